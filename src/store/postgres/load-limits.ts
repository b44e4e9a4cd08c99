/** Loads what limits count into the book: spending by period, holds of keys, open tasks, pieces of rates, and slots. */
import type pg from 'pg';
import { type Book, compoundKey } from '../../ledger/book.ts';
import { taskSubjectName } from '../../ledger/limits.ts';
import type { Grouped, SpendingNeed } from './group-needs.ts';
import { heldOfKey, openTasks, readQuotas, readSlots, spendingRows, spentIn, toSpending } from './limits.ts';
import { nothing, type Put } from './put-rows.ts';

/**
 * Loads the spending of every account, and of the keys of every task and lease, that the batch may charge. Its rows are put into the
 * book after wallets, tasks and leases.
 */
export async function loadSpending(client: pg.Client, of: Grouped): Promise<Put> {
  const lapsed = of.queries.flatMap((query) => (query.need === 'lapsed_leases' ? [query.at_ms] : []));
  const open = of.queries.flatMap((query) => (query.need === 'open_leases' ? [query.account] : []));
  const pairs = [...of.spending.values()];
  const accounts = new Set([...of.wallets, ...open, ...pairs.map(({ account }) => account)]);
  const lapsed_at_ms = lapsed.length === 0 ? undefined : Math.max(...lapsed);
  if (accounts.size + of.tasks.size + of.leases.size === 0 && lapsed_at_ms === undefined) return nothing;
  const [stored, periods] = await Promise.all([
    spendingRows(client, { accounts, tasks: of.tasks, leases: of.leases, lapsed_at_ms }),
    Promise.all(pairs.map((pair) => spentInPeriods(client, pair))),
  ]);
  const byName = Map.groupBy(stored, ({ account, key }) => compoundKey(account, key));
  return (book) => {
    const load = (account: string, key: string | null) => {
      const name = compoundKey(account, key ?? '');
      book.spending.load(name, toSpending(byName.get(name) ?? []));
    };
    for (const { account } of book.wallets.values()) load(account, null);
    for (const id of of.tasks) {
      const task = book.tasks.get(id);
      if (task !== undefined) load(task.account, task.key);
    }
    for (const { account, key } of book.leases.values()) if (key !== null) load(account, key);
    for (const { account, key } of pairs) load(account, key);
    for (const [index, pair] of pairs.entries()) addPeriods(book, pair, periods[index] ?? []);
  };
}

function spentInPeriods(client: pg.Client, { account, key, periods }: SpendingNeed): Promise<readonly bigint[]> {
  return Promise.all([...periods.values()].map((period) => spentIn(client, account, key, period)));
}

/** Adds the periods that are not stored, with the sum of the ledger's charges. */
function addPeriods(book: Book, { account, key, periods }: SpendingNeed, spent: readonly bigint[]): void {
  const name = compoundKey(account, key ?? '');
  for (const [index, { since_ms, until_ms }] of [...periods.values()].entries()) {
    const known = book.spending.get(name) ?? [];
    if (known.some((one) => one.since_ms === since_ms && one.until_ms === until_ms)) continue;
    book.spending.amend(name, [...known, { since_ms, until_ms, spent_nano: spent[index] ?? 0n, isStored: false }]);
  }
}

/** Loads what keys hold, open tasks, pieces of rates, and slots. */
export async function loadCounts(client: pg.Client, of: Grouped): Promise<Put> {
  const [keys, subjects] = [[...of.heldOfKeys.values()], [...of.openTasks.values()]];
  const [held, open, quotas, slots] = await Promise.all([
    Promise.all(keys.map(([account, key]) => heldOfKey(client, account, key))),
    Promise.all(subjects.map((subject) => openTasks(client, subject))),
    of.quotas.size === 0 ? [] : readQuotas(client, [...of.quotas]),
    of.slots.size === 0 ? new Map<string, never>() : readSlots(client, [...of.slots]),
  ]);
  return (book) => {
    for (const [index, [account, key]] of keys.entries()) {
      book.heldOfKey.load(compoundKey(account, key), held[index] ?? 0n);
    }
    for (const [index, subject] of subjects.entries()) book.openTasks.load(taskSubjectName(subject), open[index] ?? 0);
    for (const quota of quotas) book.quotas.load(quota.subject, quota);
    for (const subject of of.quotas) book.quotas.load(subject, null);
    for (const [subject, found] of slots) book.slots.load(subject, found);
  };
}
