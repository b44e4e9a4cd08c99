/** A request that waits for money. */

import type { OutOfTurn, SpendLimit } from '../../../ledger/store/store.ts';
import type { Nano } from '../../../lib/money/amount.ts';

/** The result of an attempt to take a hold. */
export type AttemptResult = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** One request, as the search for money sees it. */
export interface WaitingRequest {
  readonly quote_nano: Nano;
  readonly limits: readonly SpendLimit[];
  /** Runs the attempt. False: there was too little money, or another process has the turn, so the request still waits. Never rejects. */
  tryAgain(turn: string | undefined): Promise<boolean>;
  /** Resolves `result` with the last refusal. False: there was none, because another process had the turn. */
  refuse(): boolean;
  fail(error: unknown): void;
}

/** Creates a request that has not tried yet. */
export function createWaiting<T extends AttemptResult>(
  quote_nano: Nano,
  limits: readonly SpendLimit[],
  attempt: (turn: string | undefined) => Promise<T>,
): WaitingRequest & { readonly result: Promise<Exclude<T, OutOfTurn>> } {
  const { promise, resolve, reject } = Promise.withResolvers<Exclude<T, OutOfTurn>>();
  let refusal: Exclude<T, OutOfTurn> | undefined;
  return {
    quote_nano,
    limits,
    result: promise,
    async tryAgain(turn) {
      try {
        const result = await attempt(turn);
        refusal = isDecided(result) ? result : undefined;
        if (refusal === undefined || isTooLittle(refusal)) return false;
        resolve(refusal);
      } catch (error) {
        reject(error);
      }
      return true;
    },
    refuse() {
      if (refusal !== undefined) resolve(refusal);
      return refusal !== undefined;
    },
    fail: reject,
  };
}

function isDecided<T extends AttemptResult>(result: T): result is Exclude<T, OutOfTurn> {
  return result.ok || result.reason !== 'out_of_turn';
}

function isTooLittle(result: AttemptResult): boolean {
  return !result.ok && (result.reason === 'insufficient_funds' || result.reason === 'spend_limit');
}
