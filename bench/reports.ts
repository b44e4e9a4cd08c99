/**
 * Measures reports over many metered requests of twelve months: a month by account and model, its first line of CSV, a statement, and a
 * reprice of all. Run `node bench/reports.ts [--rows 1000000] [--accounts 200]`.
 */
import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import { addFunctions } from '../src/engines/sqlite/database.ts';
import { DAY_ms } from '../src/lang/duration.ts';
import { type PriceContent, priceText, readPriceText } from '../src/lang/price-text.ts';
import { openStore } from '../src/open-store.ts';
import { reprice } from '../src/reports/reprice.ts';
import { writeUsageCsv } from '../src/reports/usage-csv.ts';
import { makeOwner } from '../test/support/stores.ts';
import { megabytes, say, seconds } from './audit/beside.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, accounts: { type: 'string', default: '200' } },
});
const rows = Number(values.rows);
const accounts = Number(values.accounts);
const START_ms = Date.UTC(2026, 0, 1);
const YEAR_ms = 365 * DAY_ms;
const JUNE = { since_ms: Date.UTC(2026, 5, 1), until_ms: Date.UTC(2026, 6, 1) };
const MODELS = 8;

const table = {
  input: 36_000_000_000n,
  output: 180_000_000_000n,
  cache_read: 3_600_000_000n,
  cache_write: 45_000_000_000n,
};
const price: PriceContent = { name: 'chat', unit: 'million_tokens', divisor: 1_000_000n, by: ['class'], table };

const folder = mkdtempSync(join(tmpdir(), 'tollgate-reports-'));
const path = join(folder, 'store.db');
try {
  say('the store was built in', seconds(await timed(fill)));
  say('its size', megabytes(statSync(path).size));
  await measure();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun_ms = performance.now();
  await work();
  return performance.now() - begun_ms;
}

async function fill(): Promise<void> {
  const store = await openStore(`sqlite:${path}`);
  for (let index = 0; index < accounts; index += 1) await makeOwner(store, String(index), '100');
  await store.close();
  const db = new Database(path);
  addFunctions(db);
  db.pragma('foreign_keys = OFF');
  db.pragma('synchronous = OFF');
  const content = priceText(price);
  db.prepare('INSERT INTO price (sha256, name, content, at) VALUES (?, ?, ?, 0)').run(
    hash('sha256', content, 'buffer'),
    'chat',
    content,
  );
  db.exec(`
    CREATE TEMP TABLE owner AS SELECT row_number() OVER () - 1 AS number, account, id FROM api_key;
    CREATE UNIQUE INDEX temp.owner_number ON owner (number);
    INSERT INTO usage (id, hold_id, account, key, route, model, units, amount, at, request_id, upstream, target, is_stream, price_sha256,
      price_factor, rounding)
    WITH RECURSIVE request (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM request WHERE n < ${rows})
    SELECT n, n / 8 + 1, o.account, o.id, 'create_message', 'chat-' || (n * 7 % ${MODELS}),
      json_object('input', CAST(100 + n % 1000 AS TEXT), 'output', CAST(50 + n % 500 AS TEXT), 'cache_read', CAST(n % 2000 AS TEXT),
        'cache_write', '0'),
      (100 + n % 1000) * 36000 + (50 + n % 500) * 180000 + n % 2000 * 3600,
      ${START_ms} + n * ${Math.floor(YEAR_ms / rows)}, 'req_' || n, 'messages', 'default', n % 2, (SELECT sha256 FROM price),
      1000000000, 'half_up'
    FROM request JOIN temp.owner AS o ON o.number = n * 31 % ${accounts};

    INSERT INTO usage_series (id, account, key, model, route, target, classes)
    SELECT row_number() OVER (), account, key, model, route, 'messages/default', '["cache_read","cache_write","input","output"]'
    FROM (SELECT DISTINCT account, key, model, route FROM usage);
    INSERT INTO usage_quarter (series, quarter, requests, failures, amount, cost, uncosted, units_1, units_2, units_3, units_4)
    SELECT s.id, u.at / 900000, count(*), 0, sum(u.amount), 0, count(*), 0, 0, count(*) * 1000000000, count(*) * 1000000000
    FROM usage AS u JOIN usage_series AS s USING (account, key, model, route) GROUP BY 1, 2;`);
  db.close();
}

async function measure(): Promise<void> {
  const store = await openStore(`sqlite:${path}`, { access: 'read' });
  try {
    const month = { by: ['account', 'model'] as const, ...JUNE };
    say('a month by account and model', seconds(await timed(() => store.usage(month))));
    const begun_ms = performance.now();
    let first_ms = 0;
    await writeUsageCsv(store, { ...month, by: ['account', 'model', 'day'] }, (text) => {
      // The head alone is no line of the report.
      if (first_ms === 0 && text.includes('2026')) first_ms = performance.now() - begun_ms;
    });
    say(
      'its first line of CSV, by day',
      `${first_ms.toFixed(0)} ms, the last after ${seconds(performance.now() - begun_ms)}`,
    );
    const period = { from_ms: JUNE.since_ms, to_ms: JUNE.until_ms };
    say('a statement of one account', seconds(await timed(() => store.accountStatement('account_0', period))));
    const prices = new Map(
      Array.from({ length: MODELS }, (_, index) => [`chat-${index}`, readPriceText(priceText(price))]),
    );
    const before = process.cpuUsage();
    const took_ms = await timed(async () => {
      const { by, unpriced } = await reprice(store, { since_ms: START_ms, until_ms: START_ms + YEAR_ms + 1 }, prices);
      const [priced, same] = [
        by.reduce((sum, one) => sum + one.rows, 0),
        by.every((one) => one.old_nano === one.new_nano),
      ];
      if (priced !== rows || !same || unpriced.length > 0) throw new Error('the sums differ');
    });
    const { user, system } = process.cpuUsage(before);
    say(`a reprice of ${rows} requests`, `${seconds(took_ms)}, ${seconds((user + system) / 1000)} of CPU time`);
    say('peak memory of this process', megabytes(process.resourceUsage().maxRSS * 1024));
  } finally {
    await store.close();
  }
}
