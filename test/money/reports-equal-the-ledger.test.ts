/**
 * Random traffic with changes of prices and discounts, refunds and adjustments, over days on which clocks are set back. Afterwards reports,
 * CSV, statements and the fold of the entries agree in three time zones, every charge is explained as it was made, and pricing each time
 * between two changes anew gives the ledger to the last nano.
 */
import t from 'tap';
import { explainLease, explainRequest, explainTask } from '../../src/admin/api/charge.ts';
import { type NewTerms, reprice } from '../../src/admin/reports/reprice.ts';
import { type Entry, type Store, USAGE_LEVELS } from '../../src/ledger/store/store.ts';
import { formatNano } from '../../src/lib/money/amount.ts';
import { termsOf } from '../../src/plan/models.ts';
import {
  allCharges,
  amountOf,
  answered,
  type Charge,
  fold,
  monthly,
  reported,
  stated,
  type Tap,
} from '../support/charge-folds.ts';
import { startTraffic, trafficText } from '../support/mixed-traffic.ts';
import { OPERATOR } from '../support/operator.ts';
import { PostgresServer } from '../support/postgres.ts';
import { createRandom } from '../support/random.ts';
import { sample, seed } from '../support/sample.ts';
import { startStack, until } from '../support/stack.ts';

/** Around the end of summer time in Berlin (25 October, 01:00 UTC) and in St. John's (1 November, 04:30 UTC), and around ends of months. */
const MOMENTS = [
  '2026-10-24T21:50:00Z',
  '2026-10-25T00:40:00Z',
  '2026-10-25T01:20:00Z',
  '2026-10-31T22:50:00Z',
  '2026-11-01T02:25:00Z',
  '2026-11-01T05:10:00Z',
  '2026-11-30T23:10:00Z',
  '2026-12-01T03:25:00Z',
];
const ZONES = ['UTC', 'Europe/Berlin', 'America/St_Johns'];

t.setTimeout(600_000);
const server = await PostgresServer.start();
t.teardown(() => server.remove());

for (const engine of ['sqlite', 'postgres'] as const) {
  t.test(`${engine}, SEED=${seed}`, { timeout: 300_000 }, async (t) => {
    const random = createRandom(seed);
    const clock = { base_ms: Date.parse(MOMENTS[0] ?? ''), since_ms: Date.now() };
    const now = () => clock.base_ms + Date.now() - clock.since_ms;
    const traffic = await startTraffic(t);
    const { upstreams } = traffic;
    const store_url = engine === 'postgres' ? { store_url: await server.store() } : {};
    const stack = await startStack({ now, config: trafficText(random), upstreams, ...store_url });
    t.teardown(() => stack.close());
    const { store } = stack;
    const callers = [stack, await stack.newAccount('second'), await stack.newAccount('third')];
    const epochs: { readonly since_ms: number; readonly until_ms: number; readonly terms: NewTerms }[] = [];

    const made: { readonly account: string; readonly model: string }[] = [];

    async function request(): Promise<void> {
      const [caller, other] = random.pick(
        callers.flatMap((caller) => callers.map((other) => [caller, other] as const)).filter(([a, b]) => a !== b),
      );
      const models = await traffic.request(t, stack, caller.key, other.key, random);
      made.push(...models.map((model) => ({ account: caller.account, model })));
    }

    /** Lets the clock run until every lease is closed. */
    async function settled(): Promise<void> {
      await until(
        async () => stack.services.inFlight.count,
        (count) => count === 0,
      );
      await until(
        async () => {
          clock.base_ms += 6_000;
          return Promise.all(callers.map(({ account }) => store.wallet(account)));
        },
        (wallets) => wallets.every((wallet) => wallet?.held_nano === 0n),
      );
    }

    for (const moment of MOMENTS.slice(0, sample(4, MOMENTS.length))) {
      [clock.base_ms, clock.since_ms] = [Date.parse(moment), Date.now()];
      if (random.chance(0.6)) await stack.adopt(trafficText(random));
      const { account } = random.pick(callers);
      const price_factor_nano = BigInt(random.integer(700_000_000, 1_000_000_000));
      await store.editAccount(account, { price_factor_nano }, OPERATOR);
      const since_ms = now();
      await Promise.all(Array.from({ length: 12 }, request));
      await settled();
      epochs.push({ since_ms, until_ms: now() + 1, terms: termsOf(stack.services.plan) });
      for (const each of callers) await correct(store, each.account, random);
      // As the gateway does soon after each quarter of an hour.
      if (random.chance(0.6)) for (const level of USAGE_LEVELS) while (await store.rollUpUsage(level));
    }

    const entries = (await Promise.all(callers.map(({ account }) => allEntries(store, account)))).flat();
    const charges = await allCharges(store);
    t.ok(charges.length >= 8 && entries.some(({ kind }) => kind === 'refund'), 'there is traffic');
    const nameOf = ({ account, model }: (typeof made)[number]) => `${account} ${model}`;
    t.strictSame(
      fold(charges, nameOf, () => 1n),
      fold(made, nameOf, () => 1n),
      'what was to be charged is charged, once',
    );
    t.strictSame((await store.audit()).breaches, []);
    await explained(t, store, entries);
    await pricedAnew(t, store, epochs, charges);
    for (const zone of ZONES) {
      await reported(t, store, zone, charges);
      await answered(t, store, zone, charges);
      await monthly(
        t,
        store,
        zone,
        callers.map(({ account }) => account),
        entries,
      );
      for (const { account } of callers)
        await stated(t, store, zone, { id: account, name: account }, { entries, charges });
    }
  });
}

