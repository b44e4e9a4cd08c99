/** A WebSocket that is one response: the last usage known is charged when it closes, whoever closes it, and nothing stays held. */
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import t, { type Test } from 'tap';
import { compileConfig } from '../../src/config/compile-config.ts';
import { createPlayer } from '../../src/config/examples/play.ts';
import { NANO } from '../../src/lib/money/amount.ts';
import type { AnswerPlan, ExamplePlan } from '../../src/plan/index.ts';
import { closed, connectRealtime, frame, realtimeText, realtimeUpstream, type Side } from '../support/realtime.ts';
import { edited } from '../support/shipped-text.ts';
import { shippedConfig, startStack, until } from '../support/stack.ts';

const EVENTS =
  'event: /type, starts: [response.created], ends: [response.done], reports: [transcribed], message: 64KiB';
const RULE = `counts: { tokens: /response/usage/output_tokens, words: /usage/words }
    charge: { token: { cel: tokens }, word: { cel: words } }
    without_usage: { token: { cel: "4" } }
`;

function byTokens(estimate: string): string {
  return `counts: { tokens: /tokens }
    charge: { token: { cel: tokens } }
    without_usage: { token: { cel: ${estimate} } }
`;
}

/** A token costs 0.01, and 10 are held. */
async function rig(
  t: Test,
  {
    websocket = 'longest: 30s, event: /type, reports: [usage]',
    estimate = 'connection_seconds',
    rule = byTokens(estimate),
    balance = '10',
    facts = '',
  } = {},
) {
  const upstream = await realtimeUpstream(t);
  const text = edited(
    realtimeText(upstream.url),
    [EVENTS, websocket],
    ['{ limit: output }', `{ limit: output }${facts}`],
    [RULE, rule],
    [', word: { cel: "0" }', ''],
    [', word: "0.02"', ''],
  );
  const { plan, diagnostics } = compileConfig(shippedConfig, { text, env: { TOLLGATE_C_KEY: 'vendor-key' } });
  if (plan === undefined) throw new Error(JSON.stringify(diagnostics, null, 2));
  const stack = await startStack({ plan, balance });
  t.teardown(() => stack.close());
  return {
    plan,
    stack,
    async open() {
      const caller = await connectRealtime(stack.url, stack.key);
      if (!('socket' in caller)) throw new Error(`refused: ${caller.status} ${caller.text}`);
      const vendor = upstream.opened.at(-1)?.side;
      if (vendor === undefined) throw new Error('not opened');
      return { caller, vendor };
    },
    /** Waits until no WebSocket is open, and stops the gateway, which closes its leases. @returns what is left, in hundredths. */
    async settled() {
      await over(stack);
      await stack.stop();
      const wallet = await stack.store.wallet(stack.account);
      if (wallet === undefined) throw new Error('no wallet');
      return { left: Number((wallet.posted_nano * 100n) / NANO), held: wallet.held_nano };
    },
  };
}

function over({ services }: { readonly services: { readonly inFlight: { readonly count: number } } }) {
  return until(
    async () => services.inFlight.count,
    (count) => count === 0,
  );
}

const usage = (tokens: unknown) => ({ type: 'usage', tokens });
const seen = (side: Side, text: string) =>
  until(
    async () => side.texts(),
    (texts) => texts.some((each) => each.includes(text)),
  );

/** The upstream closes the WebSocket. */
function closeBy({ socket }: Side): void {
  socket.end(frame(8, Buffer.from([3, 232]), false));
}

t.test('the last report is charged; zeros at the end erase nothing', async (t) => {
  const { open, settled } = await rig(t);
  const { caller, vendor } = await open();
  for (const message of [usage(3), usage(7), { type: 'other', tokens: 9 }, usage(0)]) vendor.send(message);
  closeBy(vendor);
  t.equal(await closed(caller), 1000);
  caller.socket.end(frame(8, Buffer.from([3, 232]), true));
  t.strictSame(await settled(), { left: 1000 - 7, held: 0n });
});

t.test('max and first look at all reports, and one that says nothing replaces nothing', async (t) => {
  for (const [count, messages, cost] of [
    ['{ max: /tokens }', [usage(9), usage(4)], 9],
    ['{ first: /tokens }', [usage(0), usage(3), usage(8)], 3],
    ['/tokens', [usage(6), { type: 'usage', other: 1 }, usage(null)], 6],
    ['/tokens', [usage(6), usage('no number')], 6],
  ] as const) {
    const rule = byTokens('"4"').replace('/tokens', count);
    const { open, settled } = await rig(t, { rule });
    const { caller, vendor } = await open();
    for (const message of messages) vendor.send(message);
    closeBy(vendor);
    await closed(caller);
    caller.socket.end(frame(8, Buffer.from([3, 232]), true));
    t.strictSame(await settled(), { left: 1000 - cost, held: 0n }, JSON.stringify(messages));
  }
});

