/** Inserts and updates many rows with one statement. A value that all rows share is sent once, because arrays are most of the cost. */
import type { Send } from './apply-limits.ts';
import type { Column, Table } from './columns.ts';
import { type Statement, statement } from './connection.ts';

/** Changed rows by the set of their changed columns, one bit each. */
export type Updates<R> = Map<number, R[]>;

/** How the values of a column are sent: not at all, because each is NULL; once; or in an array. */
type Shape = 'null' | 'same' | 'each';

/** Fewer rows are always sent in arrays: preparing one more statement would cost more than it saves. */
const FEW = 8;
/** Each form is a prepared statement on the server. With more forms of one statement, all columns are sent in arrays. */
const FORMS = 32;

/** Statements by name, and then by the shapes of their columns. */
const statements = new Map<string, Map<string, Statement<never>>>();

/** Inserts rows. */
export function insert<R>(send: Send, table: Table<R>, added: readonly R[]): void {
  if (added.length === 0) return;
  const columns = [...table.key, ...table.fixed, ...table.changing];
  sendRows(send, `insert_${table.name}`, columns, added, (selected) => {
    return `INSERT INTO ${table.name} (${columns.map(({ name }) => name).join(', ')}) SELECT ${selected}`;
  });
}

/** Adds a changed row to the updates. */
export function collect<R>(updates: Updates<R>, { changing }: Table<R>, before: R, after: R): void {
  let set = 0;
  changing.forEach(({ read }, index) => {
    if (read(after) !== read(before)) set |= 1 << index;
  });
  if (set === 0) return;
  const alike = updates.get(set);
  if (alike === undefined) updates.set(set, [after]);
  else alike.push(after);
}

/** Writes only the changed columns, so that indexes on other columns stay as they are. */
export function update<R>(send: Send, { name, key, changing }: Table<R>, updates: Updates<R>): void {
  for (const [set, changed] of updates) {
    const columns = changing.filter((_, index) => (set & (1 << index)) !== 0);
    sendRows(send, `update_${name}_${set}`, [...key, ...columns], changed, (selected) => {
      const assignments = columns.map((column) => `${column.name} = of.${column.name}`).join(', ');
      const match = key.map((column) => `${name}.${column.name} = of.${column.name}`).join(' AND ');
      return `UPDATE ${name} SET ${assignments} FROM (SELECT ${selected}) AS of WHERE ${match}`;
    });
  }
}

/** @param text makes the statement from the columns that it selects. */
function sendRows<R>(
  send: Send,
  name: string,
  columns: readonly Column<R>[],
  rows: readonly R[],
  text: (selected: string) => string,
): void {
  const values = columns.map(({ read }) => rows.map(read));
  const forms = statements.get(name) ?? new Map<string, Statement<never>>();
  statements.set(name, forms);
  const each = columns.map((): Shape => 'each');
  const compact = rows.length < FEW ? each : values.map(shapeOf);
  const shapes = forms.size < FORMS || forms.has(compact.join()) ? compact : each;
  const form = shapes.join();
  let made = forms.get(form);
  if (made === undefined) {
    made = statement(`${name}_${forms.size}`, text(select(columns, shapes)));
    forms.set(form, made);
  }
  const sent = values.flatMap((of, index): unknown[] => {
    const shape = shapes[index];
    return shape === 'null' ? [] : [shape === 'same' ? of[0] : of];
  });
  send(made, sent);
}

function shapeOf(values: readonly unknown[]): Shape {
  const [first] = values;
  for (const value of values) if (value !== first) return 'each';
  return first === null ? 'null' : 'same';
}

/** The server makes the rows of an array without storing the array first, as it would in FROM. */
function select<R>(columns: readonly Column<R>[], shapes: readonly Shape[]): string {
  let parameters = 0;
  const values = columns.map(({ name, type }, index) => {
    const shape = shapes[index];
    if (shape === 'null') return `NULL::${type} AS ${name}`;
    parameters += 1;
    return shape === 'same' ? `$${parameters}::${type} AS ${name}` : `unnest($${parameters}::${type}[]) AS ${name}`;
  });
  return values.join(', ');
}
