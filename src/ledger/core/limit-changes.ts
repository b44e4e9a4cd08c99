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
  const isNew = (spending: Spending) => {
    const earlier = before?.find((other) => isSamePeriod(spending, other));
    return spending.isStored && !(earlier?.isStored === true && earlier.spent_nano === spending.spent_nano);
  };
  const isGone = (spending: Spending) => after?.some((other) => isSamePeriod(spending, other)) !== true;
  return { put: (after ?? []).filter(isNew).map(rowOf), drop: (before ?? []).filter(isGone).map(rowOf) };
}

/** The changed parts of a limit. */
export function quotaChanges({ before, after }: Change<string, readonly QuotaRow[]>): RowChanges<QuotaRow> {
  const isGone = ({ owner }: QuotaRow) => after?.some((each) => each.owner === owner) !== true;
  return { put: (after ?? []).filter((each) => before?.includes(each) !== true), drop: (before ?? []).filter(isGone) };
}

function isSamePeriod(a: Spending, b: Spending): boolean {
  return a.since_ms === b.since_ms && a.until_ms === b.until_ms;
}
