/** Rows of one kind in memory, by key, with the changes since the operation and the batch began. */
import assert from 'node:assert/strict';

/** Functions that undo the changes of an operation; the newest is last. */
export type UndoLog = (() => void)[];

/** A row that a batch changed. */
export interface Change<K, R> {
  readonly key: K;
  /** The loaded row; null when it did not exist. */
  readonly before: R | null;
  /** Null when it was deleted. */
  readonly after: R | null;
}

/** Rows by key. A row is never modified in place: a change replaces it. */
export class Table<K, R> {
  readonly #rows = new Map<K, R | null>();
  readonly #before = new Map<K, R | null>();
  readonly #undo: UndoLog;
  readonly #isWhole: boolean;
  readonly #weigh: (row: R) => number;
  #text_bytes = 0;

  /**
   * @param isWhole the table contains every row, so an unknown key has no row.
   * @param weigh about how many bytes a row's long texts have.
   */
  constructor(undo: UndoLog, isWhole: boolean, weigh: (row: R) => number = () => 0) {
    this.#undo = undo;
    this.#isWhole = isWhole;
    this.#weigh = weigh;
  }

  /** The number of known keys, with or without a row. */
  get size(): number {
    return this.#rows.size;
  }

  /** About how many bytes the long texts of its rows have. */
  get text_bytes(): number {
    return this.#text_bytes;
  }

  /** Whether the table knows if this row exists. */
  knows(key: K): boolean {
    return this.#isWhole || this.#rows.has(key);
  }

  /** Whether the table contains a row under this key. An unknown row counts as absent. */
  has(key: K): boolean {
    return (this.#rows.get(key) ?? null) !== null;
  }

  /** Adds a stored row; null: it does not exist. A known row is kept, because the batch may have changed it. */
  load(key: K, row: R | null): void {
    if (!this.#rows.has(key)) this.#set(key, row);
  }

  /** Replaces a loaded row before any operation of the batch runs. */
  amend(key: K, row: R): void {
    this.#set(key, row);
  }

  /** @throws AssertionError for a key that was not loaded: the operation did not name it in its needs. */
  get(key: K): R | undefined {
    const row = this.#rows.get(key);
    if (row === undefined) assert(this.#isWhole, `${String(key)} was not loaded`);
    return row ?? undefined;
  }

  /** @param row null deletes it. */
  put(key: K, row: R | null): void {
    const before = this.get(key) ?? null;
    if (!this.#before.has(key)) this.#before.set(key, before);
    this.#set(key, row);
    this.#undo.push(() => this.#set(key, before));
  }

  #set(key: K, row: R | null): void {
    const before = this.#rows.get(key) ?? null;
    if (before !== null) this.#text_bytes -= this.#weigh(before);
    if (row !== null) this.#text_bytes += this.#weigh(row);
    this.#rows.set(key, row);
  }

  /** Adds a new row under a key that was never used. */
  insert(key: K, row: R): void {
    this.load(key, null);
    this.put(key, row);
  }

  /** The known rows. */
  *values(): Generator<R> {
    for (const row of this.#rows.values()) if (row !== null) yield row;
  }

  /** The known rows with their keys. */
  *entries(): Generator<readonly [K, R]> {
    for (const [key, row] of this.#rows) if (row !== null) yield [key, row];
  }

  /** The rows that the batch changed, in the order of their first change. */
  *changes(): Generator<Change<K, R>> {
    for (const [key, before] of this.#before) {
      const after = this.#rows.get(key) ?? null;
      if (after !== before) yield { key, before, after };
    }
  }

  /** Forgets which rows changed, once the changes are stored. */
  commit(): void {
    // Clearing an empty map allocates, and most operations change few of the tables.
    if (this.#before.size > 0) this.#before.clear();
  }
}
