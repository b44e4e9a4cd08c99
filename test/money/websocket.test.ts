/** A WebSocket route: each response of the upstream is held in advance and charged by its usage, and at any end nothing stays held. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import t, { type Test } from 'tap';
import { compileConfig } from '../../src/config/compile-config.ts';
import { createPlayer } from '../../src/config/examples/play.ts';
import { NANO } from '../../src/lib/money/amount.ts';
import type { ExamplePlan } from '../../src/plan/index.ts';
import { OPERATOR } from '../support/operator.ts';
import { closed, connectRealtime, frame, realtimeText, realtimeUpstream, type Side } from '../support/realtime.ts';
import { shippedConfig, startStack, until } from '../support/stack.ts';

const BY_TIER =
  'by: [tier, class], table: { low: { token: "0.01", word: "0.02" }, high: { token: "0.02", word: "0.04" } }';
const TIER = 'tier: { answer: /tier, type: string, enum: [low, high], default: low }';

async function rig(
  t: Test,
  { balance = '10', more = '', idle = '1h', owned = '', estimate = '"4"', tiers = false } = {},
) {
  const upstream = await realtimeUpstream(t);
  const text = realtimeText(upstream.url, more)
    .replace('idle: 1h', `idle: ${idle}`)
    .replace('without_usage: { token: { cel: "4" } }', `without_usage: { token: { cel: ${estimate} } }`)
    .replace('    billing: live\n', `    billing: live\n${owned}`)
    .replace('by: [class], table: { token: "0.01", word: "0.02" }', (prices) => (tiers ? BY_TIER : prices))
    .replace('{ limit: output } }', tiers ? `{ limit: output }, ${TIER} }` : '$&');
  const compiled = (edited: string) => {
    const { plan, diagnostics } = compileConfig(shippedConfig, { text: edited, env: { TOLLGATE_C_KEY: 'vendor-key' } });
    if (plan === undefined) throw new Error(JSON.stringify(diagnostics, null, 2));
    return plan;
  };
  const stack = await startStack({ plan: compiled(text), balance });
  t.teardown(() => stack.close());
  const wallet = async () => {
    const found = await stack.store.wallet(stack.account);
    if (found === undefined) throw new Error('no wallet');
    return found;
  };
  return {
    plan: compiled(text),
    stack,
    upstream,
    reload: (from: string, to: string) => stack.adopt(compiled(text.replace(from, to))),
    async open(query?: string) {
      const caller = await connectRealtime(stack.url, stack.key, query);
      if (!('socket' in caller)) throw new Error(`refused: ${caller.status} ${caller.text}`);
      const vendor = upstream.opened.at(-1);
      if (vendor === undefined) throw new Error('not opened');
      return { caller, vendor: vendor.side, ...vendor };
    },
    /** Stops the gateway, which closes its leases. @returns what is left, in hundredths. */
    async settled() {
      await stack.stop();
      const { posted_nano, held_nano } = await wallet();
      return { left: Number((posted_nano * 100n) / NANO), held: held_nano };
    },
  };
}

/** An example without its answer. */
const EXAMPLE: ExamplePlan = {
  name: 'x',
  body: '',
  params: { model: 'live-1' },
  headers: {},
  after: undefined,
  answer: undefined,
  polls: undefined,
  expect: {
    branch: undefined,
    units_nano: undefined,
    charge_nano: undefined,
    state: undefined,
    request: undefined,
    task: undefined,
    resource: undefined,
    facts: undefined,
    hold_nano: undefined,
    error: undefined,
  },
};
const created = { type: 'response.created' };
const done = (output_tokens: number) => ({ type: 'response.done', response: { usage: { output_tokens } } });
const seen = (side: Side, text: string) =>
  until(
    async () => side.texts(),
    (texts) => texts.some((each) => each.includes(text)),
  );

