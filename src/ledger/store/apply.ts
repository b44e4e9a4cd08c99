/** Writes the changes of a working set on any engine: new entries, one update per wallet, and the changed columns of all other rows. */
import { quotaChanges, type RowChanges, spendingChanges } from '../core/limit-changes.ts';
import type { Change } from '../core/table.ts';
import { countedIn, rollUp } from '../core/usage-quarters.ts';
import type { IdempotencyRecord, WorkingSet } from '../core/working-set.ts';
import type { Column, Table } from './columns.ts';
import { insertEvent, sendAgain } from './deliveries.ts';
import { changeText, entryHash, entryText } from './entry-hash.ts';
import { sumAgain } from './roll-up-usage.ts';
import * as schema from './schema.ts';
import { sessions, tokens } from './schema-tokens.ts';
import { usageQuarters, usageSeries } from './schema-usage.ts';
import { rules, webhooks } from './schema-webhooks.ts';
import type { Query } from './sql.ts';

/** Changing columns of a table, one bit each in their order. */
export type ColumnSet = number;

/** Writes rows in the transaction of a batch, in the order of the calls. */
export interface RowWriter {
  insert<R>(table: Table<R>, rows: readonly R[]): void;
  /** Writes only these columns (`columnsIn`), so that indexes on others stay as they are. */
  update<R>(table: Table<R>, changed: ColumnSet, rows: readonly R[]): void;
  /** Inserts rows, or replaces those with the same key. Rows of a table that never changes are left as they are. */
  put<R>(table: Table<R>, rows: readonly R[]): void;
  /** Deletes the rows with these keys. */
  drop<R>(table: Table<R>, rows: readonly R[]): void;
  insertUsage(groups: WorkingSet['usage']): void;
  /** Runs a statement that returns nothing. */
  run(query: Query): void;
}

/** The columns of a set. */
export function columnsIn<R>({ changing }: Table<R>, set: ColumnSet): readonly Column<R>[] {
  return changing.filter((_, index) => (set & (1 << index)) !== 0);
}

/** The hashes of the newest entry and the newest change; empty when there is none. */
export interface ChainHashes {
  readonly entry: string;
  readonly change: string;
}

/** Writes the changes. Returns the new hashes. @param hashes of the newest stored entry and change. */
export function applyChanges(to: RowWriter, set: WorkingSet, hashes: ChainHashes): ChainHashes {
  store(to, schema.accounts, set.accounts.changes());
  store(to, schema.keys, set.apiKeys.changes());
  store(to, tokens, set.tokens.changes());
  store(to, sessions, set.sessions.changes());
  updateParts(to, schema.keyUses, set.keys.changes(), { last_used_at_ms: null });
  updateParts(to, schema.wallets, set.wallets.changes(), { posted_nano: 0n, held_nano: 0n, alerted: 0n });
  const entries = chained(set.entries, entryText, hashes.entry);
  to.insert(schema.entries, entries);
  const changes = chained(set.changes, changeText, hashes.change);
  to.insert(schema.changes, changes);
  store(to, schema.changeKeys, set.changeKeys.changes());
  if (set.prices.length > 0) to.put(schema.prices, pricesIn(set));
  store(to, schema.tasks, set.tasks.changes());
  applyRecords(to, set.idempotency.changes());
  store(to, schema.leases, set.leases.changes());
  replace(to, schema.turns, [...set.turns.changes()].map(oneRow));
  replace(to, schema.spending, [...set.spending.changes()].map(spendingChanges));
  replace(to, schema.quotas, [...set.quotas.changes()].map(quotaChanges));
  to.insertUsage(set.usage);
  store(to, webhooks, set.webhooks.changes());
  store(to, rules, set.webhookRules.changes());
  for (const event of set.events) to.run(insertEvent(event));
  for (const { id, at_ms } of set.redelivered) to.run(sendAgain(id, at_ms));
  const { series, quarters } = rollUp(countedIn(set));
  to.put(usageSeries, series);
  to.put(usageQuarters, quarters);
  if (quarters.length > 0) to.run(sumAgain(quarters));
  return { entry: entries.at(-1)?.hash ?? hashes.entry, change: changes.at(-1)?.hash ?? hashes.change };
}

/** Each once: PostgreSQL sends them in one statement. */
function pricesIn({ prices }: WorkingSet): readonly schema.StoredPrice[] {
  return [...new Map(prices.map((price) => [price.sha256, price])).values()];
}

/** The rows with their hashes. The hash of each covers the row before it. */
function chained<R>(rows: readonly R[], text: (row: R) => string, newest: string): readonly (R & { hash: string })[] {
  let hash = newest;
  return rows.map((row) => {
    hash = entryHash(hash, text(row));
    return { ...row, hash };
  });
}

/** Updates columns of rows that another table inserts. @param inserted the values with which it does. */
function updateParts<R>(
  to: RowWriter,
  table: Table<R>,
  changes: Iterable<Change<unknown, R>>,
  inserted: Partial<R>,
): void {
  const updates = [...changes].map(({ before, after, ...change }) => {
    return { ...change, before: before ?? (after && { ...after, ...inserted }), after };
  });
  store(to, table, updates);
}

/** Inserts new rows and updates changed ones. @throws Error for a deleted row: these tables keep theirs. */
function store<R>(to: RowWriter, table: Table<R>, changes: Iterable<Change<unknown, R>>): void {
  const added: R[] = [];
  const updated = new Map<ColumnSet, R[]>();
  for (const { before, after } of changes) {
    if (after === null) throw new Error(`a row of ${table.name} is never deleted`);
    if (before === null) added.push(after);
    else addByChanges(updated, table, before, after);
  }
  to.insert(table, added);
  for (const [changed, rows] of updated) to.update(table, changed, rows);
}

/** Adds a row to those with the same changed columns. */
function addByChanges<R>(rows: Map<ColumnSet, R[]>, { changing }: Table<R>, before: R, after: R): void {
  let changed: ColumnSet = 0;
  changing.forEach(({ field }, index) => {
    if (after[field] !== before[field]) changed |= 1 << index;
  });
  const alike = rows.get(changed);
  if (alike !== undefined) alike.push(after);
  else if (changed !== 0) rows.set(changed, [after]);
}

/** Puts rows, and deletes those that ended. */
function replace<R>(to: RowWriter, table: Table<R>, changes: readonly RowChanges<R>[]): void {
  to.drop(
    table,
    changes.flatMap(({ drop }) => drop),
  );
  to.put(
    table,
    changes.flatMap(({ put }) => put),
  );
}

/** The change of a row with a key of its own. */
function oneRow<R>({ before, after }: Change<unknown, R>): RowChanges<R> {
  return { put: after === null ? [] : [after], drop: after === null && before !== null ? [before] : [] };
}

/** Inserts, answers, replaces or deletes idempotency records. */
function applyRecords(to: RowWriter, changes: Iterable<Change<unknown, IdempotencyRecord>>): void {
  const dropped: IdempotencyRecord[] = [];
  const added: IdempotencyRecord[] = [];
  const updated = new Map<ColumnSet, IdempotencyRecord[]>();
  for (const { before, after } of changes) {
    if (before !== null && after !== null && before.task_id === after.task_id) {
      addByChanges(updated, schema.records, before, after);
      continue;
    }
    if (before !== null) dropped.push(before);
    if (after !== null) added.push(after);
  }
  to.drop(schema.records, dropped);
  to.insert(schema.records, added);
  for (const [changed, rows] of updated) to.update(schema.records, changed, rows);
}
