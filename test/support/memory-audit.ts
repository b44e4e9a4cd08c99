/** Audits a Store in memory: the same invariants of money as for a file, without those of the file format. */

import type { AuditReport, Breach, Invariant } from '../../src/ledger/store/audit-report.ts';
import type { Entry, Store, Time_ms } from '../../src/ledger/store/store.ts';
import { parseNano } from '../../src/lib/money/amount.ts';
import { MemoryRows, openMemoryStore as openRows } from './memory-store.ts';

/** Checks every invariant. */
export function auditInMemory(rows: MemoryRows): AuditReport {
  const { entries, set } = rows;
  const accounts = set.accounts.values();
  const breaches: Breach[] = [];
  const check = (holds: boolean, invariant: Invariant, account: string, message: string) => {
    if (!holds) breaches.push({ invariant, account, task: null, message });
  };
  const holds = new Map(entries.filter(({ kind }) => kind === 'hold').map((hold) => [hold.id, hold]));
  const resolutions = Map.groupBy(entries.filter(isResolution), ({ hold_id }) => hold_id);
  const overages = Map.groupBy(
    entries.filter(({ kind }) => kind === 'overage'),
    ({ hold_id }) => hold_id,
  );
  /** The total charge of a hold. */
  const charged = (hold_id: bigint) =>
    sum([...(resolutions.get(hold_id) ?? []), ...(overages.get(hold_id) ?? [])].map(charge));
  const ended = (hold_id: bigint) => resolutions.get(hold_id)?.[0]?.kind;

  entries.forEach(({ id, account }, index) => {
    check(id === BigInt(index + 1), 'entry_ids_without_gap', account, `entry ${id} is number ${index + 1}`);
  });
  const references = entries.filter(({ kind, reference }) => kind === 'topup' && reference !== null);
  for (const [name, topups] of Map.groupBy(references, ({ account, reference }) => `${account} ${reference}`)) {
    check(topups.length === 1, 'topup_once_a_reference', name, `${name} was added ${topups.length} times`);
  }
  for (const { kind, account, hold_id, id, amount_nano, task_id, held_delta_nano, refund_of } of entries) {
    if (kind === 'topup' || kind === 'hold' || kind === 'adjust') continue;
    const hold = hold_id === null ? undefined : holds.get(hold_id);
    check(hold?.account === account && hold.task_id === task_id, 'resolution_matches_its_hold', account, `entry ${id}`);
    check(hold !== undefined && hold.id < id, 'resolution_after_its_hold', account, `entry ${id}`);
    if (hold === undefined || hold_id === null) continue;
    if (kind === 'refund') {
      const refunds = entries.filter((entry) => entry.refund_of === refund_of);
      const charge = entries.find((entry) => entry.id === refund_of);
      const refundsCharge = charge?.account === account && (charge.kind === 'capture' || charge.kind === 'overage');
      const isWithin = refundsCharge && sum(refunds.map((refund) => refund.amount_nano)) <= charge.amount_nano;
      check(isWithin, 'refund_within_its_charge', account, `entry ${id}`);
      continue;
    }
    if (kind !== 'overage')
      check(held_delta_nano === -hold.amount_nano, 'resolution_matches_its_hold', account, `entry ${id}`);
    if (kind === 'capture') check(amount_nano <= hold.amount_nano, 'capture_within_hold', account, `entry ${id}`);
    if (kind === 'overage') {
      const [capture] = resolutions.get(hold_id) ?? [];
      const isFull = capture?.kind === 'capture' && capture.amount_nano === hold.amount_nano;
      check(isFull && overages.get(hold_id)?.length === 1, 'overage_beside_full_capture', account, `entry ${id}`);
    }
  }
  for (const [hold_id, ends] of resolutions)
    check(ends.length === 1, 'hold_resolved_once', ends[0]?.account ?? '', `hold ${hold_id}`);
  for (const { id } of accounts) auditWallet(rows, id, new Set(resolutions.keys()), check);

  const owners: bigint[] = [];
  for (const { id, account, hold_id, hold_nano, state, charged_nano } of set.tasks.values()) {
    owners.push(hold_id);
    const due = state === 'succeeded' ? 'capture' : state === 'failed' ? 'release' : undefined;
    check(ended(hold_id) === due, 'task_state_matches_its_hold', account, `${id} is ${state}`);
    const hold = holds.get(hold_id);
    check(hold?.amount_nano === hold_nano && hold.task_id === id, 'task_hold_matches_its_entry', account, id);
    check(charged(hold_id) === (charged_nano ?? 0n), 'task_charge_matches_its_entries', account, id);
  }
  const used = Map.groupBy(rows.usage, ({ hold_id }) => hold_id);
  for (const { hold_id, account, closed_at_ms, waived_nano } of set.leases.values()) {
    owners.push(hold_id);
    const isClosed = closed_at_ms !== null;
    check(isClosed === (ended(hold_id) !== undefined), 'lease_state_matches_its_hold', account, `lease ${hold_id}`);
    const cost_nano = sum((used.get(hold_id) ?? []).map(({ amount_nano }) => amount_nano)) - waived_nano;
    if (isClosed) check(charged(hold_id) === cost_nano, 'lease_charge_equals_its_usage', account, `lease ${hold_id}`);
    check(
      (set.used.get(hold_id)?.amount_nano ?? 0n) === cost_nano + waived_nano,
      'usage_is_of_its_lease',
      account,
      `lease ${hold_id}`,
    );
  }
  const hasOneOwner = new Set(owners).size === owners.length && owners.length === holds.size;
  check(hasOneOwner, 'hold_belongs_to_one_owner', '', `${holds.size} holds have ${owners.length} owners`);
  const named = set.tasks.values().filter(({ upstream_id }) => upstream_id !== null);
  const names = new Set(named.map(({ upstream, upstream_id }) => `${upstream} ${upstream_id}`));
  check(names.size === named.length, 'upstream_id_unique', '', 'two tasks have the same id of an upstream');

  const checked = {
    accounts: accounts.length,
    entries: entries.length,
    holds: holds.size,
    tasks: set.tasks.values().length,
    changes: rows.changes.length,
  };
  return { ok: breaches.length === 0, anchor: null, checked, breaches };
}

