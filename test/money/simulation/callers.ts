/** The callers of a simulation: they create tasks, repeat failed requests, poll, cancel, and record the answers. */

import assert from 'node:assert/strict';
import type { Entry, Store } from '../../../src/ledger/store/store.ts';
import { NANO } from '../../../src/lib/money/amount.ts';
import { OPERATOR } from '../../support/operator.ts';
import { createRandom, type Random } from '../../support/random.ts';
import type { Front, FrontReply, FrontRequest } from './front.ts';
import type { Intent } from './intents.ts';
import { evened } from './process.ts';
import type { Timeline } from './timeline.ts';

/** An answer that a caller received. It must be durable from then on. */
export type Reported =
  | { readonly what: 'id'; readonly intent: Intent; readonly id: string }
  | { readonly what: 'end'; readonly intent: Intent; readonly id: string; readonly status: string };

export interface CallerWorld {
  readonly timeline: Timeline;
  readonly random: Random;
  readonly front: Front;
  /** The number of the gateway that listens, if any. A reply counts only if the gateway that was asked is still alive. */
  readonly generation: () => number | undefined;
  readonly tell: (what: string) => void;
  readonly heard: (told: Reported) => void;
}

const ends: readonly unknown[] = ['succeeded', 'failed', 'cancelled', 'expired'];

/** Plays an intent from its time on. */
export function play(intent: Intent, world: CallerWorld): void {
  world.timeline.after(intent.at_ms, () => create(intent, world, 3));
}

/** Undefined when the connection failed, or the gateway died before it had answered. */
async function ask(request: FrontRequest, world: CallerWorld): Promise<FrontReply | undefined> {
  const asked = world.generation();
  if (asked === undefined) return undefined;
  const reply = await world.timeline.during(() => world.front.call(request)).catch(() => undefined);
  return world.generation() === asked ? reply : undefined;
}

function headersOf(intent: Intent): Readonly<Record<string, string>> {
  if (intent.kind === 'chat') return { 'x-api-key': intent.key };
  const once = intent.idempotency_key === undefined ? {} : { 'idempotency-key': intent.idempotency_key };
  return { authorization: `Bearer ${intent.key}`, ...once };
}

function create(intent: Intent, world: CallerWorld, tries: number): void {
  const { timeline, random, tell } = world;
  const { marker, path, body } = intent;
  const answered = ask({ method: 'POST', path, headers: headersOf(intent), body }, world);
  // A caller with an idempotency key may send its request again while the first is in progress.
  const impatient = intent.idempotency_key !== undefined && random.chance(0.2);
  if (impatient && tries > 1) timeline.after(random.integer(100, 20_000), () => create(intent, world, 1));
  void answered.then((reply) => {
    tell(`${marker} (${intent.kind}) hears ${reply === undefined ? 'nothing' : `${reply.status} to its creation`}`);
    const id = reply?.json.id ?? reply?.json.task_id;
    if (reply !== undefined && reply.status < 300 && typeof id === 'string') {
      if (intent.kind === 'chat') return;
      world.heard({ what: 'id', intent, id });
      if (intent.cancels)
        timeline.after(random.integer(100, random.pick([5_000, 60_000])), () => cancel(intent, id, world));
      look(intent, id, world, intent.polls);
      return;
    }
    // Without an idempotency key, sending the request again could buy a second task.
    if (intent.idempotency_key === undefined || tries <= 1) return;
    timeline.after(random.integer(2_000, 90_000), () => create(intent, world, tries - 1));
  });
}

function look(intent: Intent, id: string, world: CallerWorld, polls: number): void {
  if (polls === 0) return;
  const { timeline, random } = world;
  timeline.after(random.integer(1_000, 15_000), () => {
    const path = `${intent.path}/${id}`;
    void ask({ method: 'GET', path, headers: headersOf(intent) }, world).then((reply) => {
      const status = reply?.status === 200 ? reply.json.status : undefined;
      if (typeof status === 'string' && ends.includes(status)) world.heard({ what: 'end', intent, id, status });
      else look(intent, id, world, polls - 1);
    });
  });
}

function cancel(intent: Intent, id: string, world: CallerWorld): void {
  // The unified endpoints have no cancellation.
  if (intent.kind.startsWith('unified')) return;
  const path = `${intent.path}/${id}`;
  void ask({ method: 'DELETE', path, headers: headersOf(intent) }, world).then((reply) => {
    world.tell(`${intent.marker} hears ${reply?.status ?? 'nothing'} to its cancelling of ${id}`);
  });
}

/** A time in which every request of an account is refused. */
interface Suspension {
  readonly account: string;
  readonly from_ms: number;
  until_ms: number;
}

export interface Operator {
  /** How far below zero the operator has allowed the account to be, by credit or by an adjustment. */
  allowance_nano(account: string): bigint;
  /** @throws AssertionError when a change was lost, or counted twice. */
  judge(store: Store): Promise<void>;
  readonly suspensions: readonly Suspension[];
}

