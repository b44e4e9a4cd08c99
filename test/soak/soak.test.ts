import t from 'tap';
import { runSoak } from './soak.ts';

/** The long one is `npm run test:soak -- --minutes 60`. */
t.setTimeout(400_000);

t.test('after mixed load with faults, memory, handles, sockets and holds return to base', async (t) => {
  const { problems, end, svg } = await runSoak({ seconds: 20, seed: 7, callers: 12, say: (line) => t.comment(line) });
  t.strictSame(problems, []);
  t.ok(end.requests > 100, `${end.requests} requests were sent`);
  t.match(svg, /<polyline points="/);
});