type Random = ReturnType<typeof createRandom>;

/** A top-up, an adjustment or a refund of a part of a charge. */
async function correct(store: Store, account: string, random: Random): Promise<void> {
  const amount = BigInt(random.integer(1, 900_000_000));
  const actor = { ...OPERATOR, reason: 'a test' };
  const kind = random.pick(['topup', 'adjust', 'lower', 'refund'] as const);
  if (kind === 'topup') await store.topup(account, amount, null, OPERATOR);
  else if (kind !== 'refund') await store.adjust(account, kind === 'adjust' ? amount : -amount, actor);
  const charged = (await allEntries(store, account)).filter(
    (entry) => entry.kind === 'capture' && entry.amount_nano > 0n,
  );
  const [newest] = charged;
  if (kind === 'refund' && newest !== undefined)
    await store.refund(account, newest.id, newest.amount_nano / 3n + 1n, actor);
}

function allEntries(store: Store, account: string): Promise<readonly Entry[]> {
  return store.entriesPage(account, { limit: 10_000, after: undefined });
}

/** Every charge is computed again, and comes to its entries. */
async function explained(t: Tap, store: Store, entries: readonly Entry[]): Promise<void> {
  const held = entries.filter(({ kind }) => kind === 'hold');
  for (const { id, task_id } of held) {
    const task = task_id === null ? undefined : await store.getTask(task_id);
    const charge = task === undefined ? await explainLease(store, id) : await explainTask(store, task);
    const charged = entries.filter(({ kind, hold_id }) => hold_id === id && (kind === 'capture' || kind === 'overage'));
    const sum = charged.reduce((total, { amount_nano }) => total + amount_nano, 0n);
    t.match(charge, { equal: true, differences: { length: 0 }, amount: formatNano(sum), recomputed: formatNano(sum) });
    for (const request of charge?.requests ?? []) {
      const row = await store.usageById(BigInt(request.id.slice('usage_'.length)));
      if (row === undefined) throw new Error(`${request.id} is gone`);
      t.match(await explainRequest(store, row), { equal: true, amount: request.amount, recomputed: request.amount });
    }
  }
}

/** The prices of each time give its charges again. */
async function pricedAnew(
  t: Tap,
  store: Store,
  epochs: readonly { readonly since_ms: number; readonly until_ms: number; readonly terms: NewTerms }[],
  charges: readonly Charge[],
): Promise<void> {
  for (const { terms, ...period } of epochs) {
    const { by, unpriced } = await reprice(store, period, terms);
    const inPeriod = charges.filter(({ at_ms }) => at_ms >= period.since_ms && at_ms < period.until_ms);
    const nameOf = (row: { readonly account: string; readonly model: string }) => `${row.account} ${row.model}`;
    t.strictSame(unpriced, []);
    t.strictSame(
      fold(by, nameOf, ({ new_nano }) => new_nano),
      fold(inPeriod, nameOf, amountOf),
    );
    t.strictSame(
      fold(by, nameOf, ({ old_nano }) => old_nano),
      fold(inPeriod, nameOf, amountOf),
    );
  }
}
