/** A short run of the kill loop with several gateways on one PostgreSQL server. */
import t from 'tap';
import { evidence } from './kill-loop.ts';
import { runPostgresKillLoop } from './kill-loop-postgres.ts';

t.setTimeout(600_000);

t.test('gateways and the server are killed under load: everything delivered is charged once', async (t) => {
  const seed = Number(process.env.SEED ?? 1);
  const report = await runPostgresKillLoop({ seconds: 15, seed, gateways: 3, say: (line) => t.comment(line) });
  t.comment(report.summary);
  t.same(report.problems, [], `seed ${seed}`);
  if (!report.ok) t.comment(`kept:\n${evidence(report)}`);
});
