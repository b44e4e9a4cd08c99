/** A model with several upstreams uses the next one only when the one before cannot take the request; the price stays the model's. */
import t from 'tap';
import { refusingUrl } from '../support/fault-server.ts';
import { auditOk } from '../support/interfaces.ts';
import { answered, keyOf, type TargetOptions, targetRig, tasksPath } from '../support/targets.ts';

t.setTimeout(600_000);

/** chat-small and c's video are served by an upstream at a, and then by one at b. */
const inOrder: TargetOptions = {
  edit: (document, urls) => {
    const timeout = { connect: '20s', headers: '20s', idle: '20s' };
    const auth = (name: string) => ({ header: 'x-api-key', secret: { env: `KEY_${name}` } });
    document.setIn(['upstreams', 'messages'], { url: urls.a, auth: auth('A'), timeout });
    document.setIn(['upstreams', 'spare'], { url: urls.b, auth: auth('B'), timeout });
    document.setIn(['models', 'chat-small', 'upstream'], ['messages', 'spare']);
    for (const name of ['create_message', 'count_tokens'])
      document.setIn(['routes', name, 'model', 'upstream'], ['messages', 'spare']);
    document.setIn(['models', '$(family)/vidgen-2.0', 'upstream'], ['messages', 'spare']);
  },
};

t.test('every request goes to the first one while it takes them', async (t) => {
  const rig = await targetRig(t, ({ reply }) => reply(200, answered), inOrder);
  for (let n = 0; n < 5; n += 1) t.equal((await rig.chat()).status, 200);
  t.strictSame(rig.posts(), [5, 0]);
});

t.test(
  'after a refusal the next one gets the request with its own credential, at the price of the model',
  async (t) => {
    const rig = await targetRig(t, ({ reply }) => reply(200, answered), inOrder);
    rig.a.play(({ reply }) => reply(429, {}));
    const reply = await rig.chat();
    t.strictSame(reply.json, answered);
    t.strictSame(rig.posts(), [1, 1]);
    t.equal(new Map(rig.b.seen[0]?.headers).get('x-api-key'), keyOf('b'));
    await rig.stack.stop();
    const price_nano = 3n * 7_200n + 5n * 36_000n;
    t.equal((await rig.stack.store.wallet(rig.stack.account))?.posted_nano, 1_000_000_000_000n - price_nano);
    await auditOk(t, rig.stack);
  },
);

t.test('each upstream gets its own name of the model, and no other byte changes', async (t) => {
  for (const [as, names] of [
    [{ messages: 'vendor/small', spare: 'small-v2' }, ['vendor/small', 'small-v2']],
    [{ messages: 'vendor/small' }, ['vendor/small', 'chat-small']],
  ] as const) {
    const rig = await targetRig(t, ({ reply }) => reply(200, answered), {
      edit: (document, urls) => {
        inOrder.edit?.(document, urls);
        document.setIn(['models', 'chat-small', 'as'], document.createNode(as));
        // Their holds count the bytes of the name.
        document.deleteIn(['routes', 'create_message', 'examples']);
      },
    });
    rig.a.play(({ reply }) => reply(429, {}));
    t.equal((await rig.chat({ seed: 12345 })).status, 200);
    const bodies = [rig.a, rig.b].map(({ seen }) => String(seen[0]?.body));
    t.strictSame(
      bodies.map((body) => JSON.parse(body).model),
      names,
    );
    const [first = '', second = ''] = bodies;
    t.equal(first.replace(names[0], names[1]), second);
  }
});

t.test('a task is stored with the upstream that took it, which is polled', async (t) => {
  const rig = await targetRig(t, ({ reply }) => reply(200, { task_id: 'up-1', status: 'running' }), {
    ...inOrder,
    urls: { a: refusingUrl },
  });
  t.equal((await rig.create()).status, 200);
  t.match((await rig.stack.store.listTasks({ limit: 2 })).tasks, [
    { upstream: 'spare', target: 'default', state: 'running' },
  ]);
  t.equal((await rig.stack.call('GET', `${tasksPath}/up-1`)).status, 200);
  t.strictSame(
    rig.b.seen.map(({ method }) => method),
    ['POST', 'GET'],
  );
  await auditOk(t, rig.stack);
});
