/** Puts the rows that a batch has read into its book: those that several queries read. */

import type { Book } from '../../ledger/book.ts';
import { type LeaseRow, toLease } from '../rows/lease.ts';
import type { Wallet } from '../store.ts';

/** Puts the rows that were read into a book. */
export type Put = (book: Book) => void;

/** There was nothing to read. */
export const nothing: Put = () => {};

/** Selects the sums of leases, by `hold_id`. */
export const USED = 'SELECT hold_id, count(*) AS requests, coalesce(sum(amount), 0) AS amount_nano FROM usage';

/** A row of `USED`. */
export interface UsedRow {
  readonly hold_id: bigint;
  readonly requests: bigint;
  readonly amount_nano: bigint;
}

export function putWallets(book: Book, found: readonly Wallet[]): void {
  for (const wallet of found) book.wallets.load(wallet.account, wallet);
}

export function putLeases(book: Book, found: readonly LeaseRow[]): void {
  for (const each of found) book.leases.load(each.hold_id, toLease(each));
}

/** @param ids of the leases; one without usage has no row. */
export function putUsed(book: Book, found: readonly UsedRow[], ids: Iterable<bigint>): void {
  for (const { hold_id, requests, amount_nano } of found) {
    book.used.load(hold_id, { requests: Number(requests), amount_nano });
  }
  for (const id of ids) book.used.load(id, { requests: 0, amount_nano: 0n });
}
