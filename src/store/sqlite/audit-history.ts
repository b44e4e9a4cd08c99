/** The checks of the ledger's history: no entry is missing, and every hash is correct. */

import type { Database } from 'better-sqlite3';
import type { Anchor, Breach, Invariant } from '../audit.ts';
import { ENTRY_TEXT, entryHash } from '../rows/entry.ts';

/** The invariants that this file checks. */
export const HISTORY_INVARIANTS = [
  'entry_ids_without_gap',
  'entry_hash_chain',
  'anchor_in_history',
] as const satisfies readonly Invariant[];

/** Columns: id, hash, the text that the hash covers. */
type EntryRow = readonly [bigint, string, string];

const ENTRY_ROWS = `SELECT id, hash, ${ENTRY_TEXT} FROM entry ORDER BY id`;
const ABOUT_ENTRY = 'SELECT account, task_id AS task FROM entry WHERE id = ?';
const NEWEST = "SELECT id || ':' || hash FROM entry ORDER BY id DESC LIMIT 1";

/** `ID:HASH` of the newest entry; null without entries. */
export function newestAnchor(db: Database): string | null {
  return db.prepare<[], string>(NEWEST).pluck().get() ?? null;
}

/**
 * Checks ids and hashes. Each hash is computed from the stored hash before it, so one changed entry gives one breach, not one for
 * every later entry. Runs in the caller's snapshot.
 */
export function historyBreaches(db: Database, anchor?: Anchor): readonly Breach[] {
  const breaches: Breach[] = [];
  const about = db.prepare<[bigint], { account: string; task: string | null }>(ABOUT_ENTRY);
  let last = 0n;
  let before = '';
  let anchored = anchor === undefined;
  const wrong: bigint[] = [];
  for (const [id, hash, text] of db.prepare<[], EntryRow>(ENTRY_ROWS).raw().iterate()) {
    if (id !== last + 1n) breaches.push(gap(last + 1n, id - 1n));
    if (entryHash(before, text) !== hash) wrong.push(id);
    if (anchor !== undefined && hash === anchor.hash && (anchor.id ?? id) === id) anchored = true;
    last = id;
    before = hash;
  }
  for (const id of wrong) {
    const { account = null, task = null } = about.get(id) ?? {};
    const message = `account ${account}: the hash of entry ${id} does not fit its columns and the entry before; one of the two was changed; compare them with a backup`;
    breaches.push({ invariant: 'entry_hash_chain', account, task, message });
  }
  if (!anchored && anchor !== undefined) breaches.push(lostAnchor(anchor));
  return breaches;
}

function gap(first: bigint, last: bigint): Breach {
  const which = first === last ? `entry ${first} is` : `entries ${first} to ${last} are`;
  const message = `${which} missing; restore the ledger from a backup`;
  return { invariant: 'entry_ids_without_gap', account: null, task: null, message };
}

function lostAnchor({ id, hash }: Anchor): Breach {
  const which = id === null ? 'no entry has' : `entry ${id} does not have`;
  const message = `${which} the hash ${hash}; the history up to that anchor was rewritten, or this is another store`;
  return { invariant: 'anchor_in_history', account: null, task: null, message };
}
