/** Reads what moved the wallets of all accounts in a period, and what their usage cost. */
import type { Nano } from '../../../lib/money/amount.ts';
import type { EntryKind } from '../../core/money-rows.ts';
import { type Reading, rows, type SumRow, statement, sumOf, total } from '../sql.ts';
import type { StatementPeriod } from './statement.ts';
import { usage } from './usage-reads.ts';

/** The money of an account in a period: opening + the sums of all kinds = closing. */
export interface AccountMonth {
  readonly id: string;
  readonly name: string;
  readonly opening_nano: Nano;
  readonly closing_nano: Nano;
  /** The sum of the entries of a kind: negative if they took from the wallet. */
  readonly moved_nano: Readonly<Partial<Record<EntryKind, Nano>>>;
  readonly requests: number;
  /** What the usage of the period cost at the vendors; null: some of it is not known. */
  readonly cost_nano: Nano | null;
}

const statements = {
  wallets: statement<{ readonly id: string; readonly name: string; readonly posted: bigint }>(
    'wallets_by_name',
    'SELECT id, name, posted FROM account ORDER BY name',
  ),
  /** The balances of now lead back to those of the period, so the entries before it are not summed. */
  since: statement<SumRow & { readonly account: string; readonly kind: EntryKind; readonly later: bigint }>(
    'sums_of_accounts',
    `SELECT account, kind, CASE WHEN at < $2 THEN 0 ELSE 1 END AS later, ${sumOf('posted_delta')}
     FROM entry WHERE at >= $1 AND posted_delta <> 0 GROUP BY account, kind, CASE WHEN at < $2 THEN 0 ELSE 1 END`,
  ),
};

/** All accounts by name, without those that had no money and used nothing. */
export function* accountMonths({ from_ms, to_ms }: StatementPeriod): Reading<readonly AccountMonth[]> {
  const wallets = yield* rows(statements.wallets);
  const sums = Map.groupBy(yield* rows(statements.since, [from_ms, to_ms]), ({ account }) => account);
  const used = yield* usage({ by: ['account'], since_ms: from_ms, until_ms: to_ms });
  const usageOf = new Map(used.map((sum) => [sum.account, sum]));
  return wallets.flatMap(({ id, name, posted }): readonly AccountMonth[] => {
    const own = sums.get(id) ?? [];
    const moved = own.filter(({ later }) => Number(later) === 0);
    const add = (parts: readonly SumRow[]) => parts.reduce((sum, part) => sum + total(part), 0n);
    const closing_nano = posted - add(own.filter(({ later }) => Number(later) === 1));
    const opening_nano = closing_nano - add(moved);
    const { requests = 0, cost_nano = 0n } = usageOf.get(id) ?? {};
    if (opening_nano === 0n && closing_nano === 0n && moved.length === 0 && requests === 0) return [];
    const moved_nano = Object.fromEntries(moved.map((sum) => [sum.kind, total(sum)]));
    return [{ id, name, opening_nano, closing_nano, moved_nano, requests, cost_nano }];
  });
}
