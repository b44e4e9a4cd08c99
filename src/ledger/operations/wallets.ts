/** The operation that puts money into a wallet. */
import assert from 'node:assert/strict';
import type { Nano } from '../../lang/amount.ts';
import { compoundKey } from '../book.ts';
import { topup as addMoney } from '../entries.ts';
import type { Operation } from '../needs.ts';
import { type TopupResult, WALLET_LIMIT_nano } from '../rows.ts';

/** Adds money, once per reference, up to `WALLET_LIMIT_nano`. Throws when the account does not exist. */
export const topup: Operation<[account: string, amount_nano: Nano, reference: string | null], TopupResult> = {
  needs: (_at_ms, account, _amount_nano, reference) => [
    { need: 'wallet', account },
    ...(reference === null ? [] : [{ need: 'topup', account, reference } as const]),
  ],
  execute(book, at_ms, account, amount_nano, reference) {
    const name = reference === null ? undefined : compoundKey(account, reference);
    const earlier_nano = name === undefined ? undefined : book.topups.get(name);
    if (earlier_nano !== undefined && earlier_nano !== amount_nano) {
      return { ok: false, reason: 'reference_conflict', amount_nano: earlier_nano };
    }
    const before = book.wallets.get(account);
    if (earlier_nano === undefined && before !== undefined && before.posted_nano + amount_nano > WALLET_LIMIT_nano) {
      return { ok: false, reason: 'wallet_limit', wallet: before };
    }
    if (earlier_nano === undefined) {
      addMoney(book, account, amount_nano, reference, at_ms);
      if (name !== undefined) book.topups.put(name, amount_nano);
    }
    const wallet = book.wallets.get(account);
    assert(wallet !== undefined);
    return { ok: true, repeated: earlier_nano !== undefined, wallet };
  },
};
