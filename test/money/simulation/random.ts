/** Seeded random choices, the same on every machine. */
import { mulberry32 } from '../../support/mulberry32.ts';

export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** From `least` to `most`, both included. */
  int(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the names, each as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
  bytes(count: number): Uint8Array;
}

export function seededRandom(seed: number): Random {
  const next = mulberry32(seed);
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick(list) {
      const found = list[int(0, list.length - 1)];
      if (found === undefined) throw new Error('there is nothing to pick from');
      return found;
    },
    weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
      const names = Object.keys(weights).filter((name): name is K => name in weights);
      let left = next() * names.reduce((sum, name) => sum + weights[name], 0);
      for (const name of names) {
        left -= weights[name];
        if (left < 0) return name;
      }
      throw new Error('the weights add up to nothing');
    },
    bytes(count) {
      const bytes = new Uint8Array(count);
      for (let index = 0; index < count; index++) bytes[index] = int(0, 255);
      return bytes;
    },
  };
}
