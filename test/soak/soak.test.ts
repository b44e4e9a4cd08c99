/** Runs a short soak as part of the tests. */
import t from 'tap';
import { runSoak } from './soak.ts';

/** A short soak; `npm run test:soak -- --minutes 60` runs a long one. */
t.setTimeout(600_000);

t.test('after mixed load with faults, memory, handles, sockets and holds return to base', async (t) => {
  const { problems, end, svg } = await runSoak({ seconds: 12, seed: 7, callers: 12, say: (line) => t.comment(line) });
  t.strictSame(problems, []);
  t.ok(end.requests > 100, `${end.requests} requests were sent`);
  t.match(svg, /<polyline points="/);
});