t.test('bytes pass unchanged both ways, and each response is charged by its usage', async (t) => {
  const { open, settled } = await rig(t);
  const { caller, vendor, url, headers } = await open('model=live-1&other=1');
  t.equal(url, '/v1/realtime?model=vendor-live');
  t.match(headers, { authorization: 'Bearer vendor-key', 'sec-websocket-extensions': undefined });
  // In parts, with a ping between them, and one byte at a time.
  const first = Buffer.concat([
    frame(2, Buffer.from('{"type":"x",'), true, false),
    frame(9, Buffer.from('ping'), true),
    frame(0, Buffer.from('"n":1}'), true),
  ]);
  for (const byte of first) caller.socket.write(Buffer.from([byte]));
  await until(
    async () => vendor.bytes().length,
    (length) => length === first.length,
  );
  t.strictSame(vendor.bytes(), first);
  const text = JSON.stringify(done(3));
  const answer = Buffer.concat([
    frame(1, Buffer.from(JSON.stringify(created)), false),
    frame(1, Buffer.from(text.slice(0, 9)), false, false),
    frame(10, Buffer.alloc(0), false),
    frame(0, Buffer.from(text.slice(9)), false),
    frame(1, Buffer.from('{"type":"transcribed","usage":{"words":5}}'), false),
    frame(1, Buffer.from('{"type":"response.done.not","response":{"usage":{"output_tokens":500}}}'), false),
  ]);
  for (let at = 0; at < answer.length; at += 7) vendor.socket.write(answer.subarray(at, at + 7));
  await until(
    async () => caller.bytes().length,
    (length) => length === answer.length,
  );
  t.strictSame(caller.bytes(), answer);
  vendor.send(created);
  vendor.send(done(8));
  await seen(caller, '"output_tokens":8');
  caller.socket.end(frame(8, Buffer.from([3, 232]), true));
  await until(async () => caller.socket.readableEnded, Boolean);
  t.strictSame(await settled(), { left: 1000 - 3 - 10 - 8, held: 0n });
});

t.test(
  'a caller who leaves in the middle of a response pays an estimate, and one who leaves between two nothing more',
  async (t) => {
    const { open, settled, stack } = await rig(t);
    const first = await open();
    first.vendor.send(created);
    await seen(first.caller, 'created');
    first.caller.socket.destroy();
    const two = await open();
    two.vendor.send(created);
    two.vendor.send(done(2));
    await seen(two.caller, 'done');
    two.caller.socket.destroy();
    await until(
      async () => stack.services.inFlight.count,
      (count) => count === 0,
    );
    const errors = (await stack.metrics.errors.get()).values.filter(({ value }) => value > 0);
    t.strictSame(errors, [], 'the upstream is not blamed');
    t.strictSame(await settled(), { left: 1000 - 4 - 2, held: 0n });
  },
);

t.test('a WebSocket keeps its prices over a reload, and the next one has the new ones', async (t) => {
  const { open, settled, stack, reload } = await rig(t);
  const old = await open();
  old.vendor.send(created);
  await seen(old.caller, 'created');
  const { oldEnded } = await reload('token: "0.01"', 'token: "0.03"');
  old.vendor.send(done(5));
  old.vendor.send({ ...created, id: 'second' });
  old.vendor.send(done(7));
  await seen(old.caller, '"output_tokens":7');
  const next = await open();
  next.vendor.send(created);
  next.vendor.send(done(2));
  await seen(next.caller, 'done');
  for (const { caller } of [old, next]) caller.socket.end(frame(8, Buffer.from([3, 232]), true));
  await oldEnded();
  t.strictSame(await settled(), { left: 1000 - 5 - 7 - 6, held: 0n });
  t.match(await stack.store.audit(), { ok: true });
});

t.test('the WebSocket ends with the error of the interface when the money does', async (t) => {
  const { open, settled } = await rig(t, { balance: '0.15' });
  const { caller, vendor } = await open();
  vendor.send(created);
  const last = frame(1, Buffer.from(JSON.stringify(done(9))), false);
  vendor.socket.write(Buffer.concat([last, frame(1, Buffer.from('{"type":"more"}'), false)]));
  t.equal(await closed(caller), 1008);
  t.strictSame(
    caller.texts().map((text) => JSON.parse(text)),
    [created, done(9), { type: 'error', error: { code: 'insufficient_balance' } }],
  );
  await until(async () => vendor.socket.destroyed, Boolean);
  t.strictSame(await settled(), { left: 6, held: 0n });
});