t.test('a fact of the answer may be in another report than the counts', async (t) => {
  const { open, settled } = await rig(t, {
    facts: ', tier: { answer: /tier, type: string, enum: [low, high] }',
    rule: `counts: { tokens: /tokens }
    charge: { token: { cel: 'tier == "low" ? tokens : tokens * 2' } }
    without_usage: { token: { cel: "4" } }
`,
  });
  const { caller, vendor } = await open();
  for (const message of [{ type: 'usage', tier: 'low' }, usage(7)]) vendor.send(message);
  closeBy(vendor);
  await closed(caller);
  caller.socket.end(frame(8, Buffer.from([3, 232]), true));
  t.strictSame(await settled(), { left: 1000 - 7, held: 0n });
});

t.test('a caller who leaves before any report pays for the started seconds', async (t) => {
  const { open, settled } = await rig(t);
  const { caller } = await open();
  await sleep(1_100);
  caller.socket.destroy();
  t.strictSame(await settled(), { left: 1000 - 2, held: 0n });
});

t.test('a caller who leaves after a report pays it or the estimate, whichever is more', async (t) => {
  for (const [tokens, cost] of [
    [6, 6],
    [2, 4],
  ] as const) {
    const { open, settled } = await rig(t, { estimate: '"4"' });
    const { caller, vendor } = await open();
    vendor.send(usage(tokens));
    await seen(caller, 'usage');
    caller.socket.destroy();
    t.strictSame(await settled(), { left: 1000 - cost, held: 0n }, `${tokens}`);
  }
});

t.test('an upstream that breaks off has reported nothing final', async (t) => {
  const { open, settled } = await rig(t, { estimate: '"4"' });
  const { caller, vendor } = await open();
  vendor.send(usage(2));
  await seen(caller, 'usage');
  vendor.socket.destroy();
  t.equal(await closed(caller), 1011);
  t.strictSame(await settled(), { left: 1000 - 4, held: 0n });
});

t.test('reports are read together, as the events of a stream are', async (t) => {
  const counts = 'counts: { tokens: /tokens, words: { max: /words } }';
  const rule = `${counts}\n    charge: { token: { cel: tokens + words } }\n    without_usage: { token: { cel: "1" } }\n`;
  for (const [reports, cost] of [
    [[{ tokens: 7 }, { words: 3 }], 10],
    [[{ words: 5 }, { words: 2 }, { tokens: 4 }, { tokens: 3 }], 8],
    [[{ tokens: 7 }, { tokens: 'x' }], 7],
    [[{ tokens: 7 }, { tokens: -1 }, { words: 1 }], 8],
    [[{ tokens: 0, words: 0 }, { tokens: 2 }, { tokens: 0 }], 2],
  ] as const) {
    const { open, settled } = await rig(t, { rule });
    const { caller, vendor } = await open();
    for (const report of [...reports, {}]) vendor.send({ type: 'usage', ...report });
    vendor.send({ type: 'other', tokens: 20, words: 20 });
    closeBy(vendor);
    await closed(caller);
    caller.socket.end(frame(8, Buffer.from([3, 232]), true));
    t.strictSame(await settled(), { left: 1000 - cost, held: 0n }, JSON.stringify(reports));
  }
});

t.test('without event, every message with a count is a report', async (t) => {
  const { open, settled } = await rig(t, { websocket: 'longest: 30s' });
  const { caller, vendor } = await open();
  for (const message of [{ tokens: 5 }, { text: 'hello' }]) vendor.send(message);
  closeBy(vendor);
  await closed(caller);
  caller.socket.end();
  t.strictSame(await settled(), { left: 1000 - 5, held: 0n });
});

t.test('it ends after its longest time, with a message', async (t) => {
  const { open, settled } = await rig(t, { websocket: 'longest: 1s' });
  const { caller } = await open();
  t.equal(await closed(caller), 1008);
  t.match(JSON.parse(caller.texts().at(-1) ?? ''), { type: 'error' });
  caller.socket.end();
  t.strictSame(await settled(), { left: 1000 - 1, held: 0n }, 'its hold is for the longest time');
});

