/** Everything that one running sandbox remembers, and the clock and counters that its handlers share. */
import { createHash } from 'node:crypto';
import { Journal } from './journal.ts';
import { PortraitBook } from './portrait-book.ts';
import { TaskBook } from './tasks.ts';

/** The state of one sandbox. */
export class World {
  readonly journal = new Journal();
  readonly tasks = new TaskBook();
  readonly portraits = new PortraitBook();
  /** Bodies marked `[flaky]` that were refused once already, by hash. */
  readonly refusedOnce = new Set<string>();
  /** Where the sandbox itself is reached, without a slash at the end; set once it listens. */
  url = '';
  /** Unix milliseconds. */
  readonly now: () => number;
  /** What every delay is multiplied by; 1 means the seconds of the documentation. */
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

  /** An identifier in the video cloud's form: `prefix-20260410120000-k3v9a1`; the counter in it makes it unique. */
  nextId(prefix: string, seed: string | Uint8Array): string {
    return `${prefix}-${stamp(this.now())}-${this.nextToken(seed, 5)}`;
  }

  /** Letters and digits: `length` of them from a hash of the seed, then a counter, so that no two are alike. */
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

/** A number in [0, bound) that depends on the seed alone: the sandbox's stand-in for chance. */
export function chosen(seed: string | Uint8Array, bound: number): number {
  return createHash('sha256').update(seed).digest().readUInt32BE(0) % bound;
}