t.test('two responses at the same time need two holds', async (t) => {
  const { open, settled } = await rig(t, { balance: '0.25' });
  const { caller, vendor } = await open();
  for (let count = 0; count < 3; count += 1) vendor.send(created);
  t.equal(await closed(caller), 1008);
  t.strictSame(await settled(), { left: 25 - 8, held: 0n }, 'two were begun and cost an estimate');
});

t.test('it ends when its key is revoked, after the message that is being sent', async (t) => {
  const { open, settled, stack } = await rig(t);
  const { caller, vendor } = await open();
  const message = frame(1, Buffer.from('{"type":"delta"}'), false);
  vendor.socket.write(message.subarray(0, 5));
  await until(
    async () => caller.bytes().length,
    (length) => length === 5,
  );
  await stack.store.revokeKey(stack.key_id, OPERATOR);
  await until(
    async () => stack.metrics.errors.get(),
    ({ values }) => values.some(({ labels, value }) => labels.kind === 'unauthenticated' && value === 1),
  );
  vendor.socket.write(message.subarray(5));
  t.equal(await closed(caller), 3000);
  t.strictSame(caller.texts(), ['{"type":"delta"}', '{"type":"error","error":{"code":"unauthorized"}}']);
  t.strictSame(await settled(), { left: 1000, held: 0n });
});

t.test('an upstream that breaks off, and frames that are not allowed', async (t) => {
  const { open, settled, stack } = await rig(t);
  const first = await open();
  first.vendor.socket.destroy();
  t.equal(await closed(first.caller), 1011);
  t.match(first.caller.texts(), ['{"type":"error","error":{"code":"internal_error"}}']);
  const two = await open();
  const large = Buffer.alloc(14);
  large.set([0x82, 0xff, 0, 0, 0, 0, 0, 1, 0, 1]);
  two.caller.socket.write(large);
  t.equal(await closed(two.caller), 1009);
  const three = await open();
  three.vendor.socket.write(Buffer.from([0xc1, 0x00]));
  t.equal(await closed(three.caller), 1002, 'a compressed message cannot be read');
  const errors = (await stack.metrics.errors.get()).values.filter(({ value }) => value > 0);
  const counted = errors.map(({ labels, value }) => `${labels.kind} ${value}`).sort();
  t.strictSame(counted, ['invalid_request 1', 'upstream_failed 2'], 'the side that did it is blamed');
  t.strictSame(await settled(), { left: 1000, held: 0n });
});

t.test('it ends for another reason while there is no money for the next response', async (t) => {
  const { open, settled, stack } = await rig(t, { balance: '0.15' });
  const { caller, vendor } = await open();
  vendor.send(created);
  await seen(caller, 'created');
  const begun = caller.bytes().length;
  const last = frame(1, Buffer.from(JSON.stringify(done(9))), false);
  vendor.socket.write(last.subarray(0, 5));
  await until(
    async () => caller.bytes().length,
    (length) => length > begun,
  );
  await stack.store.revokeKey(stack.key_id, OPERATOR);
  vendor.socket.write(last.subarray(5));
  t.equal(await closed(caller), 3000);
  t.strictSame(await settled(), { left: 6, held: 0n });
});

t.test('a handshake behind a request that is not answered yet', async (t) => {
  const { settled, stack } = await rig(t);
  const head = (more: string) =>
    `GET /v1/realtime?model=live-1 HTTP/1.1\r\nhost: x\r\nx-api-key: ${stack.key}\r\n${more}\r\n`;
  const socket = connect(Number(new URL(stack.url).port), '127.0.0.1');
  const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n';
  socket.end(head('') + head(`connection: upgrade\r\nupgrade: websocket\r\n${key}`));
  const answers = await text(socket);
  t.strictSame(answers.match(/HTTP\/1.1 \d+/g), ['HTTP/1.1 426', 'HTTP/1.1 426'], 'it is an ordinary request');
  t.strictSame(await settled(), { left: 1000, held: 0n });
});

