/** Seeded choices, so that a failed run can be repeated from its seed, as far as timing allows. */
import { mulberry32 } from '../support/mulberry32.ts';

/** Where numbers come from. */
export interface Random {
  /** From 0 up to 1. */
  fraction(): number;
  /** Both ends included. */
  integer(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** By weight. */
  weighted<T>(list: readonly (readonly [value: T, weight: number])[]): T;
}

export function createRandom(seed: number): Random {
  const fraction = mulberry32(seed);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(fraction() * list.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  };
  return {
    fraction,
    pick,
    integer: (from, to) => from + Math.floor(fraction() * (to - from + 1)),
    chance: (probability) => fraction() < probability,
    weighted(list) {
      let left = fraction() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of list) {
        left -= weight;
        if (left < 0) return value;
      }
      return pick(list)[0];
    },
  };
}
