/** Edits of a store's file that breach each invariant of the audit, and what the audit says about them. */
import type { Invariant } from '../../../src/ledger/store/audit-report.ts';

const entry = (values: string) =>
  `INSERT INTO entry (id, account, kind, amount, posted_delta, held_delta, hold_id, task_id, reference, at) VALUES ${values};`;

interface Tampering {
  readonly sql: string;
  readonly says: RegExp;
}

/** The same of a store with an adjustment and refunds. */
export const ofCorrected = {
  change_ids_without_gap: [
    { sql: 'DELETE FROM change WHERE id = 2', says: /^change 2 is missing/ },
    { sql: 'DELETE FROM change WHERE id < 4', says: /^changes 1 to 3 are missing/ },
  ],
  change_hash_chain: [
    { sql: "UPDATE change SET actor = 'cli:somebody@else' WHERE id = 3", says: /the hash of change 3 does not fit/ },
    { sql: "UPDATE change SET reason = 'asked for' WHERE id = 10", says: /the hash of change 10 does not fit/ },
    { sql: 'DELETE FROM change WHERE id = 2', says: /the hash of change 3 does not fit/ },
    {
      sql: 'UPDATE change SET id = 99 WHERE id = 4; UPDATE change SET id = 4 WHERE id = 5; UPDATE change SET id = 5 WHERE id = 99',
      says: /the hash of change 4 does not fit/,
    },
    {
      sql: `INSERT INTO change SELECT 13, at, actor, role, via, operation, subject, account, before, after, reason, request_id,
        entry_id, hash FROM change WHERE id = 12`,
      says: /the hash of change 13 does not fit/,
    },
  ],
  entry_names_its_change: [
    {
      sql: 'UPDATE entry SET change_id = NULL WHERE id = 15',
      says: /the adjust in entry 15 is not what .* \(it has none\)/,
    },
    {
      sql: 'UPDATE entry SET change_id = 3 WHERE id = 16',
      says: /the refund in entry 16 is not what .* \(wallet.topup\)/,
    },
    { sql: 'DELETE FROM change WHERE id = 12', says: /the refund in entry 17 is not what its change says/ },
    { sql: 'UPDATE entry SET change_id = NULL WHERE id = 1', says: /change 3 \(wallet.topup\) made no entry/ },
  ],
  row_equals_its_changes: [
    {
      sql: "UPDATE account SET price_factor = 1 WHERE name = 'acme'",
      says: /account account_acme: discount is not what/,
    },
    {
      sql: "UPDATE account SET credit_limit = 1 WHERE name = 'acme'",
      says: /account account_acme: credit_limit is not/,
    },
    {
      sql: "UPDATE account SET name = 'x' WHERE id = 'account_acme'; UPDATE account SET name = 'acme' WHERE id = 'account_other'",
      says: /account account_acme: name is not what/,
    },
    { sql: "UPDATE api_key SET models = '[]' WHERE account = 'account_acme'", says: /^key \S+: models is not what/ },
    {
      sql: "UPDATE api_key SET account = 'account_other' WHERE account = 'account_acme'",
      says: /^key \S+: account is not/,
    },
    { sql: 'UPDATE account SET version = 3', says: /its newest change is 1, but the row names 3/ },
    { sql: 'DELETE FROM change WHERE id = 8', says: /its newest change is missing, but the row names 8/ },
    { sql: "DELETE FROM account WHERE name = 'other'", says: /^account_other has changes, but does not exist/ },
  ],
  refund_within_its_charge: [
    {
      sql: `UPDATE entry SET amount = 600000000, posted_delta = 600000000 WHERE id = 17`,
      says: /the refunds with entry 16 give back 1\.10 of a charge of 1\.00/,
    },
    {
      sql: 'UPDATE entry SET refund_of = 3 WHERE id = 16',
      says: /the refund in entry 16 names a charge that does not exist/,
    },
    {
      sql: "UPDATE entry SET account = 'account_other' WHERE id = 17",
      says: /entry 17 give back .* differ from it in account/,
    },
  ],
} satisfies Partial<Readonly<Record<Invariant, readonly Tampering[]>>>;