t.test('a caller that ends its side with the handshake', async (t) => {
  const { settled, stack, upstream } = await rig(t);
  const handshake = ['GET /v1/realtime?model=live-1 HTTP/1.1', 'host: x', `x-api-key: ${stack.key}`];
  const key = ['sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-version: 13'];
  const socket = connect(Number(new URL(stack.url).port), '127.0.0.1');
  socket.end(`${[...handshake, 'connection: upgrade', 'upgrade: websocket', ...key].join('\r\n')}\r\n\r\n`);
  t.match(await text(socket), /^HTTP.1.1 101 /);
  t.equal(upstream.opened.length, 1);
  t.strictSame(await settled(), { left: 1000, held: 0n });
});

t.test('a refused handshake costs nothing', async (t) => {
  const { stack, upstream, settled } = await rig(t);
  upstream.answers.push({ status: 429 }, { status: 401 });
  t.match(await connectRealtime(stack.url, stack.key), { status: 429, text: '{"error":"no"}' });
  t.match(await connectRealtime(stack.url, stack.key), { status: 502 });
  t.match(await connectRealtime(stack.url, 'tg_wrong'), { status: 401 });
  t.match(await connectRealtime(stack.url, stack.key, 'model=none'), { status: 404 });
  t.match(await connectRealtime(stack.url, stack.key, ''), { status: 400 });
  const plain = await stack.call('GET', '/v1/realtime?model=live-1', undefined, {
    authorization: '',
    'x-api-key': stack.key,
  });
  t.equal(plain.status, 426);
  t.equal(plain.headers.get('upgrade'), 'websocket');
  const asked =
    'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13';
  for (const line of ['HEAD /v1/realtime?model=live-1 HTTP/1.1', 'GET /v1/realtime?model=live-1 HTTP/1.0']) {
    const socket = connect(Number(new URL(stack.url).port), '127.0.0.1');
    socket.end(`${line}\r\nhost: x\r\nx-api-key: ${stack.key}\r\n${asked}\r\n\r\n`);
    t.match(await text(socket), /^HTTP.1.1 426 /, line);
  }
  const accept = 'connection: upgrade\r\nsec-websocket-accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n';
  upstream.answers.push({ status: 101 }, { status: 101, upgrade: `upgrade: h2c\r\n${accept}` });
  for (const _ of upstream.answers.slice()) t.match(await connectRealtime(stack.url, stack.key), { status: 502 });
  t.strictSame(await settled(), { left: 1000, held: 0n });
});

t.test('an open WebSocket follows the limits and the models that its key has now', async (t) => {
  const { open, stack } = await rig(t, { more: 'limits: {}' });
  const edit = (edited: Parameters<typeof stack.store.editKey>[1]) =>
    stack.store.editKey(stack.key_id, edited, OPERATOR);
  const respond = ({ caller, vendor }: Awaited<ReturnType<typeof open>>, times: number) => {
    for (let count = 0; count < times; count += 1) for (const event of [created, done(1)]) vendor.send(event);
    return caller;
  };
  for (const limits of [{ requests: '100/min' }, null]) {
    await edit({ limits });
    const opened = await open();
    await seen(respond(opened, 1), 'done');
    await edit({ limits: { requests: '1/min' } });
    await sleep(1_100);
    t.equal(await closed(respond(opened, 3)), 1013, `limited by ${limits?.requests}`);
  }
  await edit({ limits: null });
  const { caller } = await open();
  await edit({ models: ['chat-*'] });
  t.equal(await closed(caller), 1008);
});

t.test('each response counts in limits, and a WebSocket takes one slot', async (t) => {
  const { open, settled, stack } = await rig(t, {
    more: 'limits: { own: { by: [key], requests: 2/min, concurrent_requests: 1 } }',
  });
  const { caller, vendor } = await open();
  t.match(await connectRealtime(stack.url, stack.key), { status: 429 });
  for (let count = 0; count < 3; count += 1) {
    vendor.send(created);
    vendor.send(done(1));
  }
  t.equal(await closed(caller), 1013);
  t.match(caller.texts().at(-1), 'internal_error');
  t.strictSame(await settled(), { left: 1000 - 1 - 1 - 4, held: 0n });
});

