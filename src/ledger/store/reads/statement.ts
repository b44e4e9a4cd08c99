/** Reads the statement of an account: what moved its wallet in a period, from its entries, and its charges by model, from the roll-ups. */
import type { Entry, EntryKind, Time_ms } from '../../core/money-rows.ts';
import type { UsageSum } from '../records.ts';
import * as schema from '../schema.ts';
import { type Reading, rows, type SumRow, selectFrom, statement, sumOf, total } from '../sql.ts';
import { usage } from './usage-reads.ts';

/** Whole quarters of an hour, as every month of a time zone is. */
export interface StatementPeriod {
  readonly from_ms: Time_ms;
  readonly to_ms: Time_ms;
}

/** The money of an account in a period: opening + the sums of all kinds = closing. */
export interface AccountStatement {
  readonly opening_nano: bigint;
  readonly closing_nano: bigint;
  /** The sum of the entries of a kind: negative if they took from the wallet. */
  readonly moved_nano: Readonly<Partial<Record<EntryKind, bigint>>>;
  /** Top-ups, adjustments and refunds, oldest first. */
  readonly movements: readonly Entry[];
  /** Their number, with those that are not listed. */
  readonly movement_count: number;
  readonly charges: readonly UsageSum[];
}

/** The kinds that are listed one by one: an operator makes them. */
const MAX_MOVEMENTS = 1_000;

const MOVEMENT = `kind IN ('topup', 'adjust', 'refund')`;

const statements = {
  sums: statement<SumRow & { readonly part: bigint; readonly kind: EntryKind; readonly entries: bigint }>(
    'sums_of_period',
    `SELECT CASE WHEN at < $2 THEN 0 ELSE 1 END AS part, kind, count(*) AS entries, ${sumOf('posted_delta')}
     FROM entry WHERE account = $1 AND at < $3 GROUP BY CASE WHEN at < $2 THEN 0 ELSE 1 END, kind`,
  ),
  movements: selectFrom(
    schema.entries,
    'movements_of_period',
    `WHERE account = $1 AND at >= $2 AND at < $3 AND ${MOVEMENT} ORDER BY id LIMIT ${MAX_MOVEMENTS}`,
  ),
};

/** The statement of an account. */
export function* accountStatement(account: string, { from_ms, to_ms }: StatementPeriod): Reading<AccountStatement> {
  const sums = yield* rows(statements.sums, [account, from_ms, to_ms]);
  const movements = yield* rows(statements.movements, [account, from_ms, to_ms]);
  const charges = yield* usage({ account, by: ['model'], since_ms: from_ms, until_ms: to_ms });
  const inPeriod = sums.filter(({ part }) => Number(part) === 1);
  const add = (parts: readonly SumRow[]) => parts.reduce((sum, part) => sum + total(part), 0n);
  const moved = inPeriod.filter(({ kind }) => kind === 'topup' || kind === 'adjust' || kind === 'refund');
  return {
    opening_nano: add(sums) - add(inPeriod),
    closing_nano: add(sums),
    moved_nano: Object.fromEntries(inPeriod.map((sum) => [sum.kind, total(sum)])),
    movements,
    movement_count: Number(moved.reduce((count, { entries }) => count + entries, 0n)),
    charges,
  };
}
