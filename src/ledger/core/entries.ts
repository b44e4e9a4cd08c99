/** The movements of money: top-up, hold, capture with overage, release, adjustment, refund. Every entry of the ledger is made here. */
import assert from 'node:assert/strict';
import type { Nano } from '../../lib/money/amount.ts';
import { larger, smaller } from '../../lib/money/amount.ts';
import { changeHeld, countCharge } from './hold-limits.ts';
import { available_nano, type Time_ms, type Wallet } from './money-rows.ts';
import type { WorkingSet } from './working-set.ts';

/** A hold that is about to be taken. */
export interface NewHold {
  readonly account: string;
  /** The key whose spending it counts to; null for a lease of all keys. */
  readonly key: string | null;
  /** Null for a lease of metered requests. */
  readonly task_id: string | null;
  readonly amount_nano: Nano;
}

export interface Hold extends NewHold {
  readonly hold_id: bigint;
}

/** Where and when an operation moves money. */
export interface Step {
  readonly set: WorkingSet;
  readonly at_ms: Time_ms;
  /** The recorded change of an operator. */
  readonly change_id?: bigint;
}

/** Adds money. @throws AssertionError when the amount is not positive or the account does not exist. */
export function topup(step: Required<Step>, account: string, amount_nano: Nano, reference: string | null): void {
  const { set, at_ms, change_id } = step;
  assert(amount_nano > 0n, 'a top-up is positive');
  const about = { account, hold_id: null, task_id: null, reference, memo: null, at_ms, change_id };
  set.append({ kind: 'topup', ...about, ...posted(amount_nano) });
}

/** Corrects a wallet by a signed amount. Returns the entry's id. @param memo the reason. */
export function adjust(step: Required<Step>, account: string, amount_nano: Nano, memo: string): bigint {
  const { set, at_ms, change_id } = step;
  assert(amount_nano !== 0n, 'an adjustment is not 0');
  const about = { account, hold_id: null, task_id: null, reference: null, memo, at_ms, change_id };
  return set.append({ kind: 'adjust', ...about, ...posted(amount_nano) });
}

/** Gives back a part of a charge. Returns the entry's id. @param memo the reason. */
export function refund(step: Required<Step>, entry_id: bigint, amount_nano: Nano, memo: string): bigint {
  const { set, at_ms, change_id } = step;
  const charge = set.charges.get(entry_id);
  assert(charge !== undefined && amount_nano > 0n, 'a refund is positive, and of a charge');
  const { account, hold_id, task_id } = charge.entry;
  set.charges.put(entry_id, { ...charge, refunded_nano: charge.refunded_nano + amount_nano });
  const about = { account, hold_id, task_id, reference: null, memo, at_ms, change_id, refund_of: entry_id };
  return set.append({ kind: 'refund', ...about, ...posted(amount_nano) });
}

function posted(amount_nano: Nano) {
  return { amount_nano, posted_delta_nano: amount_nano, held_delta_nano: 0n };
}

/** Takes a hold and returns its id; undefined when less is spendable. A wallet below its credit limit refuses even a hold of 0. */
export function hold(step: Step, wallet: Wallet, held: NewHold, memo: string): bigint | undefined {
  if (available_nano(wallet) < held.amount_nano) return undefined;
  return appendHold(step, held, memo);
}

/** Takes a hold of 0 for work that is already done, so that its whole cost becomes an overage. Never refused. */
export function holdNothing(step: Step, account: string, memo: string): bigint {
  return appendHold(step, { account, key: null, task_id: null, amount_nano: 0n }, memo);
}

function appendHold({ set, at_ms }: Step, held: NewHold, memo: string): bigint {
  const { account, task_id, amount_nano } = held;
  assert(amount_nano >= 0n, 'a hold is not negative');
  changeHeld(set, held, amount_nano);
  const about = { account, hold_id: null, task_id, reference: null, memo, at_ms };
  return set.append({ kind: 'hold', ...about, amount_nano, posted_delta_nano: 0n, held_delta_nano: amount_nano });
}

/**
 * Charges `amount_nano` and frees the whole hold. The part beyond the hold is posted as an overage, which may take the wallet below
 * zero. Returns the overage.
 */
export function capture(step: Step, held: Hold, amount_nano: Nano, memo: string): Nano {
  const { set, at_ms, change_id = null } = step;
  assert(amount_nano >= 0n, 'a charge is not negative');
  const { account, hold_id, task_id } = held;
  changeHeld(set, held, -held.amount_nano);
  countCharge(set, held, amount_nano, at_ms);
  const captured_nano = smaller(amount_nano, held.amount_nano);
  const overage_nano = amount_nano - captured_nano;
  const about = { account, hold_id, task_id, reference: null, memo, at_ms, change_id };
  const freed = { posted_delta_nano: -captured_nano, held_delta_nano: -held.amount_nano };
  set.append({ kind: 'capture', ...about, amount_nano: captured_nano, ...freed });
  if (overage_nano > 0n) {
    const deltas = { posted_delta_nano: -overage_nano, held_delta_nano: 0n };
    set.append({ kind: 'overage', ...about, amount_nano: overage_nano, ...deltas });
  }
  return overage_nano;
}

/** Frees the whole hold and charges nothing. */
export function release(step: Step, held: Hold, memo: string): void {
  const { set, at_ms, change_id = null } = step;
  const { account, hold_id, task_id, amount_nano } = held;
  changeHeld(set, held, -amount_nano);
  const about = { account, hold_id, task_id, reference: null, memo, at_ms, change_id };
  set.append({ kind: 'release', ...about, amount_nano, posted_delta_nano: 0n, held_delta_nano: -amount_nano });
}

/** The largest overage that the wallet can pay: the spendable amount plus the overdraft. Never negative. */
export function reach_nano(wallet: Wallet, overdraft_nano: Nano): Nano {
  return larger(available_nano(wallet) + overdraft_nano, 0n);
}

/** The part of an overage that the wallet cannot pay. Capturing the hold itself does not change the available amount. */
export function beyondReach_nano(wallet: Wallet, overage_nano: Nano, overdraft_nano: Nano): Nano {
  return larger(overage_nano - reach_nano(wallet, overdraft_nano), 0n);
}
