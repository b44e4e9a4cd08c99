/** Two gateways over one store: unneeded money in one gateway's lease does not cause a refusal at the other. */
import t from 'tap';
import { parseNano } from '../../src/lib/money/amount.ts';
import { type PairCaller, startPair } from '../support/pair.ts';
import { until } from '../support/stack.ts';

const pair = await startPair(t);
const [, second] = pair.gateways;

const chat = (max_tokens: number) => {
  return { model: 'chat-large', max_tokens, messages: [{ role: 'user', content: 'hello' }] };
};
const held_nano = async ({ account }: PairCaller) => (await pair.store.wallet(account))?.held_nano ?? 0n;
const auditOk = async () => t.same((await pair.store.audit()).breaches, []);

t.test('an idle lease of one gateway does not cause refusals at the other', async (t) => {
  const me = await pair.newCaller('idle_elsewhere', '10.00');
  t.equal((await me.call(1, 'POST', '/v1/messages', chat(2_000))).status, 200);
  t.ok((await held_nano(me)) >= parseNano('1.25'), 'its lease holds 1.25');
  t.equal((await me.call(0, 'POST', '/v1/messages', chat(52_000))).status, 200, '9.36 are held at the other');
  await auditOk();
});

t.test('a request under way at one gateway keeps its quote, and no more, from the other', async (t) => {
  const me = await pair.newCaller('busy_elsewhere', '10.00');
  const admission = await second.services.leases.admit(me.account, parseNano('0.90'));
  t.ok(admission.ok);
  if (!admission.ok) return;
  t.equal(await held_nano(me), parseNano('1.25'));
  const refused = await me.call(0, 'POST', '/v1/messages', chat(51_000));
  t.equal(refused.status, 402, '9.18 are more than 9.10');
  t.equal((await me.call(0, 'POST', '/v1/messages', chat(50_000))).status, 200, '9.00 are not');
  second.services.leases.finish(admission, undefined);
  t.equal((await me.call(0, 'POST', '/v1/messages', chat(51_000))).status, 200, 'and 9.18 are not when it has ended');
  await auditOk();
});

t.test(
  'requests that alternate between two gateways are all admitted if the wallet pays for them one by one',
  async (t) => {
    const me = await pair.newCaller('turn_by_turn', '1.00');
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const reply = await me.call(n, 'POST', '/v1/messages', chat(4_000));
      statuses.push(reply.status);
    }
    t.strictSame(statuses, Array(12).fill(200));
    await auditOk();
  },
);

t.test('a lease whose gateway does not answer causes no 402, because its money may not be needed', async (t) => {
  const me = await pair.newCaller('no_answer', '10.00');
  const until_ms = Date.now() + 60_000;
  const opened = await pair.store.openSpendLease({
    account: me.account,
    amount_nano: parseNano('5'),
    owner: 'gone',
    until_ms,
  });
  t.ok(opened.ok);
  const undecided = await me.call(0, 'POST', '/v1/messages', chat(50_000));
  t.equal(undecided.status, 503, undecided.text);
  t.ok(undecided.headers.get('retry-after'), 'it may be tried again');
  const video = {
    model: 'c/vidgen-2.0',
    content: [{ type: 'text', text: 'a kite' }],
    duration: 12,
    resolution: '480p',
  };
  const undecidedVideo = await me.call(0, 'POST', '/api/v3/contents/generations/tasks', video);
  t.equal(undecidedVideo.status, 503, undecidedVideo.text);
  const beyond = await me.call(0, 'POST', '/v1/messages', chat(60_000));
  t.equal(beyond.status, 402, '10.80 are more than there is with it');
});

t.test('an expired lease of a dead gateway is closed by the gateway that needs its money', async (t) => {
  const me = await pair.newCaller('expired', '10.00');
  const expired = { account: me.account, amount_nano: parseNano('5'), owner: 'gone', until_ms: Date.now() };
  t.ok((await pair.store.openSpendLease(expired)).ok);
  t.equal((await me.call(0, 'POST', '/v1/messages', chat(50_000))).status, 200);
  await until(
    () => held_nano(me),
    (held) => held === 0n,
  );
  await auditOk();
});
