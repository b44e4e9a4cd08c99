/**
 * Random traffic with changes of prices and discounts, refunds and adjustments, over days on which clocks are set back. Afterwards reports,
 * CSV, statements and the fold of the entries agree in three time zones, every charge is explained as it was made, and pricing each time
 * between two changes anew gives the ledger to the last nano.
 */
import { randomBytes } from 'node:crypto';
import t from 'tap';
import { explainLease, explainRequest, explainTask } from '../../src/admin/charge.ts';
import type { Context } from '../../src/admin/operation.ts';
import { sumUsage } from '../../src/admin/operations/usage-sum.ts';
import { monthOf, statementCsv, statementDocument } from '../../src/admin/statement.ts';
import { formatNano, parseNano } from '../../src/lang/amount.ts';
import { DAY_ms } from '../../src/lang/duration.ts';
import { offsetsOf } from '../../src/lang/time-zone.ts';
import { termsOf } from '../../src/plan/models.ts';
import { type NewTerms, reprice } from '../../src/reports/reprice.ts';
import { writeUsageCsv } from '../../src/reports/usage-csv.ts';
import { type Entry, type Store, USAGE_LEVELS } from '../../src/store/store.ts';
import { OPERATOR } from '../support/operator.ts';
import { PostgresServer } from '../support/postgres.ts';
import { createRandom } from '../support/random.ts';
import { keyHeader, officialBody, runTask, tasksPath, unifiedBody, unifiedPath } from '../support/requests.ts';
import { sample, seed } from '../support/sample.ts';
import { edited, portableText } from '../support/shipped-text.ts';
import { type Stack, startStack, until } from '../support/stack.ts';

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
const FIRST_ms = Date.parse('2026-10-01T00:00:00Z');
const CHAT = { messages: [{ role: 'user', content: 'hello' }] };

t.setTimeout(600_000);
const server = await PostgresServer.start();
t.teardown(() => server.remove());

for (const engine of ['sqlite', 'postgres'] as const) {
  t.test(`${engine}, SEED=${seed}`, { timeout: 300_000 }, async (t) => {
    const random = createRandom(seed);
    const clock = { base_ms: Date.parse(MOMENTS[0] ?? ''), since_ms: Date.now() };
    const now = () => clock.base_ms + Date.now() - clock.since_ms;
    const stack = await startStack({ now, ...(engine === 'postgres' && { store_url: await server.database() }) });
    t.teardown(() => stack.close());
    const { store } = stack;
    const callers = [stack, await stack.newAccount('second'), await stack.newAccount('third')];
    const epochs: { readonly since_ms: number; readonly until_ms: number; readonly terms: NewTerms }[] = [];

    /** Lets the clock run until every lease is closed. */
    async function settled(): Promise<void> {
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
      if (random.chance(0.6)) await stack.adopt(newPrices(random));
      const { account } = random.pick(callers);
      const price_factor_nano = BigInt(random.integer(700_000_000, 1_000_000_000));
      await store.editAccount(account, { price_factor_nano }, OPERATOR);
      const since_ms = now();
      await Promise.all(Array.from({ length: 8 }, () => request(stack, random.pick(callers).key, random)));
      await settled();
      epochs.push({ since_ms, until_ms: now() + 1, terms: termsOf(stack.services.plan) });
      for (const each of callers) await correct(store, each.account, random);
      // As the gateway does soon after each quarter of an hour.
      if (random.chance(0.6)) for (const level of USAGE_LEVELS) while (await store.rollUpUsage(level));
    }

    const entries = (await Promise.all(callers.map(({ account }) => allEntries(store, account)))).flat();
    const charges = await allCharges(store);
    t.ok(charges.length >= 8 && entries.some(({ kind }) => kind === 'refund'), 'there is traffic');
    t.strictSame((await store.audit()).breaches, []);
    await explained(t, store, entries);
    await pricedAnew(t, store, epochs, charges);
    for (const zone of ZONES) {
      await reported(t, store, zone, charges);
      await answered(t, store, zone, charges);
      for (const { account } of callers) await stated(t, store, zone, { id: account, name: account }, entries, charges);
    }
  });
}

