/** All targets of an upstream fail or hang. */
import t from 'tap';
import { auditOk, moneyOf } from '../support/interfaces.ts';
import { answered, targetRig } from '../support/targets.ts';

// When no target takes requests, callers get a 503 in their envelope with retry-after; then one request tries a target.

t.setTimeout(600_000);

t.test(
  'after a 429 a target cools for as long as it asked; when all cool, callers are told when to come back',
  async (t) => {
    let now_ms = Date.UTC(2026, 10, 22);
    const rig = await targetRig(t, ({ reply }) => reply(429, {}, 'retry-after: 30\r\n'), {
      stack: { now: () => now_ms },
    });
    t.equal((await rig.chat()).status, 429);
    now_ms += 10_000;
    const refused = await rig.chat();
    t.equal(refused.status, 503);
    t.equal(refused.headers.get('retry-after'), '20');
    t.match(refused.json, {
      type: 'error',
      error: { type: String, message: /upstream messages takes no requests at the moment; try again in 20 s/ },
    });
    t.strictSame(rig.posts(), [1, 1], 'neither target was asked again');
    for (const server of [rig.a, rig.b]) server.play(({ reply }) => reply(200, answered));
    now_ms += 20_000;
    t.equal((await rig.chat()).status, 200);
  },
);

t.test('a creation is refused before any money is held', async (t) => {
  const rig = await targetRig(t, ({ reply }) => reply(429, {}, 'retry-after: 30\r\n'));
  t.equal((await rig.create()).status, 429);
  const before = await moneyOf(rig.stack);
  const refused = await rig.create();
  t.equal(refused.status, 503);
  t.match(Number(refused.headers.get('retry-after')), 30);
  t.match(refused.json, { error: { message: String } });
  t.strictSame(await moneyOf(rig.stack), before);
  await auditOk(t, rig.stack);
});

t.test('a pause that an upstream asks for with a 503 counts too', async (t) => {
  const rig = await targetRig(t, ({ reply }) => reply(503, {}, 'retry-after: 30\r\n'), {
    upstream: { move_on: [503] },
  });
  for (let n = 0; n < 2; n += 1) t.equal((await rig.chat()).status, 503);
  t.strictSame(rig.posts(), [1, 1], 'the second request is not sent');
});

t.test('a target that fails is left out, tried by one request, and used again', async (t) => {
  let now_ms = Date.UTC(2026, 10, 22);
  const rig = await targetRig(t, ({ reply }) => reply(200, answered), {
    weights: { a: 3 },
    upstream: { health: { failures: 2, open: '10s' } },
    stack: { now: () => now_ms },
  });
  const statuses = async (count: number) => {
    const all: number[] = [];
    for (let n = 0; n < count; n += 1) all.push((await rig.chat()).status);
    return all;
  };
  rig.a.play(({ reply }) => reply(502, {}));
  t.strictSame(await statuses(4), [502, 502, 200, 200], 'two failures open a, whose share goes to b');
  t.strictSame(rig.posts(), [2, 2]);
  t.match(await rig.stack.metrics.text(), /tollgate_target_up\{upstream="messages",target="a"\} 0/);
  const passed = await rig.stack.call('GET', '/readyz');
  t.equal(passed.status, 200, 'the gateway itself is ready');

  now_ms += 20_000;
  const hanging: (() => void)[] = [];
  rig.a.play(({ reply }) => void hanging.push(() => reply(200, answered)));
  const begun = [rig.chat(), rig.chat()];
  await rig.a.sawRequests(3);
  t.strictSame(await statuses(3), [200, 200, 200], 'while one request tries a, the others go to b');
  t.strictSame(rig.posts(), [3, 6]);
  for (const answer of hanging) answer();
  t.strictSame(
    (await Promise.all(begun)).map(({ status }) => status),
    [200, 200],
  );
  t.match(await rig.stack.metrics.text(), /tollgate_target_up\{upstream="messages",target="a"\} 1/);
  rig.a.play(({ reply }) => reply(200, answered));
  await statuses(4);
  t.ok(rig.posts()[0] > 3, 'a gets its share again');
});

t.test('a caller that leaves gives the trial back', async (t) => {
  let now_ms = Date.UTC(2026, 10, 22);
  const rig = await targetRig(t, ({ reply }) => reply(502, {}), {
    upstream: { health: { failures: 1, open: '1s' } },
    stack: { now: () => now_ms },
    edit: (document) => document.setIn(['routes', 'create_message', 'on_abort'], 'cancel'),
  });
  await rig.chat();
  await rig.chat();
  t.equal((await rig.chat()).status, 503, 'both are open');
  now_ms += 10_000;
  for (const server of [rig.a, rig.b]) server.play(() => {});
  const leaving = new AbortController();
  const body = JSON.stringify({ model: 'chat-small', max_tokens: 9, messages: [{ role: 'user', content: 'hi' }] });
  const headers = { 'x-api-key': rig.stack.key, 'content-type': 'application/json' };
  const left = fetch(`${rig.stack.url}/v1/messages`, { method: 'POST', body, headers, signal: leaving.signal });
  const asked = await Promise.any([rig.a, rig.b].map((server) => server.sawRequests(2).then(() => server)));
  leaving.abort();
  await t.rejects(left);
  for (const server of [rig.a, rig.b]) server.play(({ reply }) => reply(200, answered));
  await asked.allClosed();
  const before = rig.posts();
  for (let n = 0; n < 6; n += 1) t.equal((await rig.chat()).status, 200);
  const after = rig.posts();
  t.ok(after[0] > before[0] && after[1] > before[1], 'the target that the caller left is tried again');
});