t.test('a stop ends it', async (t) => {
  const { open, settled } = await rig(t);
  const { caller, vendor } = await open();
  vendor.send(created);
  await seen(caller, 'created');
  const ended = settled();
  t.equal(await closed(caller), 1013);
  caller.socket.end();
  t.strictSame(await ended, { left: 996, held: 0n });
});

t.test('a report takes no hold of a running response: both are charged when the money ends', async (t) => {
  const { open, settled } = await rig(t, { balance: '0.15' });
  const { caller, vendor } = await open();
  vendor.send(created);
  vendor.send({ type: 'transcribed', usage: { words: 1 } });
  t.equal(await closed(caller), 1008);
  t.strictSame(await settled(), { left: 15 - 2 - 4, held: 0n });
});

t.test('a response and a report with one hold are both charged at the dearer of their prices', async (t) => {
  for (const [tier, cost] of [
    ['low', 2 + 4],
    ['high', 4 + 8],
  ] as const) {
    const { open, settled, stack } = await rig(t, { balance: '0.30', tiers: true });
    const { caller, vendor } = await open();
    vendor.send(created);
    vendor.send({ type: 'transcribed', tier, usage: { words: 1 } });
    t.equal(await closed(caller), 1008);
    t.strictSame(await settled(), { left: 30 - cost, held: 0n }, tier);
    t.same((await stack.store.audit()).breaches, []);
  }
});

t.test('a report during a response is charged with a hold of its own', async (t) => {
  const { open, settled } = await rig(t);
  const { caller, vendor } = await open();
  for (const event of [created, { type: 'transcribed', usage: { words: 1 } }, done(3)]) vendor.send(event);
  await seen(caller, 'done');
  caller.socket.write(frame(8, Buffer.from([3, 232]), true));
  t.strictSame(await settled(), { left: 1000 - 2 - 3, held: 0n });
});

t.test('what follows a close frame is not passed and not billed', async (t) => {
  const { open, settled } = await rig(t);
  const { caller, vendor } = await open();
  const text = (event: unknown) => frame(1, Buffer.from(JSON.stringify(event)), false);
  vendor.socket.write(
    Buffer.concat([text(created), text(done(1)), frame(8, Buffer.from([3, 232]), false), text(done(9))]),
  );
  t.equal(await closed(caller), 1000);
  vendor.socket.write(text(done(9)));
  t.strictSame(await settled(), { left: 999, held: 0n });
  t.equal(caller.texts().length, 2);
});

t.test('an unmasked empty frame of a caller is refused, whole or in pieces', async (t) => {
  for (const pieces of [[[0x88, 0]], [[0x81], [0]]]) {
    const { open } = await rig(t);
    const { caller, vendor } = await open();
    for (const piece of pieces) {
      caller.socket.write(Buffer.from(piece));
      await new Promise((later) => void setTimeout(later, 30));
    }
    t.equal(await closed(caller), 1002);
    t.ok(vendor.bytes().length < 2);
  }
});

t.test('an upstream that sends but does not read ends after idle', async (t) => {
  const message = frame(2, Buffer.alloc(60_000), true);
  const { open } = await rig(t, { idle: '3s' });
  const { caller, vendor } = await open();
  vendor.socket.pause();
  const sending = setInterval(() => vendor.send({ type: 'delta' }), 100);
  t.teardown(() => clearInterval(sending));
  for (let count = 0; count < 300; count += 1) caller.socket.write(message);
  t.equal(await closed(caller), 1011);
});

t.test('a WebSocket that opens while the gateway stops ends at once', async (t) => {
  const { stack, open } = await rig(t);
  const { caller } = await open();
  const stopping = stack.stop();
  t.equal(await closed(caller), 1013);
  let failure: unknown;
  stack.services.webSockets.add({
    end(given) {
      failure = given;
    },
  });
  t.match(failure, { kind: 'overloaded' });
  await stopping;
});

const OWNED = '    creates_resource: [{ resource: portrait, id: [/response/id, /item_id] }]\n';
const named = (id: string, output_tokens?: number) => ({
  type: output_tokens === undefined ? 'response.created' : 'response.done',
  response: { id, ...(output_tokens !== undefined && { usage: { output_tokens } }) },
});

