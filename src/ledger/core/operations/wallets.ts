/** The operations by which operators move money: top-ups, adjustments and refunds. Each records its change. */
import assert from 'node:assert/strict';
import { formatNano, type Nano } from '../../../lib/money/amount.ts';
import type { Actor } from '../change-rows.ts';
import { type ChangeStep, record, requireReason } from '../changes.ts';
import { adjust as addAdjustment, topup as addMoney, refund as addRefund } from '../entries.ts';
import {
  type AdjustResult,
  available_nano,
  type RefundResult,
  type TopupResult,
  WALLET_LIMIT_nano,
  type Wallet,
} from '../money-rows.ts';
import type { Operation } from '../prefetch.ts';
import { compoundKey, type WorkingSet } from '../working-set.ts';

/** Adds money, once per reference, up to `WALLET_LIMIT_nano`. Throws when the account does not exist. */
export const topup: Operation<
  [account: string, amount_nano: Nano, reference: string | null, by: Actor, options?: Pick<AdjustOptions, 'dry_run'>],
  TopupResult
> = {
  by: (_account, _amount_nano, _reference, actor) => actor,
  needs: (_at_ms, account, _amount_nano, reference) => [
    { need: 'wallet', account },
    ...(reference === null ? [] : [{ need: 'topup', account, reference } as const]),
  ],
  execute(set, at_ms, account, amount_nano, reference, actor, { dry_run = false } = {}) {
    const name = reference === null ? undefined : compoundKey(account, reference);
    const earlier_nano = name === undefined ? undefined : set.topups.get(name);
    if (earlier_nano !== undefined && earlier_nano !== amount_nano) {
      return { ok: false, reason: 'reference_conflict', amount_nano: earlier_nano };
    }
    const before = walletOf(set, account);
    if (earlier_nano === undefined) {
      const wallet = posted(before, amount_nano);
      if (wallet.posted_nano > WALLET_LIMIT_nano) return { ok: false, reason: 'wallet_limit', wallet: before };
      if (dry_run) return { ok: true, repeated: false, wallet };
      const change_id = recordMoney({ set, at_ms, actor }, 'wallet.topup', [before, wallet], { reference });
      addMoney({ set, at_ms, change_id }, account, amount_nano, reference);
      if (name !== undefined) set.topups.put(name, amount_nano);
    }
    return { ok: true, repeated: earlier_nano !== undefined, wallet: walletOf(set, account) };
  },
};

export interface AdjustOptions {
  /** Shows the result, and writes nothing. */
  readonly dry_run?: boolean;
  /** The wallet may be lowered beyond what is spendable: requests are then refused until it is topped up. */
  readonly overdraw?: boolean;
}

/** Corrects a wallet by a signed amount. Throws when the account does not exist, and without a reason. */
export const adjust: Operation<[account: string, amount_nano: Nano, by: Actor, options?: AdjustOptions], AdjustResult> =
  {
    by: (_account, _amount_nano, actor) => actor,
    needs: (_at_ms, account) => [{ need: 'wallet', account }],
    execute(set, at_ms, account, amount_nano, actor, { dry_run = false, overdraw = false } = {}) {
      const reason = requireReason(actor);
      const before = walletOf(set, account);
      const wallet = posted(before, amount_nano);
      if (amount_nano > 0n && wallet.posted_nano > WALLET_LIMIT_nano)
        return { ok: false, reason: 'wallet_limit', wallet: before };
      if (amount_nano < 0n && !overdraw && available_nano(wallet) < 0n)
        return { ok: false, reason: 'insufficient_funds', wallet: before };
      if (wallet.posted_nano < -WALLET_LIMIT_nano) return { ok: false, reason: 'insufficient_funds', wallet: before };
      if (dry_run) return { ok: true, entry_id: null, amount_nano, wallet };
      const change_id = recordMoney({ set, at_ms, actor }, 'wallet.adjust', [before, wallet]);
      const entry_id = addAdjustment({ set, at_ms, change_id }, account, amount_nano, reason);
      return { ok: true, entry_id, amount_nano, wallet };
    },
  };

/**
 * Gives back a charge, or a part of it. All refunds of one entry together are never more than it charged. Throws without a reason.
 *
 * @param amount_nano null: all that is left of it.
 */
export const refund: Operation<
  [account: string, refund_of: bigint, amount_nano: Nano | null, by: Actor, options?: Pick<AdjustOptions, 'dry_run'>],
  RefundResult
> = {
  by: (_account, _refund_of, _amount_nano, actor) => actor,
  needs: (_at_ms, account, refund_of) => [
    { need: 'wallet', account },
    { need: 'charge', entry_id: refund_of },
  ],
  execute(set, at_ms, account, refund_of, amount_nano, actor, { dry_run = false } = {}) {
    const reason = requireReason(actor);
    const charge = set.charges.get(refund_of);
    if (charge?.entry.account !== account) return { ok: false, reason: 'not_found' };
    const { kind, amount_nano: charged_nano } = charge.entry;
    if (kind !== 'capture' && kind !== 'overage') return { ok: false, reason: 'not_a_charge', kind };
    const { refunded_nano } = charge;
    const left_nano = charged_nano - refunded_nano;
    const asked_nano = amount_nano ?? left_nano;
    if (asked_nano > left_nano || asked_nano <= 0n)
      return { ok: false, reason: 'beyond_charge', charged_nano, refunded_nano };
    const before = walletOf(set, account);
    const wallet = posted(before, asked_nano);
    if (wallet.posted_nano > WALLET_LIMIT_nano) return { ok: false, reason: 'wallet_limit', wallet: before };
    if (dry_run) return { ok: true, entry_id: null, amount_nano: asked_nano, wallet };
    const subject = { refund_of: String(refund_of) };
    const change_id = recordMoney({ set, at_ms, actor }, 'wallet.refund', [before, wallet], subject);
    const entry_id = addRefund({ set, at_ms, change_id }, refund_of, asked_nano, reason);
    return { ok: true, entry_id, amount_nano: asked_nano, wallet };
  },
};

function walletOf(set: WorkingSet, account: string): Wallet {
  const wallet = set.wallets.get(account);
  assert(wallet !== undefined, `there is no account ${account}`);
  return wallet;
}

function posted(wallet: Wallet, amount_nano: Nano): Wallet {
  return { ...wallet, posted_nano: wallet.posted_nano + amount_nano };
}

/** The record of a movement: the wallet before and after, the amount, and the entry, which is the next one of the ledger. */
function recordMoney(
  { set, at_ms, actor }: ChangeStep,
  operation: string,
  [before, after]: readonly [Wallet, Wallet],
  more: Readonly<Record<string, string | null>> = {},
): bigint {
  const { account } = before;
  const amount = formatNano(after.posted_nano - before.posted_nano);
  const entry = String(set.last_entry_id + 1n);
  const facts = { amount, ...more, entry, ...balances(after) };
  return record(set, at_ms, actor, { operation, subject: account, account, before: balances(before), after: facts });
}

function balances(wallet: Wallet) {
  return {
    posted: formatNano(wallet.posted_nano),
    held: formatNano(wallet.held_nano),
    // Without the credit limit, which a record of money does not have. The audit compares it with the entries.
    available: formatNano(wallet.posted_nano - wallet.held_nano),
  };
}
