/** Rows of one kind in memory, by key, with the changes since the operation and the batch began. */
import assert from 'node:assert/strict';

/** What the tables of a working set share. */
export interface Batch {
  /** The tables contain every row, so an unknown key has no row. */
  isWhole: boolean;
  /** Functions that undo the changes of an operation; the newest is last. */
  readonly undo: (() => void)[];
  /** Each adds itself. */
  readonly tables: Pick<Table<never, never>, 'size' | 'text_bytes' | 'commit'>[];
}

/** A row that a batch changed. */
export interface Change<K, R> {
  readonly key: K;
  /** The loaded row; null when it did not exist. */
  readonly before: R | null;
  /** Null when it was deleted. */
  readonly after: R | null;
}

/** A known key with its row; one look-up finds both, and the row before the batch. */
interface Cell<K, R> {
  readonly key: K;
  row: R | null;
  /** Undefined while the batch has not changed the row. */
  before: R | null | undefined;
}

/** Rows by key. A row is never modified in place: a change replaces it. */
export class Table<K, R> {
  readonly #cells = new Map<K, Cell<K, R>>();
  /** In the order of their first change. */
  readonly #changed: Cell<K, R>[] = [];
  readonly #batch: Batch;
  readonly #weigh: (row: R) => number;
  #text_bytes = 0;

  /** @param weigh about how many bytes a row's long texts have. */
  constructor(batch: Batch, weigh: (row: R) => number = () => 0) {
    this.#batch = batch;
    this.#weigh = weigh;
    batch.tables.push(this);
  }

  /** The number of known keys, with or without a row. */
  get size(): number {
    return this.#cells.size;
  }

  /** About how many bytes the long texts of its rows have. */
  get text_bytes(): number {
    return this.#text_bytes;
  }

  /** Whether the table knows anything. Asked before keys are composed, which costs more than a look-up. */
  get knowsAny(): boolean {
    return this.#batch.isWhole || this.#cells.size > 0;
  }

  /** Whether the table knows if this row exists. */
  knows(key: K): boolean {
    return this.#batch.isWhole || this.#cells.has(key);
  }

  /** Whether the table contains a row under this key. An unknown row counts as absent. */
  has(key: K): boolean {
    return (this.#cells.get(key)?.row ?? null) !== null;
  }

  /** Adds a stored row; null: it does not exist. A known row is kept, because the batch may have changed it. */
  load(key: K, row: R | null): void {
    if (!this.#cells.has(key)) this.#add(key, row);
  }

  /** Replaces a loaded row before any operation of the batch runs. */
  amend(key: K, row: R): void {
    const cell = this.#cells.get(key);
    if (cell === undefined) this.#add(key, row);
    else this.#set(cell, row);
  }

  /** @throws AssertionError for a key that was not loaded: the operation did not name it in its needs. */
  get(key: K): R | undefined {
    return this.#cellOf(key)?.row ?? undefined;
  }

  /** @param row null deletes it. */
  put(key: K, row: R | null): void {
    this.#change(this.#cellOf(key) ?? this.#add(key, null), row);
  }

  #cellOf(key: K): Cell<K, R> | undefined {
    const cell = this.#cells.get(key);
    if (cell === undefined && !this.#batch.isWhole) assert.fail(`${String(key)} was not loaded`);
    return cell;
  }

  #add(key: K, row: R | null): Cell<K, R> {
    const cell: Cell<K, R> = { key, row, before: undefined };
    this.#cells.set(key, cell);
    if (row !== null) this.#text_bytes += this.#weigh(row);
    return cell;
  }

  #change(cell: Cell<K, R>, row: R | null): void {
    const before = cell.row;
    if (cell.before === undefined) {
      cell.before = before;
      this.#changed.push(cell);
    }
    this.#set(cell, row);
    this.#batch.undo.push(() => this.#set(cell, before));
  }

  #set(cell: Cell<K, R>, row: R | null): void {
    if (cell.row !== null) this.#text_bytes -= this.#weigh(cell.row);
    if (row !== null) this.#text_bytes += this.#weigh(row);
    cell.row = row;
  }

  /** Adds a new row under a key that was never used. */
  insert(key: K, row: R): void {
    this.#change(this.#cells.get(key) ?? this.#add(key, null), row);
  }

  values(): R[] {
    const rows: R[] = [];
    for (const { row } of this.#cells.values()) if (row !== null) rows.push(row);
    return rows;
  }

  *entries(): Generator<readonly [K, R]> {
    for (const { key, row } of this.#cells.values()) if (row !== null) yield [key, row];
  }

  /** The rows that the batch changed, in the order of their first change. */
  *changes(): Generator<Change<K, R>> {
    for (const { key, before = null, row: after } of this.#changed) if (after !== before) yield { key, before, after };
  }

  /** Forgets which rows changed, once the changes are stored. */
  commit(): void {
    if (this.#changed.length === 0) return;
    for (const cell of this.#changed) cell.before = undefined;
    this.#changed.length = 0;
  }
}
