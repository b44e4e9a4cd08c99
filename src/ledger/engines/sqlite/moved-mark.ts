/** The mark of a store in a file that was moved to another place. */
import type { Database } from 'better-sqlite3';
import { movedError, type StoreMove } from '../../store/moved.ts';
import { StoreError } from '../../store/store.ts';

/** Where the store is now; undefined while it is in use. */
export function movedOf(db: Database): StoreMove | undefined {
  const row = db.prepare<[], { destination: string; at: bigint }>('SELECT destination, at FROM moved').get();
  return row === undefined ? undefined : { destination: row.destination, at_ms: Number(row.at) };
}

/** Marks the store, or opens it again. */
export function setMoved(db: Database, moved: StoreMove | undefined): void {
  db.exec('DELETE FROM moved');
  if (moved === undefined) return;
  db.prepare('INSERT INTO moved (id, destination, at) VALUES (1, ?, ?)').run(moved.destination, BigInt(moved.at_ms));
}

/** @throws StoreError if the store was moved. */
export function refuseMoved(db: Database, path: string): void {
  const moved = movedOf(db);
  if (moved !== undefined) throw new StoreError(`cannot open the store ${path}: ${movedError(moved).message}`);
}
