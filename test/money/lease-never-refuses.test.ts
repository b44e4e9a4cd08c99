/** Unneeded money in a lease is given back before any request is refused for lack of it. */
import t from 'tap';
import type { Turn } from '../support/fault-server.ts';
import { auditOk, keyHeaders, long, officialVideo, rig, until, withTimeouts } from '../support/interfaces.ts';
import type { Reply } from '../support/stack.ts';

const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
const { stack, server } = rigged;

/** 5 tokens in and 10 out: 0.00198. */
const answer = ({ reply }: Turn) => reply(200, { usage: { input_tokens: 5, output_tokens: 10 } });
const cost_nano = 1_980_000n;

/** Quoted at 0.00018 for each of `max_tokens`, and about 0.004 for its body. */
function chat(key: string, max_tokens: number): Promise<Reply> {
  const body = { model: 'chat-large', max_tokens, messages: [{ role: 'user', content: 'hello' }] };
  return stack.call('POST', '/v1/messages', body, keyHeaders(key));
}

/** A chat that is answered when the test says so. */
async function longChat(key: string, max_tokens: number): Promise<{ end(): Promise<Reply> }> {
  const turn = new Promise<Turn>((resolve) => server.play(resolve));
  const replied = chat(key, max_tokens);
  const waiting = await turn;
  server.play(answer);
  return {
    end() {
      answer(waiting);
      return replied;
    },
  };
}

const held_nano = async (account: string) => (await stack.store.wallet(account))?.held_nano ?? 0n;

t.test('requests of 0.72 that cost 0.002, one after another on 1.00, are all admitted', async (t) => {
  const me = await stack.newAccount('one_after_another', '1.00');
  server.play(answer);
  const statuses: number[] = [];
  for (let n = 0; n < 20; n += 1) statuses.push((await chat(me.key, 4_000)).status);
  t.strictSame(statuses, Array(20).fill(200));
  await until(
    () => held_nano(me.account),
    (held) => held === 0n,
  );
  t.equal((await stack.store.wallet(me.account))?.posted_nano, 1_000_000_000n - 20n * cost_nano);
  await auditOk(t, stack);
});

t.test('a video that needs the money of an idle lease is created', async (t) => {
  const me = await stack.newAccount('video_after_chat', '1.86');
  server.play(answer);
  t.equal((await chat(me.key, 10)).status, 200);
  const wallet = await stack.store.wallet(me.account);
  t.ok((wallet?.held_nano ?? 0n) > 0n, 'the lease of the chat is open');
  t.ok((wallet?.posted_nano ?? 0n) - (wallet?.held_nano ?? 0n) < 1_840_000_000n, 'and the video needs a part of it');
  server.play(({ reply }) => reply(200, { id: 'up-after-chat', status: 'queued' }));
  const made = await stack.call('POST', officialVideo.path, officialVideo.body, keyHeaders(me.key));
  t.equal(made.status, 200, made.text);
  t.equal(await held_nano(me.account), 1_840_000_000n, 'only the video holds money');
  await auditOk(t, stack);
});

t.test('during a long request, all money that it does not need can be spent', async (t) => {
  const me = await stack.newAccount('beside_a_long_one', '10.00');
  const running = await longChat(me.key, 5_000);
  t.ok((await held_nano(me.account)) > 1_200_000_000n, 'its lease holds more than its quote of 0.90');
  t.equal((await chat(me.key, 50_000)).status, 200, '9.00 of the 9.10 that are left');
  const refused = await chat(me.key, 52_000);
  t.equal(refused.status, 402, '9.36 are more than that');
  t.equal((await running.end()).status, 200);
  t.equal((await chat(me.key, 52_000)).status, 200, 'when it has ended, they are not');
  await until(
    () => held_nano(me.account),
    (held) => held === 0n,
  );
  t.equal((await stack.store.wallet(me.account))?.posted_nano, 10_000_000_000n - 3n * cost_nano);
  await auditOk(t, stack);
});

t.test('a long request soon keeps only its quote from being spent', async (t) => {
  const me = await stack.newAccount('a_long_one', '160.00');
  const running = await longChat(me.key, 25_500);
  t.ok((await held_nano(me.account)) > 18_000_000_000n, 'a lease of four times its quote of 4.59');
  await until(
    () => held_nano(me.account),
    (held) => held < 4_600_000_000n,
  );
  t.ok((await held_nano(me.account)) > 4_590_000_000n);
  t.equal((await running.end()).status, 200);
  await until(
    () => held_nano(me.account),
    (held) => held === 0n,
  );
  t.equal((await stack.store.wallet(me.account))?.posted_nano, 160_000_000_000n - cost_nano);
  await auditOk(t, stack);
});

t.test('requests of very different sizes, one after another on 100.00, are all admitted', async (t) => {
  const me = await stack.newAccount('of_all_sizes', '100.00');
  server.play(answer);
  const sizes = [1_000, 200_000, 50_000, 540_000, 4_000, 100_000, 20, 400_000, 300_000, 16_000];
  const statuses: number[] = [];
  for (let n = 0; n < 30; n += 1) statuses.push((await chat(me.key, sizes[n % sizes.length] ?? 1)).status);
  t.strictSame(statuses, Array(30).fill(200));
  await auditOk(t, stack);
});

t.test('an empty wallet is refused, even if many requests arrive at once', async (t) => {
  const me = await stack.newAccount('empty', '0.10');
  server.play(answer);
  const replies = await Promise.all(Array.from({ length: 40 }, () => chat(me.key, 4_000)));
  t.strictSame(
    replies.map(({ status }) => status),
    Array(40).fill(402),
  );
  t.strictSame((await stack.store.entries(me.account, 10)).length, 1, 'nothing moves but its top-up');
});

t.test(
  'of many requests at once that the wallet pays for one by one, none is refused for money that is freed soon',
  async (t) => {
    const me = await stack.newAccount('many_at_once', '1.00');
    server.play(answer);
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => chat(me.key, 4_000)))).map(
      ({ status }) => status,
    );
    t.ok(statuses.includes(200));
    t.ok(
      // 503: others took the freed money each time that it was tried.
      statuses.every((status) => status === 200 || status === 402 || status === 503),
      statuses.join(' '),
    );
    await auditOk(t, stack);
  },
);
