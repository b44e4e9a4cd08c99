/** How rows are loaded by their keys. */
import type { RowNeed } from '../../ledger/prefetch.ts';
import type { Table } from '../../ledger/table.ts';
import type { WorkingSet } from '../../ledger/working-set.ts';
import type { Query, Statement } from '../sql.ts';
import type { Wallet } from '../store.ts';

/** Queries, and what is done with their rows. */
export interface Load {
  readonly queries: readonly Query[];
  readonly put: (set: WorkingSet, answers: readonly (readonly object[])[]) => void;
}

/** Two arrays as a list of pairs. */
export const PAIRS = '(SELECT * FROM unnest($1::text[], $2::text[]))';

export interface RowLoad<N extends RowNeed, K> {
  key(need: N): K;
  tableOf(set: WorkingSet): Pick<Table<K, unknown>, 'knows'>;
  load(needs: readonly N[]): Load;
}

export type Of<N extends RowNeed['need']> = Extract<RowNeed, { readonly need: N }>;

/** Loads the rows of a table by their keys. A key without a row is loaded as absent. */
interface More<N extends RowNeed, R> {
  /** What is stored for a key without a row. */
  readonly absent?: R;
  /** Other rows that belong to them. */
  readonly and?: { readonly of: Statement<never>; readonly put: (set: WorkingSet, stored: never) => void };
  /** The parts of the key, if it has two. */
  readonly pairs?: (need: N) => readonly [string, string];
}

/** Puts rows into the table of their key. @param to converts a row. */
export function rowsByKey<N extends RowNeed, K extends string | bigint, R>(
  key: (need: N) => K,
  tableOf: (set: WorkingSet) => Table<K, R>,
  of: Statement<never>,
  to: (stored: never) => R,
  keyOf: (row: R) => K,
  more: More<N, R> = {},
): RowLoad<N, K> {
  const read = (set: WorkingSet, stored: never) => {
    const row = to(stored);
    tableOf(set).load(keyOf(row), row);
  };
  return byKey(key, tableOf, of, read, more);
}

/** The same for rows that also go into other tables. @param read puts a row into the working set. */
export function byKey<N extends RowNeed, K extends string | bigint, R>(
  key: (need: N) => K,
  tableOf: (set: WorkingSet) => Table<K, R>,
  of: Statement<never>,
  read: (set: WorkingSet, stored: never) => void,
  { absent = null, and, pairs }: More<N, R | null> = {},
): RowLoad<N, K> {
  return {
    key,
    tableOf,
    load(needs) {
      const keys = needs.map(key);
      const both = pairs && needs.map(pairs);
      const values = both === undefined ? [keys] : [both.map(([one]) => one), both.map(([, other]) => other)];
      return {
        queries: [{ of, values }, ...(and === undefined ? [] : [{ of: and.of, values }])],
        put(set, [found = [], others = []]) {
          for (const each of others) and?.put(set, each as never);
          for (const each of found) read(set, each as never);
          for (const one of keys) tableOf(set).load(one, absent);
        },
      };
    },
  };
}

export function putWallet(set: WorkingSet, wallet: Wallet): void {
  set.wallets.load(wallet.account, wallet);
}

export function putWallets(set: WorkingSet, found: readonly object[]): void {
  for (const wallet of found as readonly Wallet[]) putWallet(set, wallet);
}
