/**
 * Reads in SQL that every engine runs. A text is in PostgreSQL's syntax; SQLite translates it (engines/sqlite/dialect.ts). A reading is a
 * generator that asks for statements and gets their rows, so the same function runs at once on SQLite, and awaits PostgreSQL.
 */
import type { Table } from './columns.ts';

/** A prepared statement. Its text is constant, because PostgreSQL keeps it by its name. */
export interface Statement<Row> {
  /** Undefined: it is not prepared. */
  readonly name: string | undefined;
  readonly text: string;
  /** A request waits for it, and it reads few rows: on a server that does not answer, it fails early. */
  readonly isQuick: boolean;
  /** Converts a row; undefined: a row is as the engine returns it. */
  readonly read?: ((stored: never) => Row) | undefined;
}

/** Names a statement. The prefix tells tollgate's statements from others in `pg_stat_statements`. */
export function statement<Row = never>(name: string, text: string, read?: (stored: never) => Row): Statement<Row> {
  return { name: `tollgate_${name}`, text, isQuick: false, read };
}

/** A statement that selects rows of a table. @param rest what follows its name. */
export function selectFrom<R>({ select, read }: Table<R>, name: string, rest = ''): Statement<R> {
  return statement(name, `${select} ${rest}`, read);
}

/** A statement that a request waits for and that reads few rows. */
export function quickStatement<Row = never>(name: string, text: string, read?: (stored: never) => Row): Statement<Row> {
  return { ...statement(name, text, read), isQuick: true };
}

/** A statement whose text depends on its filters. */
export function freeStatement<Row>(text: string, read?: (stored: never) => Row): Statement<Row> {
  return { name: undefined, text, isQuick: false, read };
}

/** A statement with its values: one for each `$N`, an array for `ANY($N)`. */
export interface Query<Row = unknown> {
  readonly of: Statement<Row>;
  readonly values: readonly unknown[];
}

/** Asks for queries, which share a round trip, and gets the rows of each. */
export type Reading<T> = Generator<readonly Query[], T, readonly (readonly unknown[])[]>;

/** The rows of a statement. */
export function* rows<Row>(statement: Statement<Row>, values: readonly unknown[] = []): Reading<readonly Row[]> {
  const [found = []] = yield [{ of: statement, values }];
  const { read } = statement;
  return read === undefined ? (found as readonly Row[]) : found.map((each) => read(each as never));
}

/** The row of a statement that returns at most one. */
export function* row<Row>(statement: Statement<Row>, values: readonly unknown[] = []): Reading<Row | undefined> {
  return (yield* rows(statement, values))[0];
}

/** Runs a statement that returns nothing. */
export function* run(statement: Statement<never>, values: readonly unknown[]): Reading<void> {
  yield [{ of: statement, values }];
}

/** How an engine runs readings. */
export interface Reader {
  read<T>(reading: Reading<T>): Promise<T>;
  /** Runs one of several statements, which all see the same rows. */
  snapshot<T>(reading: Reading<T>): Promise<T>;
}

/** The sum of a column, in whole units and the rest in nano: as one number it may not fit 64 bits, beyond which SQLite does not sum. */
export function sumOf(column: string): string {
  return `coalesce(sum(${column} / 1000000000), 0) AS whole, coalesce(sum(${column} % 1000000000), 0) AS rest`;
}

/** A row of `sumOf`. */
export interface SumRow {
  readonly whole: bigint;
  readonly rest: bigint;
}

/** The amount of a row of `sumOf`. */
export function total({ whole, rest }: SumRow = { whole: 0n, rest: 0n }): bigint {
  return whole * 1_000_000_000n + rest;
}
