/** A gateway of which one thread ends: the whole process ends, says why in its last line, and loses no money. */
import t from 'tap';
import { startReloadable } from '../reload/gateway.ts';

t.setTimeout(600_000);

t.test('a thread ends', async (t) => {
  const running = await startReloadable(t, { args: ['--threads', '2'], env: { TOLLGATE_FAILPOINT: 'thread_ends' } });
  running.gateway.child.kill('SIGHUP');
  const { code, stderr } = await running.gateway.ended;
  t.equal(code, 3);
  const [last = ''] = stderr.trim().split('\n').slice(-1);
  t.match(JSON.parse(last), {
    level: 'fatal',
    msg: 'the gateway ends: its thread is lost',
    reason: /^thread \d has ended$/,
  });
  t.match(await running.run(['audit']), { code: 0 });
});