type Random = ReturnType<typeof createRandom>;

/** The shipped configuration with other prices. */
function newPrices(random: Random): string {
  const amount = (max: number) => formatNano(BigInt(random.integer(1, max * 1_000_000)) * 1_000n + 7n);
  return edited(
    portableText,
    ['480p:  { none: "0.460000"', `480p:  { none: "${amount(2)}"`],
    ['input: "36.00", cache_write: "45.00"', `input: "${amount(60)}", cache_write: "45.00"`],
    [
      'gen_flash:  { unit: million_tokens, by: [class], table: { input: "2.20"',
      `gen_flash:  { unit: million_tokens, by: [class], table: { input: "${amount(9)}"`,
    ],
  );
}

/** One request of a random route. */
async function request({ call }: Stack, key: string, random: Random): Promise<void> {
  const as = (path: string) => ({
    call: (method: string, to: string, body?: unknown) => call(method, to, body, keyHeader(path, key)),
  });
  const max_tokens = random.integer(1, 200);
  switch (random.pick(['chat', 'stream', 'generate', 'official', 'unified'] as const)) {
    case 'chat':
      await as('/v1').call('POST', '/v1/messages', { model: 'chat-large', max_tokens, ...CHAT });
      return;
    case 'stream':
      await as('/v1').call('POST', '/v1/messages', { model: 'chat-small', max_tokens, stream: true, ...CHAT });
      return;
    case 'generate': {
      const body = {
        contents: [{ role: 'user', parts: [{ text: 'hello' }] }],
        generationConfig: { maxOutputTokens: max_tokens },
      };
      await as('/v1beta').call('POST', '/v1beta/models/gen-flash:generateContent', body);
      return;
    }
    case 'official':
      await runTask(as(tasksPath), tasksPath, officialBody({ duration: random.integer(4, 12) }));
      return;
    case 'unified':
      await runTask(
        as(tasksPath),
        unifiedPath('c'),
        unifiedBody({ duration: random.integer(4, 12), resolution: '480p' }),
      );
  }
}

/** A top-up, an adjustment or a refund of a part of a charge. */
async function correct(store: Store, account: string, random: Random): Promise<void> {
  const amount = BigInt(random.integer(1, 900_000_000));
  const by = { ...OPERATOR, reason: 'a test' };
  const kind = random.pick(['topup', 'adjust', 'lower', 'refund'] as const);
  if (kind === 'topup') await store.topup(account, amount, null, OPERATOR);
  else if (kind !== 'refund') await store.adjust(account, kind === 'adjust' ? amount : -amount, by);
  const charged = (await allEntries(store, account)).filter(
    (entry) => entry.kind === 'capture' && entry.amount_nano > 0n,
  );
  const [newest] = charged;
  if (kind === 'refund' && newest !== undefined)
    await store.refund(account, newest.id, newest.amount_nano / 3n + 1n, by);
}

function allEntries(store: Store, account: string): Promise<readonly Entry[]> {
  return store.entriesPage(account, { limit: 10_000, after: undefined });
}

interface Charge {
  readonly account: string;
  readonly model: string;
  readonly amount_nano: bigint;
  readonly at_ms: number;
}

async function allCharges(store: Store): Promise<readonly Charge[]> {
  const all: Charge[] = [];
  const take = ({ account, model, amount_nano, at_ms }: Omit<Charge, 'at_ms'> & { readonly at_ms: bigint | number }) =>
    void all.push({ account, model, amount_nano, at_ms: Number(at_ms) });
  const period = { since_ms: 0, until_ms: 9e15 };
  await store.eachCharge(period, { request: take, task: take, progress: () => {} });
  return all;
}

/** The sums by a name. */
function fold<Row>(rows: readonly Row[], nameOf: (row: Row) => string, amountOf: (row: Row) => bigint) {
  const sums = new Map<string, bigint>();
  for (const row of rows) sums.set(nameOf(row), (sums.get(nameOf(row)) ?? 0n) + amountOf(row));
  return Object.fromEntries([...sums].sort(([one], [other]) => (one < other ? -1 : 1)));
}

