/** QuantumNous/new-api task_billing.go: prices in floating point lose or create money; here every product is exact. */
import t, { type Test } from 'tap';
import { parseNano } from '../../src/lib/money/amount.ts';
import { customer } from '../spec/customers.ts';
import {
  auditOk,
  generativeStream,
  keyHeaders,
  long,
  messagesJson,
  officialVideo,
  rig,
  tokenVideo,
  unifiedVideo,
  withTimeouts,
} from '../support/interfaces.ts';
import { OPERATOR } from '../support/operator.ts';
import { officialBody, runTask, tasksPath } from '../support/requests.ts';
import { edited, shippedText } from '../support/shipped-text.ts';
import { startStack } from '../support/stack.ts';

/** No cap limits a count, and the overdraft covers every charge. */
const config = edited(shippedText, [/^ +cap: 10\n/gm, ''], ['overdraft: "0"', 'overdraft: "1000000000"']);
const stack = await startStack({ config });
t.teardown(() => stack.close());

/** In doubles, 9 × 0.46 × 0.7 is 2.8979999999999997 and 3 × 0.46 is 1.3800000000000001. */
const cases = [
  { billed: '9', discount: '0.7', charged: '2.898' },
  { billed: '3', discount: '1', charged: '1.38' },
  { billed: '2.675', discount: '1', charged: '1.2305' },
  // 1.1244443922088888…
  { billed: '7.333333', discount: '0.333333333', charged: '1.124444392' },
  // 0.1419753085: half a nano goes up.
  { billed: '2.5', discount: '0.12345679', charged: '0.141975309' },
  // This number of nano has no exact double: it is odd and above 2^53.
  { billed: '66546793.579716', discount: '0.350272526', charged: '10722376.202809145' },
] as const;

for (const { billed, discount, charged } of cases) {
  t.test(`${billed} s at a discount of ${discount}`, async (t) => {
    const me = await customer(stack, { discount });
    await runTask(me, tasksPath, officialBody({ duration: 10 }, `a kite [instant] [billed=${billed}]`));
    const { tasks } = await stack.store.listTasks({ account: me.account, limit: 1 });
    t.equal(tasks[0]?.charged_nano, parseNano(charged));
    const wallet = await stack.store.wallet(me.account);
    t.match(wallet, { held_nano: 0n, posted_nano: parseNano('1000') - parseNano(charged) });
  });
}

t.test('a thousandth of a currency unit a thousand times over is one', async (t) => {
  const { account } = await stack.newAccount('small', '0');
  for (let n = 0; n < 1_000; n++) await stack.store.topup(account, 1_000_000n, null, OPERATOR);
  t.equal((await stack.store.wallet(account))?.posted_nano, 1_000_000_000n);
});

