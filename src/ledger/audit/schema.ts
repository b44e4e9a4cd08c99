/** The check of the schema: without a trigger, index or CHECK, later writes could break the other invariants. */
import type { Database } from 'better-sqlite3';
import { ofNewDatabase } from '../engines/sqlite/migrate-sqlite.ts';
import type { Breach } from '../store/audit-report.ts';

/** Leaves out what SQLite creates itself: indexes of UNIQUE columns, and statistics. It creates no triggers and views. */
const SCHEMA_ROWS = `SELECT type || ' ' || name, sql FROM sqlite_schema
  WHERE type IN ('trigger', 'view') OR name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`;

/** Made at the first audit: it depends only on the shipped migrations, and making it takes longer than auditing a small store. */
let expectedSchema: ReadonlyMap<string, string> | undefined;

/** Compares all tables, indexes, triggers and views with a new database. */
export function schemaBreaches(db: Database): readonly Breach[] {
  expectedSchema ??= ofNewDatabase(readSchema);
  const expected = expectedSchema;
  const found = readSchema(db);
  return schemaDifferences(expected, found);
}

/** The parts of a schema that differ, by name and definition. */
export function schemaDifferences(
  expected: ReadonlyMap<string, string>,
  found: ReadonlyMap<string, string>,
): readonly Breach[] {
  const names = new Set([...expected.keys(), ...found.keys()]);
  return [...names].flatMap((name) => {
    const [due, is] = [expected.get(name), found.get(name)];
    if (due === is) return [];
    const restore = 'restore a backup, or restore the schema that its migrations make';
    const how =
      is === undefined
        ? `is missing; ${restore}`
        : due === undefined
          ? 'is not of tollgate; remove it'
          : `was changed${differenceText(is, due)}; ${restore}`;
    const message = `the ${name} ${how}`;
    return [{ invariant: 'schema_as_migrated', account: null, task: null, message }] as const;
  });
}

/** Longer definitions are not shown: the message is one line. */
const SHORT_characters = 100;

function differenceText(is: string, due: string): string {
  return is.length > SHORT_characters || due.length > SHORT_characters ? '' : `: it is "${is}" instead of "${due}"`;
}

/** SQL statements by type and name, without differences in white space. */
function readSchema(db: Database): ReadonlyMap<string, string> {
  const rows = db.prepare<[], readonly [string, string]>(SCHEMA_ROWS).raw().all();
  return new Map(rows.map(([name, sql]) => [name, sql.replaceAll(/\s+/g, ' ')]));
}
