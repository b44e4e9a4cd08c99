/** The SQL of metered money: a lease is a hold that many requests draw on, and is charged the sum of their usage rows. */
import assert from 'node:assert/strict';
import type { Database } from 'better-sqlite3';
import { formatNano, type Nano } from '../../lang/amount.ts';
import {
  available_nano,
  type LeaseCharge,
  type NewSpendLease,
  type OpenSpendLease,
  type SpendLeaseResult,
  type SplitResult,
  type Time_ms,
  type UsageRow,
  type Wallet,
} from '../store.ts';
import { bindTime, perDatabase, snapshot, transact } from './database.ts';
import { captureHold, releaseHold, takeHold, wallet } from './ledger.ts';

type At = bigint | null;

interface LeaseRow {
  readonly account: string;
  readonly owner: string;
  readonly until: bigint;
  readonly amount: bigint;
  readonly closed: bigint;
}

const statements = perDatabase((db) => ({
  open: db.prepare<[{ hold_id: bigint; account: string; owner: string; until: At; at: At }]>(
    'INSERT INTO lease (hold_id, account, owner, until, opened_at) VALUES (@hold_id, @account, @owner, @until, @at)',
  ),
  get: db.prepare<[bigint], LeaseRow>(`
    SELECT l.account, l.owner, l.until, h.amount, l.closed_at IS NOT NULL AS closed
    FROM lease AS l JOIN entry AS h ON h.id = l.hold_id WHERE l.hold_id = ?`),
  renew: db.prepare<[At, bigint]>('UPDATE lease SET until = ? WHERE hold_id = ? AND closed_at IS NULL'),
  close: db.prepare<[At, bigint]>('UPDATE lease SET closed_at = ? WHERE hold_id = ? AND closed_at IS NULL'),
  waive: db.prepare<[Nano, bigint]>('UPDATE lease SET waived = ? WHERE hold_id = ?'),
  lapsed: db
    .prepare<[At], bigint>('SELECT hold_id FROM lease WHERE closed_at IS NULL AND until <= ? ORDER BY until, hold_id')
    .pluck(),
  ofAccount: db.prepare<[string], Omit<OpenSpendLease, 'wanted'> & { wanted: bigint }>(`
    SELECT l.hold_id, l.owner, l.wanted_at IS NOT NULL AS wanted,
      h.amount - (SELECT coalesce(sum(u.amount), 0) FROM usage AS u WHERE u.hold_id = l.hold_id) AS left_nano
    FROM lease AS l JOIN entry AS h ON h.id = l.hold_id WHERE l.account = ? AND l.closed_at IS NULL`),
  ask: db.prepare<[At, string, string]>(
    'UPDATE lease SET wanted_at = ? WHERE account = ? AND owner <> ? AND closed_at IS NULL',
  ),
  wanted: db.prepare<[string], { hold_id: bigint; account: string }>(
    'SELECT hold_id, account FROM lease WHERE owner = ? AND wanted_at IS NOT NULL AND closed_at IS NULL',
  ),
  answer: db.prepare<[bigint]>('UPDATE lease SET wanted_at = NULL WHERE hold_id = ?'),
  use: db.prepare<[bigint, string, string, string, string, At, string]>(`
    INSERT INTO usage (hold_id, account, key, route, model, units, amount, at)
    SELECT ?, ?, ?, ?, ?, value -> 0, value ->> 1, ? FROM json_each(?)`),
  /** Each stays a text: amounts may be beyond what JSON.parse keeps. */
  split: db.prepare<[string], string>('SELECT value FROM json_each(?)').pluck(),
  used: db.prepare<[bigint], { requests: bigint; amount: bigint }>(
    'SELECT count(*) AS requests, coalesce(sum(amount), 0) AS amount FROM usage WHERE hold_id = ?',
  ),
}));

export function openSpendLease(db: Database, lease: NewSpendLease, at_ms: Time_ms): SpendLeaseResult {
  const { account, owner } = lease;
  return transact(db, () => {
    const hold = { account, task_id: null, amount_nano: lease.amount_nano };
    const hold_id = takeHold(db, hold, 'for metered requests', at_ms);
    if (hold_id === undefined) {
      const found = wallet(db, account);
      assert(found !== undefined, `there is no account ${account}`);
      return { ok: false, reason: 'insufficient_funds', wallet: found };
    }
    statements(db).open.run({ hold_id, account, owner, until: bindTime(lease.until_ms), at: bindTime(at_ms) });
    return { ok: true, hold_id };
  });
}

