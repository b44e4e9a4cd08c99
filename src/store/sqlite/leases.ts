/** The SQL of metered money: a lease is a hold that many requests draw on, and is charged the sum of their usage rows. */
import assert from 'node:assert/strict';
import type { Database } from 'better-sqlite3';
import { formatNano, type Nano } from '../../lang/amount.ts';
import type { NewSpendLease, SpendLeaseResult, Time_ms, UsageRow } from '../store.ts';
import { bindTime, perDatabase, transact } from './database.ts';
import { captureHold, releaseHold, takeHold, wallet } from './ledger.ts';

type At = bigint | null;

interface LeaseRow {
  readonly account: string;
  readonly amount: bigint;
  readonly closed: bigint;
}

const statements = perDatabase((db) => ({
  open: db.prepare<[{ hold_id: bigint; account: string; owner: string; until: At; at: At }]>(
    'INSERT INTO lease (hold_id, account, owner, until, opened_at) VALUES (@hold_id, @account, @owner, @until, @at)',
  ),
  get: db.prepare<[bigint], LeaseRow>(`
    SELECT l.account, h.amount, l.closed_at IS NOT NULL AS closed FROM lease AS l JOIN entry AS h ON h.id = l.hold_id
    WHERE l.hold_id = ?`),
  renew: db.prepare<[At, bigint]>('UPDATE lease SET until = ? WHERE hold_id = ? AND closed_at IS NULL'),
  close: db.prepare<[At, bigint]>('UPDATE lease SET closed_at = ? WHERE hold_id = ? AND closed_at IS NULL'),
  lapsed: db.prepare<[At], bigint>('SELECT hold_id FROM lease WHERE closed_at IS NULL AND until <= ?').pluck(),
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

export function renewSpendLeases(db: Database, hold_ids: readonly bigint[], until_ms: Time_ms): void {
  transact(db, () => {
    for (const hold_id of hold_ids) statements(db).renew.run(bindTime(until_ms), hold_id);
  });
}

/**
 * Rows that differ in units and amount only, on their way to the table: one text of `[[units, amount], …]`, for it costs less than
 * its values do, there and on the way.
 */
export interface UsageOfLease extends Pick<UsageRow, 'hold_id' | 'account' | 'key' | 'route' | 'model'> {
  readonly rows: string;
}

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

/** All of it or nothing. */
export function recordUsage(db: Database, used: readonly UsageOfLease[], at_ms: Time_ms): void {
  transact(db, () => {
    for (const group of used) {
      const lease = statements(db).get.get(group.hold_id);
      assert(lease !== undefined && lease.account === group.account);
      if (lease.closed === 0n) insert(db, group, group.hold_id, group.rows, at_ms);
      else for (const row of statements(db).split.all(group.rows)) recordLate(db, group, row, at_ms);
    }
  });
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

function recordLate(db: Database, group: UsageOfLease, row: string, at_ms: Time_ms): void {
  const hold_id = lateLease(db, group.account, at_ms);
  insert(db, group, hold_id, `[${row}]`, at_ms);
  closeSpendLease(db, hold_id, at_ms);
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

/** Once: the second time, and for no such lease, nothing happens. Answers the overage. */
export function closeSpendLease(db: Database, hold_id: bigint, at_ms: Time_ms): Nano {
  return transact(db, () => {
    const lease = statements(db).get.get(hold_id);
    if (lease === undefined || statements(db).close.run(bindTime(at_ms), hold_id).changes === 0) return 0n;
    const hold = { account: lease.account, task_id: null, hold_id, amount_nano: lease.amount };
    const used = statements(db).used.get(hold_id);
    if (used === undefined || used.requests === 0n) {
      releaseHold(db, hold, 'no metered request drew on it', at_ms);
      return 0n;
    }
    return captureHold(db, hold, used.amount, `${used.requests} metered requests, ${formatNano(used.amount)}`, at_ms);
  });
}

export function closeLapsedSpendLeases(db: Database, at_ms: Time_ms): number {
  return transact(db, () => {
    const lapsed = statements(db).lapsed.all(bindTime(at_ms));
    for (const hold_id of lapsed) closeSpendLease(db, hold_id, at_ms);
    return lapsed.length;
  });
}
