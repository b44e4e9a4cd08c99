/** Four threads sell the last money once and exceed no limit, and a repeated idempotency key makes one job. */
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import type { Edits } from '../support/reloadable.ts';
import { workspace } from '../support/tollgate.ts';
import { message, metric, video } from './load.ts';
import { startRig, statuses } from './rig.ts';

t.setTimeout(600_000);

const THREADS = 4;
const CALLERS = 64;
/** The tokens that a message may use: the bytes of its text and `max_tokens`. */
const MAX_TOKENS = 92 + message.max_tokens;
/** Its price: 36 per million tokens of input, and 180 of output. */
const PRICE = (92 * 36 + message.max_tokens * 180) / 1e6;
const ENOUGH_FOR_3 = (3.5 * PRICE).toFixed(6);

const edits: Edits = [
  [/^ {2}chat-large:(.*)/, '  chat-large:$1\n  chat-only:$1\n  chat-toks:$1'],
  ['insufficient_funds:', 'rate_limited: rate_limited, overloaded: overloaded, insufficient_funds:'],
  ['not_found: not_found,', 'not_found: not_found, idempotency_mismatch: mismatch,'],
  ['    request_id:', '    idempotency: { header: idempotency-key, keep: 1h }\n    request_id:'],
  [
    /^billing:/,
    `limits:
  only: { by: [key, model], models: [chat-only], concurrent_requests: 1 }
  toks: { by: [key, model], models: [chat-toks], tokens: ${5 * MAX_TOKENS}/min }
billing:`,
  ],
];
const space = await workspace(t);
const { upstream, gateway, metrics_url, run, json, caller, asked, together } = await startRig(t, space, {
  threads: THREADS,
  store: space.store,
  edits,
});

t.test('the last money of metered requests is held once', async (t) => {
  const { key } = await caller('poor', ENOUGH_FOR_3);
  upstream.hold();
  const sent = asked(key, CALLERS, '/v1/messages', message);
  const held = await together(sent);
  t.ok(held >= 1 && held <= 3, `${held} at once`);
  const { held: on_hold, posted } = await json('wallet', 'show', 'poor');
  t.ok(Number(on_hold) >= held * PRICE - 1e-9 && Number(on_hold) <= Number(posted), `${on_hold} of ${posted}`);
  upstream.release();
  const found = await statuses(sent);
  t.equal(found.filter((status) => status === 200).length, held);
  // 503: it is undecided whether another thread has money for it.
  t.same(
    found.filter((status) => ![200, 402, 503].includes(status)),
    [],
  );
});

t.test('a spend limit holds over all threads', async (t) => {
  const { key } = await caller('thrifty', '1000', '--limit', `spend_per_day=${ENOUGH_FOR_3}`);
  upstream.hold();
  const sent = asked(key, CALLERS, '/v1/messages', message);
  const held = await together(sent);
  t.ok(held >= 1 && held <= 3, `${held} at once`);
  upstream.release();
  t.equal((await statuses(sent)).filter((status) => status === 200).length, held);
});

t.test('a limit of one request at the same time allows one', async (t) => {
  const { key } = await caller('single', '1000');
  const body = { ...message, model: 'chat-only' };
  for (let round = 0; round < 2; round += 1) {
    upstream.hold();
    const sent = asked(key, CALLERS, '/v1/messages', body);
    t.equal(await together(sent), 1);
    upstream.release();
    const found = await statuses(sent);
    t.equal(found.filter((status) => status === 429).length, CALLERS - 1);
    // No thread keeps the slot.
    while ((await statuses(asked(key, 1, '/v1/messages', body)))[0] !== 200) await sleep(5);
  }
});

t.test('tokens by the minute are counted over all threads', async (t) => {
  const { key } = await caller('eager', '1000');
  upstream.hold();
  const began = minuteNow();
  const sent = asked(key, CALLERS, '/v1/messages', { ...message, model: 'chat-toks' });
  const held = await together(sent);
  const minutes = minuteNow() - began + 1;
  t.ok(held >= 1 && held <= 5 * minutes, `${held} in ${minutes}`);
  upstream.release();
  t.equal((await statuses(sent)).filter((status) => status === 429).length, CALLERS - held);
});

t.test('an idempotency key that is repeated in all threads makes one job', async (t) => {
  const { key } = await caller('steady', '1000');
  const headers = { 'idempotency-key': 'the-same' };
  upstream.hold();
  const sent = asked(key, CALLERS, video.path, video.body, headers);
  t.equal(await together(sent), 1);
  upstream.release();
  const found = await statuses(sent);
  t.equal(found.filter((status) => status === 409).length, CALLERS - 1);
  upstream.hold();
  const again = asked(key, CALLERS, video.path, video.body, headers);
  t.equal(await together(again), 0);
  t.same(new Set(await statuses(again)), new Set([200]));
  t.equal(new Set((await Promise.all(again)).map(({ text }) => text)).size, 1, 'the same answer');
  upstream.release();
});

t.test('all threads have answered, and the money is right', async (t) => {
  const byThread = await metric({ metrics_url }, 'tollgate_thread_requests_total');
  t.equal(byThread.size, THREADS);
  for (const [thread, count] of byThread) t.ok(count > 0, thread);
  gateway.child.kill('SIGINT');
  t.equal((await gateway.ended).code, 0);
  t.match(await run('audit'), { code: 0 });
});

function minuteNow(): number {
  return Math.floor(Date.now() / 60_000);
}
