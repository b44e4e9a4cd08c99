/** On PostgreSQL, the audit finds the same edits by hand as on SQLite: some of each kind, made in a transaction that is rolled back. */
import pg from 'pg';
import t from 'tap';
import { PostgresServer } from '../../../test/support/postgres.ts';
import { makeFullStore } from '../../../test/support/store/edits-by-hand.ts';
import { tempFolder } from '../../../test/support/stores.ts';
import { copyStore } from '../backup/store-copy/copy.ts';
import type { Invariant } from '../store/audit-report.ts';
import { auditSnapshot } from './postgres-facts.ts';

t.setTimeout(600_000);

const server = await PostgresServer.start();
t.teardown(() => server.remove());
const from = `${tempFolder(t)}/store.db`;
await makeFullStore(`sqlite:${from}`);
const url = await server.store();
await copyStore(`sqlite:${from}`, url, () => {});
const pool = new pg.Pool({ connectionString: url });
pool.on('connect', (client) => client.setTypeParser(20, BigInt));
t.teardown(() => pool.end());

/** What the editor runs, and an invariant that it breaches. */
const EDITS: readonly (readonly [sql: string, finds: Invariant | undefined])[] = [
  ['SELECT 1', undefined],
  [
    `INSERT INTO admin_token (id, sha256, name, role, created_at) VALUES ('token_x', decode(repeat('ab', 32), 'hex'), 'x', 'admin', 0)`,
    'row_equals_its_changes',
  ],
  [
    `INSERT INTO api_key (id, sha256, prefix, account, created_at) VALUES ('key_x', decode(repeat('ab', 32), 'hex'), 'tg_x', 'account_acme', 0)`,
    'row_equals_its_changes',
  ],
  [
    "INSERT INTO account (id, name, price_factor, created_at) VALUES ('account_x', 'x', 100000000, 0)",
    'row_equals_its_changes',
  ],
  [
    `INSERT INTO webhook (id, url, status, secret, created_at) VALUES ('w', 'https://x.example', 'active', repeat('s', 40), 0)`,
    'row_equals_its_changes',
  ],
  ["UPDATE api_key SET sha256 = decode(repeat('ab', 32), 'hex') WHERE id = 'key_1'", 'row_equals_its_changes'],
  ["UPDATE admin_token SET sha256 = decode(repeat('ab', 32), 'hex') WHERE id = 'token_1'", 'row_equals_its_changes'],
  ["UPDATE webhook SET secret = repeat('s', 40) WHERE id = 'webhook_all'", 'row_equals_its_changes'],
  [
    "INSERT INTO admin_session SELECT decode(repeat('ab', 32), 'hex'), token, created_at, expires_at, token_sha256 FROM admin_session LIMIT 1",
    'row_equals_its_changes',
  ],
  [
    "UPDATE entry SET amount = amount + 1, posted_delta = posted_delta + 1 WHERE kind = 'refund'",
    'entry_names_its_change',
  ],
  ['UPDATE usage_quarter SET cost = cost + 1', 'roll_ups_equal_usage'],
  ['UPDATE usage_quarter SET failures = failures + 1', 'roll_ups_equal_usage'],
  ['UPDATE usage_quarter SET uncosted = uncosted + 1', 'roll_ups_equal_usage'],
  ['UPDATE usage_quarter SET units_1 = units_1 + 1', 'roll_ups_equal_usage'],
  ["UPDATE usage_series SET target = 'u/other'", 'roll_ups_equal_usage'],
  ['UPDATE usage_series SET classes = \'["x"]\'', 'roll_ups_equal_usage'],
  ['INSERT INTO usage_quarter SELECT id, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 FROM usage_series', 'roll_ups_equal_usage'],
  [
    'UPDATE usage SET price_sha256 = NULL, request_id = NULL, cost = NULL, cost_sha256 = NULL',
    'usage_amount_equals_its_price',
  ],
  ['UPDATE usage SET cost = NULL, cost_sha256 = NULL', 'roll_ups_equal_usage'],
  ["UPDATE usage SET target = 'other'", 'roll_ups_equal_usage'],
  ["UPDATE resource SET account = 'account_chat' WHERE id = 'asset_1'", 'resource_equals_its_proof'],
  ["UPDATE idempotency SET account = 'account_chat'", 'repetition_is_of_its_account'],
  ['UPDATE entry SET change_id = NULL WHERE id = 1', 'entry_names_its_change'],
];

for (const [sql, invariant] of EDITS) {
  t.test(sql, async (t) => {
    const client = await pool.connect();
    t.teardown(() => client.release());
    await client.query('BEGIN');
    // Without triggers and references.
    await client.query("SET LOCAL session_replication_role = 'replica'");
    await client.query(sql);
    const { breaches } = await auditSnapshot(pool, (work) => work(client));
    await client.query('ROLLBACK');
    const found = breaches.map((breach) => breach.invariant);
    if (invariant === undefined) t.strictSame(found, []);
    else t.ok(found.includes(invariant), { found });
  });
}
