/** Compares what a store reports with the fold of its charges and entries: the report and its CSV, what the console reads, and statements. */
import { randomBytes } from 'node:crypto';
import type { Test } from 'tap';
import { monthCsv, monthDocument } from '../../src/admin/api/month-document.ts';
import type { Context } from '../../src/admin/api/operation.ts';
import { monthOf, statementCsv, statementDocument } from '../../src/admin/api/statement.ts';
import { sumUsage } from '../../src/admin/operations/reports.ts';
import { writeUsageCsv } from '../../src/admin/reports/usage-csv.ts';
import type { Entry, Store } from '../../src/ledger/store/store.ts';
import { formatNano, formatUnits, parseNano, parseUnits } from '../../src/lib/money/amount.ts';
import { unitName } from '../../src/lib/money/units.ts';
import { DAY_ms } from '../../src/lib/time/duration.ts';
import { offsetsOf } from '../../src/lib/time/time-zone.ts';
import { noRequests, OPERATOR } from './operator.ts';

/** When the reports begin. */
const FIRST_ms = Date.parse('2026-10-01T00:00:00Z');

export type Tap = Pick<Test, 'match' | 'strictSame' | 'equal' | 'ok'>;

export interface Charge {
  readonly account: string;
  readonly model: string;
  readonly amount_nano: bigint;
  readonly at_ms: number;
  /** By class. */
  readonly units: Readonly<Record<string, string>>;
}

export async function allCharges(store: Store): Promise<readonly Charge[]> {
  const all: Charge[] = [];
  const take = (
    { account, model, amount_nano, at_ms }: Omit<Charge, 'at_ms' | 'units'> & { readonly at_ms: bigint | number },
    units: Charge['units'],
  ) => void all.push({ account, model, amount_nano, at_ms: Number(at_ms), units });
  await store.eachCharge(
    { since_ms: 0, until_ms: 9e15 },
    {
      request: (row) => take(row, JSON.parse(row.units)),
      task: (row) =>
        take(
          row,
          row.classes === null ? { [unitName(row.unit)]: formatUnits(row.units_nano) } : JSON.parse(row.classes),
        ),
      progress: () => {},
    },
  );
  return all;
}

