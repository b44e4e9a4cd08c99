/** A store with rows of every table, and every edit of one of its values, rows and chains of hashes that can be made by hand. */
import assert from 'node:assert/strict';
import Database from 'better-sqlite3';
import { addFunctions } from '../../../src/ledger/engines/sqlite/database.ts';
import { openStore } from '../../../src/ledger/open-store.ts';
import { CHANGE_TEXT, ENTRY_TEXT, entryHash } from '../../../src/ledger/store/entry-hash.ts';
import { tables, type WholeTable } from '../../../src/ledger/store/schema.ts';
import { tryParseJson } from '../../../src/lib/json/parse-json.ts';
import { isRecord } from '../../../src/lib/json/record.ts';
import { OPERATOR } from '../operator.ts';
import { newTask } from '../stores.ts';
import { makeCorrectedStore } from './tampered.ts';

/** A corrected store with rows of all other tables, too. */
export async function makeFullStore(url: string): Promise<void> {
  await makeCorrectedStore(url);
  const store = await openStore(url);
  const hashed = (digit: string) => digit.repeat(64);
  const token = { id: 'token_1', name: 'ops', role: 'operator', expires_at_ms: 9_000_000_000_000 } as const;
  await store.createToken({ ...token, sha256: hashed('1') }, OPERATOR);
  await store.rotateToken('token_1', hashed('2'), 8_000_000_000_000, OPERATOR);
  await store.createToken({ ...token, id: 'token_2', name: 'gone', sha256: hashed('3') }, OPERATOR);
  await store.revokeToken('token_2', OPERATOR);
  const session = { sha256: hashed('4'), token: 'token_1', token_sha256: null, expires_at_ms: 8_000_000_000_000 };
  await store.openSession(session, OPERATOR);
  await store.openSession({ ...session, sha256: hashed('5') }, OPERATOR);
  const settings = { prefix: 'tg_12345678', name: 'k', models: ['c/*'], price_factor_nano: null, expires_at_ms: null };
  await store.createKey({ id: 'key_1', sha256: hashed('6'), account: 'account_acme', ...settings }, OPERATOR);
  await store.rotateKey(
    'key_1',
    { sha256: hashed('7'), prefix: 'tg_2', previous_until_ms: 8_000_000_000_000 },
    OPERATOR,
  );
  await store.editAccount('account_acme', { labels: { a: 'b' }, contact: 'x@example.com', group: 'pro' }, OPERATOR);
  for (const account of [null, 'account_acme']) {
    const id = `webhook_${account ?? 'all'}`;
    const secret = `whsec_${'s'.repeat(32)}${id}`;
    await store.createWebhook({ id, account, url: 'https://example.com', name: null, events: null, secret }, OPERATOR);
  }
  await store.rotateWebhook('webhook_all', `whsec_${'t'.repeat(32)}`, 8_000_000_000_000, OPERATOR);
  await store.testWebhook('webhook_all', 'event_1', OPERATOR);
  await store.testWebhook('webhook_account_acme', 'event_2', OPERATOR);
  await store.recordResource('asset', 'asset_1', 'account_acme');
  await store.recordResource('asset', 'asset_2', 'account_chat');
  const once = { key: 'once', request_sha256: Buffer.alloc(32) };
  await store.topup('account_acme', 5n, 'once', { ...OPERATOR, once });
  const { key, price_sha256 } = (await store.getTask('open')) ?? assert.fail();
  const priced = { price_sha256, request_id: 'req_3', facts: { resolution: '720p' } };
  const idempotency = { key: 'k', request_sha256: Buffer.alloc(32), keep_ms: 1_000 };
  await store.openTask(newTask({ account: 'account_acme', key }, 'repeated', '1', priced), { idempotency });
  await store.probe();
  const pruned = { usage: 0, tasks: 0, usage_before_ms: 1, tasks_before_ms: 1 };
  await store.recordPrune(pruned, OPERATOR);
  const about = { operation: 'config.reload', subject: 'config', account: null };
  await store.recordChange({ ...about, before: { generation: 1 }, after: { generation: 2 } }, OPERATOR);
  await store.close();
  const db = new Database(new URL(url).pathname);
  db.exec(`INSERT INTO spending VALUES ('account_acme', '', 0, 9000000000000, 2500000000);
    INSERT INTO money_turn VALUES ('account_acme', 'gateway', 1, 1);
    INSERT INTO quota VALUES ('subject', 'gateway', 1, 1)`);
  db.close();
}

/** Opens the store with its constraints out of the way. */
export function openToEdit(path: string): Database.Database {
  const db = new Database(path);
  db.defaultSafeIntegers(true);
  addFunctions(db);
  db.pragma('foreign_keys = OFF');
  db.pragma('ignore_check_constraints = ON');
  const triggers = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'trigger'").pluck().all();
  for (const name of triggers) db.exec(`DROP TRIGGER ${name}`);
  return db;
}