t.test('Invalid amounts in a request, or amounts too large to price or pay', async (t) => {
  const { stack, server } = await rig(t, ({ reply }) => reply(200, {}), { config: withTimeouts(long), balance: '100' });

  /** A body with that JSON text as its amount, by the amount's name in messages. */
  interface Amount {
    readonly name: string;
    readonly path: string;
    readonly body: (text: string) => string;
  }
  const text = '"content":[{"type":"text","text":"a red kite"}]';
  const generative = (config: string) => `{"contents":[{"parts":[{"text":"x"}]}],"generationConfig":{${config}}}`;
  const maxTokens: Amount = {
    name: 'max_tokens',
    path: messagesJson.path,
    body: (n) => `{"model":"chat-large","max_tokens":${n},"messages":[{"role":"user","content":"x"}]}`,
  };
  const durations: readonly Amount[] = [
    { name: 'duration', path: unifiedVideo.path, body: (n) => `{"model":"c/vidgen-2.0","prompt":"x","duration":${n}}` },
    { name: 'duration', path: officialVideo.path, body: (n) => `{"model":"c/vidgen-2.0",${text},"duration":${n}}` },
    { name: 'duration', path: tokenVideo.path, body: (n) => `{"model":"vidgen-2.0",${text},"duration":${n}}` },
  ];
  const tokenLimits: readonly Amount[] = [
    maxTokens,
    { name: 'max_tokens', path: generativeStream.path, body: (n) => generative(`"maxOutputTokens":${n}`) },
  ];
  const counts: readonly Amount[] = [
    { name: 'answers', path: generativeStream.path, body: (n) => generative(`"candidateCount":${n}`) },
    { name: 'frames', path: tokenVideo.path, body: (n) => `{"model":"vidgen-2.0",${text},"frames":${n}}` },
  ];
  const amounts = [...durations, ...tokenLimits, ...counts];

  /** The request is refused with a message, nothing is sent, and no money is moved or held. */
  async function refused(
    t: Test,
    { path, body }: Amount,
    value: string,
    status: number,
    message: RegExp,
    { account, key } = stack,
  ): Promise<void> {
    const before = await stack.store.wallet(account);
    const reply = await stack.call('POST', path, body(value), keyHeaders(key));
    t.equal(reply.status, status, `${path} ${value}`);
    t.match(reply.json.error.message, message, `${path} ${value}`);
    t.strictSame(await stack.store.wallet(account), before, `${path} ${value}: the wallet is what it was`);
    t.equal(server.seen.length, 0, `${path} ${value}: nothing is sent`);
  }

  t.test('a value that is not a whole number is refused, and the message names it', async (t) => {
    for (const value of [
      '4.5',
      '0.0000001',
      '"4"',
      '"NaN"',
      '" 4 "',
      '"1e3"',
      '"0x10"',
      'true',
      '[4]',
      '{"seconds":4}',
    ]) {
      for (const amount of amounts) await refused(t, amount, value, 400, new RegExp(`^${amount.name} must be an? `));
    }
  });

  t.test('an infinite number, or one with too many digits to keep, is refused', async (t) => {
    for (const value of [
      '9007199254740993',
      '9223372036854775807',
      '-9223372036854775809',
      '1e30',
      '1e400',
      '-1e400',
    ]) {
      for (const amount of amounts) await refused(t, amount, value, 400, new RegExp(`^${amount.name} must be an? `));
    }
  });

  t.test('a duration below its bounds or zero is refused', async (t) => {
    for (const value of ['0', '-0', '-2', '-1000000000']) {
      for (const amount of durations) await refused(t, amount, value, 400, /^duration must be /);
    }
  });

  t.test('an amount too large to price and an amount too large to pay get different refusals', async (t) => {
    const most = String(Number.MAX_SAFE_INTEGER);
    for (const amount of counts) await refused(t, amount, most, 400, /asks for more than can be priced; ask for less/);
    const poor = { ...stack, ...(await stack.newAccount('poor', '11.52')) };
    for (const value of ['64000', '1000000', most]) {
      // No model generates more than its output limit, whatever the request asks for.
      await refused(
        t,
        maxTokens,
        value,
        402,
        /11\.52 CNY is available, and this request may cost up to 11\.52\d+ CNY; /,
        poor,
      );
    }
    const official = (n: string) => `{"model":"c/vidgen-2.0",${text},"duration":${n},"resolution":"720p"}`;
    const amount = { name: 'duration', path: officialVideo.path, body: official };
    await refused(t, amount, '101', 402, /100\.00 CNY is available, and this request may cost up to 101\.00 CNY; /);
  });

  t.test('a negative count of tokens buys nothing and gives nothing back', async (t) => {
    server.play(({ reply }) => reply(400, { type: 'error', error: { type: 'invalid_request_error', message: 'x' } }));
    for (const value of ['-1', '-1000000000', '-9007199254740991']) {
      const reply = await stack.call('POST', maxTokens.path, maxTokens.body(value), keyHeaders(stack.key));
      t.equal(reply.status, 400, 'the upstream decides on it');
      t.equal((await stack.store.wallet(stack.account))?.posted_nano, 100_000_000_000n);
    }
    await auditOk(t, stack);
  });
});