t.test('the end of a message with an id waits until its owner is stored', async (t) => {
  const { open, settled, stack } = await rig(t, { owned: OWNED });
  const { caller, vendor } = await open();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { store } = stack.services;
  const record = store.recordResource.bind(store);
  const asked: string[] = [];
  Object.assign(store, {
    async recordResource(kind: string, id: string, account: string) {
      asked.push(id);
      await promise;
      return record(kind, id, account);
    },
  });
  const text = (event: unknown) => frame(1, Buffer.from(JSON.stringify(event)), false);
  const all = [
    text({ type: 'x' }),
    text(named('resp_1')),
    text({ type: 'y', item_id: 'resp_1' }),
    text(named('resp_1', 3)),
  ];
  vendor.socket.write(Buffer.concat(all));
  await until(
    async () => asked.length,
    (count) => count === 1,
  );
  await until(
    async () => caller.texts().length,
    (count) => count > 0,
  );
  t.equal(caller.texts().length, 1, 'only the message before it has passed');
  resolve();
  await seen(caller, '"output_tokens":3');
  t.strictSame(caller.bytes(), Buffer.concat(all), 'byte for byte');
  t.same(asked, ['resp_1'], 'stored once');
  t.equal(await store.ownsResource('portrait', 'resp_1', stack.account), true);
  for (const byte of Buffer.concat([text(named('resp_2')), text(named('resp_2', 4))]))
    vendor.socket.write(Buffer.from([byte]));
  await seen(caller, '"output_tokens":4');
  t.equal(await store.ownsResource('portrait', 'resp_2', stack.account), true);
  caller.socket.end(frame(8, Buffer.from([3, 232]), true));
  t.strictSame(await settled(), { left: 1000 - 3 - 4, held: 0n });
});

t.test('an id is taken out of a longer text of a message', async (t) => {
  const part = '    creates_resource: [{ resource: portrait, id: [/response/id], part: "/responses/{id}:get" }]\n';
  const { open, stack } = await rig(t, { owned: part });
  const { caller, vendor } = await open();
  vendor.socket.write(frame(1, Buffer.from(JSON.stringify(named('/responses/resp_1:get', 1))), false));
  await seen(caller, '"output_tokens":1');
  t.equal(await stack.store.ownsResource('portrait', 'resp_1', stack.account), true);
  t.equal(await stack.store.ownsResource('portrait', '/responses/resp_1:get', stack.account), false);
});

t.test('a gateway that stops meanwhile adds its last message after the one that waits', async (t) => {
  const { open, stack } = await rig(t, { owned: OWNED });
  const { caller, vendor } = await open();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let isAsked = false;
  Object.assign(stack.services.store, {
    recordResource() {
      isAsked = true;
      return promise;
    },
  });
  const first = frame(1, Buffer.from(JSON.stringify(named('resp_1'))), false);
  vendor.socket.write(first.subarray(0, 20));
  await until(
    async () => caller.bytes().length,
    (length) => length === 20,
  );
  vendor.socket.write(first.subarray(20));
  await until(async () => isAsked, Boolean);
  let isEnded = false;
  stack.services.webSockets.add({
    end() {
      isEnded = true;
    },
  });
  const stopping = stack.stop();
  await until(async () => isEnded, Boolean);
  resolve(true);
  t.equal(await closed(caller), 1013);
  t.same(
    caller.texts().map((text) => JSON.parse(text).type),
    ['response.created', 'error'],
  );
  await stopping;
});

t.test(
  'an id of another account ends the WebSocket before its message is complete; the response is charged',
  async (t) => {
    const { open, settled, stack } = await rig(t, { owned: OWNED });
    const other = await stack.newAccount('other');
    await stack.store.recordResource('portrait', 'resp_1', other.account);
    const { caller, vendor } = await open();
    vendor.send(created);
    await seen(caller, 'created');
    vendor.send(named('resp_1', 3));
    await until(async () => caller.socket.destroyed || caller.socket.readableEnded, Boolean);
    t.strictSame(caller.texts(), [JSON.stringify(created)]);
    t.strictSame(await settled(), { left: 1000 - 3, held: 0n });
  },
);

