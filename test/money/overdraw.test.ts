/** one-api PR 925, LiteLLM #34732: checking a balance first and taking the money later lets concurrent requests overdraw. */
import t, { type Test } from 'tap';
import { available_nano } from '../../src/ledger/store/store.ts';
import { type PairCaller, startPair } from '../support/pair.ts';
import { officialBody, tasksPath } from '../support/requests.ts';
import { type Reply, until } from '../support/stack.ts';

const pair = await startPair(t);
/** Its hold is for its output only: 0.009. The charge is nearly as much. */
const chat = { model: 'chat-large', max_tokens: 50, messages: [{ role: 'user', content: 'hello [words=50]' }] };

/** Sends the message, and again while it is undecided whether the other gateway has money for it (503). */
async function decided(me: PairCaller, which: number, body: object): Promise<Reply> {
  for (;;) {
    const reply = await me.call(which, 'POST', '/v1/messages', body);
    if (reply.status !== 503) return reply;
  }
}

/** Reads the wallet repeatedly while the work runs. */
async function watching(t: Test, me: PairCaller, work: Promise<unknown>): Promise<void> {
  let over = false;
  let looks = 0;
  void work.finally(() => {
    over = true;
  });
  while (!over) {
    const wallet = await pair.store.wallet(me.account);
    if (wallet === undefined || available_nano(wallet) < 0n) t.fail(`overdrawn: ${wallet && available_nano(wallet)}`);
    looks += 1;
    await new Promise((wake) => setTimeout(wake, 2));
  }
  await work;
  t.comment(`looked ${looks} times`);
}

t.test('one-api PR 925: fifty spenders on two gateways buy no more tasks than the wallet has money for', async (t) => {
  const me = await pair.newCaller('tasks', '20');
  const calls = Array.from({ length: 50 }, (_, n) => me.call(n, 'POST', tasksPath, officialBody()));
  await watching(t, me, Promise.all(calls));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  t.equal(statuses.filter((status) => status === 202).length, 10, '10 × 1.84 of 20');
  t.equal(statuses.filter((status) => status === 402).length, 40);
  t.strictSame(await me.ledger(), Array(10).fill('hold 1.84'));
});

t.test('LiteLLM #34732: fifty chats at once, against leases of two gateways, never overdraw', async (t) => {
  const me = await pair.newCaller('chats', '0.15');
  const calls = Array.from({ length: 50 }, (_, n) => decided(me, n, chat));
  await watching(t, me, Promise.all(calls));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  t.ok(statuses.includes(200) && statuses.includes(402), `some got through and some did not: ${new Set(statuses)}`);
  t.ok(statuses.every((status) => status === 200 || status === 402));
  await until(
    () => pair.store.wallet(me.account),
    (wallet) => wallet?.held_nano === 0n,
  );
  t.notOk((await me.ledger()).some((movement) => movement.startsWith('overage')));
  const [used] = await pair.store.usage({ account: me.account, by: ['account'] });
  const answered = statuses.filter((status) => status === 200).length;
  t.equal(used?.requests, answered, 'one row for each answer');
  const wallet = await pair.store.wallet(me.account);
  t.equal(wallet?.posted_nano, 150_000_000n - (used?.amount_nano ?? 0n));
  t.same((await pair.store.audit()).breaches, []);
});

t.test('one-api PR 925: tasks and chats of one wallet do not overdraw it together', async (t) => {
  const me = await pair.newCaller('both', '4');
  const calls = Array.from({ length: 50 }, (_, n) =>
    n % 2 === 0 ? me.call(n / 2, 'POST', tasksPath, officialBody()) : me.call(n, 'POST', '/v1/messages', chat),
  );
  await watching(t, me, Promise.all(calls));
  t.same((await pair.store.audit()).breaches, []);
});
