/** Which stored rows of limits a batch has changed, for the engines to write. */
import { clampSum, type Nano } from '../../lib/money/amount.ts';
import type { QuotaRow, Spending } from './limit-rows.ts';
import type { Time_ms } from './money-rows.ts';
import type { Change } from './table.ts';
import { compoundParts } from './working-set.ts';

/** A stored period of an account, or of one of its keys. */
export interface SpendingRow {
  readonly account: string;
  /** Empty: of the whole account. */
  readonly key: string;
  readonly since_ms: Time_ms;
  readonly until_ms: Time_ms;
  readonly spent_nano: Nano;
}

/** Rows to write, and rows to delete. */
export interface RowChanges<Row> {
  readonly put: readonly Row[];
  readonly drop: readonly Row[];
}

/** The changed periods. Sums that are not to be stored are left out. */
export function spendingChanges({
  key: name,
  before,
  after,
}: Change<string, readonly Spending[]>): RowChanges<SpendingRow> {
  const [account, key] = compoundParts(name);
  const rowOf = ({ since_ms, until_ms, spent_nano }: Spending): SpendingRow => {
    return { account, key, since_ms, until_ms, spent_nano: clampSum(spent_nano) };
  };
  const isNew = (one: Spending) => {
    const earlier = before?.find((other) => isSamePeriod(one, other));
    return one.isStored && !(earlier?.isStored === true && earlier.spent_nano === one.spent_nano);
  };
  const isGone = (one: Spending) => after?.some((other) => isSamePeriod(one, other)) !== true;
  return { put: (after ?? []).filter(isNew).map(rowOf), drop: (before ?? []).filter(isGone).map(rowOf) };
}

/** The changed parts of a limit. */
export function quotaChanges({ before, after }: Change<string, readonly QuotaRow[]>): RowChanges<QuotaRow> {
  const isGone = ({ owner }: QuotaRow) => after?.some((one) => one.owner === owner) !== true;
  return { put: (after ?? []).filter((one) => before?.includes(one) !== true), drop: (before ?? []).filter(isGone) };
}

function isSamePeriod(one: Spending, other: Spending): boolean {
  return one.since_ms === other.since_ms && one.until_ms === other.until_ms;
}