interface OperatorWorld {
  readonly seed: number;
  readonly accounts: readonly { readonly id: string }[];
  readonly timeline: Timeline;
  /** The store of a gateway that lives; an operator finds none while it is down. */
  readonly store: () => Store | undefined;
  readonly tell: (what: string) => void;
  readonly wrong: (error: unknown) => void;
}

const BECAUSE = { ...OPERATOR, reason: 'a correction' };
const BUSY_ms = 300_000;

/** Plays up to eight changes at random times. Its numbers are its own, so that the rest of a life stays as it is without it. */
export function createOperator({ seed, accounts, timeline, store, tell, wrong }: OperatorWorld): Operator {
  const random = createRandom(seed + 1_000_003);
  const credits = new Map<string, bigint>();
  const lowered = new Map<string, bigint>();
  const suspensions: Suspension[] = [];
  /** Durable changes of money, by account. */
  const moved = new Map<string, bigint>();
  const count = (sums: Map<string, bigint>, account: string, change: bigint) =>
    sums.set(account, (sums.get(account) ?? 0n) + change);

  async function adjust(account: string, on: Store): Promise<string> {
    const amount_nano = BigInt(random.integer(-3_000, 3_000) || 1) * 1_000_001n;
    const overdraw = random.chance(0.2);
    // Counted before, because the wallet may be checked before the answer comes.
    if (amount_nano < 0n) count(lowered, account, -amount_nano);
    const result = await on.adjust(account, amount_nano, BECAUSE, { overdraw });
    if (result.ok) count(moved, account, amount_nano);
    return `adjusts ${account} by ${amount_nano}: ${result.ok ? 'done' : result.reason}`;
  }

  async function refund(account: string, on: Store): Promise<string> {
    const entries = await on.entries(account, 1_000);
    const charges = entries.filter(({ kind }) => kind === 'capture' || kind === 'overage');
    if (charges.length === 0) return `has nothing to refund to ${account}`;
    const { id, amount_nano } = random.pick(charges);
    const refunded = sum(entries.filter(({ refund_of }) => refund_of === id));
    const asked = random.pick([null, amount_nano / 3n, amount_nano, amount_nano + 1n]);
    const result = await on.refund(account, id, asked, BECAUSE);
    const given = asked ?? amount_nano - refunded;
    const may = given > 0n && given <= amount_nano - refunded;
    assert.equal(result.ok, may, `a refund of ${asked} of entry ${id}, which charged ${amount_nano}`);
    if (result.ok) count(moved, account, result.amount_nano);
    return `refunds ${asked ?? 'all'} of entry ${id} to ${account}: ${result.ok ? 'done' : result.reason}`;
  }

  async function giveCredit(account: string, on: Store): Promise<string> {
    const limit = BigInt(random.pick([0, 1, 20])) * NANO;
    if (limit > (credits.get(account) ?? 0n)) credits.set(account, limit);
    await on.editAccount(account, { credit_limit_nano: limit }, OPERATOR);
    return `gives ${account} a credit of ${limit}`;
  }

  async function suspend(account: string, on: Store): Promise<string> {
    const open = suspensions.find((each) => each.account === account && each.until_ms === Number.POSITIVE_INFINITY);
    const status = open === undefined ? 'suspended' : 'active';
    if (open !== undefined) open.until_ms = timeline.now_ms;
    await on.editAccount(account, { status }, OPERATOR);
    const until_ms = Number.POSITIVE_INFINITY;
    if (open === undefined) suspensions.push({ account, from_ms: timeline.now_ms, until_ms });
    return `makes ${account} ${status}`;
  }

  function act(): void {
    const on = store();
    if (on === undefined) return;
    const account = random.pick(accounts).id;
    const change = { adjust, refund, giveCredit, suspend }[
      random.weightedName({ adjust: 3, refund: 4, giveCredit: 2, suspend: 2 })
    ];
    timeline.working(evened(change(account, on))).then((did) => tell(`the operator ${String(did)}`), wrong);
  }

  for (let times = random.integer(0, 8); times > 0; times -= 1) timeline.after(random.integer(0, BUSY_ms), act);

  return {
    suspensions,
    allowance_nano: (account) => (credits.get(account) ?? 0n) + (lowered.get(account) ?? 0n),
    async judge(ledger) {
      for (const { id } of accounts) {
        const entries = await ledger.entries(id, 10_000);
        const own = entries.filter(({ kind }) => kind === 'adjust' || kind === 'refund');
        assert.equal(sum(own), moved.get(id) ?? 0n, `${id}: the operator's changes of money`);
        const changes = await ledger.changes({ account: id, limit: 1_000 });
        const recorded = changes.filter(({ operation }) => ['wallet.adjust', 'wallet.refund'].includes(operation));
        assert.equal(recorded.length, own.length, `${id}: each change of money is recorded`);
      }
    },
  };
}

function sum(entries: readonly Entry[]): bigint {
  return entries.reduce((total, { amount_nano }) => total + amount_nano, 0n);
}
