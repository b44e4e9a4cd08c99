/** The state of one running sandbox, and the clock and counters that its handlers share. */
import { createHash } from 'node:crypto';
import { Journal } from './journal.ts';
import { PortraitBook } from './portrait-book.ts';
import { TaskBook } from './tasks.ts';

/** The state of one sandbox. */
export class World {
  readonly journal = new Journal();
  readonly tasks = new TaskBook();
  readonly portraits = new PortraitBook();
  /** The hashes of requests with `[flaky]` that were already refused once. */
  readonly refusedOnce = new Set<string>();
  /** The URL of the sandbox, without a final slash; set once it listens. */
  url = '';
  /** Unix milliseconds. */
  readonly now: () => number;
  /** The factor of every delay; 1 means the seconds of the documentation. */
  readonly pace: number;
  #count = 0;

  constructor(now: () => number, pace: number) {
    this.now = now;
    this.pace = pace;
  }

  /** Milliseconds for a delay of that many seconds at the sandbox's pace. */
  delay_ms(seconds: number): number {
    return seconds * 1000 * this.pace;
  }

  /** An id in the format of the video cloud, made unique by a counter: `prefix-20260410120000-k3v9a1`. */
  nextId(prefix: string, seed: string | Uint8Array): string {
    return `${prefix}-${stamp(this.now())}-${this.nextToken(seed, 5)}`;
  }

  /** A unique token: `length` letters and digits from a hash of the seed, then a counter. */
  nextToken(seed: string | Uint8Array, length: number): string {
    this.#count += 1;
    const count = this.#count.toString(36);
    const hash = createHash('sha256').update(count).update(seed).digest('hex');
    return BigInt(`0x${hash}`).toString(36).padStart(length, '0').slice(-length) + count;
  }
}

/** `20260410120000` for a time in Unix milliseconds, in UTC. */
function stamp(at_ms: number): string {
  return new Date(at_ms).toISOString().replaceAll(/\D/g, '').slice(0, 14);
}

/** A number in [0, bound) that depends only on the seed; used instead of a random number. */
export function chosen(seed: string | Uint8Array, bound: number): number {
  return createHash('sha256').update(seed).digest().readUInt32BE(0) % bound;
}
