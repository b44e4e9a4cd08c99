/** Tests a target whose connections are all in use: requests wait, move on or get 503, and the target counts as healthy. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import t from 'tap';
import type { Turn } from '../support/fault-server.ts';
import { auditOk, moneyOf } from '../support/interfaces.ts';
import { answered, targetRig } from '../support/targets.ts';

const single = { connections: 1, timeout: { connect: '1s', headers: '60s', idle: '60s' } };

t.test('callers get 503 with retry-after when no connection becomes free, and pay nothing', async (t) => {
  const rig = await targetRig(t, ({ reply }) => reply(200, answered), { upstream: single, weights: { b: 0 } });
  const { promise: held, resolve: hold } = Promise.withResolvers<Turn>();
  rig.a.play(hold);
  const first = rig.chat();
  await rig.a.sawRequests(1);
  const second = await rig.chat();
  t.equal(second.status, 503);
  t.equal(second.headers.get('retry-after'), '5');
  t.match(second.json.error, {
    type: 'overloaded_error',
    message: 'the gateway has no free connection to upstream messages; try again in a moment',
  });
  const creation = await rig.create();
  t.equal(creation.status, 503, 'upstreams with the same origin share its connections');
  t.equal((await moneyOf(rig.stack)).held, 0n, 'it was not sent');
  (await held).reply(200, answered);
  t.equal((await first).status, 200);
  t.equal(rig.a.seen.filter(({ target }) => target.endsWith('/messages')).length, 1);
  await auditOk(t, rig.stack);
});

t.test('a request moves on to another target, and the full one stays up', async (t) => {
  const upstream = { ...single, health: { failures: 1 } };
  const rig = await targetRig(t, ({ reply }) => reply(200, answered), { upstream });
  const turns: Turn[] = [];
  rig.a.play((turn) => void turns.push(turn));
  rig.b.play(({ reply }) => reply(200, answered));
  const chats = [rig.chat(), rig.chat()];
  await rig.a.sawRequests(1);
  const more = await Promise.all([rig.chat(), rig.chat()]);
  t.same(
    more.map(({ status }) => status),
    [200, 200],
  );
  t.equal(rig.a.seen.length, 1);
  t.ok(
    [...rig.stack.services.targets.shown()].every(([, , takes]) => takes),
    'no target is left out',
  );
  turns[0]?.reply(200, answered);
  await Promise.all(chats);
  await auditOk(t, rig.stack);
});

t.test('without file descriptors a request is overload, also where a name must be looked up', (t) => {
  const file = join(import.meta.dirname, 'out-of-files.ts');
  const script = 'ulimit -n 64 && exec "$0" "$1"';
  const { stdout, stderr } = spawnSync('sh', ['-c', script, process.execPath, file], { encoding: 'utf8' });
  t.equal(stdout, 'EMFILE overloaded\nEMFILE overloaded\n', stderr);
  t.end();
});