t.test('the time ends when one side closes, however long the other one takes', async (t) => {
  for (const first of ['caller', 'vendor'] as const) {
    const { open, settled } = await rig(t, {
      rule: 'counts: {}\n    charge: { token: { cel: connection_seconds } }\n',
    });
    const sides = await open();
    sides[first].socket.write(frame(8, Buffer.from([3, 232]), first === 'caller'));
    await closed(sides[first === 'caller' ? 'vendor' : 'caller']);
    await sleep(1_200);
    for (const { socket } of [sides.caller, sides.vendor]) socket.destroy();
    t.strictSame(await settled(), { left: 1000 - 1, held: 0n }, first);
  }
});

t.test("the bytes of the caller's messages can be charged", async (t) => {
  const rule = 'counts: {}\n    charge: { token: { cel: connection_bytes / 10 } }\n';
  const { open, settled } = await rig(t, { websocket: 'longest: 30s', rule });
  const { caller, vendor } = await open();
  caller.socket.write(
    Buffer.concat([
      frame(2, Buffer.alloc(30), true, false),
      frame(9, Buffer.alloc(99), true),
      frame(0, Buffer.alloc(25), true),
      frame(1, Buffer.alloc(5), true),
    ]),
  );
  await until(
    async () => vendor.bytes().length,
    (length) => length > 150,
  );
  closeBy(vendor);
  await closed(caller);
  caller.socket.end(frame(8, Buffer.from([3, 232]), true));
  t.strictSame(await settled(), { left: 1000 - 6, held: 0n });
});

t.test('a WebSocket that the upstream refuses costs nothing', async (t) => {
  const upstream = await realtimeUpstream(t);
  upstream.answers.push({ status: 403 });
  const text = edited(realtimeText(upstream.url), [EVENTS, 'longest: 30s']);
  const { plan } = compileConfig(shippedConfig, { text, env: { TOLLGATE_C_KEY: 'vendor-key' } });
  const stack = await startStack({ ...(plan && { plan }), balance: '1' });
  t.teardown(() => stack.close());
  t.match(await connectRealtime(stack.url, stack.key), { status: 403 });
  await stack.stop();
  t.match(await stack.store.wallet(stack.account), { posted_nano: NANO, held_nano: 0n });
});

const NO_EXPECTATION: ExamplePlan['expect'] = {
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
};

t.test(
  'check charges such a WebSocket as the gateway does, whatever its messages are and whoever closes',
  async (t) => {
    const { open, plan, stack, settled } = await rig(t, { estimate: 'answer_bytes / 20', balance: '1000' });
    const player = createPlayer(plan);
    const route = plan.routes.find(({ name }) => name === 'realtime');
    if (route === undefined) throw new Error('no route');
    const message = fc.oneof(
      fc.nat(12).map((tokens) => usage(tokens)),
      fc.constantFrom<object>(
        usage(-1),
        usage('7'),
        usage(null),
        usage(2.5),
        { type: 'usage' },
        { type: 'other', tokens: 9 },
      ),
      fc.string({ maxLength: 40 }).map((text) => ({ type: 'delta', text })),
    );
    let expected_nano = 0n;
    const property = fc.asyncProperty(fc.array(message, { maxLength: 6 }), fc.boolean(), async (some, isWhole) => {
      const messages = [...some, { type: 'last' }];
      const body = messages.map((each) => `data: ${JSON.stringify(each)}\n\n`).join('');
      const connection = { seconds: 0, bytes: 0, isWhole };
      const answer: AnswerPlan = { status: 200, headers: { 'content-type': 'text/event-stream' }, body, connection };
      const example: ExamplePlan = {
        name: 'x',
        body: '',
        params: { model: 'live-1' },
        headers: {},
        expect: NO_EXPECTATION,
      };
      const played = await player.play(route, { ...example, answer });
      expected_nano += played.metered?.charge.amount_nano ?? 0n;
      const { caller, vendor } = await open();
      for (const each of messages) vendor.send(each);
      if (isWhole) {
        closeBy(vendor);
        await closed(caller);
        caller.socket.end(frame(8, Buffer.from([3, 232]), true));
      } else {
        await seen(caller, '"last"');
        caller.socket.destroy();
      }
      await over(stack);
    });
    await fc.assert(property, { numRuns: 40 });
    t.ok(expected_nano > 0n);
    t.strictSame(await settled(), { left: 100_000 - Number((expected_nano * 100n) / NANO), held: 0n });
  },
);
