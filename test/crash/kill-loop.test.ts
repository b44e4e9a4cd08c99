/** A short run of the kill loop. */
import t from 'tap';
import { evidence, runKillLoop } from './kill-loop.ts';

// The seed decides the requests and the times of the kills. The processes interleave differently in every run.
t.setTimeout(600_000);

t.test('a gateway that is killed repeatedly under load charges exactly what was delivered', async (t) => {
  const seed = Number(process.env.SEED ?? 1);
  const report = await runKillLoop({ seconds: 20, seed, say: (line) => t.comment(line) });
  t.comment(report.summary);
  t.same(report.problems, [], `seed ${seed}`);
  if (!report.ok) t.comment(`kept:\n${evidence(report)}`);
});