const amountOf = ({ amount_nano }: { readonly amount_nano: bigint }) => amount_nano;

/** `2026-10-25` as a clock of the zone shows it. */
function dayOf(zone: string): (at_ms: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (at_ms) => format.format(at_ms);
}

/** Every charge is computed again, and comes to its entries. */
async function explained(t: Tap, store: Store, entries: readonly Entry[]): Promise<void> {
  const held = entries.filter(({ kind }) => kind === 'hold');
  for (const { id, task_id } of held) {
    const task = task_id === null ? undefined : await store.getTask(task_id);
    const charge = task === undefined ? await explainLease(store, id) : await explainTask(store, task);
    const charged = entries.filter(({ kind, hold_id }) => hold_id === id && (kind === 'capture' || kind === 'overage'));
    const sum = charged.reduce((total, { amount_nano }) => total + amount_nano, 0n);
    t.match(charge, { equal: true, differences: [], amount: formatNano(sum), recomputed: formatNano(sum) });
    for (const request of charge?.requests ?? []) {
      const row = await store.usageById(BigInt(request.id.slice('usage_'.length)));
      if (row === undefined) throw new Error(`${request.id} is gone`);
      t.match(await explainRequest(store, row), { equal: true, amount: request.amount, recomputed: request.amount });
    }
  }
}

type Tap = Pick<typeof t, 'match' | 'strictSame' | 'equal'>;

/** The prices of each time give its charges again. */
async function pricedAnew(
  t: Tap,
  store: Store,
  epochs: readonly { readonly since_ms: number; readonly until_ms: number; readonly terms: NewTerms }[],
  charges: readonly Charge[],
): Promise<void> {
  for (const { terms, ...period } of epochs) {
    const { by, unpriced } = await reprice(store, period, terms);
    const of = charges.filter(({ at_ms }) => at_ms >= period.since_ms && at_ms < period.until_ms);
    const nameOf = (row: { readonly account: string; readonly model: string }) => `${row.account} ${row.model}`;
    t.strictSame(unpriced, []);
    t.strictSame(
      fold(by, nameOf, ({ new_nano }) => new_nano),
      fold(of, nameOf, amountOf),
    );
    t.strictSame(
      fold(by, nameOf, ({ old_nano }) => old_nano),
      fold(of, nameOf, amountOf),
    );
  }
}

/** The report by days and its CSV are the fold of the charges. */
async function reported(t: Tap, store: Store, zone: string, charges: readonly Charge[]): Promise<void> {
  const day = dayOf(zone);
  const folded = fold(charges, ({ account, model, at_ms }) => `${account} ${model} ${day(at_ms)}`, amountOf);
  const filter = {
    by: ['account', 'model', 'day'] as const,
    offsets: offsetsOf(zone, FIRST_ms, FIRST_ms + 90 * DAY_ms),
  };
  const sums = (await store.usage(filter)).filter(({ requests }) => requests > 0);
  t.strictSame(
    fold(sums, (sum) => `${sum.account} ${sum.model} ${sum.day}`, amountOf),
    folded,
    zone,
  );
  let csv = '';
  await writeUsageCsv({ eachUsage: store.eachUsage, listAccounts: async () => [] }, filter, (text) => {
    csv += text;
  });
  const lines = csv
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
  const charged = lines.filter(([, , , requests]) => requests !== '0');
  t.strictSame(
    fold(
      charged,
      (cells) => cells.slice(0, 3).join(' '),
      (cells) => parseNano(cells[5] ?? ''),
    ),
    folded,
    `${zone}, CSV`,
  );
}