function auditWallet(
  { entries, set, changes }: MemoryRows,
  account: string,
  resolved: ReadonlySet<bigint | null>,
  check: (holds: boolean, invariant: Invariant, account: string, message: string) => void,
): void {
  const own = entries.filter((entry) => entry.account === account);
  const { posted_nano = 0n, held_nano = 0n } = set.wallets.get(account) ?? {};
  const says = `posted ${posted_nano}, held ${held_nano}`;
  const isFold = posted_nano === sum(own.map(({ posted_delta_nano }) => posted_delta_nano));
  check(
    isFold && held_nano === sum(own.map(({ held_delta_nano }) => held_delta_nano)),
    'wallet_equals_entries',
    account,
    says,
  );
  const open = own.filter(({ kind, id }) => kind === 'hold' && !resolved.has(id));
  check(held_nano === sum(open.map(({ amount_nano }) => amount_nano)), 'held_equals_open_holds', account, says);
  check(held_nano >= 0n, 'held_not_negative', account, says);
  const overage = sum(own.filter(({ kind }) => kind === 'overage').map(({ amount_nano }) => amount_nano));
  const lowered = sum(
    own.flatMap(({ kind, amount_nano }) => (kind === 'adjust' && amount_nano < 0n ? -amount_nano : [])),
  );
  const credits = changes.flatMap(({ subject, after, entry_id }) =>
    subject === account && typeof after?.credit_limit === 'string'
      ? [{ entry_id, credit: parseNano(after.credit_limit) }]
      : [],
  );
  const mostCredit = credits.reduce((most, { credit }) => (credit > most ? credit : most), 0n);
  check(posted_nano - held_nano >= -overage - lowered - mostCredit, 'available_not_negative', account, says);
  let available = 0n;
  for (const { kind, id, amount_nano, posted_delta_nano, held_delta_nano } of own) {
    const credit = credits.findLast(({ entry_id }) => entry_id < id)?.credit ?? 0n;
    if (kind === 'hold' && amount_nano > 0n)
      check(available + credit >= amount_nano, 'hold_within_available', account, `entry ${id}`);
    available += posted_delta_nano - held_delta_nano;
  }
}

function isResolution({ kind }: Entry): boolean {
  return kind === 'capture' || kind === 'release';
}

function charge({ kind, amount_nano }: Entry): bigint {
  return kind === 'release' ? 0n : amount_nano;
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}

// A store in memory with an audit.

export { MemoryRows };

/** Opens a store on the rows. @param now the time written to rows. */
export function openMemoryStore(rows: MemoryRows, now: () => Time_ms): Store {
  return { ...openRows(rows, now), audit: async () => auditInMemory(rows) };
}
