/** The operator of a simulation: adjusts wallets, refunds charges, changes credit limits, suspends and resumes, while all else goes on. */
import assert from 'node:assert/strict';
import { NANO } from '../../../src/lang/amount.ts';
import type { Entry, Store } from '../../../src/store/store.ts';
import { OPERATOR } from '../../support/operator.ts';
import { createRandom } from '../../support/random.ts';
import { evened } from './process.ts';
import type { Timeline } from './timeline.ts';

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

export interface OperatorWorld {
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
  const count = (of: Map<string, bigint>, account: string, by: bigint) => of.set(account, (of.get(account) ?? 0n) + by);

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
    async judge(of) {
      for (const { id } of accounts) {
        const entries = await of.entries(id, 10_000);
        const own = entries.filter(({ kind }) => kind === 'adjust' || kind === 'refund');
        assert.equal(sum(own), moved.get(id) ?? 0n, `${id}: the operator's changes of money`);
        const changes = await of.changes({ account: id, limit: 1_000 });
        const recorded = changes.filter(({ operation }) => ['wallet.adjust', 'wallet.refund'].includes(operation));
        assert.equal(recorded.length, own.length, `${id}: each change of money is recorded`);
      }
    },
  };
}

function sum(entries: readonly Entry[]): bigint {
  return entries.reduce((total, { amount_nano }) => total + amount_nano, 0n);
}
