/** The rows of the last batches, which the next need not load: right as long as nobody else has written to the file. */
import type { Database } from 'better-sqlite3';
import { Book } from '../../ledger/book.ts';
import { perDatabase } from './database.ts';
import type { KnownEntry } from './file-watch.ts';

/** Rows of all tables together; most belong to tasks, which have about four each. */
const most_rows = 8_192;

const statements = perDatabase((db) => ({
  newest: db.prepare<[], KnownEntry>('SELECT id, hash FROM entry WHERE id = (SELECT max(id) FROM entry)'),
  /** Moves when another connection has committed, and only then. */
  version: db.prepare<[], bigint>('PRAGMA data_version').pluck(),
}));

export interface Opened {
  readonly book: Book;
  /** Of the newest entry; empty when there is none. */
  readonly hash: string;
}

/** Of one connection. Whoever writes through it otherwise than by the book's changes has to `forget`. */
export class RowMemory {
  #kept: (Opened & { readonly version: bigint | undefined }) | undefined;
  #committed: KnownEntry | undefined;

  /** The newest entry that was committed through this connection, or stood there when its first batch began. */
  get committed(): KnownEntry | undefined {
    return this.#committed;
  }

  /** The book of the next batch. Under the write lock, so that nobody else writes before the batch is done. */
  open(db: Database): Opened {
    const version = statements(db).version.get();
    const kept = this.#kept;
    this.#kept = undefined;
    if (kept !== undefined && kept.version === version && kept.book.size < most_rows) return kept;
    const newest = statements(db).newest.get();
    this.#committed ??= newest;
    return { book: new Book({ last_entry_id: newest?.id ?? 0n }), hash: newest?.hash ?? '' };
  }

  /** The changes of the book were written. */
  keep(db: Database, { book, hash }: Opened): void {
    book.commit();
    this.#kept = { book, hash, version: statements(db).version.get() };
  }

  /** The transaction that `keep` was part of is durable. */
  confirm(): void {
    const kept = this.#kept;
    if (kept !== undefined && kept.hash !== '') this.#committed = { id: kept.book.last_entry_id, hash: kept.hash };
  }

  /** The transaction was rolled back, or rows were written past the book. */
  forget(): void {
    this.#kept = undefined;
  }
}
