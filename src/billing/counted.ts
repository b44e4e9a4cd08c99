/** Counts values in a request's body, such as images and tools, for holds that depend on more than its bytes. */
import { visitPlaces } from '../lang/places.ts';
import { follow } from '../lang/pointer.ts';
import type { CountedPlan, MatcherPlan } from '../plan.ts';

/** The number of counted values, and the length of the texts to subtract from `text_bytes`. */
export interface Counted {
  readonly count: bigint;
  readonly text_bytes: number;
}

interface Tally {
  readonly plan: CountedPlan;
  count: bigint;
  text_bytes: number;
}

/** Counts the values of a body. */
export function countIn(plan: CountedPlan, body: unknown): Counted {
  const tally: Tally = { plan, count: 0n, text_bytes: 0 };
  visitPlaces(plan.each, body, visit, tally);
  return { count: tally.count, text_bytes: tally.text_bytes };
}

function visit(value: unknown, tally: Tally): void {
  const { where, unless, add, less } = tally.plan;
  if (!matches(where, value) || (unless !== undefined && matches(unless, value))) return;
  const units = add && follow(add.at, value);
  if (add === undefined) tally.count += 1n;
  else
    tally.count += BigInt(
      typeof units === 'number' && Number.isSafeInteger(units) && units >= 1 ? units : add.otherwise,
    );
  const text = less && follow(less, value);
  // A text has at least as many bytes as UTF-16 units, so this never subtracts too much.
  if (typeof text === 'string') tally.text_bytes += text.length;
}

function matches(matchers: readonly MatcherPlan[], value: unknown): boolean {
  return matchers.every(({ at, values, prefixes }) => {
    const found = follow(at, value) ?? null;
    return values.has(found) || (typeof found === 'string' && prefixes.some((prefix) => found.startsWith(prefix)));
  });
}
