/** Checks holds against the turn of a process that waits for money: other processes must leave it that amount. */
import type { Nano } from '../../lib/money/amount.ts';
import { limitExceeded } from './hold-limits.ts';
import type { SpendLimit } from './limit-rows.ts';
import { available_nano, type Time_ms, type Wallet } from './money-rows.ts';
import type { MoneyTurn } from './spend-rows.ts';
import type { WorkingSet } from './working-set.ts';

/** How long a process that does not renew its turn keeps it. Longer than one round of a search, which renews it. */
export const TURN_ms = 8_000;

/**
 * The running turn of another process. One that ends much later than `TURN_ms` from now was taken before the clock was set back: it is
 * void. The tolerance is twice that time, because writes that wait together may be stamped in another order, and clocks of gateways differ.
 */
export function turnOfOther(
  set: WorkingSet,
  account: string,
  owner: string | undefined,
  at_ms: Time_ms,
): MoneyTurn | undefined {
  const turn = set.turns.get(account);
  if (turn === undefined || turn.owner === owner) return undefined;
  return turn.until_ms > at_ms && turn.until_ms <= at_ms + 2 * TURN_ms ? turn : undefined;
}

interface NewHold {
  readonly amount_nano: Nano;
  readonly limits?: readonly SpendLimit[] | undefined;
  /** The process in whose turn it is taken; undefined: in no turn. */
  readonly turn?: string | undefined;
}

/** Whether a hold that fits would leave too little of the wallet, or of a limit, for the process whose turn it is. */
export function isOutOfTurn(
  set: WorkingSet,
  wallet: Wallet,
  { amount_nano, limits = [], turn: owner }: NewHold,
  at_ms: Time_ms,
): boolean {
  const { account } = wallet;
  const turn = turnOfOther(set, account, owner, at_ms);
  const left_nano = available_nano(wallet) - amount_nano;
  if (turn === undefined || left_nano < 0n) return false;
  const both_nano = amount_nano + turn.amount_nano;
  return (
    left_nano < turn.amount_nano || limitExceeded(set, account, both_nano, { spend: limits, tasks: [] }) !== undefined
  );
}
