/** Runs statements in PostgreSQL's syntax on SQLite. It knows what src/ledger/store uses, and nothing else. */
import type { Database, Statement as Prepared } from 'better-sqlite3';
import type { Query, Reading, Statement } from '../../store/sql.ts';
import { perDatabase } from './database.ts';

/** A statement for SQLite, and the numbers of the values for its parameters, in their order. */
interface Translated {
  readonly text: string;
  readonly parameters: readonly number[];
}

// Translates:
// - `= ANY($1)` and `<> ALL($1)` to `IN` and `NOT IN (SELECT value FROM json_each(?))`, with the array as JSON
// - `SELECT unnest($1::text[])` to the values of a JSON array, and `SELECT * FROM unnest($1::text[], $2::text[])` to pairs of one
// - `$1::text` to `?`
// - `/*sqlite INDEXED BY i*/` to `INDEXED BY i`: a hint, because SQLite without statistics often chooses badly
// - `/*postgres*/ … /*end*/` to nothing
/** The text for SQLite. */
export function toSqlite(text: string): Translated {
  const parameters: number[] = [];
  const plain = text
    .replaceAll(/\/\*postgres\*\/.*?\/\*end\*\//gs, '')
    .replaceAll(/\/\*sqlite (.*?)\*\//g, '$1')
    .replaceAll(
      /SELECT \* FROM unnest\(\$(\d+)::\w+\[\], \$\d+::\w+\[\]\)/g,
      'SELECT value ->> 0, value ->> 1 FROM json_each($$$1)',
    )
    .replaceAll(/SELECT unnest\(\$(\d+)::\w+\[\]\)/g, 'SELECT value FROM json_each($$$1)')
    .replaceAll(/= ANY\(\$(\d+)(?:::\w+\[\])?\)/g, 'IN (SELECT value FROM json_each($$$1))')
    .replaceAll(/<> ALL\(\$(\d+)(?:::\w+\[\])?\)/g, 'NOT IN (SELECT value FROM json_each($$$1))')
    .replaceAll(/::\w+\b/g, '')
    .replaceAll(/\$(\d+)/g, (_, number) => {
      parameters.push(Number(number) - 1);
      return '?';
    });
  return { text: plain, parameters };
}

interface Ready {
  readonly prepared: Prepared<unknown[], unknown>;
  readonly parameters: readonly number[];
  readonly isPaired: boolean;
}

/** By text. */
const statements = perDatabase(() => new Map<string, Ready>());

function ready(db: Database, statement: Statement<unknown>): Ready {
  const found = statements(db).get(statement.text);
  if (found !== undefined) return found;
  const { text, parameters } = toSqlite(statement.text);
  const made: Ready = { prepared: db.prepare(text), parameters, isPaired: statement.text.includes('* FROM unnest(') };
  statements(db).set(statement.text, made);
  return made;
}

/** Runs one statement, and returns its rows. */
function query(db: Database, { of, values }: Query): readonly unknown[] {
  const { prepared, parameters, isPaired } = ready(db, of);
  const given = isPaired ? paired(values) : values;
  const bound = parameters.map((index) => bind(given[index]));
  if (prepared.reader) return prepared.all(...bound);
  prepared.run(...bound);
  return [];
}

/** Runs a reading to its end. */
export function read<T>(db: Database, reading: Reading<T>): T {
  let step = reading.next([]);
  while (step.done !== true) step = reading.next(step.value.map((each) => query(db, each)));
  return step.value;
}

/** Joins the first two arrays into one of pairs. */
function paired([a, b, ...rest]: readonly unknown[]): readonly unknown[] {
  const pairs = (a as readonly unknown[]).map((value, index) => [value, (b as readonly unknown[])[index]]);
  return [JSON.stringify(pairs), undefined, ...rest];
}

/** A JS number would be bound as REAL, and a large integer would lose digits in a JSON number of JS. */
function bind(value: unknown): unknown {
  if (typeof value === 'number') return BigInt(value);
  if (!Array.isArray(value)) return value;
  return `[${value.map((item) => (typeof item === 'string' ? JSON.stringify(item) : String(item))).join(',')}]`;
}
