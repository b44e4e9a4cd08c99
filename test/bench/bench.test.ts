/** Tests the benchmark: its goals, and the process that makes its load. */

import { resolve } from 'node:path';
import t from 'tap';
import { ask } from '../../bench/bed.ts';
import { judgeGoals } from '../../bench/report/goals.ts';
import { startProcess } from '../../bench/servers/process.ts';

// The goals of the benchmark compare the targets that they name, round by round.

const sample = (target: string, round: number, cpu_us: number) => ({
  scenario: 'messages',
  target,
  round,
  figures: { cpu_us },
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
    measured: { median: 0.12 },
    verdict: 'beyond',
  });
});

t.test('a ratio is taken within each round, and a goal without figures is left out', async (t) => {
  const samples = [
    sample('tollgate', 1, 10),
    sample('raw floor', 1, 5),
    sample('tollgate', 2, 90),
    sample('raw floor', 2, 30),
    sample('tollgate', 3, 70),
  ];
  t.match(judged('raw floor', samples), { measured: { min: 2, median: 2.5, max: 3 }, verdict: 'missed' });
  t.equal(judged('Envoy as a plain proxy', samples), undefined);
});

// The load process of the benchmark runs many jobs, one after the other.

t.test('a job leaves no listener behind, and fails if the process ends', async (t) => {
  const loader = await startProcess([resolve(import.meta.dirname, '../../bench/load/load.ts')]);
  t.teardown(() => loader.stop());
  const listeners = () => ['line', 'close'].map((event) => loader.lines.listenerCount(event));
  const before = listeners();
  for (let job = 0; job < 3; job += 1) t.match(await ask(loader, { kind: 'release' }), { failed: 0 });
  t.strictSame(listeners(), before);
  const { pid = Number.NaN } = loader;
  process.kill(pid, 'SIGSTOP');
  const asked = ask(loader, { kind: 'release' });
  process.kill(pid, 'SIGKILL');
  await t.rejects(asked, { message: 'the load process has ended' });
});
