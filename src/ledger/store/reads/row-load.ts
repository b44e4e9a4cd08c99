/** How rows are loaded by their keys. */
import type { RowNeed } from '../../core/prefetch.ts';
import type { Table } from '../../core/table.ts';
import { compoundKey, type WorkingSet } from '../../core/working-set.ts';
import type { Table as StoredTable } from '../columns.ts';
import { type Query, type Statement, selectFrom } from '../sql.ts';
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

interface More<N extends RowNeed, R> {
  /** What is stored for a key without a row. */
  readonly absent?: R;
  /** Other rows that belong to them. */
  readonly and?: { readonly of: Statement<never>; readonly put: (set: WorkingSet, stored: never) => void };
  /** The parts of the key, if it has two. */
  readonly pairs?: (need: N) => readonly [string, string];
}

/** Loads rows of a stored table by its key, which has one or two columns. @param name of the statement. */
export function ofTable<N extends RowNeed, R>(
  name: string,
  stored: StoredTable<R>,
  key: (need: N) => string,
  tableOf: (set: WorkingSet) => Table<string, R>,
  more: More<N, R | null> = {},
): RowLoad<N, string> {
  const [a, b] = stored.key;
  const isIn = b === undefined ? `${a?.name} = ANY($1)` : `(${a?.name}, ${b.name}) IN ${PAIRS}`;
  const put = (set: WorkingSet, found: object) => {
    const row = stored.read(found);
    const name = String(a && row[a.field]);
    tableOf(set).load(b === undefined ? name : compoundKey(name, String(row[b.field])), row);
  };
  return byKey(key, tableOf, selectFrom(stored, name, `WHERE ${isIn}`), put, more);
}

/** Loads rows by their keys. A key without a row is loaded as absent. @param read puts a row into the working set. */
export function byKey<N extends RowNeed, K extends string | bigint, R>(
  key: (need: N) => K,
  tableOf: (set: WorkingSet) => Table<K, R>,
  statement: Statement<unknown>,
  read: (set: WorkingSet, stored: never) => void,
  { absent = null, and, pairs }: More<N, R | null> = {},
): RowLoad<N, K> {
  return {
    key,
    tableOf,
    load(needs) {
      const keys = needs.map(key);
      const both = pairs && needs.map(pairs);
      const values = both === undefined ? [keys] : [both.map(([key]) => key), both.map(([, other]) => other)];
      return {
        queries: [{ of: statement, values }, ...(and === undefined ? [] : [{ of: and.of, values }])],
        put(set, [found = [], others = []]) {
          for (const each of others) and?.put(set, each as never);
          for (const each of found) read(set, each as never);
          for (const key of keys) tableOf(set).load(key, absent);
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
