/** Compares the money in a cell with the upstream's journal of the creation. */

import { openStore } from '../../src/ledger/open-store.ts';
import type { Store, Task } from '../../src/ledger/store/store.ts';
import { type Nano, parseNano } from '../../src/lib/money/amount.ts';
import { asked_seconds, balance_nano, billed_seconds } from './bench.ts';
import { readLane, type Taken } from './journal.ts';

export interface Outcome {
  /** charged: once, for the delivered result. held: the outcome is unknown, and an operator decides. */
  readonly money: 'charged' | 'released' | 'held';
  /** The result of the creation according to the upstream's journal. */
  readonly truth: 'delivered' | 'failed' | 'not accepted';
  /** The problems, in words; empty if the cell passes. */
  readonly problems: readonly string[];
}

const price_nano = parseNano('0.46');

/** The only task in a cell's store; undefined if there is none. */
export async function theTask(store: Store): Promise<Task | undefined> {
  const { tasks } = await store.listTasks({ limit: 2 });
  if (tasks.length > 1) throw new Error('one creation has made two tasks');
  return tasks[0];
}

/** The store and the upstream's journal of a cell. */
export interface Evidence {
  /** The URL of the store. */
  readonly url: string;
  readonly account: string;
  readonly journal: string;
  readonly lane: string;
}

/** @param problems those found so far; the outcome contains them all. */
export async function judge({ url, account, journal, lane }: Evidence, problems: readonly string[]): Promise<Outcome> {
  const found = [...problems];
  // Opened again, because the test is about what a new process finds on the disk.
  const store = await openStore(url);
  try {
    const { taken } = readLane(journal, lane);
    if (taken.length > 1) found.push(`the upstream took it ${taken.length} times`);
    const truth = taken[0] === undefined ? 'not accepted' : taken[0].ends === 'failed' ? 'failed' : 'delivered';
    found.push(...(await auditProblems(store)));
    const task = await theTask(store);
    if (task === undefined) return { money: 'released', truth, problems: [...found, 'there is no task'] };
    const money = task.state === 'succeeded' ? 'charged' : task.state === 'failed' ? 'released' : 'held';
    if (task.state === 'running' || task.state === 'dispatching') found.push(`the task is still ${task.state}`);
    found.push(...(await moneyProblems(store, account, task, money, taken[0])));
    return { money, truth, problems: found };
  } finally {
    await store.close();
  }
}

/** The findings of `tollgate audit`. */
export async function auditProblems(store: Store): Promise<readonly string[]> {
  const { breaches } = await store.audit();
  return breaches.map(({ invariant, message }) => `audit: ${invariant}: ${message}`);
}

/** The rule: a delivered result is charged once; a hold is released only if nothing was made or the task failed; else all of it is kept. */
async function moneyProblems(
  store: Store,
  account: string,
  task: Task,
  money: Outcome['money'],
  taken: Taken | undefined,
): Promise<readonly string[]> {
  const problems: string[] = [];
  const charge_nano = price_nano * BigInt(billed_seconds);
  const hold_nano = price_nano * BigInt(asked_seconds);
  if (money === 'charged' && (taken?.ends !== 'succeeded' || taken.id !== task.upstream_id))
    problems.push('charged for what was not delivered');
  if (money === 'released' && taken !== undefined && taken.ends !== 'failed')
    problems.push('released though the upstream has delivered it');
  const entries = await store.entries(account, 100);
  const sum = (kind: string) =>
    entries.filter((entry) => entry.kind === kind).reduce((total, { amount_nano }) => total + amount_nano, 0n);
  const expected: Readonly<Record<string, Nano>> = {
    hold: hold_nano,
    capture: money === 'charged' ? charge_nano : 0n,
    overage: 0n,
  };
  for (const [kind, amount_nano] of Object.entries(expected)) {
    if (sum(kind) !== amount_nano) problems.push(`${kind} is ${sum(kind)}, not ${amount_nano}`);
  }
  const wallet = await store.wallet(account);
  const posted_nano = balance_nano - (expected.capture ?? 0n);
  const held_nano = money === 'held' ? hold_nano : 0n;
  if (wallet?.posted_nano !== posted_nano) problems.push(`posted is ${wallet?.posted_nano}, not ${posted_nano}`);
  if (wallet?.held_nano !== held_nano) problems.push(`held is ${wallet?.held_nano}, not ${held_nano}`);
  return problems;
}
