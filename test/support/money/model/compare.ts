/** Compares a store with its model, and checks the invariants of money on the store's own rows. */
import assert from 'node:assert/strict';
import type { Entry, Store, Task } from '../../../../src/ledger/store/store.ts';
import type { LedgerModel, ModelTask } from './ledger-model.ts';
import { type ModelEntry, sum } from './wallet-model.ts';

/**
 * Proves the invariants of money from the rows. The store's own audit is separate, because that of a file takes longer than all the
 * rest.
 *
 * @throws AssertionError naming what differs, or which invariant is broken.
 */
export async function compare(model: LedgerModel, store: Store): Promise<void> {
  const { tasks } = await store.listTasks({ limit: 1_000 });
  assert.deepEqual(byId(tasks.map(factsOf)), byId(model.tasks.map(expectedFacts)), 'tasks');
  for (const account of model.entries.keys()) await compareAccount(model, store, account, tasks);
}

/** @throws AssertionError with the breaches that the store's audit finds. */
export async function audit(store: Store): Promise<void> {
  assert.deepEqual((await store.audit()).breaches, [], 'audit');
}

async function compareAccount(
  model: LedgerModel,
  store: Store,
  account: string,
  tasks: readonly Task[],
): Promise<void> {
  const entries = [...(await store.entries(account, 1_000))].reverse();
  const wallet = await store.wallet(account);
  assert(wallet !== undefined);
  const { posted, held } = model.wallet(account);
  assert.deepEqual(
    wallet,
    { account, posted_nano: posted, held_nano: held, credit_limit_nano: model.credits.get(account) ?? 0n, alerted: 0n },
    `wallet of ${account}`,
  );
  const names = holdNames(model, tasks);
  // As a set, because the order in which several leases lapse at once is the engine's own.
  const seen = entries.map((entry) => lineOf(entry, names)).sort();
  assert.deepEqual(seen, model.entriesOf(account).map(expectedLine).sort(), `entries of ${account}`);
  proveLedger(wallet, entries, model.allowance(account));
  const own = tasks.filter((task) => task.account === account);
  for (const task of own) proveTask(task, entries);
  await compareUsage(model, store, account);
}

/** The invariants of any ledger, checked from its entries. @param allowance how far below zero operators have allowed it. */
function proveLedger(
  wallet: { posted_nano: bigint; held_nano: bigint },
  entries: readonly Entry[],
  allowance: bigint,
): void {
  assert.equal(wallet.posted_nano, sum(entries.map((entry) => entry.posted_delta_nano)), 'posted is its entries');
  assert.equal(wallet.held_nano, sum(entries.map((entry) => entry.held_delta_nano)), 'held is its entries');
  const holds = entries.filter(({ kind }) => kind === 'hold');
  const open = holds.filter(({ id }) => resolutions(entries, id).length === 0);
  assert.equal(wallet.held_nano, sum(open.map(({ amount_nano }) => amount_nano)), 'held is the open holds');
  assert(wallet.held_nano >= 0n, 'held is not negative');
  const overage = sum(entries.filter(({ kind }) => kind === 'overage').map(({ amount_nano }) => amount_nano));
  const available = wallet.posted_nano - wallet.held_nano;
  assert(available >= -overage - allowance, 'only an overage or an operator takes a wallet below zero');
  for (const { id, kind, amount_nano } of entries) {
    if (kind !== 'capture' && kind !== 'overage') continue;
    const refunds = entries.filter(({ refund_of }) => refund_of === id).map((refund) => refund.amount_nano);
    assert(sum(refunds) <= amount_nano, `entry ${id} is refunded beyond its charge`);
  }
  for (const hold of holds) {
    const resolved = resolutions(entries, hold.id);
    assert(resolved.length <= 1, `hold ${hold.id} was resolved more than once`);
    const [resolution] = resolved;
    if (resolution?.kind === 'capture') {
      assert(resolution.amount_nano <= hold.amount_nano, `capture of ${hold.id} exceeds its hold`);
    }
  }
}

/** A task has ended exactly when its hold is resolved. */
function proveTask(task: Task, entries: readonly Entry[]): void {
  const ended = task.state === 'succeeded' || task.state === 'failed';
  assert.equal(resolutions(entries, task.hold_id).length, ended ? 1 : 0, `${task.id} has ended, or its hold is open`);
}

/** The usage of an account is the sum of its rows and of the charges of its tasks. */
async function compareUsage(model: LedgerModel, store: Store, account: string): Promise<void> {
  const rows = model.leases.filter((lease) => lease.account === account).flatMap((lease) => lease.rows);
  const tasks = model.tasks.filter((task) => task.account === account && task.state === 'succeeded');
  const all = [...rows, ...(model.lateRows.get(account) ?? []), ...tasks.map(({ charged }) => charged ?? 0n)];
  const [sums] = await store.usage({ account, by: ['account'] });
  assert.deepEqual(
    { requests: sums?.requests ?? 0, amount: sums?.amount_nano ?? 0n },
    { requests: all.length, amount: sum(all) },
    `usage of ${account}`,
  );
}

function resolutions(entries: readonly Entry[], hold_id: bigint): readonly Entry[] {
  return entries.filter((entry) => entry.hold_id === hold_id && (entry.kind === 'capture' || entry.kind === 'release'));
}

function holdNames(model: LedgerModel, tasks: readonly Task[]): ReadonlyMap<bigint, string> {
  return new Map([
    ...tasks.map((task) => [task.hold_id, task.id] as const),
    ...model.leases.map((lease) => [lease.hold_id, lease.name] as const),
  ]);
}

function lineOf(entry: Entry, names: ReadonlyMap<bigint, string>): string {
  return expectedLine({
    kind: entry.kind,
    amount: entry.amount_nano,
    posted: entry.posted_delta_nano,
    held: entry.held_delta_nano,
    hold: entry.hold_id === null ? null : (names.get(entry.hold_id) ?? 'late'),
    task: entry.task_id,
    reference: entry.reference,
    at: entry.at_ms,
  });
}

function expectedLine(entry: ModelEntry): string {
  const { kind, amount, posted, held, hold, task, reference, at } = entry;
  return `${kind} ${amount} (${posted}, ${held}) of ${hold}, task ${task}, reference ${reference}, at ${at}`;
}

interface TaskFacts {
  readonly id: string;
  readonly rest: string;
}

function factsOf(task: Task): TaskFacts {
  return expectedFacts({
    id: task.id,
    account: task.account,
    hold: task.hold_nano,
    deadline: task.deadline_at_ms,
    state: task.state,
    upstream_id: task.upstream_id,
    charged: task.charged_nano,
    poll: task.next_poll_at_ms,
    owner: task.claim_owner,
    claim_until: task.claim_until_ms,
    dispatch_deadline: task.dispatch_deadline_ms,
    created: task.created_at_ms,
    resent: task.resent_at_ms,
    hidden: task.hidden_at_ms,
  });
}

function expectedFacts(task: ModelTask): TaskFacts {
  const { id, account, hold, state, upstream_id, charged, poll, owner, claim_until, dispatch_deadline, hidden } = task;
  const { created, resent } = task;
  const what = `${state} of ${account} as ${upstream_id}, held ${hold}, charged ${charged}`;
  return {
    id,
    rest: `${what}, created at ${created}, sent again at ${resent}, answered by ${dispatch_deadline}, polled at ${poll} by ${owner} until ${claim_until}, hidden ${hidden}`,
  };
}

function byId(tasks: readonly TaskFacts[]): readonly TaskFacts[] {
  return [...tasks].sort((a, b) => (a.id < b.id ? -1 : 1));
}
