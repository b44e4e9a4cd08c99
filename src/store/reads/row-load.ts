/** How rows are loaded by their keys. */
import type { RowNeed } from '../../ledger/prefetch.ts';
import type { Table } from '../../ledger/table.ts';
import type { WorkingSet } from '../../ledger/working-set.ts';
import type { Query, Statement } from '../sql.ts';
import type { Wallet } from '../store.ts';

/** Queries, and what is done with their rows. */
export interface Load {
  readonly queries: readonly Query[];
  readonly put: (book: WorkingSet, answers: readonly (readonly object[])[]) => void;
}

/** Two arrays as a list of pairs. */
export const PAIRS = '(SELECT * FROM unnest($1::text[], $2::text[]))';

/** How needs of one kind are loaded. */
export interface RowLoad<N extends RowNeed, K> {
  key(need: N): K;
  tableOf(book: WorkingSet): Pick<Table<K, unknown>, 'knows'>;
  load(needs: readonly N[]): Load;
}

export type Of<N extends RowNeed['need']> = Extract<RowNeed, { readonly need: N }>;

/** Rows whose absence is loaded too. @param read puts a row into the book. @param absent is put for a key without a row. */
export function byKey<N extends RowNeed, K extends string | bigint, R>(
  key: (need: N) => K,
  tableOf: (book: WorkingSet) => Table<K, R>,
  of: Statement<never>,
  read: (book: WorkingSet, stored: never) => void,
  more: {
    readonly absent?: R;
    readonly wallets?: Statement<never>;
    readonly pairs?: (need: N) => readonly [string, string];
  } = {},
): RowLoad<N, K> {
  const { absent = null, wallets, pairs } = more;
  return {
    key,
    tableOf,
    load(needs) {
      const keys = needs.map(key);
      const both = pairs && needs.map(pairs);
      const values = both === undefined ? [keys] : [both.map(([one]) => one), both.map(([, other]) => other)];
      return {
        queries: [{ of, values }, ...(wallets === undefined ? [] : [{ of: wallets, values }])],
        put(book, [found = [], ofWallets = []]) {
          putWallets(book, ofWallets);
          for (const each of found) read(book, each as never);
          for (const one of keys) tableOf(book).load(one, absent);
        },
      };
    },
  };
}

export function putWallets(book: WorkingSet, found: readonly object[]): void {
  for (const wallet of found as readonly Wallet[]) book.wallets.load(wallet.account, wallet);
}