/** What the console reads is the fold of the charges: by month, and by model of all accounts. */
async function answered(t: Tap, store: Store, zone: string, charges: readonly Charge[]): Promise<void> {
  const context: Context = {
    ...{
      store,
      operations: [],
      now: () => Date.parse('2027-01-01T00:00:00Z'),
      random: randomBytes,
      gateway: undefined,
    },
    ...{ plan: () => undefined, currency: {}, caller: { name: 'test', role: 'viewer', via: 'api', token: null } },
    ...{ dry_run: false, version: undefined, idempotency_key: undefined, request_id: null, session: undefined },
    ...{ actorOf: () => OPERATOR, setSession: () => {} },
  };
  const asked = { since: new Date(FIRST_ms).toISOString(), tz: zone };
  const month = (at_ms: number) => dayOf(zone)(at_ms).slice(0, 7);
  for (const by of [['account', 'month'], ['model', 'month'], ['model'], ['account', 'key', 'model']] as const) {
    const { data, others } = await sumUsage.run({ by: [...by], ...asked }, context);
    const nameOf = (row: { readonly account: string | null; readonly model: string | null }, at: string | null) =>
      by
        .map((column) => (column === 'month' ? at : column === 'key' ? '' : row[column]?.replace('acc_', '')))
        .join(' ');
    const charged = data.filter(({ requests }) => requests > 0);
    t.strictSame(
      fold(
        charged,
        (row) => nameOf(row, row.month),
        ({ amount }) => parseNano(amount),
      ),
      fold(charges, (row) => nameOf(row, month(row.at_ms)), amountOf),
      `${zone}, ${by}`,
    );
    t.equal(others, null);
    const top = await sumUsage.run({ by: [...by], ...asked, top: 1 }, context);
    const total = [...top.data, ...(top.others === null ? [] : [top.others])].map(({ amount }) => parseNano(amount));
    t.equal(
      total.reduce((sum, amount) => sum + amount, 0n),
      charges.reduce((sum, { amount_nano }) => sum + amount_nano, 0n),
      `${zone}, ${by}: the largest and the others are all`,
    );
  }
}

/** The statement of each month is the fold of the entries, and its charges are those of the report. */
async function stated(
  t: Tap,
  store: Store,
  zone: string,
  account: { readonly id: string; readonly name: string },
  all: readonly Entry[],
  charges: readonly Charge[],
): Promise<void> {
  const month = (at_ms: number) => dayOf(zone)(at_ms).slice(0, 7);
  const entries = all.filter((entry) => entry.account === account.id);
  for (const one of ['2026-10', '2026-11', '2026-12']) {
    const period = monthOf(one, zone);
    const about = { ...period, account, month: one, tz: zone, currency: 'CNY', now_ms: 0 };
    const statement = statementDocument(await store.accountStatement(account.id, period), about);
    const sum = (...kinds: readonly string[]) =>
      entries
        .filter(({ kind, at_ms }) => kinds.includes(kind) && month(at_ms) === one)
        .reduce((total, { posted_delta_nano }) => total + posted_delta_nano, 0n);
    const until_end = entries.filter(({ at_ms }) => month(at_ms) <= one);
    const closing = until_end.reduce((total, { posted_delta_nano }) => total + posted_delta_nano, 0n);
    const moved = sum('topup', 'adjust', 'refund', 'capture', 'overage');
    t.match(
      statement,
      {
        ...{
          opening: formatNano(closing - moved),
          closing: formatNano(closing),
          charged: formatNano(-sum('capture', 'overage')),
        },
        ...{
          topups: formatNano(sum('topup')),
          adjustments: formatNano(sum('adjust')),
          refunds: formatNano(sum('refund')),
        },
      },
      `${zone} ${one}`,
    );
    const of = charges.filter(({ account: whose, at_ms }) => whose === account.id && month(at_ms) === one);
    const stated_charges = fold(
      statement.charges,
      ({ model }) => model,
      ({ amount }) => parseNano(amount),
    );
    t.strictSame(
      stated_charges,
      fold(of, ({ model }) => model, amountOf),
      `${zone} ${one}, charges`,
    );
    const amounts = statementCsv(statement)
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => parseNano(line.split(',').at(-1) ?? ''));
    t.equal(
      amounts.slice(0, -1).reduce((total, amount) => total + amount, 0n),
      closing,
      `${zone} ${one}, CSV`,
    );
  }
}