/** Answers which of them are open still. */
export function renewSpendLeases(db: Database, hold_ids: readonly bigint[], until_ms: Time_ms): readonly bigint[] {
  return transact(db, () =>
    hold_ids.filter((hold_id) => statements(db).renew.run(bindTime(until_ms), hold_id).changes === 1),
  );
}

/** The wallet and the open leases of an account, on one snapshot. */
export function spendLeasesOf(
  db: Database,
  account: string,
): { readonly wallet: Wallet | undefined; readonly leases: readonly OpenSpendLease[] } {
  return snapshot(db, () => ({
    wallet: wallet(db, account),
    leases: statements(db)
      .ofAccount.all(account)
      .map((lease) => ({ ...lease, wanted: lease.wanted === 1n })),
  }));
}

/** Marks the account's open leases of all other owners as wanted. Answers how many there are. */
export function askForSpendLeases(db: Database, account: string, owner: string, at_ms: Time_ms): number {
  return statements(db).ask.run(bindTime(at_ms), account, owner).changes;
}

/** The open leases of this owner that others have asked for. */
export function wantedSpendLeases(
  db: Database,
  owner: string,
): readonly { readonly hold_id: bigint; readonly account: string }[] {
  return statements(db).wanted.all(owner);
}

/** Nothing of these leases can be given back. */
export function answerSpendLeases(db: Database, hold_ids: readonly bigint[]): void {
  transact(db, () => {
    for (const hold_id of hold_ids) statements(db).answer.run(hold_id);
  });
}

/**
 * Rows that differ in units and amount only, on their way to the table: one text of `[[units, amount], …]`, for it costs less than
 * its values do, there and on the way.
 */
export interface UsageOfLease extends Pick<UsageRow, 'hold_id' | 'account' | 'key' | 'route' | 'model'> {
  readonly rows: string;
}

/** Groups rows that are alike, so that the writer gets one text for each group. */
export function encodeUsage(rows: readonly UsageRow[]): readonly UsageOfLease[] {
  const groups = new Map<string, { readonly first: UsageRow; readonly texts: string[] }>();
  let group: { readonly first: UsageRow; readonly texts: string[] } | undefined;
  for (const row of rows) {
    // Most are like the one before.
    if (group === undefined || !isAlike(group.first, row)) {
      const name = JSON.stringify([String(row.hold_id), row.account, row.key, row.route, row.model]);
      group = groups.get(name) ?? { first: row, texts: [] };
      groups.set(name, group);
    }
    group.texts.push(`[${JSON.stringify(row.units)},${row.amount_nano}]`);
  }
  return [...groups.values()].map(({ first: { hold_id, account, key, route, model }, texts }) => {
    return { hold_id, account, key, route, model, rows: `[${texts.join(',')}]` };
  });
}

function isAlike(one: UsageRow, other: UsageRow): boolean {
  return (
    one.hold_id === other.hold_id &&
    one.key === other.key &&
    one.route === other.route &&
    one.model === other.model &&
    one.account === other.account
  );
}

/** All of it or nothing. Answers what rows were charged whose leases were closed meanwhile. */
export function recordUsage(
  db: Database,
  used: readonly UsageOfLease[],
  overdraft_nano: Nano,
  at_ms: Time_ms,
): readonly LeaseCharge[] {
  return transact(db, () =>
    used.flatMap((group) => {
      const lease = statements(db).get.get(group.hold_id);
      assert(lease !== undefined && lease.account === group.account);
      if (lease.closed === 1n) {
        return statements(db)
          .split.all(group.rows)
          .map((row) => recordLate(db, group, row, overdraft_nano, at_ms));
      }
      insert(db, group, group.hold_id, group.rows, at_ms);
      return [];
    }),
  );
}

function insert(
  db: Database,
  { account, key, route, model }: UsageOfLease,
  hold_id: bigint,
  rows: string,
  at_ms: Time_ms,
): void {
  statements(db).use.run(hold_id, account, key, route, model, bindTime(at_ms), rows);
}

function recordLate(db: Database, group: UsageOfLease, row: string, overdraft_nano: Nano, at_ms: Time_ms): LeaseCharge {
  const hold_id = lateLease(db, group.account, at_ms);
  insert(db, group, hold_id, `[${row}]`, at_ms);
  const charge = closeSpendLease(db, hold_id, overdraft_nano, at_ms);
  assert(charge !== undefined);
  return charge;
}

