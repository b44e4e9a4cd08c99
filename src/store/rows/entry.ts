/** The columns of entries, and the hash that chains each to the one before. */
import { hash } from 'node:crypto';
import type { Entry } from '../store.ts';

/** The columns of an entry. */
export const ENTRY_COLUMNS = `
  id, account, kind, amount AS amount_nano, posted_delta AS posted_delta_nano, held_delta AS held_delta_nano,
  hold_id, task_id, reference, memo, at AS at_ms`;

/** The hash of an entry: the SHA-256, in lower-case hex, of the hash before it (empty for the first) and its text. */
export function entryHash(before: string, text: string): string {
  return hash('sha256', before + text, 'hex');
}

/** The SQL for the text that an entry's hash covers: all its columns. */
export const ENTRY_TEXT =
  'json_array(id, account, kind, amount, posted_delta, held_delta, hold_id, task_id, reference, memo, at)';

/** The same text for a new entry. Made in JS, because calling a function from SQL is slow. */
export function entryText(entry: Entry): string {
  const { id, account, kind, amount_nano, posted_delta_nano, held_delta_nano, hold_id, at_ms } = entry;
  const deltas = `${amount_nano},${posted_delta_nano},${held_delta_nano},${hold_id}`;
  const about = `${quote(entry.task_id)},${quote(entry.reference)},${quote(entry.memo)}`;
  return `[${id},${quote(account)},"${kind}",${deltas},${about},${at_ms}]`;
}

/** Quotes like SQLite's json_array, which replaces lone surrogates. */
function quote(text: string | null): string {
  return text === null ? 'null' : JSON.stringify(text.toWellFormed());
}
