/**
 * Reads what new-api has stored: its SQLite file, or its tables as JSON from another database, and the prices that it shows at
 * `/api/pricing`. https://github.com/QuantumNous/new-api, `model/channel.go`, `token.go`, `user.go`, `option.go` and `pricing.go`.
 */
import { readFileSync } from 'node:fs';
import type { Nano } from '../../lib/money/amount.ts';
import { CliError } from '../shared/errors.ts';

export type Row = Readonly<Record<string, unknown>>;

const TABLES = ['channels', 'options', 'users', 'tokens', 'redemptions'] as const;
export type Tables = Readonly<Record<(typeof TABLES)[number], readonly Row[]>>;

/** How quota becomes money. */
export interface Ratios {
  /** The price factor of a group. */
  readonly group: (name: string) => Nano;
  readonly quota_per_unit_nano: Nano;
}

const STORE =
  'name the SQLite file of new-api, or a JSON object with its tables: docs/guides/migrating.md has the command';
const PRICING = 'name the answer of /api/pricing of new-api';

const SQLITE_MAGIC = 'SQLite format 3\0';
/** The tables that are required. */
const NEEDED = ['channels', 'options', 'users', 'tokens'] as const;

/** @throws CliError file_unreadable, and not_convertible if it is no store of new-api. */
export async function readTables(file: string): Promise<Tables> {
  const bytes = readBytes(file);
  const isSqlite = bytes.subarray(0, SQLITE_MAGIC.length).toString('latin1') === SQLITE_MAGIC;
  const found = isSqlite ? await tablesOfSqlite(file) : readJson(file, bytes, 'neither SQLite nor JSON', STORE);
  const tables = Object.fromEntries(TABLES.map((name) => [name, rowsOf(found[name])]));
  const missing = NEEDED.find((name) => tables[name] === undefined);
  if (missing !== undefined) throw new CliError('not_convertible', `${file} has no ${missing}`, STORE);
  const { channels = [], options = [], users = [], tokens = [], redemptions = [] } = tables;
  return { channels, options, users, tokens, redemptions };
}

/** The answer of `/api/pricing`: prices by model, and ratios by group. @throws CliError file_unreadable, not_convertible */
export function readPricing(file: string): { readonly models: readonly Row[]; readonly groups: Row } {
  const { data, group_ratio } = readJson(file, readBytes(file), 'no JSON', PRICING);
  const models = rowsOf(data);
  if (models === undefined) throw new CliError('not_convertible', `${file} has no prices`, PRICING);
  return { models, groups: Object(group_ratio) };
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError('file_unreadable', `${file} cannot be read: ${reason}`, 'correct the path');
  }
}

function readJson(file: string, bytes: Buffer, mistake: string, hint: string): Row {
  try {
    return Object(JSON.parse(bytes.toString()));
  } catch {
    throw new CliError('not_convertible', `${file} is ${mistake}`, hint);
  }
}

/** PostgreSQL writes null for an empty table. */
function rowsOf(value: unknown): readonly Row[] | undefined {
  if (value === null) return [];
  return Array.isArray(value) ? value.map((row) => Object(row)) : undefined;
}

async function tablesOfSqlite(file: string): Promise<Row> {
  // Loaded here, because no other command needs it. The gateway's own SQLite would refuse a file that is not its store.
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(file, { readOnly: true, readBigInts: true });
  try {
    const known = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    return Object.fromEntries(
      TABLES.filter((table) => known.some(({ name }) => name === table)).map((table) => [
        table,
        database.prepare(`SELECT * FROM ${table}`).all().map(withNumbers),
      ]),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError('not_convertible', `${file}: ${reason}`, STORE);
  } finally {
    database.close();
  }
}

/** Quota may be larger than a number can be; everything else is a number. */
function withNumbers(row: Row): Row {
  const values = Object.entries(row).map(([name, value]) => [
    name,
    typeof value === 'bigint' && Number.isSafeInteger(Number(value)) ? Number(value) : value,
  ]);
  return Object.fromEntries(values);
}
