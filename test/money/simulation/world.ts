/** One seeded simulation of a gateway: callers, upstreams, crashes and restarts, until every outcome is decided. */
import assert from 'node:assert/strict';
import { generateKey } from '../../../src/ledger/store/secrets.ts';
import { available_nano, type Entry, type Store } from '../../../src/ledger/store/store.ts';
import { NANO } from '../../../src/lib/money/amount.ts';
import type { Plan } from '../../../src/plan/index.ts';
import { OPERATOR } from '../../support/operator.ts';
import { createRandom, type Random } from '../../support/random.ts';
import { createOperator, type Operator, play, type Reported } from './callers.ts';
import type { Front } from './front.ts';
import { type Caller, type Intent, makeIntents } from './intents.ts';
import type { OpenStore } from './process.ts';
import { createSupervisor } from './supervisor.ts';
import { createTimeline, type Timeline, type Turn } from './timeline.ts';
import { virtualTimers } from './timers.ts';
import { createUpstreams, type VirtualUpstreams } from './upstream.ts';

export interface Account {
  readonly id: string;
  readonly price_factor_nano: bigint;
}

/** The result of a life, for the judge. */
export interface Life {
  readonly intents: readonly Intent[];
  readonly accounts: readonly Account[];
  readonly upstreams: VirtualUpstreams;
  readonly store: Store;
  readonly crashes: number;
  readonly trouble: number;
  readonly told: readonly Reported[];
  readonly journal: string[];
  readonly operator: Operator;
}

export interface Stage {
  readonly plan: Plan;
  readonly front: Front;
  readonly open: OpenStore;
  /** How the program's immediate work runs with that store. */
  readonly turn: Turn;
  /** The ledger, if it is in memory. */
  readonly entries?: () => readonly Entry[];
}

const start_ms = Date.UTC(2026, 10, 1);
const minute_ms = 60_000;
const hour_ms = 60 * minute_ms;
/** The deadline of tasks on every upstream of the shipped file, after which they are no longer polled. */
const deadline_ms = 96 * hour_ms;
/** The times at which the gateway runs. Jobs that take hours end between the first and the second. */
const phases: readonly (readonly [from_ms: number, for_ms: number])[] = [
  [start_ms, 10 * minute_ms],
  [start_ms + deadline_ms - hour_ms, 10 * minute_ms],
  // What is in review because of its deadline is polled every ten minutes or so, and some polls fail.
  [start_ms + deadline_ms + hour_ms, 62 * minute_ms],
];

/**
 * Lives one life and has it judged.
 *
 * @throws whatever the judge, or a check on the way, finds wrong; `journal` is filled by then.
 */
export async function live(
  seed: number,
  stage: Stage,
  journal: string[],
  judge: (life: Life) => Promise<void>,
): Promise<void> {
  const random = createRandom(seed);
  const timeline = createTimeline(start_ms, stage.turn);
  const tell = (what: string) => journal.push(`${((timeline.now_ms - start_ms) / 1000).toFixed(3)} ${what}`);
  using timers = virtualTimers(timeline);
  const trouble = random.pick([0, 0.15, 0.4, 0.7]);
  const upstreams = createUpstreams({ timeline, random, trouble, tell });
  const { accounts, intents } = await furnish(stage.open, timeline, random);
  const told: Reported[] = [];
  let proved = 0;
  const faults: unknown[] = [];
  const wrong = (error: unknown) => void faults.push(error);
  const machine = { ...stage, timeline, timers, random, upstreams, wrong };
  const supervisor = createSupervisor(machine, stage.front, random.pick([0, 0, 1, 2, 4]), tell);
  await supervisor.start();
  const operator = createOperator({ seed, accounts, timeline, store: supervisor.store, tell, wrong });
  const wallets = createWalletChecks(accounts, stage.entries, operator.allowance_nano);
  const heard = (fact: Reported) => told.push(fact);
  for (const intent of intents)
    play(intent, { timeline, random, front: stage.front, generation: supervisor.generation, tell, heard });

  async function run(): Promise<void> {
    do {
      await timeline.idle();
      await supervisor.attend();
      if (faults.length > 0) throw faults[0];
      const store = supervisor.store();
      if (store === undefined) continue;
      await wallets.check(store);
      for (; proved < told.length; proved++) await checkReported(store, told[proved]);
    } while (timeline.step());
  }

  for (const [until_ms, busy_ms] of phases) {
    timeline.leap(until_ms);
    supervisor.lookAfter(timeline.now_ms + busy_ms);
    await run();
  }
  const store = supervisor.store();
  assert(store !== undefined, 'a gateway lives at the end');
  const crashes = supervisor.crashes();
  tell(`the end: ${crashes} crashes, trouble ${trouble}`);
  await judge({ intents, accounts, upstreams, store, crashes, trouble, told, journal, operator });
  await supervisor.end();
}

