/** Fills a store with many accounts, tasks, metered requests and changes by a few statements, for measurements that only read them. */
import Database from 'better-sqlite3';
import { QUARTER_ms } from '../../src/lib/time/duration.ts';

/** Metered requests of one lease. */
const PER_LEASE = 10;

/** The number of rows of each table that was filled. */
export type Filled = Readonly<Record<string, number>>;

/**
 * Adds about this number of rows over thirty days to the store in this file. The hashes of entries and changes are made up, so an audit
 * of it fails.
 */
export function addManyRows(path: string, rows: number, accounts: number): Filled {
  const db = new Database(path);
  db.pragma('foreign_keys = OFF');
  db.pragma('synchronous = OFF');
  const tasks = Math.floor(rows / 8);
  const leases = Math.floor(rows / 4 / PER_LEASE);
  const now = Date.now();
  const about = { accounts, tasks, leases, per: PER_LEASE, quarters: 2, now, span: 30 * 86_400_000 };
  const numbers = (count: string) =>
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  const owner = (row: string) =>
    `'acct_many_' || (1 + ${row} % @accounts) AS account, 'key_many_' || (1 + ${row} % @accounts) AS key`;
  const at = (row: string, all: string) => `@now - @span + CAST(@span AS REAL) * ${row} / ${all}`;
  const { first } = db.prepare<[], { first: number }>('SELECT coalesce(max(id), 0) + 1 AS first FROM entry').get() ?? {
    first: 1,
  };
  // A JS number would be bound as REAL, and `1 + i % @accounts` would be the text 1.0.
  const all = Object.fromEntries(
    Object.entries({ ...about, first, leaseFirst: first + 2 * tasks + 2 }).map(([name, value]) => [
      name,
      BigInt(value),
    ]),
  );
  const run = (sql: string) => db.prepare(sql).run(all);
  db.transaction(() => {
    run(`${numbers('@accounts')} INSERT INTO account (id, name, price_factor, created_at, posted, external_id)
      SELECT 'acct_many_' || i, 'customer ' || i, 1000000000, @now - @span, 100000000000, 'crm-' || i FROM n`);
    run(`${numbers('@accounts')} INSERT INTO api_key (id, sha256, prefix, name, account, created_at)
      SELECT 'key_many_' || i, randomblob(32), 'tg_many', 'key ' || i, 'acct_many_' || i, @now - @span + i FROM n`);
    for (const [kind, shift, posted, held] of [
      ['hold', 0, 0, 4_000_000_000],
      ['capture', 1, -4_000_000_000, -4_000_000_000],
    ] as const) {
      run(`${numbers('@tasks')} INSERT INTO entry (id, account, kind, amount, posted_delta, held_delta, hold_id, task_id, memo, at, hash)
        SELECT @first + 2 * i + ${shift}, 'acct_many_' || (1 + i % @accounts), '${kind}', 4000000000, ${posted}, ${held}, @first + 2 * i,
          'task_many_' || i, '4 s × 1.00', CAST(${at('i', '@tasks')} AS INTEGER), printf('%064x', i) FROM n`);
    }
    run(`${numbers('@tasks')} INSERT INTO task (id, account, key, upstream, upstream_id, kind, route, model, state, price, unit, unit_price,
        divisor, price_factor, facts, hold_id, hold, hold_units, hold_memo, otherwise_units, charged, charged_units, dispatch_deadline_at,
        deadline_at, created_at, updated_at, finished_at)
      SELECT 'task_many_' || i, ${owner('i')}, 'c', 'up_many_' || i, 'video', 'create_video', 'c/vidgen-2.0', 'succeeded', 'c', 'second',
        1000000000, 1, 1000000000, '{}', @first + 2 * i, 4000000000, 4000000000, '4 s × 1.00', 4000000000, 4000000000, 4000000000,
        ${['', '', '', '', ''].map(() => `CAST(${at('i', '@tasks')} AS INTEGER)`).join(', ')} FROM n`);
    for (const [kind, shift, posted, held] of [
      ['hold', 0, 0, 5_000_000_000],
      ['capture', 1, -2_000_000_000, -5_000_000_000],
    ] as const) {
      run(`${numbers('@leases')} INSERT INTO entry (id, account, kind, amount, posted_delta, held_delta, hold_id, memo, at, hash)
        SELECT @leaseFirst + 2 * i + ${shift}, 'acct_many_' || (1 + i % @accounts), '${kind}', ${Math.abs(posted === 0 ? held : posted)}, ${posted}, ${held},
          @leaseFirst + 2 * i, 'for metered requests', CAST(${at('i', '@leases')} AS INTEGER), printf('%064x', i) FROM n`);
    }
    run(`${numbers('@leases')} INSERT INTO lease (hold_id, account, owner, until, opened_at, closed_at)
      SELECT @leaseFirst + 2 * i, 'acct_many_' || (1 + i % @accounts), 'gateway', 1, 1, 2 FROM n`);
    run(`${numbers('@leases * @per')} INSERT INTO usage (hold_id, account, key, route, model, units, amount, at)
      SELECT @leaseFirst + 2 * (1 + i / @per % @leases), ${owner('(1 + i / @per % @leases)')}, 'create_message', 'chat-large',
        '{"input":"1200","output":"300"}', 200000000, CAST(${at('i', '(@leases * @per)')} AS INTEGER) FROM n`);
    run(`${numbers('@accounts * 2')} INSERT INTO usage_series (id, account, key, model, route, target, classes)
      SELECT 1000000 + i, ${owner('i')}, iif(i > @accounts, 'chat-large', 'c/vidgen-2.0'),
        iif(i > @accounts, 'create_message', 'create_video'), 'c/default', iif(i > @accounts, '["input","output"]', '["seconds"]') FROM n`);
    run(`${numbers('@tasks * @quarters')} INSERT OR IGNORE INTO usage_quarter
      SELECT 1000001 + i % (2 * @accounts), CAST((${at('i', '(@tasks * @quarters)')}) / ${QUARTER_ms} AS INTEGER), 3, 0, 600000000, 0, 3,
        3600000000000, 900000000000, 0, 0 FROM n`);
    run(`${numbers('@tasks')} INSERT INTO change (at, actor, role, via, operation, subject, account, before, after, entry_id, hash)
      SELECT CAST(${at('i', '@tasks')} AS INTEGER), 'operator ' || (i % 7), 'operator', 'console', 'account.edit',
        'acct_many_' || (1 + i % @accounts), 'acct_many_' || (1 + i % @accounts), '{"contact":null}', '{"contact":"a@example.com"}', 0,
        printf('%064x', i) FROM n`);
  })();
  const tables = ['account', 'api_key', 'entry', 'task', 'lease', 'usage', 'usage_series', 'usage_quarter', 'change'];
  const filled = tables.map((table) => {
    const { count } = db.prepare<[], { count: number }>(`SELECT count(*) AS count FROM ${table}`).get() ?? { count: 0 };
    return [table, count] as const;
  });
  db.close();
  return Object.fromEntries(filled);
}
