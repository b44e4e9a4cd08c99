/** When a wallet is emptied between a request's quote and its hold, the error is clear and no money is lost. */
import t, { type Test } from 'tap';
import { mp4OfLength } from '../../src/config/sandbox/media.ts';
import { observe, only } from '../spec/journal.ts';
import { ranged, serve } from '../support/media/serve-file.ts';
import { OPERATOR } from '../support/operator.ts';
import { type PairCaller, startPair } from '../support/pair.ts';
import { officialBody, tasksPath, unifiedBody, unifiedPath } from '../support/requests.ts';
import { allowWithoutPrices } from '../support/stores.ts';

// The film is slow, and so may the start of the process be that reads it.
const edits = [['media: { timeout: 10s', 'media: { timeout: 5m']] as const;
const pair = await startPair(t, { edits: [edits, edits] });

/** A video of 5 s on a server that delays every reader, so that a request waits between its quote and its hold. */
async function slowFilm(t: Test) {
  const open = Promise.withResolvers<void>();
  let readers = 0;
  const waiting = new Set<() => void>();
  const send = ranged(mp4OfLength(5_000));
  const origin = await serve(t, async (request, response) => {
    readers += 1;
    for (const look of waiting) look();
    await open.promise;
    send(request, response);
  });
  return {
    url: `${origin}/film.mp4`,
    goOn: open.resolve,
    /** Resolves when that many requests wait for it. */
    readers: (count: number) =>
      new Promise<void>((resolve) => {
        const look = () => readers >= count && resolve();
        waiting.add(look);
        look();
      }),
  };
}

/** Requests that cost (4 + 5) s × 0.28 with the film. */
const cost = '2.52';
const requests: readonly (readonly [name: string, path: string, body: (film: string) => object])[] = [
  ['unified', unifiedPath('c'), (url) => unifiedBody({ references: [{ type: 'video', url }] })],
  ['official', tasksPath, (url) => officialBody({ content: [{ type: 'video_url', video_url: { url } }] })],
];

/** Ways to spend most of the 3.00 meanwhile, by a connection other than that of the waiting gateway. */
const emptiers: readonly (readonly [name: string, run: (me: PairCaller, t: Test) => Promise<unknown>, left: string])[] =
  [
    ['another task on another gateway', (me) => me.call(1, 'POST', unifiedPath('c'), unifiedBody()), '1.16'],
    ['a chat under way on another gateway', chatUnderWay, '0.00'],
    ['what another task cost beyond its hold', overage, '-7.00'],
  ];

/** A request of the other gateway that may cost all of it. */
async function chatUnderWay({ account }: PairCaller, t: Test): Promise<void> {
  const { leases } = pair.gateways[1].services;
  const admission = await leases.admit(account, 3_000_000_000n);
  if (!admission.ok) throw new Error('there is no money for it');
  t.teardown(() => leases.finish(admission, undefined));
}

/** A task that held 1.00 and cost 10.00. */
async function overage({ account, key }: PairCaller): Promise<void> {
  const id = `task_${account}`;
  const priced = {
    price: 'c',
    unit: 'second',
    price_nano: 1_000_000_000n,
    divisor: 1n,
    price_factor_nano: 1_000_000_000n,
  } as const;
  const units = { hold_units_nano: 1_000_000_000n, hold_nano: 1_000_000_000n, otherwise_units_nano: 1_000_000_000n };
  const what = { upstream: 'c', target: 'default', kind: 'unified_c', route: 'create_c_video', model: 'c/vidgen-2.0' };
  const times = { dispatch_deadline_ms: Date.now() + 60_000, deadline_at_ms: Date.now() + 60_000 };
  await allowWithoutPrices(pair.store);
  await pair.store.openTask({
    id,
    account,
    key,
    ...what,
    ...priced,
    ...units,
    facts: {},
    hold_memo: '1 s × 1',
    ...times,
  });
  await pair.store.startTask(id, `up_${id}`, { status: 'running', record: null, next_poll_at_ms: null });
  const cost = { units_nano: 10_000_000_000n, amount_nano: 10_000_000_000n, memo: '10 s × 1' };
  const settlement = { outcome: 'capture', ...cost, status: 'succeeded', record: null } as const;
  await pair.store.settleTask(id, settlement, undefined, cost.amount_nano);
}

let callers = 0;
for (const [name, path, body] of requests) {
  for (const [emptier, empty, left] of emptiers) {
    t.test(`${name}: emptied between quote and hold by ${emptier}`, async (t) => {
      callers += 1;
      const me = await pair.newCaller(`emptied_${callers}`, '3.00');
      const film = await slowFilm(t);
      const created = me.call(0, 'POST', path, body(film.url));
      await film.readers(1);
      await empty(me, t);
      const before = { wallet: await pair.store.wallet(me.account), ledger: await me.ledger() };
      const { result: reply, sent } = await observe(pair, () => {
        film.goOn();
        return created;
      });
      t.equal(reply.status, 402);
      t.match(reply.json, { error: { code: 'insufficient_balance' } });
      t.match(
        reply.json.error.message,
        new RegExp(`${left} CNY is available, and this request may cost up to ${cost} CNY; add money`),
      );
      t.strictSame(sent, [], 'nothing is sent upstream');
      t.strictSame(await pair.store.wallet(me.account), before.wallet);
      t.strictSame(await me.ledger(), before.ledger, 'no entry is added');
      t.same((await pair.store.audit()).breaches, []);

      await pair.store.topup(me.account, 12_000_000_000n, null, OPERATOR);
      const again = await observe(pair, () => me.call(0, 'POST', path, body(film.url)));
      t.equal(again.result.status, 202, 'after a top-up it succeeds');
      t.match(only(again.sent).path, path);
      // An idle lease may have been closed afterwards.
      t.equal((await me.ledger()).filter((entry) => !entry.startsWith('release ')).at(-1), `hold ${cost}`);
    });
  }
}

t.test('of many requests quoted against the same money, as many succeed as it pays for', async (t) => {
  const me = await pair.newCaller('quoted_together', '6.00');
  const film = await slowFilm(t);
  const created = Array.from({ length: 8 }, (_, n) =>
    me.call(n, 'POST', unifiedPath('c'), unifiedBody({ references: [{ type: 'video', url: film.url }] })),
  );
  await film.readers(8);
  const { result, sent } = await observe(pair, () => {
    film.goOn();
    return Promise.all(created);
  });
  const statuses = result.map(({ status }) => status).toSorted();
  t.strictSame(statuses, [202, 202, 402, 402, 402, 402, 402, 402], '2 × 2.52 of 6.00');
  t.equal(sent.length, 2, 'no others were sent upstream');
  t.strictSame(await me.ledger(), [`hold ${cost}`, `hold ${cost}`]);
  t.same((await pair.store.audit()).breaches, []);
});
