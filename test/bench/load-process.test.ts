/** The load process of the benchmark runs many jobs, one after the other. */
import { resolve } from 'node:path';
import t from 'tap';
import { ask } from '../../bench/bed.ts';
import { startProcess } from '../../bench/servers/process.ts';

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
