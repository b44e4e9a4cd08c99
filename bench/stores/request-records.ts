/** Fills the place of request records with the requests of some days, by SQL that both engines run. */
import Database from 'better-sqlite3';
import pg from 'pg';
import { toSqlite } from '../../src/ledger/engines/sqlite/dialect.ts';
import { openStore } from '../../src/ledger/open-store.ts';
import { bucketOf } from '../../src/ledger/requests/latency.ts';
import { openPlace } from '../../src/ledger/requests/open-place.ts';
import { requestsPath } from '../../src/ledger/requests/sqlite-place.ts';
import { SUM_LEVELS, SUM_SUBJECTS } from '../../src/ledger/requests/sum-levels.ts';
import { isPostgresUrl, sqlitePath } from '../../src/ledger/store/store-url.ts';
import { NANO } from '../../src/lib/money/amount.ts';
import { DAY_ms, QUARTER_ms } from '../../src/lib/time/duration.ts';
import { OPERATOR } from '../../test/support/operator.ts';

/** What is there: requests in all, accounts, and days. */
export interface Filled {
  readonly records: number;
  readonly accounts: number;
  readonly days: number;
  /** When the first arrived, and the end of the last day. */
  readonly since_ms: number;
  readonly until_ms: number;
}

/** Each account asks for so many models. */
const MODELS_EACH = 3;
const MODELS = 20;
const TARGETS = 4;
/** Different durations. */
const SLOWNESS = 40;

/**
 * Fills the place of the store at a URL. Few accounts send most requests; one request of fifty fails at its upstream, one of a hundred is
 * refused, and each of the others costs 0.002.
 */
export async function fillRequests(store_url: string, filled: Filled): Promise<void> {
  await addAccounts(store_url, filled.accounts);
  const day_ms = (day: number) => filled.since_ms + day * DAY_ms;
  const days = Array.from({ length: filled.days }, (_, day) => day_ms(day));
  // This makes the tables.
  await (await openPlace(store_url)).close();
  await using run = await runnerOf(store_url);
  await run.all(seriesText(filled.accounts));
  for (const [day, begin_ms] of days.entries()) {
    await run.day(begin_ms);
    await run.all(recordsText(filled, day, begin_ms));
  }
  await run.all(`CREATE TEMP TABLE bucket AS ${bucketsText()}`);
  for (const [period, length_ms] of [
    ['quarter', QUARTER_ms],
    ['day', DAY_ms],
  ] as const) {
    const start = `at_ms / ${length_ms} * ${length_ms}`;
    await run.all(sumsText(period, start));
    for (const [what, value, from] of COUNTS)
      await run.all(
        `INSERT INTO request_count (period, start_ms, series, what, value, n)
         SELECT '${period}', ${start}, series, '${what}', ${value}, count(*) FROM ${from} GROUP BY 2, 3, 5`,
      );
  }
  for (const text of levelTexts()) await run.all(text);
  await run.all('ANALYZE');
}

/** The accounts of the store, whose ids the records have. */
async function addAccounts(store_url: string, accounts: number): Promise<void> {
  const store = await openStore(store_url);
  for (let number = 0; number < accounts; number += 1)
    await store.createAccount({ id: `acc_${number}`, name: `customer ${number}`, price_factor_nano: NANO }, OPERATOR);
  await store.close();
}

/** Adds up the sums of the coarser levels. */
function levelTexts(): readonly string[] {
  const sums = 'requests recorded failed_caller failed_gateway failed_upstream amount_nano failed_amount_nano'.split(
    ' ',
  );
  return SUM_LEVELS.slice(1).flatMap(({ prefix, subjects }) => {
    const shown = SUM_SUBJECTS.map((subject) => (subjects.includes(subject) ? `s.${subject}` : "''"));
    const from = `JOIN request_series s ON s.id = q.series
      JOIN request_series a ON ${SUM_SUBJECTS.map((subject, index) => `a.${subject} = ${shown[index]}`).join(' AND ')}
      WHERE q.period IN ('quarter', 'day')`;
    return [
      `INSERT INTO request_series (${SUM_SUBJECTS.join(', ')}) SELECT DISTINCT ${shown.join(', ')} FROM request_series s WHERE s.key <> ''`,
      `INSERT INTO request_sum (period, start_ms, series, ${sums.join(', ')})
        SELECT '${prefix}' || q.period, q.start_ms, a.id, ${sums.map((name) => `sum(q.${name})`).join(', ')}
        FROM request_sum q ${from} GROUP BY q.period, q.start_ms, a.id`,
      `INSERT INTO request_count (period, start_ms, series, what, value, n)
        SELECT '${prefix}' || q.period, q.start_ms, a.id, q.what, q.value, sum(q.n)
        FROM request_count q ${from} GROUP BY q.period, q.start_ms, a.id, q.what, q.value`,
    ];
  });
}

interface Runner extends AsyncDisposable {
  all(text: string): Promise<void>;
  /** Makes room for the records of a day. */
  day(begin_ms: number): Promise<void>;
}

