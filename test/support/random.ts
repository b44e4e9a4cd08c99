/** Seeded choices, so that a failed run can be repeated from its seed, as far as timing allows. */

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
  /** One of the names, each as often as its weight says. */
  weightedName<K extends string>(weights: Readonly<Record<K, number>>): K;
  bytes(count: number): Uint8Array;
}

export function createRandom(seed: number): Random {
  const fraction = mulberry32(seed);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(fraction() * list.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  };
  const integer = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1));
  const weighted = <T>(list: readonly (readonly [value: T, weight: number])[]): T => {
    let left = fraction() * list.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of list) {
      left -= weight;
      if (left < 0) return value;
    }
    return pick(list)[0];
  };
  return {
    fraction,
    pick,
    integer,
    weighted,
    chance: (probability) => fraction() < probability,
    weightedName<K extends string>(weights: Readonly<Record<K, number>>): K {
      const names = Object.keys(weights).filter((name): name is K => name in weights);
      return weighted(names.map((name) => [name, weights[name]]));
    },
    bytes: (count) => Uint8Array.from({ length: count }, () => integer(0, 255)),
  };
}

/**
 * mulberry32, public domain: seeded random numbers from 0 (inclusive) to 1 (exclusive), the same on every machine. Its 32 bits of
 * state are enough to choose faults.
 */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
