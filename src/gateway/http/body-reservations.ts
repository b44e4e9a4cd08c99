/** Limits the bytes of request bodies in memory, in total and per account, so that uploads cannot fill the memory. */

import { Refusal } from '../../lib/refusal.ts';
import type { BodiesPlan } from '../../plan/index.ts';

/** The bytes that one request takes from the budget. */
export interface BodyReservation {
  /** @throws Refusal overloaded if the bytes exceed a limit. */
  add(bytes: number): void;
  /** Frees all bytes. May be called more than once. */
  release(): void;
}

/** The budget of a gateway. */
export interface BodyReservations {
  /** Bytes of all requests of this thread. */
  readonly bytes: number;
  /** The reservation of a new request of the account. Requests of an older configuration may have other limits. */
  open(account: string, limits: BodiesPlan): BodyReservation;
}

/**
 * Counts bytes when they arrive; an announced length does not count.
 *
 * @param together counts the bytes of all threads, which share the total.
 */
export function createBodyReservations(together: BigInt64Array = new BigInt64Array(1)): BodyReservations {
  let all = 0;
  const byAccount = new Map<string, number>();

  function open(account: string, limits: BodiesPlan): BodyReservation {
    let own = 0;
    return {
      add(bytes) {
        const ofAccount = (byAccount.get(account) ?? 0) + bytes;
        if (ofAccount > limits.kept_per_account_bytes) {
          throw new Refusal('overloaded', 'the requests of this account are too large together; send fewer at a time');
        }
        // The last part of the budget is reserved for small bodies.
        const max_bytes = own + bytes > limits.small_bytes ? limits.kept_large_bytes : limits.kept_bytes;
        if (Number(Atomics.add(together, 0, BigInt(bytes))) + bytes > max_bytes) {
          Atomics.sub(together, 0, BigInt(bytes));
          throw new Refusal('overloaded', 'the gateway holds too many large requests now; send it again later');
        }
        own += bytes;
        all += bytes;
        byAccount.set(account, ofAccount);
      },
      release() {
        if (own === 0) return;
        all -= own;
        Atomics.sub(together, 0, BigInt(own));
        const left = (byAccount.get(account) ?? 0) - own;
        if (left > 0) byAccount.set(account, left);
        else byAccount.delete(account);
        own = 0;
      },
    };
  }

  return {
    get bytes() {
      return all;
    },
    open,
  };
}