/** Accounts with money, some with little; and the intents of their callers. */
async function furnish(open: OpenStore, timeline: Timeline, random: Random) {
  const store = await open(() => timeline.now_ms);
  const accounts: Account[] = [];
  const callers: Caller[] = [];
  for (const id of ['rich', 'poor']) {
    const price_factor_nano = random.pick([NANO, 850_000_000n, 333_333_333n]);
    await store.createAccount({ id, name: id, price_factor_nano }, OPERATOR);
    const amount = id === 'rich' ? 1_000n * NANO : BigInt(random.integer(1, 12)) * NANO;
    await store.topup(id, amount, 'first', OPERATOR);
    accounts.push({ id, price_factor_nano });
    callers.push({
      account: id,
      async newKey() {
        const { id: key_id, key, sha256, prefix } = generateKey(random.bytes);
        const rest = { name: null, models: null, price_factor_nano: null, expires_at_ms: null };
        await store.createKey({ id: key_id, sha256, prefix, account: id, ...rest }, OPERATOR);
        return { id: key_id, key };
      },
    });
  }
  const intents = await makeIntents(callers, random);
  await store.close();
  return { accounts, intents };
}

/** Checks that an answer that a caller received is durable. */
export async function checkReported(store: Store, told: Reported | undefined): Promise<void> {
  if (told === undefined) return;
  const { intent, id } = told;
  const { tasks } = await store.listTasks({ account: intent.account, upstream_ids: [id], limit: 10 });
  const task = tasks.find(({ key }) => key === intent.key_id);
  assert(task !== undefined, `${intent.marker} was told the id ${id}, and there is no such task`);
  if (told.what !== 'end') return;
  // Otherwise an operator must decide the cost, and finds the status that the caller received.
  const isRecorded = task.finished_at_ms !== null || (task.state === 'review' && task.status === told.status);
  assert(isRecorded, `${intent.marker} was told ${told.status} of ${id}, which is ${task.state}`);
}

/** The sums of the entries of one account. */
interface Sums {
  readonly id: string;
  /** The newest counted entry. */
  last_id: bigint;
  posted_nano: bigint;
  held_nano: bigint;
  /** The cost of usage beyond leases. */
  overages_nano: bigint;
}

interface WalletChecks {
  /**
   * Checks that a wallet is the sum of its entries, and that only usage beyond a lease, or what an operator allows, takes it below zero,
   * never the cost of a task.
   *
   * @throws AssertionError that names the entry or the account.
   */
  check(store: Store): Promise<void>;
}

/** Entries that post their amount. An adjustment may be negative. */
const GIVEN: ReadonlySet<Entry['kind']> = new Set<Entry['kind']>(['topup', 'adjust', 'refund']);

/** @param written the ledger in memory; undefined: the entries are read from the store. @param allowance_nano of an operator. */
function createWalletChecks(
  accounts: readonly { readonly id: string }[],
  written: (() => readonly Entry[]) | undefined,
  allowance_nano: (account: string) => bigint,
): WalletChecks {
  const all = new Map<string, Sums>(
    accounts.map(({ id }) => [id, { id, last_id: 0n, posted_nano: 0n, held_nano: 0n, overages_nano: 0n }]),
  );
  let counted = 0;

  /** The entries that were not counted, oldest first. */
  async function fresh(store: Store): Promise<readonly Entry[]> {
    if (written !== undefined) {
      const entries = written().slice(counted);
      counted += entries.length;
      return entries;
    }
    const stored = [];
    for (const { id, last_id } of all.values())
      stored.push(...(await store.entries(id, 1_000)).filter((entry) => entry.id > last_id).reverse());
    return stored;
  }

  function count(entry: Entry): void {
    const { id, account, kind, task_id, amount_nano, posted_delta_nano, held_delta_nano } = entry;
    const sums = all.get(account);
    assert(sums !== undefined, `entry ${id} is of the account ${account}`);
    const isCharge = kind === 'capture' || kind === 'overage';
    const due_nano = isCharge ? -amount_nano : GIVEN.has(kind) ? amount_nano : 0n;
    assert(posted_delta_nano === due_nano, `entry ${id} (${kind} of ${amount_nano}) posts ${posted_delta_nano}`);
    sums.posted_nano += posted_delta_nano;
    sums.held_nano += held_delta_nano;
    if (kind === 'overage' && task_id === null) sums.overages_nano += amount_nano;
    sums.last_id = id;
  }

  async function checkWallet({ id, posted_nano, held_nano, overages_nano }: Sums, store: Store): Promise<void> {
    const wallet = await store.wallet(id);
    assert(wallet !== undefined);
    assert(posted_nano === wallet.posted_nano, `${id} has posted ${wallet.posted_nano}, its entries ${posted_nano}`);
    assert(held_nano === wallet.held_nano, `${id} has held ${wallet.held_nano}, its entries ${held_nano}`);
    assert(wallet.held_nano >= 0n, `${id} has held ${wallet.held_nano}`);
    const available = available_nano(wallet);
    const least = -overages_nano - allowance_nano(id);
    assert(available >= least, `${id} has ${available}, with overages of ${overages_nano} at least ${least}`);
  }

  return {
    async check(store) {
      if (written?.().length === counted) return;
      for (const entry of await fresh(store)) count(entry);
      for (const sums of all.values()) await checkWallet(sums, store);
    },
  };
}
