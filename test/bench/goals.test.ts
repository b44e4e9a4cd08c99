/** The goals of the benchmark compare the targets that they name, round by round. */
import t from 'tap';
import { judgeGoals } from '../../bench/report/goals.ts';

const sample = (target: string, round: number, cpu_us: number) => ({
  ...{ scenario: 'messages', target, round, figures: { cpu_us } },
});
const judged = (name: string, samples: Parameters<typeof judgeGoals>[0]) =>
  judgeGoals(samples).find((goal) => goal.name === `CPU per messages JSON request ÷ ${name}`);

t.test('a peer is found by its whole name, with any version', async (t) => {
  const samples = [
    sample('tollgate', 1, 60),
    sample('bifrost 1.4.19', 1, 100),
    sample('bifrost, virtual key 1.4.19', 1, 500),
  ];
  t.match(judged('Bifrost bare', samples), { measured: { median: 0.6 }, verdict: 'met' });
  t.match(judged('Bifrost with virtual key, budget and log', samples), {
    ...{ measured: { median: 0.12 }, verdict: 'beyond' },
  });
});

t.test('a ratio is taken within each round, and a goal without figures is left out', async (t) => {
  const samples = [
    ...[sample('tollgate', 1, 10), sample('raw floor', 1, 5)],
    ...[sample('tollgate', 2, 90), sample('raw floor', 2, 30), sample('tollgate', 3, 70)],
  ];
  t.match(judged('raw floor', samples), { measured: { min: 2, median: 2.5, max: 3 }, verdict: 'missed' });
  t.equal(judged('Envoy as a plain proxy', samples), undefined);
});
