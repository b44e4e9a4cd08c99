/** Keeps the rows of the last batches, so that the next batch need not load them. Valid until another connection writes to the file. */
import type { Database } from 'better-sqlite3';
import { Book } from '../../ledger/book.ts';
import { perDatabase } from './database.ts';
import type { KnownEntry } from './file-watch.ts';

/**
 * The largest number of rows in all tables together; a task has about four. More rows survive garbage collections, which costs more
 * than loading them again.
 */
const MOST_ROWS = 1_024;
/** The most text in these rows: the record of one task may have megabytes. */
const MOST_TEXT_bytes = 16 * 1024 ** 2;

const statements = perDatabase((db) => ({
  newest: db.prepare<[], KnownEntry>('SELECT id, hash FROM entry WHERE id = (SELECT max(id) FROM entry)'),
  /** Changes exactly when another connection has committed. */
  version: db.prepare<[], bigint>('PRAGMA data_version').pluck(),
}));

/** A book for the next batch. */
export interface Opened {
  readonly book: Book;
  /** The hash of the newest entry; empty when there is none. */
  readonly hash: string;
}

/** The rows of one connection. Call `forget` after any write on the connection that is not a change of the book. */
export class RowMemory {
  #kept: (Opened & { readonly version: bigint | undefined }) | undefined;
  #committed: KnownEntry | undefined;

  /** The newest entry that this connection committed, or that existed when its first batch began. */
  get committed(): KnownEntry | undefined {
    return this.#committed;
  }

  /** Returns the book for the next batch. Call it under the write lock, so that no other process writes during the batch. */
  open(db: Database): Opened {
    const version = statements(db).version.get();
    const kept = this.#kept;
    this.#kept = undefined;
    const isSmall = kept !== undefined && kept.book.size < MOST_ROWS && kept.book.text_bytes < MOST_TEXT_bytes;
    if (isSmall && kept.version === version) return kept;
    const newest = statements(db).newest.get();
    this.#committed ??= newest;
    return { book: new Book({ last_entry_id: newest?.id ?? 0n }), hash: newest?.hash ?? '' };
  }

  /** Keeps the book after its changes were written. */
  keep(db: Database, { book, hash }: Opened): void {
    book.commit();
    this.#kept = { book, hash, version: statements(db).version.get() };
  }

  /** Records that the transaction around `keep` is durable. */
  confirm(): void {
    const kept = this.#kept;
    if (kept !== undefined && kept.hash !== '') this.#committed = { id: kept.book.last_entry_id, hash: kept.hash };
  }

  /** Drops all rows, because the transaction was rolled back or rows were written without the book. */
  forget(): void {
    this.#kept = undefined;
  }
}