export interface Edit {
  /** `TABLE.COLUMN`, `+TABLE` or `-TABLE`; with ` (hashes recomputed)` at the end, the editor has recomputed the chain. */
  readonly name: string;
  readonly make: (db: Database.Database) => void;
}

/** Each value of each row, changed in several ways; each row, copied with another key, and deleted. */
export function editsOf(db: Database.Database): readonly Edit[] {
  return tables.flatMap((table) => {
    const plain = [...valueEdits(db, table), ...rowEdits(db, table)];
    const { name: chain } = table;
    if (chain !== 'entry' && chain !== 'change') return plain;
    return [
      ...plain,
      ...plain.map(({ name, make }) => ({
        name: `${name} (hashes recomputed)`,
        make: (on: Database.Database) => {
          make(on);
          recomputeHashes(on, chain);
        },
      })),
    ];
  });
}

const CHAINS = { entry: ENTRY_TEXT, change: CHANGE_TEXT };

/** Makes every hash of a chain fit its row. */
export function recomputeHashes(db: Database.Database, table: keyof typeof CHAINS): void {
  let hash = '';
  const update = db.prepare(`UPDATE ${table} SET hash = ? WHERE id = ?`);
  const rows = db.prepare<[], [bigint | number, string]>(`SELECT id, ${CHAINS[table]} FROM ${table} ORDER BY id`);
  for (const [id, text] of rows.raw().all()) {
    hash = entryHash(hash, text);
    update.run(hash, id);
  }
}

function valueEdits(db: Database.Database, { name: table, key, columns }: WholeTable): readonly Edit[] {
  const rows = db.prepare<[], Readonly<Record<string, unknown>>>(`SELECT * FROM ${table}`).all();
  const where = key.map((column) => `${column} = ?`).join(' AND ');
  return rows.flatMap((row) =>
    columns.flatMap(({ name: column, type }) => {
      const found = row[column];
      const others = rows.map((other) => other[column]).filter((value) => !isEqual(value, found));
      const values = [
        others[0],
        others.at(-1),
        changed(type, found),
        null,
        ...(table === 'change' ? withOtherMembers(found) : []),
      ];
      return values
        .filter((value) => value !== undefined && !isEqual(value, found))
        .map((value) => ({
          name: `${table}.${column}`,
          make: (on: Database.Database) => {
            on.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${where}`).run(value, ...key.map((part) => row[part]));
          },
        }));
    }),
  );
}

function rowEdits(db: Database.Database, { name: table, key, columns }: WholeTable): readonly Edit[] {
  const rows = db.prepare<[], Readonly<Record<string, unknown>>>(`SELECT * FROM ${table}`).all();
  const where = key.map((column) => `${column} = ?`).join(' AND ');
  const last = key.at(-1);
  return rows.flatMap((row) => [
    {
      name: `-${table}`,
      make: (on: Database.Database) => {
        on.prepare(`DELETE FROM ${table} WHERE ${where}`).run(...key.map((part) => row[part]));
      },
    },
    {
      name: `+${table}`,
      make: (on: Database.Database) => {
        const values = columns.map(({ name, type }) =>
          isUnique(table, name) || name === last ? another(type, row[name]) : row[name],
        );
        const names = columns.map(({ name }) => name).join(', ');
        on.prepare(`INSERT INTO ${table} (${names}) VALUES (${columns.map(() => '?').join(', ')})`).run(...values);
      },
    },
  ]);
}

/** The JSON object with each member changed, and without each. */
function withOtherMembers(text: unknown): readonly string[] {
  const object = typeof text === 'string' && text.startsWith('{') ? tryParseJson(text) : undefined;
  if (!isRecord(object)) return [];
  return Object.entries(object).flatMap(([name, value]) => {
    const { [name]: _, ...others } = object;
    return [{ ...object, [name]: typeof value === 'string' ? otherText(value) : 'x' }, others].map((each) =>
      JSON.stringify(each),
    );
  });
}

function otherText(text: string): string {
  if (/^\d{4}-/.test(text)) return '2030-01-01T00:00:00.000Z';
  return /^[\d.-]+$/.test(text) ? `1${text}` : `${text}x`;
}

/** Columns that no two rows may share. */
function isUnique(table: string, column: string): boolean {
  return (
    /^(name|sha256|previous_sha256|external_id|upstream_id|event|task_id|hold_id)$/.test(column) &&
    table !== 'usage' &&
    table !== 'entry'
  );
}

function another(type: 'integer' | 'text' | 'blob', value: unknown): unknown {
  if (type === 'integer') return typeof value === 'bigint' ? value + 1_000n : value;
  return changed(type, value);
}

function changed(type: 'integer' | 'text' | 'blob', value: unknown): unknown {
  if (type === 'integer') return typeof value === 'bigint' ? value + 1n : 1n;
  if (type === 'text') return typeof value === 'string' ? `${value}x` : 'x';
  const bytes = Buffer.from(value instanceof Uint8Array ? value : Buffer.alloc(32));
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  return bytes;
}

function isEqual(a: unknown, b: unknown): boolean {
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0;
  return a === b;
}
