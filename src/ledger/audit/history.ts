/** The checks of the two chains, of entries and of changes: no row is missing, and every hash is correct. */
import type { Database } from 'better-sqlite3';
import type { Anchor, AnchoredHash, Breach } from '../store/audit-report.ts';
import { CHANGE_TEXT, ENTRY_TEXT, entryHash } from '../store/entry-hash.ts';

/** Columns: id, hash, the text that the hash covers. */
type ChainRow = readonly [bigint, string, string];

/** A table whose rows are chained. */
interface Chain {
  readonly table: 'entry' | 'change';
  readonly rows: string;
  readonly about: string;
}

const ENTRIES: Chain = {
  table: 'entry',
  rows: `SELECT id, hash, ${ENTRY_TEXT} FROM entry ORDER BY id`,
  about: 'SELECT account, task_id AS task FROM entry WHERE id = ?',
};
const CHANGES: Chain = {
  table: 'change',
  rows: `SELECT id, hash, ${CHANGE_TEXT} FROM change ORDER BY id`,
  about: 'SELECT account, NULL AS task FROM change WHERE id = ?',
};
const NEWEST = `
  SELECT (SELECT id || ':' || hash FROM entry ORDER BY id DESC LIMIT 1) AS entry,
    (SELECT id || ':' || hash FROM change ORDER BY id DESC LIMIT 1) AS change`;

/** `ID:HASH` of the newest entry and `/ID:HASH` of the newest change; null without any. */
export function newestAnchor(db: Database): string | null {
  const { entry, change } = newestOfChains(db);
  if (change === null) return entry;
  return `${entry ?? ''}/${change}`;
}

/** `ID:HASH` of the newest row of each chain; null without rows. */
export function newestOfChains(db: Database): { readonly entry: string | null; readonly change: string | null } {
  const newest = db.prepare<[], { entry: string | null; change: string | null }>(NEWEST).get();
  return newest ?? { entry: null, change: null };
}

/**
 * Checks ids and hashes. Each hash is computed from the stored hash before it, so one changed row gives one breach, not one for
 * every later row. Runs in the caller's snapshot.
 */
export function historyBreaches(db: Database, anchor?: Anchor): readonly Breach[] {
  return [...chainBreaches(db, ENTRIES, anchor?.entry), ...chainBreaches(db, CHANGES, anchor?.change)];
}

function chainBreaches(db: Database, { table, rows, about }: Chain, anchor: AnchoredHash | undefined) {
  const breaches: Breach[] = [];
  const aboutRow = db.prepare<[bigint], { account: string | null; task: string | null }>(about);
  let last = 0n;
  let before = '';
  let anchored = anchor === undefined;
  const wrong: bigint[] = [];
  for (const [id, hash, text] of db.prepare<[], ChainRow>(rows).raw().iterate()) {
    if (id !== last + 1n) breaches.push(gap(table, last + 1n, id - 1n));
    if (entryHash(before, text) !== hash) wrong.push(id);
    if (anchor !== undefined && hash === anchor.hash && (anchor.id ?? id) === id) anchored = true;
    last = id;
    before = hash;
  }
  for (const id of wrong) {
    const { account = null, task = null } = aboutRow.get(id) ?? {};
    const who = account === null ? '' : `account ${account}: `;
    const message = `${who}the hash of ${table} ${id} does not fit its columns and the ${table} before; one of the two was changed; compare them with a backup`;
    breaches.push({ invariant: `${table}_hash_chain`, account, task, message });
  }
  if (!anchored && anchor !== undefined) breaches.push(lostAnchor(table, anchor));
  return breaches;
}

const PLURAL = { entry: 'entries', change: 'changes' };

function gap(table: Chain['table'], first: bigint, last: bigint): Breach {
  const which = first === last ? `${table} ${first} is` : `${PLURAL[table]} ${first} to ${last} are`;
  const message = `${which} missing; restore the ledger from a backup`;
  return { invariant: `${table}_ids_without_gap`, account: null, task: null, message };
}

function lostAnchor(table: Chain['table'], { id, hash }: AnchoredHash): Breach {
  const which = id === null ? `no ${table} has` : `${table} ${id} does not have`;
  const message = `${which} the hash ${hash}; the history up to that anchor was rewritten, or this is another store`;
  return { invariant: 'anchor_in_history', account: null, task: null, message };
}