/** The sums by a name. */
export function fold<Row>(rows: readonly Row[], nameOf: (row: Row) => string, amountOf: (row: Row) => bigint) {
  const sums = new Map<string, bigint>();
  for (const row of rows) sums.set(nameOf(row), (sums.get(nameOf(row)) ?? 0n) + amountOf(row));
  return Object.fromEntries([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The sums of units by a name and their class. Zeros are left out: some reports have them. */
function foldUnits<Row extends Pick<Charge, 'units'>>(rows: readonly Row[], nameOf: (row: Row) => string) {
  const counts = rows.flatMap((row) =>
    Object.entries(row.units).map(([unit, count]) => ({ name: `${nameOf(row)} ${unit}`, count: parseUnits(count) })),
  );
  return fold(
    counts.filter(({ count }) => count > 0n),
    ({ name }) => name,
    ({ count }) => count,
  );
}

export const amountOf = ({ amount_nano }: { readonly amount_nano: bigint }) => amount_nano;

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

/** The report by days and its CSV are the fold of the charges. */
export async function reported(t: Tap, store: Store, zone: string, charges: readonly Charge[]): Promise<void> {
  const day = dayOf(zone);
  const nameOf = ({ account, model, at_ms }: Charge) => `${account} ${model} ${day(at_ms)}`;
  const folded = fold(charges, nameOf, amountOf);
  const units = foldUnits(charges, nameOf);
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
  t.strictSame(
    foldUnits(sums, (sum) => `${sum.account} ${sum.model} ${sum.day}`),
    units,
    `${zone}, units`,
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
  const counted = charged.map(([account, model, on, , , , , , counts = '']) => ({
    name: `${account} ${model} ${on}`,
    units: Object.fromEntries(counts.split('; ').map((count) => count.split(' '))),
  }));
  t.strictSame(
    foldUnits(counted, ({ name }) => name),
    units,
    `${zone}, units in CSV`,
  );
}

/** What the console reads is the fold of the charges: by month, and by model of all accounts. */
export async function answered(t: Tap, store: Store, zone: string, charges: readonly Charge[]): Promise<void> {
  const context: Context = {
    store,
    operations: [],
    now: () => Date.parse('2027-01-01T00:00:00Z'),
    random: randomBytes,
    gateway: undefined,
    requests: noRequests,
    plan: () => undefined,
    currency: {},
    caller: { name: 'test', role: 'viewer', via: 'api', token: null },
    dry_run: false,
    version: undefined,
    idempotency_key: undefined,
    request_id: null,
    session: undefined,
    actorOf: () => OPERATOR,
    countLogIn: () => {},
    setSession: () => {},
  };
  const asked = { since: new Date(FIRST_ms).toISOString(), tz: zone };
  const month = (at_ms: number) => dayOf(zone)(at_ms).slice(0, 7);
  for (const columns of [['account', 'month'], ['model', 'month'], ['model'], ['account', 'key', 'model']] as const) {
    const { data, others } = await sumUsage.run({ by: [...columns], ...asked }, context);
    const nameOf = (row: { readonly account: string | null; readonly model: string | null }, at: string | null) =>
      columns
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
      `${zone}, ${columns}`,
    );
    t.equal(others, null);
  }
  for (const columns of [
    ['account', 'day'],
    ['model', 'key', 'hour'],
    ['account', 'key', 'model'],
    ['account', 'month'],
    ['model'],
  ] as const)
    for (const top of [1, 3]) {
      const { data } = await sumUsage.run({ by: [...columns], ...asked }, context);
      const found = await sumUsage.run({ by: [...columns], ...asked, top }, context);
      const sorted = data.toSorted((a, b) => Number(parseNano(b.amount) - parseNano(a.amount)));
      const largest = new Set(sorted.slice(0, top));
      t.strictSame(
        found.data,
        data.filter((each) => largest.has(each)),
        `${zone}, ${columns}: the largest ${top}`,
      );
      t.strictSame(found.others, othersOf(sorted.slice(top)), `${zone}, ${columns}: the others`);
    }
}

type Sums = Awaited<ReturnType<typeof sumUsage.run>>;

function othersOf(sums: Sums['data']): Sums['others'] {
  if (sums.length === 0) return null;
  const count = (member: 'requests' | 'failures') => sums.reduce((sum, each) => sum + each[member], 0);
  const money = (member: 'amount' | 'cost' | 'margin') =>
    sums.some((sum) => sum[member] === null)
      ? null
      : formatNano(sums.reduce((sum, each) => sum + parseNano(each[member] ?? ''), 0n));
  return {
    sums: sums.length,
    requests: count('requests'),
    failures: count('failures'),
    amount: money('amount') ?? '',
    cost: money('cost'),
    margin: money('margin'),
  };
}

/** The statement of each month is the fold of the entries, and its charges are those of the report. */
export async function stated(
  t: Tap,
  store: Store,
  zone: string,
  account: { readonly id: string; readonly name: string },
  { entries: all, charges }: { readonly entries: readonly Entry[]; readonly charges: readonly Charge[] },
): Promise<void> {
  const month = (at_ms: number) => dayOf(zone)(at_ms).slice(0, 7);
  const entries = all.filter((entry) => entry.account === account.id);
  for (const each of ['2026-10', '2026-11', '2026-12']) {
    const period = monthOf(each, zone);
    const about = { ...period, account, month: each, tz: zone, currency: 'CNY', now_ms: 0, seller: undefined };
    const statement = statementDocument(await store.accountStatement(account.id, period), about);
    const sum = (...kinds: readonly string[]) =>
      entries
        .filter(({ kind, at_ms }) => kinds.includes(kind) && month(at_ms) === each)
        .reduce((total, { posted_delta_nano }) => total + posted_delta_nano, 0n);
    const until_end = entries.filter(({ at_ms }) => month(at_ms) <= each);
    const closing = until_end.reduce((total, { posted_delta_nano }) => total + posted_delta_nano, 0n);
    const moved = sum('topup', 'adjust', 'refund', 'capture', 'overage');
    t.match(
      statement,
      {
        opening: formatNano(closing - moved),
        closing: formatNano(closing),
        charged: formatNano(-sum('capture', 'overage')),
        topups: formatNano(sum('topup')),
        adjustments: formatNano(sum('adjust')),
        refunds: formatNano(sum('refund')),
      },
      `${zone} ${each}`,
    );
    const counted = charges.filter(({ account: whose, at_ms }) => whose === account.id && month(at_ms) === each);
    const stated_charges = fold(
      statement.charges,
      ({ model }) => model,
      ({ amount }) => parseNano(amount),
    );
    t.strictSame(
      stated_charges,
      fold(counted, ({ model }) => model, amountOf),
      `${zone} ${each}, charges`,
    );
    t.strictSame(
      foldUnits(statement.charges, ({ model }) => model),
      foldUnits(counted, ({ model }) => model),
      `${zone} ${each}, units`,
    );
    const amounts = statementCsv(statement)
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => parseNano(line.split(',').at(-1) ?? ''));
    t.equal(
      amounts.slice(0, -1).reduce((total, amount) => total + amount, 0n),
      closing,
      `${zone} ${each}, CSV`,
    );
  }
}

/** Each month of all accounts has the sums of their statements, and together those of the ledger. */
export async function monthly(
  t: Tap,
  store: Store,
  zone: string,
  accounts: readonly string[],
  all: readonly Entry[],
): Promise<void> {
  const monthIn = (at_ms: number) => dayOf(zone)(at_ms).slice(0, 7);
  const posted = (entries: readonly Entry[]) =>
    formatNano(entries.reduce((sum, { posted_delta_nano }) => sum + posted_delta_nano, 0n));
  const order = { sort: 'charged', order: 'desc', top: undefined } as const;
  for (const month of ['2026-10', '2026-11', '2026-12']) {
    const about = { ...monthOf(month, zone), month, tz: zone, currency: 'CNY', now_ms: 0, seller: undefined };
    const read = await store.accountMonths(about);
    const { data, total } = monthDocument(read, about, order);
    for (const { account_id: id, account: name, ...sums } of data) {
      const { charges, ...stated } = statementDocument(await store.accountStatement(id, about), {
        ...about,
        account: { id, name },
      });
      const { requests, cost, margin, ...money } = sums;
      t.match(stated, money, `${zone} ${month}, ${name}`);
      t.equal(
        requests,
        charges.reduce((sum, charge) => sum + charge.requests, 0),
      );
      if (cost !== null) t.equal(amount(margin) + amount(cost) + amount(sums.refunds), amount(sums.charged));
    }
    const ofKind = (...kinds: readonly string[]) =>
      posted(all.filter(({ kind, at_ms }) => kinds.includes(kind) && monthIn(at_ms) === month));
    t.match(
      total,
      {
        opening: posted(all.filter(({ at_ms }) => monthIn(at_ms) < month)),
        topups: ofKind('topup'),
        adjustments: ofKind('adjust'),
        refunds: ofKind('refund'),
        charged: formatNano(-amount(ofKind('capture', 'overage'))),
        closing: posted(all.filter(({ at_ms }) => monthIn(at_ms) <= month)),
      },
      `${zone} ${month}, the total is the ledger's`,
    );
    const [first] = monthDocument(read, about, { ...order, top: 1 }).data;
    t.strictSame(first, data[0], 'the top one');
    const lines = monthCsv(monthDocument(read, about, order))
      .trimEnd()
      .split('\r\n');
    t.equal(lines.length - 1, data.length);
    t.ok(accounts.length >= data.length);
  }
}

function amount(text: string | null): bigint {
  return parseNano(text ?? '');
}