async function runnerOf(store_url: string): Promise<Runner> {
  if (!isPostgresUrl(store_url)) {
    const db = new Database(requestsPath(sqlitePath(store_url)));
    for (const pragma of ['synchronous = OFF', 'cache_size = -1000000']) db.pragma(pragma);
    return {
      all: async (text) => void db.exec(toSqlite(text).text),
      day: async () => {},
      [Symbol.asyncDispose]: async () => void db.close(),
    };
  }
  // Those of the gateway give up after a while.
  const client = new pg.Client(store_url);
  await client.connect();
  return {
    all: async (text) => void (await client.query(text)),
    async day(begin_ms) {
      const name = new Date(begin_ms).toISOString().slice(0, 10).replaceAll('-', '');
      await client.query(
        `CREATE TABLE request_record_${name} PARTITION OF request_record FOR VALUES FROM (${begin_ms}) TO (${begin_ms + DAY_ms})`,
      );
    },
    [Symbol.asyncDispose]: () => client.end(),
  };
}

/** Numbers from 0, in both dialects. */
function numbers(count: number): string {
  return `(WITH RECURSIVE counted (n) AS (SELECT CAST(0 AS BIGINT) UNION ALL SELECT n + 1 FROM counted WHERE n + 1 < ${count}) SELECT n FROM counted) AS numbers`;
}

function seriesText(accounts: number): string {
  // In SQLite || binds more than arithmetic.
  const account = `(n / ${MODELS_EACH})`;
  const model = `((${account} + n % ${MODELS_EACH}) % ${MODELS})`;
  return `INSERT INTO request_series (account, key, route, model, target)
    SELECT 'acc_' || ${account}, 'key_' || ${account}, 'messages', 'model-' || ${model}, 'vendor-' || (${model} % ${TARGETS}) || '/main'
    FROM ${numbers(accounts * MODELS_EACH)} ORDER BY n`;
}

function recordsText({ records, accounts, days }: Filled, day: number, begin_ms: number): string {
  const each = Math.floor(records / days);
  // The square makes low numbers frequent.
  const drawn = `(n * 7919 % ${accounts})`;
  const account = `(${drawn} * ${drawn} / ${accounts})`;
  const is_refused = 'n % 100 = 7';
  const is_failed = 'n % 50 = 3';
  const either = (failed: string, refused: string, fine: string) =>
    `CASE WHEN ${is_failed} THEN ${failed} WHEN ${is_refused} THEN ${refused} ELSE ${fine} END`;
  const at_ms = `${begin_ms} + n * (${DAY_ms} / ${each}.0)`;
  return `INSERT INTO request_record (at_ms, id, ended_ms, series, account, interface, status, upstream_status, error, failed_by, calls,
      first_byte_ms, bytes_in, bytes_out, is_stream, units, charged_nano, task, lease, address, user_agent, client_ids)
    SELECT at_ms, 'req_' || ${day} || '_' || n, at_ms + 300 + 125 * (n * 104729 % ${SLOWNESS}), ${account} * ${MODELS_EACH} + n % ${MODELS_EACH} + 1,
      'acc_' || ${account}, 'messages', ${either('502', '402', '200')}, ${either('500', 'NULL', '200')},
      ${either("'upstream_failed'", "'insufficient_funds'", 'NULL')}, ${either("'upstream'", "'caller'", 'NULL')},
      '[{"target":"vendor-1/main","status":200,"code":null,"sent_ms":2,"answered_ms":250}]',
      ${either('NULL', 'NULL', `100 + 25 * (n * 104729 % ${SLOWNESS})`)}, 512, 2048, 1, '{"input":"120","output":"480"}',
      ${either('0', '0', '2000000')}, NULL, n, '203.0.113.0/24', 'sdk/1.0', NULL
    FROM (SELECT n, CAST(${at_ms} AS BIGINT) AS at_ms FROM ${numbers(each)}) AS drawn`;
}

/** The bucket of each latency that occurs. */
function bucketsText(): string {
  const latencies = Array.from({ length: SLOWNESS }, (_, step) => [300 + 125 * step, 100 + 25 * step]).flat();
  return [...new Set(latencies)].map((ms) => `SELECT ${ms} AS ms, '${bucketOf(ms)}' AS bucket`).join(' UNION ALL ');
}

const COUNTS = [
  ['status', 'CAST(status AS TEXT)', 'request_record'],
  ['error', 'error', '(SELECT * FROM request_record WHERE error IS NOT NULL) AS failed'],
  ['duration', 'bucket', 'request_record JOIN bucket ON ms = ended_ms - at_ms'],
  ['first_byte', 'bucket', 'request_record JOIN bucket ON ms = first_byte_ms'],
] as const;

function sumsText(period: string, start: string): string {
  const failed = (side: string) => `sum(CASE WHEN failed_by = '${side}' THEN 1 ELSE 0 END)`;
  return `INSERT INTO request_sum (period, start_ms, series, requests, recorded, failed_caller, failed_gateway, failed_upstream,
      amount_nano, failed_amount_nano)
    SELECT '${period}', ${start}, series, count(*), count(*), ${failed('caller')}, 0, ${failed('upstream')}, sum(charged_nano), 0
    FROM request_record GROUP BY 2, 3`;
}
