/** Fills a store with the metered requests of a year by a few statements, on both engines, and sums them as a gateway does. */
import { hash } from 'node:crypto';
import Database from 'better-sqlite3';
import pg from 'pg';
import { addFunctions } from '../../src/ledger/engines/sqlite/database.ts';
import { openStore } from '../../src/ledger/open-store.ts';
import { USAGE_LEVELS } from '../../src/ledger/store/store.ts';
import { sqlitePath } from '../../src/ledger/store/store-url.ts';
import { type PriceContent, priceText } from '../../src/lib/money/price-text.ts';
import { DAY_ms } from '../../src/lib/time/duration.ts';

/** The price of all models. */
export const PRICE: PriceContent = {
  name: 'chat',
  unit: 'million_tokens',
  divisor: 1_000_000n,
  by: ['class'],
  table: {
    input: 36_000_000_000n,
    output: 180_000_000_000n,
    cache_read: 3_600_000_000n,
    cache_write: 45_000_000_000n,
  },
};
/** The models, of which each account uses two. */
export const MODELS = Array.from({ length: 8 }, (_, index) => `chat-${index}`);
/** The year. */
export const YEAR = { since_ms: Date.UTC(2025, 0, 1), until_ms: Date.UTC(2026, 0, 1) };
const STEP_ms = 365 * DAY_ms;

/** How the engines write a list of numbers from 1 on. */
const NUMBERS = {
  sqlite: (count: number) =>
    `(WITH RECURSIVE r (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < ${count}) SELECT n FROM r)`,
  postgres: (count: number) => `generate_series(1::int8, ${count}) AS r (n)`,
};

/** Fills a migrated store without usage. */
export async function fillYear(url: string, rows: number, accounts: number): Promise<void> {
  await (await openStore(url)).close();
  const content = priceText(PRICE);
  const sha256 = hash('sha256', content);
  if (url.startsWith('sqlite:')) {
    const db = new Database(sqlitePath(url));
    addFunctions(db);
    for (const pragma of ['foreign_keys = OFF', 'synchronous = OFF', 'cache_size = -1000000']) db.pragma(pragma);
    db.exec(
      `BEGIN; ${statements(NUMBERS.sqlite, `x'${sha256}'`, content, rows, accounts).join(';\n')}; COMMIT; ANALYZE`,
    );
    db.close();
    return;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Without foreign keys, as above.
  await client.query("SET session_replication_role = replica; SET work_mem = '1GB'; SET synchronous_commit = off");
  for (const sql of statements(NUMBERS.postgres, `'\\x${sha256}'`, content, rows, accounts)) await client.query(sql);
  await client.query("SELECT setval('usage_id', (SELECT max(id) FROM usage))");
  await client.query('VACUUM ANALYZE');
  await client.end();
}

function statements(
  numbers: (count: number) => string,
  sha256: string,
  content: string,
  rows: number,
  accounts: number,
): readonly string[] {
  const at = `${YEAR.since_ms} + n * ${Math.floor(STEP_ms / rows)}`;
  const who = `n * 31 % ${accounts}`;
  const model = `'chat-' || ((${who} + n / ${accounts} % 2) % ${MODELS.length})`;
  return [
    `INSERT INTO price (sha256, name, content, at) VALUES (${sha256}, 'chat', '${content}', 0)`,
    `INSERT INTO account (id, name, price_factor, created_at)
     SELECT 'account_' || n, 'customer ' || n, 1000000000, 0 FROM ${numbers(accounts)}`,
    `INSERT INTO usage (id, hold_id, account, key, route, model, units, amount, at, request_id, upstream, target, is_stream, price_sha256,
       price_factor, rounding)
     SELECT n, n / 8 + 1, 'account_' || (1 + ${who}), 'key_' || (1 + ${who}), 'create_message', ${model},
       '{"cache_read":"' || (n % 2000) || '","cache_write":"0","input":"' || (100 + n % 1000) || '","output":"' || (50 + n % 500) || '"}',
       (100 + n % 1000) * 36000 + (50 + n % 500) * 180000 + n % 2000 * 3600,
       ${at}, 'req_' || (1000000000 + n), 'messages', 'default', n % 2, ${sha256}, 1000000000, 'half_up'
     FROM ${numbers(rows)}`,
    `INSERT INTO usage_series (id, account, key, model, route, target, classes)
     SELECT row_number() OVER (), account, key, model, route, 'messages/default', '["cache_read","cache_write","input","output"]'
     FROM (SELECT DISTINCT account, key, model, route FROM usage) AS found`,
    `INSERT INTO usage_quarter (series, quarter, requests, failures, amount, cost, uncosted, units_1, units_2, units_3, units_4)
     SELECT s.id, u.at / 900000, count(*), 0, sum(u.amount), 0, count(*), sum(u.id % 2000) * 1000000000, 0,
       sum(100 + u.id % 1000) * 1000000000, sum(50 + u.id % 500) * 1000000000
     FROM usage AS u JOIN usage_series AS s USING (account, key, model, route) GROUP BY s.id, u.at / 900000`,
  ];
}

/** Sums what is there at all levels, as a gateway does in the background. */
export async function sumUsage(url: string): Promise<void> {
  const store = await openStore(url);
  while ((await Promise.all(USAGE_LEVELS.map((level) => store.rollUpUsage(level)))).includes(true));
  await store.close();
}
