/** How much a price changes, and whether that is so much that it may be a slip, such as a price per thousand instead of per million. */
import { formatUnits, mulDivHalfUp, NANO, type Nano } from '../lang/amount.ts';
import type { Change, Movement } from './change.ts';

/** Whether a reload refuses the change without `--accept-prices`. */
export function isLarge(change: Change): boolean {
  return 'large' in change && change.large;
}

/** A movement that cannot be judged, for example of a price that is new. */
export const INCOMPARABLE: Movement = { percent: null, factor: null, large: false };

/** A price that an example gains or loses, so that there is nothing to divide. */
export const GAINED_OR_LOST: Movement = { percent: null, factor: null, large: true };

/** @param max_nano the largest factor that is not large, in nano. */
export function movement(old_nano: Nano, new_nano: Nano, max_nano: Nano): Movement {
  const [less, more] = old_nano < new_nano ? [old_nano, new_nano] : [new_nano, old_nano];
  const large = more * NANO > less * max_nano;
  if (less === 0n) return { percent: percentOf(old_nano, new_nano), factor: null, large };
  const times = formatUnits(mulDivHalfUp(more, 1000n, less) * (NANO / 1000n));
  return { percent: percentOf(old_nano, new_nano), factor: new_nano >= old_nano ? times : `1/${times}`, large };
}

/** The change from one amount to another: `+12.50`, `-3.00`. Rounded half up. Null if the old amount is 0. */
export function percentOf(old_nano: bigint, new_nano: bigint): string | null {
  if (old_nano <= 0n) return null;
  const difference = new_nano - old_nano;
  const size = difference < 0n ? -difference : difference;
  const hundredths = (size * 20_000n + old_nano) / (2n * old_nano);
  return `${difference < 0n ? '-' : '+'}${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}
