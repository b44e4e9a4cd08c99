/** Tests that two gateways on one store never exceed a limit together, and what a lost process does to its pieces. */
import t from 'tap';
import type { QuotaAsk } from '../../src/ledger/store/store.ts';
import { atOnce, times } from '../support/at-once.ts';
import { startFaultServer } from '../support/fault-server.ts';
import { OPERATOR } from '../support/operator.ts';
import { startPair } from '../support/pair.ts';
import type { Reply } from '../support/stack.ts';
import { openFreshSqlite } from '../support/stores.ts';
import { answered } from '../support/targets.ts';

const limits =
  'limits: { per_key: { by: [key], requests: 50/min }, few: { by: [model], models: [chat-small], concurrent_requests: 4 } }\n';
const edits = [['limits: {}\n', limits]] as const;
/** The clock of both gateways stands still, so that no minute ends by itself. */
let now_ms = Date.now();
const messages = await startFaultServer(({ reply }) => reply(200, answered));
t.teardown(() => messages.close());
const pair = await startPair(t, {
  edits: [edits, edits],
  upstreams: { messages: messages.url },
  now: () => now_ms,
});

const chat = { model: 'chat-large', max_tokens: 200, messages: [{ role: 'user', content: 'hello' }] };
const passed = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 200 || status === 202).length;

t.test('400 requests at once to both: exactly the limit passes', async (t) => {
  const caller = await pair.newCaller('rates', '1000');
  const send = (which: number) => caller.call(which % 2, 'POST', '/v1/messages', chat);
  const replies = await Promise.all(Array.from({ length: 400 }, (_, index) => send(index)));
  t.ok(passed(replies) <= 50, `${passed(replies)} passed`);
  // A piece that the other gateway holds is refused until it comes back, after some seconds without use.
  now_ms += 5_000;
  for (const { services } of pair.gateways) await services.limits.round();
  const later = [];
  for (let index = 0; index < 60; index += 1) later.push(await send(index));
  t.equal(passed(replies) + passed(later), 50, 'unused pieces come back');
});

t.test('both gateways together spend no more than a limit, and refuse nothing that it allows', async (t) => {
  const caller = await pair.newCaller('spend', '1000');
  await pair.store.editAccount(caller.account, { limits: { spend_per_day: '6.00' } }, OPERATOR);
  const video = { model: 'c/vidgen-2.0', prompt: 'a red kite' };
  // A 503 says that it is undecided whether the other gateway has money for it; then it is sent again.
  const decided = async (which: number, path: string, body: object): Promise<Reply> => {
    const reply = await caller.call(which, 'POST', path, body);
    return reply.status === 503 ? decided(which, path, body) : reply;
  };
  const create = (which: number) => decided(which, '/api/v3/c/videos/generations/tasks', video);
  const send = (which: number) => decided(which, '/v1/messages', chat);
  const chats = await Promise.all(Array.from({ length: 10 }, (_, index) => send(index % 2)));
  t.equal(passed(chats), 10);
  const videos = await Promise.all(Array.from({ length: 8 }, (_, index) => create(index % 2)));
  t.equal(passed(videos), 3, 'three of 1.84 fit beside the chats, whose leases give back');
  t.ok(videos.every(({ status }) => status === 202 || status === 402));
  t.strictSame((await pair.store.audit()).breaches, []);
});

t.test('requests at the same time are counted over both', async (t) => {
  const caller = await pair.newCaller('slots', '1000');
  const ask = (which: number) => caller.call(which % 2, 'POST', '/v1/messages', { ...chat, model: 'chat-small' });
  const replies = await atOnce(messages, times(40, ask), answered);
  t.ok(passed(replies) >= 1 && passed(replies) <= 4, `${passed(replies)} passed`);
  t.equal(passed(replies) + replies.filter(({ status }) => status === 429).length, 40);
});

t.test(
  "a lost process's piece is unused until its window ends, and its slots are free when its time is over",
  async (t) => {
    const clock = { now: 1_000_000 };
    const { store } = await openFreshSqlite()(t, clock);
    const ask = {
      subject: 'rate',
      used: 0,
      more: 30,
      least: 1,
      isAhead: true,
      max: 40,
      term_ms: 300,
      window_until_ms: 0,
    };
    const take = (owner: string, more: Partial<QuotaAsk>) =>
      store.takeQuotas(owner, [{ ...ask, ...more }]).then(([grant]) => grant?.amount);
    t.equal(await take('lost', {}), 30);
    t.equal(await take('mine', { least: 11, more: 11 }), 0);
    const slots = { subject: 'slots', isAhead: false, max: 4, least: 1, more: 4, window_until_ms: undefined };
    t.equal(await take('lost', slots), 4);
    t.equal(await take('mine', slots), 0);
    clock.now += 300;
    t.equal(await take('mine', slots), 4);
    t.equal(await take('mine', { least: 40, more: 40 }), 40);
  },
);