/**
 * Its lease was closed because the gateway that served the request was taken for dead. The request was served all the same,
 * so it is charged on a hold of its own: of nothing, for admission is over, which makes the whole amount an overage.
 */
function lateLease(db: Database, account: string, at_ms: Time_ms): bigint {
  const about = { account, task_id: null, amount_nano: 0n };
  const hold_id = takeHold(db, about, 'a metered request that outlived its lease', at_ms, 'even below zero');
  assert(hold_id !== undefined);
  const times = { until: bindTime(at_ms), at: bindTime(at_ms) };
  statements(db).open.run({ hold_id, account, owner: 'late', ...times });
  return hold_id;
}

/**
 * Captures the sum of the lease's rows and releases the rest. What the rows cost beyond the hold is an overage as far as the
 * wallet reaches, which is `overdraft_nano` below zero; what is beyond that is waived. Undefined when it was closed before,
 * and for no such lease: then nothing happens.
 */
export function closeSpendLease(
  db: Database,
  hold_id: bigint,
  overdraft_nano: Nano,
  at_ms: Time_ms,
): LeaseCharge | undefined {
  return transact(db, () => {
    const lease = statements(db).get.get(hold_id);
    if (lease === undefined || statements(db).close.run(bindTime(at_ms), hold_id).changes === 0) return undefined;
    const { account } = lease;
    const hold = { account, task_id: null, hold_id, amount_nano: lease.amount };
    const used = statements(db).used.get(hold_id);
    if (used === undefined || used.requests === 0n) {
      releaseHold(db, hold, 'no metered request drew on it', at_ms);
      return { hold_id, account, overage_nano: 0n, waived_nano: 0n };
    }
    const waived_nano = beyondReach(db, account, used.amount - lease.amount, overdraft_nano);
    if (waived_nano > 0n) statements(db).waive.run(waived_nano, hold_id);
    const memo = `${used.requests} metered requests, ${formatNano(used.amount)}`;
    const waived = waived_nano > 0n ? `, of which ${formatNano(waived_nano)} were waived` : '';
    const overage_nano = captureHold(db, hold, used.amount - waived_nano, memo + waived, at_ms);
    return { hold_id, account, overage_nano, waived_nano };
  });
}

/** How much of a cost beyond its hold the wallet cannot pay. The hold itself is captured whole then, and changes nothing of it. */
function beyondReach(db: Database, account: string, beyond_nano: Nano, overdraft_nano: Nano): Nano {
  if (beyond_nano <= 0n) return 0n;
  const found = wallet(db, account);
  assert(found !== undefined);
  const reach = available_nano(found) + overdraft_nano;
  if (reach <= 0n) return beyond_nano;
  return beyond_nano > reach ? beyond_nano - reach : 0n;
}

/**
 * Closes a lease and opens one of `amount_nano` in its place, for the requests that are still under way; the rest of the hold is
 * free. Refused, with nothing changed, when the lease is closed, or when nothing would become free.
 */
export function splitSpendLease(db: Database, hold_id: bigint, amount_nano: Nano, at_ms: Time_ms): SplitResult {
  return transact(db, () => {
    const lease = statements(db).get.get(hold_id);
    if (lease === undefined || lease.closed === 1n) return { ok: false, reason: 'closed' };
    const { account, owner, amount, until } = lease;
    const found = wallet(db, account);
    const used = statements(db).used.get(hold_id)?.amount ?? 0n;
    assert(found !== undefined);
    const free_nano = amount - used - amount_nano;
    // A wallet below zero may have nothing for a new hold, however small.
    if (free_nano <= 0n || available_nano(found) + free_nano < 0n) return { ok: false, reason: 'nothing_to_free' };
    const closed = closeSpendLease(db, hold_id, 0n, at_ms);
    const hold = { account, task_id: null, amount_nano };
    const next_id = takeHold(db, hold, 'for metered requests under way', at_ms);
    assert(closed?.overage_nano === 0n && next_id !== undefined);
    statements(db).open.run({ hold_id: next_id, account, owner, until, at: bindTime(at_ms) });
    return { ok: true, hold_id: next_id };
  });
}

/** Answers what each was charged. */
export function closeLapsedSpendLeases(db: Database, overdraft_nano: Nano, at_ms: Time_ms): readonly LeaseCharge[] {
  return transact(db, () =>
    statements(db)
      .lapsed.all(bindTime(at_ms))
      .flatMap((hold_id) => closeSpendLease(db, hold_id, overdraft_nano, at_ms) ?? []),
  );
}
