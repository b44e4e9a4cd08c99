/** A short run of the kill loop, and one of several gateways on one PostgreSQL server. */
import t from 'tap';
import { evidence, runKillLoop } from './kill-loop.ts';
import { runPostgresKillLoop } from './kill-loop-postgres.ts';

// The seed decides the requests and the times of the kills. The processes interleave differently in every run.
t.setTimeout(600_000);

t.test('a gateway that is killed repeatedly under load charges exactly what was delivered', async (t) => {
  const seed = Number(process.env.SEED ?? 1);
  const report = await runKillLoop({ seconds: 3, seed, say: (line) => t.comment(line) });
  t.comment(report.summary);
  t.same(report.problems, [], `seed ${seed}`);
  if (!report.ok) t.comment(`kept:\n${evidence(report)}`);
});

t.test('gateways and the server are killed under load: everything delivered is charged once', async (t) => {
  const seed = Number(process.env.SEED ?? 1);
  const report = await runPostgresKillLoop({ seconds: 3, seed, gateways: 3, say: (line) => t.comment(line) });
  t.comment(report.summary);
  t.same(report.problems, [], `seed ${seed}`);
  if (!report.ok) t.comment(`kept:\n${evidence(report)}`);
});
