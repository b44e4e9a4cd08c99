/** Builds the description of a table: for each column its type, and how it is written from a field of a row and read into it. */
import { deserialize, serialize } from 'node:v8';
import { LARGEST_SUM_nano } from '../../lib/money/amount.ts';

/** The type of a column, the same on every engine. */
export type ColumnType = 'integer' | 'text' | 'blob';

/** A value to store. An engine binds a number as an integer. */
export type Value = string | number | bigint | Uint8Array | null;

export interface Column<R> {
  readonly name: string;
  readonly type: ColumnType;
  /** The field of a row that decides the value. Rows with the same field have the same value. */
  readonly field: keyof R & string;
  readonly write: (row: R) => Value;
  /** Converts the value that an engine returns: a bigint, a string, a buffer or null. Undefined: it is the field's value. */
  readonly read: ((stored: never) => unknown) | undefined;
  /** False: only single statements read it. */
  readonly isSelected: boolean;
  /** An upsert adds the value to the stored one. */
  readonly isSum: boolean;
}

/**
 * How a copy of a store treats a table. `appended`: rows are never changed, so a copy that goes on begins after the newest one.
 * `upserted`: a stored row is replaced. `kept`: a stored row stays. `renewed`: rows may also be deleted, so the table is emptied first. `left`: not copied.
 */
export type CopyMode = 'appended' | 'upserted' | 'kept' | 'renewed' | 'left';

/** A table, or the columns of one that a row of type R has. */
export interface Table<R> {
  readonly name: string;
  readonly key: readonly Column<R>[];
  /** Written once, with the row. */
  readonly fixed: readonly Column<R>[];
  /** Changed after the row was inserted. */
  readonly changing: readonly Column<R>[];
  readonly columns: readonly Column<R>[];
  /** The columns that are read with a row, as a list in SQL, named like its fields. */
  readonly selected: string;
  /** `SELECT … FROM` the table. */
  readonly select: string;
  /** Converts a row of `select` in place, because rows are many and an engine makes each of them for one reader. */
  readonly read: (stored: object) => R;
}

/** The fields of R with values of type T. */
type Fields<R, T> = { readonly [K in keyof R]-?: R[K] extends T ? K : never }[keyof R] & string;

/** The functions that describe the columns of rows of type R. A column is named like its field without the unit. */
export function columnsOf<R>() {
  const column = (
    type: ColumnType,
    field: keyof R & string,
    name: string,
    write: (row: R) => Value,
    read?: (stored: never) => unknown,
  ): Column<R> => ({ name, type, field, write, read, isSelected: true, isSum: false });
  const plain = <T extends Value>(
    type: ColumnType,
    field: Fields<R, T>,
    name: string,
    read?: (stored: never) => unknown,
  ) => column(type, field, name, (row) => row[field] as Value, read);
  return {
    text: (field: Fields<R, string | null>, name: string = field) => plain<string | null>('text', field, name),
    blob: (field: Fields<R, Uint8Array | null>, name: string = field) => plain<Uint8Array | null>('blob', field, name),
    /** A SHA-256, which is lower-case hex in memory. */
    hash: (field: Fields<R, string | null>) =>
      column(
        'blob',
        field,
        field,
        (row) => (row[field] === null ? null : Buffer.from(row[field] as string, 'hex')),
        (stored: Uint8Array | null) => stored && Buffer.from(stored).toString('hex'),
      ),
    /** A bigint. */
    id: (field: Fields<R, bigint | null>, name: string = field) => plain<bigint | null>('integer', field, name),
    /** An amount of money or units. */
    nano: (field: Fields<R, bigint | null>, name = field.replace(/_nano$/, '')) =>
      plain<bigint | null>('integer', field, name),
    /** An amount that is never 0. The column has 0 for null, because it cannot have NULL. */
    nanoOrZero: (field: Fields<R, bigint | null>, name = field.replace(/_nano$/, '')) =>
      column(
        'integer',
        field,
        name,
        (row) => (row[field] as bigint | null) ?? 0n,
        (stored: bigint) => stored || null,
      ),
    /** A time, which is a number in memory. */
    time: (field: Fields<R, number | null>, name = field.replace(/_ms$/, '')) =>
      plain<number | null>('integer', field, name, numberOrNull),
    count: (field: Fields<R, number | null>, name: string = field) =>
      plain<number | null>('integer', field, name, numberOrNull),
    /** A JSON text. @param parse throws on an unexpected type. */
    json: <F extends keyof R & string>(field: F, parse: (text: string) => R[F]) =>
      column(
        'text',
        field,
        field,
        (row) => (row[field] === null ? null : JSON.stringify(row[field])),
        (text: string | null) => (text === null ? null : parse(text)),
      ),
    /** Any data, as v8 serializes it: also bigints, exactly. */
    data: (field: keyof R & string) =>
      column(
        'blob',
        field,
        field,
        (row) => (row[field] === null ? null : serialize(row[field])),
        (stored: Uint8Array | null) => stored && deserialize(stored),
      ),
    /** A part of a field that has several columns. */
    part: (field: keyof R & string, name: string, type: ColumnType, write: (row: R) => Value): Column<R> => ({
      ...column(type, field, name, write),
      isSelected: false,
    }),
  };
}

/** A column that an upsert adds to. */
export function sum<R>(column: Column<R>): Column<R> {
  return { ...column, isSum: true };
}

/** A column that is not read with the row. */
export function unread<R>(column: Column<R>): Column<R> {
  return { ...column, isSelected: false };
}

function numberOrNull(stored: bigint | null): number | null {
  return stored === null ? null : Number(stored);
}

/** Describes a table. */
export function table<R>(
  name: string,
  { key, fixed = [], changing = [] }: Partial<Pick<Table<R>, 'fixed' | 'changing'>> & Pick<Table<R>, 'key'>,
): Table<R> {
  const columns = [...key, ...fixed, ...changing];
  const read = columns.filter(({ isSelected }) => isSelected);
  const selected = read
    .map((column) => `${name}.${column.name}${column.name === column.field ? '' : ` AS "${column.field}"`}`)
    .join(', ');
  const select = `SELECT ${selected} FROM ${name}`;
  return { name, key, fixed, changing, columns, selected, select, read: rowReader(read) };
}

/** The columns as a list in SQL. */
export function namesOf(columns: readonly { readonly name: string }[]): string {
  return columns.map(({ name }) => name).join(', ');
}

/** What an INSERT does when a row with this key is there: nothing, if rows never change. A sum never exceeds `LARGEST_SUM_nano`. */
export function onConflict<R>({ name: table, key, columns, changing }: Table<R>): string {
  if (changing.length === 0) return 'ON CONFLICT DO NOTHING';
  const set = columns
    .filter((column) => !key.includes(column))
    .map(({ name, isSum }) => {
      const max = LARGEST_SUM_nano;
      const added = `CASE WHEN ${table}.${name} > ${max} - excluded.${name} THEN ${max} ELSE ${table}.${name} + excluded.${name} END`;
      return `${name} = ${isSum ? added : `excluded.${name}`}`;
    });
  return `ON CONFLICT (${namesOf(key)}) DO UPDATE SET ${set.join(', ')}`;
}

function rowReader<R>(columns: readonly Column<R>[]): (stored: object) => R {
  const converted = columns.flatMap(({ field, read }) =>
    read === undefined ? [] : [{ field, read: read as (stored: unknown) => unknown }],
  );
  return (stored) => {
    const row = stored as Record<string, unknown>;
    for (const { field, read } of converted) row[field] = read(row[field]);
    return stored as R;
  };
}
