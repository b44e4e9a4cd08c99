/** What all customers did in a month: a line for each, and their sum, which is that of the ledger. */
import Type, { type Static } from 'typebox';
import type { AccountMonth } from '../../ledger/store/reads/account-months.ts';
import type { StatementPeriod } from '../../ledger/store/reads/statement.ts';
import { formatNano, type Nano } from '../../lib/money/amount.ts';
import { csvLine } from '../../lib/text/csv.ts';
import { formatTime } from './documents.ts';
import { Money, nullable, object, Text, Time } from './schemas.ts';

const MONEY = {
  opening: Money,
  topups: Money,
  adjustments: Money,
  refunds: Money,
  charged: Money,
  closing: { ...Money, description: 'opening + topups + adjustments + refunds - charged' },
  requests: Type.Integer(),
  cost: nullable({ ...Money, description: 'what the usage of the month cost at the vendors, if all of it is known' }),
  margin: nullable({ ...Money, description: 'charged - refunds - cost' }),
};

const AccountMonthSchema = object({
  account: Text("the account's name"),
  account_id: Text("the account's id"),
  ...MONEY,
});
const SumSchema = object({ accounts: Type.Integer(), ...MONEY });

export const MonthSchema = object({
  month: Text('such as 2026-11'),
  tz: Text('the time zone of the month'),
  currency: nullable(Text('ISO 4217; null: there is no valid configuration')),
  from: Time,
  until: Time,
  is_complete: Type.Boolean({ description: 'whether the month has ended' }),
  data: Type.Array(AccountMonthSchema, { description: 'without accounts that had no money and used nothing' }),
  others: nullable({ ...SumSchema, description: 'the sum of the accounts that are not in data' }),
  total: { ...SumSchema, description: 'the sum of all accounts, which is that of the ledger' },
});

export type MonthDocument = Static<typeof MonthSchema>;

/** A month in the terms of its reader. */
export interface MonthAbout extends StatementPeriod {
  readonly month: string;
  readonly tz: string;
  readonly currency: string | null;
  readonly now_ms: number;
}

export const MONTH_COLUMNS = [
  'account',
  'opening',
  'topups',
  'adjustments',
  'refunds',
  'charged',
  'closing',
  'requests',
  'cost',
  'margin',
] as const;

export interface MonthOrder {
  readonly sort: (typeof MONTH_COLUMNS)[number];
  readonly order: 'asc' | 'desc';
  /** Only so many accounts; undefined: all. */
  readonly top: number | undefined;
}

type Moved = 'opening' | 'topups' | 'adjustments' | 'refunds' | 'charged' | 'closing';

/** The sums of one account or several. */
interface Sums extends Readonly<Record<Moved, Nano>> {
  readonly requests: number;
  readonly cost: Nano | null;
  readonly margin: Nano | null;
}

interface AccountSums extends Sums {
  readonly account: string;
  readonly account_id: string;
}

/** The document of a month. */
export function monthDocument(
  read: readonly AccountMonth[],
  { month, tz, currency, from_ms, to_ms, now_ms }: MonthAbout,
  order: MonthOrder,
): MonthDocument {
  const sorted = read.map(sumsOf).sort(comparer(order));
  const shown = sorted.slice(0, order.top);
  const rest = sorted.slice(shown.length);
  return {
    month,
    tz,
    currency,
    from: formatTime(from_ms),
    until: formatTime(to_ms),
    is_complete: to_ms <= now_ms,
    data: shown.map(({ account, account_id, ...sums }) => ({ account, account_id, ...texts(sums) })),
    others: rest.length === 0 ? null : summed(rest),
    total: summed(sorted),
  };
}

function sumsOf({ id, name, opening_nano, closing_nano, moved_nano, requests, cost_nano }: AccountMonth): AccountSums {
  const charged = -(moved_nano.capture ?? 0n) - (moved_nano.overage ?? 0n);
  const refunds = moved_nano.refund ?? 0n;
  return {
    account: name,
    account_id: id,
    opening: opening_nano,
    topups: moved_nano.topup ?? 0n,
    adjustments: moved_nano.adjust ?? 0n,
    refunds,
    charged,
    closing: closing_nano,
    requests,
    cost: cost_nano,
    margin: cost_nano === null ? null : charged - refunds - cost_nano,
  };
}

/** What is not known is last. */
function comparer({ sort, order }: MonthOrder): (a: AccountSums, b: AccountSums) => number {
  const sign = order === 'asc' ? 1 : -1;
  return (a, b) => {
    const [left, right] = [a[sort], b[sort]];
    if (left === right) return a.account < b.account ? -1 : 1;
    if (left === null || right === null) return left === null ? 1 : -1;
    return left < right ? -sign : sign;
  };
}

function summed(rows: readonly AccountSums[]): MonthDocument['total'] {
  const sum = (name: Moved) => rows.reduce((all, row) => all + row[name], 0n);
  const known = (name: 'cost' | 'margin') => rows.reduce<Nano | null>((all, row) => addKnown(all, row[name]), 0n);
  return {
    accounts: rows.length,
    ...texts({
      opening: sum('opening'),
      topups: sum('topups'),
      adjustments: sum('adjustments'),
      refunds: sum('refunds'),
      charged: sum('charged'),
      closing: sum('closing'),
      requests: rows.reduce((all, { requests }) => all + requests, 0),
      cost: known('cost'),
      margin: known('margin'),
    }),
  };
}

/** A sum with an unknown part is not known. */
function addKnown(a: Nano | null, b: Nano | null): Nano | null {
  return a === null || b === null ? null : a + b;
}

function texts({ requests, cost, margin, ...sums }: Sums) {
  const orNull = (amount: Nano | null) => (amount === null ? null : formatNano(amount));
  return {
    opening: formatNano(sums.opening),
    topups: formatNano(sums.topups),
    adjustments: formatNano(sums.adjustments),
    refunds: formatNano(sums.refunds),
    charged: formatNano(sums.charged),
    closing: formatNano(sums.closing),
    requests,
    cost: orNull(cost),
    margin: orNull(margin),
  };
}

/** A line for each account. Each names the month and the currency, so that files can be joined; for that, there is no sum. */
export function monthCsv({ month, currency, data }: MonthDocument): string {
  const head = ['month', 'account', 'account_id', 'currency', ...MONTH_COLUMNS.slice(1)];
  const lines = data.map((row) =>
    csvLine([month, row.account, row.account_id, currency, ...MONTH_COLUMNS.slice(1).map((name) => row[name])]),
  );
  return [csvLine(head), ...lines].join('');
}