/** By invariant: SQL that breaches it in a healthy store, and the message. */
const ofHealthy: Readonly<Record<Exclude<Invariant, keyof typeof ofCorrected>, readonly Tampering[]>> = {
  wallet_equals_entries: [
    {
      sql: "UPDATE account SET posted = posted + 1 WHERE name = 'acme'",
      says: /posted is 7\.500000001, but .* 7\.50;/,
    },
    { sql: "UPDATE account SET held = held - 1 WHERE name = 'acme'", says: /held is 3\.999999999, but .* 4\.00;/ },
    { sql: 'DELETE FROM entry WHERE id = 1', says: /account account_acme: posted/ },
    { sql: "DELETE FROM account WHERE name = 'other'", says: /account account_other: posted is nothing/ },
  ],
  held_equals_open_holds: [
    {
      sql: "UPDATE account SET held = 0 WHERE name = 'acme'",
      says: /unresolved holds add up to 4\.00; check its unfinished/,
    },
    { sql: 'DELETE FROM entry WHERE id = 9', says: /held is 4\.00, but .* 7\.00;/ },
  ],
  held_not_negative: [{ sql: "UPDATE account SET held = -1 WHERE name = 'other'", says: /held is -0\.000000001/ }],
  available_not_negative: [
    { sql: "UPDATE account SET posted = 3000000000 WHERE name = 'acme'", says: /available is -1\.00, but .* -0\.50;/ },
    { sql: "UPDATE account SET posted = -1 WHERE name = 'other'", says: /available is -0\.000000001, but .* 0\.00;/ },
  ],
  hold_within_available: [
    { sql: 'UPDATE entry SET amount = 2, posted_delta = 2 WHERE id = 1', says: /hold 3 left -0\.999999998 available/ },
  ],
  entry_well_formed: [
    { sql: 'UPDATE entry SET amount = amount + 1 WHERE id = 9', says: /entry 9 are not those of a release/ },
    { sql: "UPDATE entry SET kind = 'gift' WHERE id = 1", says: /entry 1 are not those of a gift/ },
    { sql: 'UPDATE entry SET hold_id = NULL WHERE id = 10', says: /entry 10 are not those of a hold/ },
    { sql: 'UPDATE entry SET held_delta = NULL WHERE id = 2', says: /entry 2 are not those of a topup/ },
  ],
  topup_once_a_reference: [
    {
      sql: entry("(11, 'account_other', 'topup', 5, 5, 0, NULL, NULL, 'invoice 1', 0)"),
      says: /2 top-ups have .*'invoice 1'/,
    },
  ],
  hold_resolved_once: [
    {
      sql: entry("(11, 'account_acme', 'release', 2000000000, 0, -2000000000, 6, 'done', NULL, 0)"),
      says: /hold 6 was resolved 2 times/,
    },
  ],
  entry_ids_without_gap: [
    { sql: 'DELETE FROM entry WHERE id = 7', says: /^entry 7 is missing/ },
    { sql: 'DELETE FROM entry WHERE id < 3', says: /^entries 1 to 2 are missing/ },
    {
      // A complete failed task, which moved no money.
      sql: "DELETE FROM task WHERE id = 'freed'; DELETE FROM entry WHERE task_id = 'freed'",
      says: /^entries 8 to 9 are missing/,
    },
    {
      // A complete task that was charged; its money is given back.
      sql: `DELETE FROM task WHERE id = 'done'; DELETE FROM entry WHERE task_id = 'done';
        UPDATE account SET posted = posted + 1000000000 WHERE name = 'acme'`,
      says: /^entries 6 to 7 are missing/,
    },
  ],
  entry_hash_chain: [
    {
      // A larger top-up, and the wallet changed to match.
      sql: `UPDATE entry SET amount = amount + 1, posted_delta = posted_delta + 1 WHERE id = 1;
        UPDATE account SET posted = posted + 1 WHERE name = 'acme'`,
      says: /account account_acme: the hash of entry 1 does not fit its columns/,
    },
    { sql: "UPDATE entry SET memo = 'a gift' WHERE id = 7", says: /the hash of entry 7 / },
    { sql: "UPDATE entry SET hash = '' WHERE id = 7", says: /the hash of entry 8 / },
    { sql: 'DELETE FROM entry WHERE id = 9', says: /the hash of entry 10 / },
    {
      sql: entry("(15, 'account_other', 'topup', 5, 5, 0, NULL, NULL, 'invoice 2', 0)"),
      says: /account account_other: the hash of entry 15 /,
    },
  ],
  // Needs an anchor: see audit-anchor.test.ts.
  anchor_in_history: [],
  resolution_after_its_hold: [
    {
      // The capture of `done` is moved before its hold.
      sql: `UPDATE entry SET id = 99 WHERE id = 7; UPDATE entry SET id = 7, hold_id = 7 WHERE id = 6;
        UPDATE entry SET id = 6, hold_id = 7 WHERE id = 99; UPDATE task SET hold_id = 7 WHERE id = 'done'`,
      says: /the capture in entry 6 resolves hold 7, which is not before it/,
    },
  ],
  resolution_matches_its_hold: [
    {
      sql: 'UPDATE entry SET held_delta = held_delta - 1 WHERE id = 7',
      says: /capture in entry 7 differs from its hold/,
    },
    { sql: "UPDATE entry SET account = 'account_other' WHERE id = 5", says: /overage in entry 5 differs/ },
    { sql: "UPDATE entry SET task_id = 'open' WHERE id = 9", says: /release in entry 9 differs/ },
    { sql: 'UPDATE entry SET hold_id = 1 WHERE id = 9', says: /release in entry 9 names a hold that does not exist/ },
  ],
  capture_within_hold: [
    { sql: 'UPDATE entry SET amount = 2000000001 WHERE id = 7', says: /took 2\.000000001 of a hold of 2\.00/ },
  ],
  overage_beside_full_capture: [
    { sql: 'UPDATE entry SET hold_id = 6 WHERE id = 5', says: /overage of 0\.50 in entry 5/ },
    { sql: 'UPDATE entry SET hold_id = 8 WHERE id = 5', says: /overage of 0\.50 in entry 5/ },
    {
      sql: entry("(11, 'account_acme', 'overage', 1, -1, 0, 3, 'over', NULL, 0)"),
      says: /in entry 11 .* not the only overage/,
    },
  ],
  task_state_matches_its_hold: [
    {
      sql: "UPDATE task SET state = 'failed' WHERE id = 'done'",
      says: /done is failed, .* have release, but it has capture/,
    },
    {
      sql: "UPDATE task SET state = 'running' WHERE id = 'freed'",
      says: /freed is running, .* no resolution, but it has release/,
    },
    {
      sql: "UPDATE task SET state = 'succeeded' WHERE id = 'open'",
      says: /open is succeeded, .* have capture, but it has none/,
    },
  ],
  task_hold_matches_its_entry: [
    {
      sql: "UPDATE task SET hold_id = 99 WHERE id = 'open'",
      says: /task open names the hold 99, which does not exist/,
    },
    { sql: "UPDATE task SET hold = 1 WHERE id = 'open'", says: /a hold of 0\.000000001, but entry 10 holds 4\.00/ },
    { sql: "UPDATE task SET account = 'account_other' WHERE id = 'open'", says: /task open .* to another account/ },
    { sql: "UPDATE entry SET task_id = 'done' WHERE id = 10", says: /task open .* or task/ },
  ],
  task_hold_memo_matches_its_entry: [
    {
      sql: "UPDATE task SET hold_memo = '2 s × 2.00' WHERE id = 'open'",
      says: /task open has the memo '2 s × 2\.00', but entry 10 has '4 s × 1\.00'/,
    },
  ],
  running_task_is_polled: [
    {
      sql: "UPDATE task SET state = 'running', upstream_id = 'up_open', next_poll_at = NULL WHERE id = 'open'",
      says: /^task open is running, but no poll of it is planned/,
    },
  ],
  task_charge_matches_its_entries: [
    {
      sql: "UPDATE task SET charged = 1 WHERE id = 'over'",
      says: /over is succeeded .* 0\.000000001, .* add up to 1\.50/,
    },
    {
      sql: "UPDATE task SET charged = NULL WHERE id = 'freed'",
      says: /freed is failed with a charge of nothing/,
    },
    { sql: "UPDATE task SET charged = 0 WHERE id = 'open'", says: /open is dispatching with a charge of 0\.00/ },
    { sql: 'DELETE FROM entry WHERE id = 5', says: /over is succeeded .* 1\.50, .* add up to 1\.00/ },
  ],
  task_hold_equals_its_price: [
    {
      sql: "UPDATE task SET unit_price = 2 * unit_price WHERE id = 'open'",
      says: /open has a hold of 4\.00, .* to 8\.00;/,
    },
    { sql: "UPDATE task SET divisor = 2 WHERE id = 'open'", says: /open has a hold of 4\.00, .* to 2\.00;/ },
    {
      sql: "UPDATE task SET price_factor = 500000000 WHERE id = 'open'",
      says: /open has a hold of 4\.00, .* to 2\.00;/,
    },
    { sql: "UPDATE task SET hold_units = 3999999999 WHERE id = 'open'", says: /hold of 4\.00, .* to 3\.999999999;/ },
    { sql: "UPDATE task SET divisor = 0 WHERE id = 'open'", says: /hold of 4\.00, .* come to nothing;/ },
    { sql: "UPDATE task SET unit_price = NULL WHERE id = 'open'", says: /hold of 4\.00, .* to 0\.00;/ },
  ],
  price_equals_its_digest: [
    {
      sql: `UPDATE price SET content = replace(content, '25000.00', '24000.00')`,
      says: /^the content of price table chat, version [0-9a-f]{12}, does not have that digest/,
    },
    { sql: "UPDATE price SET content = 'x' WHERE name = 'chat'", says: /price table chat/ },
    { sql: "UPDATE price SET name = 'x' WHERE name = 'chat'", says: /price table x/ },
  ],
  usage_amount_equals_its_price: [
    {
      sql: `UPDATE usage SET units = '{"input":"11"}' WHERE id = 2`,
      says: /^usage 2 was charged 0\.20, but .* come to 0\.22;/,
    },
    {
      sql: 'UPDATE usage SET amount = 210000000 WHERE id = 2',
      says: /^usage 2 was charged 0\.21, but .* come to 0\.20;/,
    },
    { sql: 'UPDATE usage SET price_factor = 850000000 WHERE id = 2', says: /come to 0\.2125;/ },
    {
      sql: `UPDATE price SET content = replace(content, '25000.00', '24000.00')`,
      says: /^usage 2 was charged 0\.20, but .* come to 0\.192;/,
    },
    { sql: 'UPDATE usage SET price_sha256 = NULL', says: /^usage 2 .* come to nothing that can be computed/ },
    { sql: "DELETE FROM price WHERE name = 'chat'", says: /^usage 2 .* come to nothing that can be computed/ },
    { sql: "UPDATE usage SET rounding = 'down'", says: /^usage 2 .* come to nothing that can be computed/ },
    { sql: `UPDATE usage SET units = '{"output":"10"}'`, says: /^usage 2 .* come to nothing that can be computed/ },
  ],
  usage_cost_equals_its_price: [
    {
      sql: 'UPDATE usage SET cost = 1 WHERE id = 2',
      says: /^usage 2 has a cost of 0\.000000001, but .* come to 0\.0625;/,
    },
    { sql: 'UPDATE usage SET cost = NULL WHERE id = 2', says: /^usage 2 has a cost of nothing/ },
  ],
  task_price_equals_its_version: [
    {
      sql: "UPDATE task SET unit_price = 2 WHERE id = 'open'",
      says: /^task open has the price 0\.000000002, but .* come to 1\.00;/,
    },
    { sql: `UPDATE task SET facts = '{"resolution":"4k"}' WHERE id = 'open'`, says: /^task open .* come to nothing/ },
    { sql: "DELETE FROM price WHERE name = 'c'", says: /^task open .* come to nothing/ },
    { sql: "UPDATE task SET unit = 'image' WHERE id = 'open'", says: /^task open has the price 1\.00/ },
  ],
  task_cost_equals_its_price: [
    {
      sql: "UPDATE task SET cost = 1 WHERE id = 'done'",
      says: /^task done has a cost of 0\.000000001, but .* nothing/,
    },
    {
      sql: `UPDATE task SET cost = 1, cost_sha256 = (SELECT sha256 FROM price WHERE name = 'c'),
        facts = (SELECT facts FROM task WHERE id = 'open') WHERE id = 'done'`,
      says: /^task done has a cost of 0\.000000001, but .* come to 1\.00;/,
    },
  ],
  task_charge_equals_its_price: [
    { sql: "UPDATE task SET unit_price = 1 WHERE id = 'done'", says: /done was charged 1\.00, .* to 0\.000000001;/ },
    { sql: "UPDATE task SET price_factor = 900000000 WHERE id = 'over'", says: /over was charged 1\.50, .* to 1\.35;/ },
    { sql: "UPDATE task SET charged_units = 1 WHERE id = 'done'", says: /charged 1\.00, .* to 0\.000000001;/ },
    { sql: "UPDATE task SET charged_units = NULL WHERE id = 'done'", says: /charged 1\.00, .* to 0\.00;/ },
    {
      // A charge that is changed in every place.
      sql: `UPDATE task SET charged = 500000000 WHERE id = 'done';
        UPDATE entry SET amount = 500000000, posted_delta = -500000000 WHERE id = 7;
        UPDATE account SET posted = posted + 500000000 WHERE name = 'acme'`,
      says: /done was charged 0\.50, .* to 1\.00;/,
    },
  ],
  hold_belongs_to_one_owner: [
    { sql: "DELETE FROM task WHERE id = 'done'", says: /hold 6 belongs to 0 tasks and leases, .* names task done/ },
    { sql: "UPDATE task SET hold_id = 6 WHERE id = 'over'", says: /hold 6 belongs to 2 tasks and leases/ },
  ],
  lease_hold_matches_its_entry: [
    { sql: 'DELETE FROM entry WHERE id = 14', says: /lease 14 names a hold that does not exist/ },
    {
      // An open lease is moved together with its usage rows.
      sql: `UPDATE lease SET account = 'account_other' WHERE hold_id = 14;
        INSERT INTO usage (hold_id, account, key, route, model, units, amount, at)
          SELECT 14, account, id, 'create_message', 'chat-large', '{}', 1, 0 FROM api_key WHERE account = 'account_other'`,
      says: /account account_other: the hold of lease 14 belongs to account account_chat/,
    },
    { sql: "UPDATE entry SET task_id = 'open' WHERE id = 14", says: /the hold of lease 14 belongs to .* or to a task/ },
  ],
  lease_state_matches_its_hold: [
    {
      sql: 'UPDATE lease SET closed_at = NULL WHERE hold_id = 12',
      says: /lease 12 is open, but its hold has a capture/,
    },
    { sql: 'UPDATE lease SET closed_at = 1 WHERE hold_id = 14', says: /lease 14 is closed, .* no resolution/ },
  ],
  lease_charge_equals_its_usage: [
    { sql: 'UPDATE usage SET amount = 1 WHERE id = 1', says: /lease 12 was charged 0\.30, .* 0\.200000001/ },
    { sql: 'DELETE FROM usage WHERE hold_id = 12', says: /lease 12 was charged 0\.30, .* 0\.00/ },
    {
      sql: 'UPDATE lease SET waived = 100000000 WHERE hold_id = 12',
      says: /lease 12 was charged 0\.30, .* minus the waived amount is 0\.20/,
    },
  ],
  waived_beside_full_capture: [
    {
      sql: 'UPDATE lease SET waived = 1 WHERE hold_id = 12',
      says: /0\.000000001 of lease 12 was waived, but its hold was not captured in full/,
    },
  ],
  usage_is_of_its_lease: [
    {
      sql: "UPDATE usage SET account = 'account_other' WHERE hold_id = 12",
      says: /belongs to a lease of another account/,
    },
  ],
  key_is_of_its_account: [
    {
      sql: "DELETE FROM api_key WHERE account = 'account_acme'",
      says: /: task open names the key key_.*, which does not exist/,
    },
    {
      sql: "DELETE FROM api_key WHERE account = 'account_chat'",
      says: /: usage 1 names the key key_.*, which does not exist/,
    },
    {
      sql: "UPDATE usage SET key = (SELECT id FROM api_key WHERE account = 'account_acme') WHERE id = 2",
      says: /account account_chat: usage 2 names the key key_.*, which belongs to account account_acme/,
    },
    {
      sql: "UPDATE task SET key = (SELECT id FROM api_key WHERE account = 'account_chat') WHERE id = 'done'",
      says: /account account_acme: task done names the key key_.*, which belongs to account account_chat/,
    },
  ],
  discount_in_range: [
    {
      sql: "UPDATE account SET price_factor = -1 WHERE name = 'acme'",
      says: /account account_acme has the discount -0\.000000001/,
    },
    { sql: "UPDATE account SET price_factor = 100000000001 WHERE name = 'acme'", says: /discount 100\.000000001/ },
    {
      sql: "UPDATE api_key SET price_factor = 0 WHERE account = 'account_acme'",
      says: /^key key_.* has the discount 0\.00/,
    },
    { sql: "UPDATE task SET price_factor = 0 WHERE id = 'open'", says: /^task open has the discount 0\.00/ },
    { sql: "UPDATE task SET price_factor = NULL WHERE id = 'open'", says: /^task open has the discount nothing/ },
  ],
  schema_as_migrated: [
    { sql: 'SELECT 1', says: /^the trigger entry_is_never_updated is missing/ },
    { sql: 'SELECT 1', says: /^the index entry_resolves_a_hold_once is missing/ },
    { sql: 'SELECT 1', says: /^the table entry was changed/ },
    { sql: 'DROP INDEX usage_by_hold', says: /^the index usage_by_hold is missing/ },
    { sql: 'CREATE TABLE song (title TEXT)', says: /^the table song is not of tollgate/ },
    {
      sql: 'CREATE TRIGGER gift AFTER INSERT ON entry BEGIN UPDATE account SET posted = posted + 1; END',
      says: /^the trigger gift is not of tollgate; remove it/,
    },
    {
      // The name of what SQLite makes by itself.
      sql: `CREATE TRIGGER gift AFTER INSERT ON entry BEGIN UPDATE account SET posted = posted + 1; END;
        PRAGMA writable_schema = ON;
        UPDATE sqlite_schema SET name = 'sqlite_gift', sql = replace(sql, 'gift', 'sqlite_gift') WHERE name = 'gift'`,
      says: /^the trigger sqlite_gift is not of tollgate/,
    },
    {
      sql: 'ALTER TABLE usage RENAME TO old; CREATE VIEW usage AS SELECT * FROM old',
      says: /^the view usage is not of tollgate/,
    },
  ],
  spending_equals_charges: [
    {
      sql: "INSERT INTO spending VALUES ('account_acme', '', 0, 9000000000000, 2400000000)",
      says: /account account_acme: spending since 1970-01-01T00:00:00.000Z is 2\.40, but its charges add up to 2\.50;/,
    },
    {
      sql: "INSERT INTO spending SELECT account, id, 0, 9000000000000, 1 FROM api_key WHERE account = 'account_chat'",
      says: /key key_.*: spending since .* is 0\.000000001, but its charges add up to 0\.30;/,
    },
  ],
  roll_ups_equal_usage: [
    {
      sql: "UPDATE usage_quarter SET amount = amount + 1 WHERE series IN (SELECT id FROM usage_series WHERE account = 'account_chat')",
      says: /usage of chat-large at .* differs from its rows: amount by 0\.000000001;/,
    },
    {
      sql: "DELETE FROM usage_quarter WHERE series IN (SELECT id FROM usage_series WHERE account = 'account_acme')",
      says: /usage of c\/vidgen-2\.0 at .* differs from its rows: requests by -2, failures by -1, amount by -2\.50/,
    },
  ],
  roll_ups_equal_charges: [
    {
      sql: "UPDATE usage_quarter SET amount = amount + 1 WHERE series IN (SELECT id FROM usage_series WHERE account = 'account_acme')",
      says: /account account_acme: usage adds up to .*, but its charges to 2\.50;/,
    },
  ],
  sums_equal_roll_ups: [
    {
      sql: 'UPDATE usage_sum SET amount_rest = amount_rest + 1 WHERE level = 1',
      says: /^account account_acme: the sum of usage of \S+ from .*T00:00 on differs from its quarters of an hour; run BEGIN; DELETE/,
    },
    {
      sql: 'DELETE FROM usage_sum WHERE level = 2',
      says: /^all accounts: the sum of usage of chat-large from .* on differs/,
    },
    {
      sql: 'UPDATE usage_sum SET requests = requests + 1 WHERE level = 3',
      says: /^account account_acme: the sum of usage of \S+ from .*-02T00:00 on differs/,
    },
    {
      sql: 'DELETE FROM usage_sum WHERE level = 4',
      says: /^account account_acme: the sum of usage of \S+ from .*T00:00 on differs/,
    },
    { sql: 'DELETE FROM usage_pool', says: /^all accounts: the sum of usage of an unknown series/ },
    {
      sql: 'INSERT INTO usage_sum SELECT level, 5, quarter, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 FROM usage_sum LIMIT 1',
      says: /the sum of usage of an unknown series/,
    },
  ],
  repetition_is_of_its_account: [
    {
      sql: `INSERT INTO idempotency (account, key, request_hash, task_id, created_at) VALUES ('account_other', 'k', x'00', 'done', 0)`,
      says: /^account account_other: the idempotency key 'k' answers with task done, which belongs to account account_acme/,
    },
  ],
  resource_equals_its_proof: [
    {
      sql: "INSERT INTO resource (kind, id, account, created_at) VALUES ('asset', 'a', 'account_other', 0)",
      says: /^account account_other: the asset a is not what was stored/,
    },
  ],
  change_key_names_its_change: [
    {
      sql: "INSERT INTO change_key (actor, key, request_sha256, change_id, created_at) VALUES ('x', 'k', x'00', 1, 0)",
      says: /^the idempotency key 'k' of x names change 1, which is of somebody else/,
    },
  ],
  delivery_is_of_its_webhook: [
    {
      sql: `INSERT INTO webhook_delivery (webhook, event, type, account, subject, body, state, attempts, created_at)
        VALUES ('w', 'e', 't', NULL, 's', '{}', 'failed', 1, 0)`,
      says: /delivery 1 goes to webhook w, which is of another account, or missing/,
    },
  ],
  events_are_recorded: [
    { sql: 'UPDATE webhook_rules SET is_on = 1', says: /^events are recorded, but there is no webhook/ },
  ],
  pruned_as_recorded: [
    {
      sql: 'UPDATE lease SET pruned_at = 1 WHERE hold_id = 12',
      says: /^account account_chat: no recorded prune deleted the usage of lease 12/,
    },
  ],
  task_facts_readable: [
    { sql: "UPDATE task SET facts = '{' WHERE id = 'done'", says: /^the facts of task done are not a JSON object/ },
    { sql: "UPDATE task SET facts = '[]' WHERE id = 'open'", says: /^the facts of task open are/ },
    { sql: `UPDATE task SET facts = '{"n":1}' WHERE id = 'open'`, says: /^the facts of task open are/ },
  ],
  upstream_id_unique: [
    {
      sql: "UPDATE task SET upstream_id = 'up_done' WHERE id = 'over'",
      says: /2 tasks have the upstream's id c up_done/,
    },
  ],
};

/** By invariant. */
export const tamperings: Readonly<Record<Invariant, readonly Tampering[]>> = { ...ofHealthy, ...ofCorrected };