t.test('events in broken JSON pass; what can be read before the mistake is charged, and nothing is free', async (t) => {
  const raw = (text: string) => frame(1, Buffer.from(text), false);
  const usage = '"response":{"usage":{"output_tokens":7}}';
  const cases: readonly (readonly [what: string, text: string, cost: number])[] = [
    ['cut after its usage', `{"type":"response.done",${usage}`, 7],
    ['more after its end', `{"type":"response.done",${usage}}}]`, 7],
    ['cut within its usage: an estimate', '{"type":"response.done","response":{"usage":{"output_tok', 4],
    ['no number: an estimate', '{"type":"response.done","response":{"usage":{"output_tokens":}}}', 4],
    ['a name that cannot be read: an estimate at the end', `{"type":response.done,${usage}}`, 4],
    ['no JSON at all: an estimate at the end', 'response.done', 4],
    ['in a list', `[{"type":"response.done",${usage}}]`, 7],
  ];
  for (const [what, text, cost] of cases) {
    const { open, settled } = await rig(t);
    const { caller, vendor } = await open();
    vendor.send(created);
    vendor.socket.write(raw(text));
    vendor.send({ type: 'after' });
    await seen(caller, 'after');
    t.equal(caller.texts()[1], text, what);
    caller.socket.end(frame(8, Buffer.from([3, 232]), true));
    t.strictSame(await settled(), { left: 1000 - cost, held: 0n }, what);
  }
});

t.test('three beginnings and one end: the bytes of what did not end count once', async (t) => {
  const { open, settled } = await rig(t, { estimate: 'answer_bytes / 10' });
  const { caller, vendor } = await open();
  for (let count = 0; count < 3; count += 1) vendor.send(created);
  vendor.send(done(3));
  vendor.send({ type: 'x'.repeat(30) });
  await seen(caller, 'xxx');
  caller.socket.destroy();
  // The second response has 27 bytes of the third's beginning, and the third has the rest.
  const rest_bytes = JSON.stringify(done(3)).length + JSON.stringify({ type: 'x'.repeat(30) }).length;
  const cost = 3 + Math.floor(JSON.stringify(created).length / 10) + Math.min(10, Math.floor(rest_bytes / 10));
  t.strictSame(await settled(), { left: 1000 - cost, held: 0n });
});

t.test('check charges a WebSocket as the gateway does, whatever its events are', async (t) => {
  const { open, settled, plan, stack } = await rig(t, { balance: '1000', estimate: 'answer_bytes / 10' });
  const player = createPlayer(plan);
  const route = plan.routes.find(({ name }) => name === 'realtime');
  if (route === undefined) throw new Error('no route');
  const event = fc.oneof(
    fc.constant<object>(created),
    fc.nat(12).map(done),
    fc.nat(5).map((words) => ({ type: 'transcribed', usage: { words } })),
    fc.string({ maxLength: 60 }).map((text) => ({ type: 'delta', text })),
    fc.constantFrom<object>(done(-1), { type: 'response.done', response: {} }, { type: 'transcribed' }),
  );
  let expected_nano = 0n;
  const property = fc.asyncProperty(fc.array(event, { maxLength: 8 }), async (some) => {
    const events = [...some, { type: 'last' }];
    const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    const answer = { status: 200, headers: { 'content-type': 'text/event-stream' }, body };
    const played = await player.play(route, { ...EXAMPLE, answer });
    expected_nano += played.metered?.charge.amount_nano ?? 0n;
    const { caller, vendor } = await open();
    for (const event of events) vendor.send(event);
    await seen(caller, '"last"');
    caller.socket.destroy();
    await until(
      async () => stack.services.inFlight.count,
      (count) => count === 0,
    );
  });
  await fc.assert(property, { numRuns: 40 });
  t.ok(expected_nano > NANO / 2n, 'something is charged');
  t.strictSame(await settled(), { left: 100_000 - Number((expected_nano * 100n) / NANO), held: 0n });
});
