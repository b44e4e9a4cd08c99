/** The hashes that chain each entry, and each change, to the one before. */
import { hash } from 'node:crypto';
import type { ChangeRow } from '../core/change-rows.ts';
import type { Entry } from '../core/money-rows.ts';
import { type Column, namesOf } from './columns.ts';
import { changes, entries } from './schema.ts';

/** The hash of an entry or a change: the SHA-256, in lower-case hex, of the hash before it (empty for the first) and its text. */
export function entryHash(before: string, text: string): string {
  return hash('sha256', before + text, 'hex');
}

/** Columns that entries without a change lack: entries were hashed before there were changes. */
const OF_CHANGES: readonly string[] = ['change_id', 'refund_of'];
const hashedColumns = entries.columns.filter(({ name }) => name !== 'hash');
const earlierColumns = hashedColumns.filter(({ name }) => !OF_CHANGES.includes(name));

/** The SQL for the text that an entry's hash covers: all its columns. */
export const ENTRY_TEXT =
  `CASE WHEN change_id IS NULL AND refund_of IS NULL THEN json_array(${namesOf(earlierColumns)}) ` +
  `ELSE json_array(${namesOf(hashedColumns)}) END`;

/** The same text for a new entry. Made in JS, because calling a function from SQL is slow. */
export function entryText(entry: Entry): string {
  const { id, account, kind, amount_nano, posted_delta_nano, held_delta_nano, hold_id, at_ms, change_id } = entry;
  const deltas = `${amount_nano},${posted_delta_nano},${held_delta_nano},${hold_id}`;
  const about = `${quote(entry.task_id)},${quote(entry.reference)},${quote(entry.memo)}`;
  const change = change_id === null ? '' : `,${change_id},${entry.refund_of}`;
  return `[${id},${quote(account)},"${kind}",${deltas},${about},${at_ms}${change}]`;
}

const changeColumns: readonly Column<ChangeRow & { readonly hash: string }>[] = changes.columns.filter(
  ({ name }) => name !== 'hash',
);

/** The SQL for the text that a change's hash covers: all its columns. */
export const CHANGE_TEXT = `json_array(${namesOf(changeColumns)})`;

/** The same text for a new change. */
export function changeText(change: ChangeRow): string {
  const values = changeColumns.map(({ write }) => write({ ...change, hash: '' }));
  return `[${values.map((value) => (typeof value === 'string' ? quote(value) : String(value))).join(',')}]`;
}

/** Quotes like SQLite's json_array, which replaces lone surrogates. */
function quote(text: string | null): string {
  return text === null ? 'null' : JSON.stringify(text.toWellFormed());
}
