/** Rows of one kind in memory, by key. They remember what they were before the operation and before the batch. */
import assert from 'node:assert/strict';

/** Puts back what an operation changed, newest last. */
export type UndoLog = (() => void)[];

export interface Change<K, R> {
  readonly key: K;
  /** As it was loaded; null: there was none. */
  readonly before: R | null;
  /** Null: there is none any more. */
  readonly after: R | null;
}

/** Rows are never modified in place: a change puts another row. */
export class Table<K, R> {
  readonly #rows = new Map<K, R | null>();
  readonly #before = new Map<K, R | null>();
  readonly #undo: UndoLog;
  readonly #isWhole: boolean;

  /** @param isWhole every row there is was put into this table, so a key that it does not have has no row. */
  constructor(undo: UndoLog, isWhole: boolean) {
    this.#undo = undo;
    this.#isWhole = isWhole;
  }

  /** How many keys are known, of rows and of none. */
  get size(): number {
    return this.#rows.size;
  }

  /** Whether it is known if there is such a row. */
  knows(key: K): boolean {
    return this.#isWhole || this.#rows.has(key);
  }

  /** Keeps a row as the engine has it; null: it has none. A row that is known already stays, for it may have changed. */
  load(key: K, row: R | null): void {
    if (!this.#rows.has(key)) this.#rows.set(key, row);
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
    this.#rows.set(key, row);
    this.#undo.push(() => this.#rows.set(key, before));
  }

  /** Puts a row that is new, under a key that nobody had before. */
  insert(key: K, row: R): void {
    this.load(key, null);
    this.put(key, row);
  }

  /** The rows that are known. */
  *values(): Generator<R> {
    for (const row of this.#rows.values()) if (row !== null) yield row;
  }

  *entries(): Generator<readonly [K, R]> {
    for (const [key, row] of this.#rows) if (row !== null) yield [key, row];
  }

  /** What the batch changed, in the order of the first change of each. */
  *changes(): Generator<Change<K, R>> {
    for (const [key, before] of this.#before) {
      const after = this.#rows.get(key) ?? null;
      if (after !== before) yield { key, before, after };
    }
  }

  /** The changes are stored: the next batch begins. */
  commit(): void {
    this.#before.clear();
  }
}
