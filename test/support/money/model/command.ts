/** A command of the model-based suite: it makes one change to a store and to its model, and compares the two. */

import type { Store } from '../../../../src/ledger/store/store.ts';
import { NANO } from '../../../../src/lib/money/amount.ts';
import fc from '../../fc.ts';
import type { Clock, Owner } from '../../stores.ts';
import { audit, compare } from './compare.ts';
import type { LedgerModel } from './ledger-model.ts';

/** A store under test, its clock, and a way to restart it. */
export interface Real {
  store: Store;
  readonly clock: Clock;
  readonly owners: readonly Owner[];
  /** Closes the store and opens it again from its file. */
  readonly reopen: () => Promise<Store>;
  /** Audited after every command; otherwise when it is closed. */
  readonly isAuditCheap: boolean;
}

export type Command = fc.AsyncCommand<LedgerModel, Real>;

/** A command that is printed as `name {args}` in a counterexample. Everything is compared after it. */
export function command(
  name: string,
  args: object,
  run: (model: LedgerModel, real: Real) => Promise<void>,
  check: (model: LedgerModel) => boolean = () => true,
): Command {
  return {
    check,
    async run(model, real) {
      await run(model, real);
      await compare(model, real.store);
      if (real.isAuditCheap) await audit(real.store);
    },
    toString: () => `${name} ${fc.stringify(args)}`,
  };
}

/** The element at an index from the newest; an index beyond the end wraps around. */
export function pickFrom<T>(list: readonly T[], pick: number): T {
  const found = list[list.length - 1 - (pick % list.length)];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
}

/** Mostly one of the newest, so that one run does several things with the same element. */
export const which = fc.oneof(fc.nat({ max: 1 }), fc.nat({ max: 1 }), fc.nat({ max: 7 }));
export const account = fc.nat({ max: 1 });
/** Small amounts use up the wallet; odd amounts reveal rounding. */
export const amount = fc.oneof(fc.bigInt({ min: 0n, max: 9n }), fc.bigInt({ min: 0n, max: 5n * NANO }));
/** Mostly in steps, so that a time is often reached exactly. */
const steps = (min: number, max: number) =>
  fc.oneof(
    { weight: 7, arbitrary: fc.integer({ min, max }).map((count) => 250 * count) },
    { weight: 1, arbitrary: fc.integer({ min: 250 * min, max: 250 * max }) },
  );
export const soon = steps(-2, 8);
/** How far the clock goes on, or back. */
export const step_ms = steps(-6, 16);
