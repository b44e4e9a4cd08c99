/**
 * Decides how long a connection rests after an answer before it carries another request. Some upstreams close it without notice, or send
 * a second answer. If that arrives during the rest, it affects no request. bench/silent-close.ts measures the effect.
 */

/** The interval of the timer: a rest is this long at least. */
const SHORTEST_ms = 3;
/** The longest rest, except after a quick answer. */
export const LONGEST_ms = 50;
/** The rest as a part of the answer's time: a tenth needs a tenth more connections, at any speed of the upstream. */
const PART_OF_ANSWER = 0.1;
/**
 * The first answers of a pool are followed by the longest rest. The system of an upstream that answers twice may keep the second answer
 * back until the first is acknowledged, which Linux usually delays by up to 40 ms.
 */
const FIRST_ANSWERS = 20;
/** An answer this much quicker than usual may be a late part of the answer before, so that its own is still to come. */
const QUICK = 0.25;
const LONGEST_OF_QUICK_ms = 2_000;
/** A close that comes later after an answer is an idle time-out of the upstream, not a close without notice. */
const SOON_ms = 100;
/** How long the rest of a pool covers the latest such close. */
const REMEMBERED_ms = 10 * 60_000;
/** The weight of the last answer in the moving average. */
const WEIGHT = 1 / 16;

/** The times of one exchange, by `performance.now()`. */
export interface ExchangeTimes {
  readonly sent_ms: number;
  /** When the head of the answer had arrived. */
  readonly head_ms: number;
  readonly end_ms: number;
}

/** How long the upstream of a pool usually takes to begin an answer. */
export class Pace {
  #usual_ms: number | undefined;
  #answers = 0;
  #shortest_ms = 0;
  #forget_at_ms = 0;

  /** Counts an exchange. @returns until when its connection rests, if that is longer than the shortest rest. */
  restAfter({ sent_ms, head_ms, end_ms }: ExchangeTimes): number {
    const took_ms = head_ms - sent_ms;
    const usual_ms = this.#usual_ms ?? took_ms;
    this.#usual_ms = usual_ms + (took_ms - usual_ms) * WEIGHT;
    this.#answers += 1;
    const isFirst = this.#answers <= FIRST_ANSWERS;
    const part_ms = isFirst ? LONGEST_ms : Math.min((end_ms - sent_ms) * PART_OF_ANSWER, LONGEST_ms);
    const shortest_ms = end_ms < this.#forget_at_ms ? this.#shortest_ms : 0;
    const until_ms = end_ms + Math.max(part_ms, shortest_ms);
    if (took_ms >= usual_ms * QUICK) return until_ms;
    return Math.max(until_ms, sent_ms + Math.min(2 * usual_ms, LONGEST_OF_QUICK_ms));
  }

  /** The upstream has closed a connection without notice. @param after_ms since the last answer on it. */
  closed(now_ms: number, after_ms: number): void {
    if (after_ms > SOON_ms) return;
    this.#shortest_ms = Math.max(now_ms < this.#forget_at_ms ? this.#shortest_ms : 0, 2 * after_ms);
    this.#forget_at_ms = now_ms + REMEMBERED_ms;
  }
}

/** Resting connections. They share one timer, because one timer for each would be too expensive. */
export class Rest<T> {
  readonly #end: (rested: readonly T[]) => void;
  /** Added in the current interval of the timer. */
  #younger: Resting<T>[] = [];
  /** Added in earlier intervals. */
  #older: Resting<T>[] = [];
  #isRunning = false;

  /** @param end called for each when its rest is over. Its socket has been read since it was added. */
  constructor(end: (rested: readonly T[]) => void) {
    this.#end = end;
  }

  /** @param until_ms the earliest end; at least the shortest rest always passes. */
  add(thing: T, until_ms: number): void {
    this.#younger.push({ thing, until_ms });
    this.#run();
  }

  /** Removes and returns a connection that would rest beyond this time. It must not be used: its rest was too short. */
  cut(beyond_ms: number): T | undefined {
    for (const resting of [this.#older, this.#younger]) {
      const at = resting.findIndex(({ until_ms }) => until_ms > beyond_ms);
      if (at >= 0) return resting.splice(at, 1)[0]?.thing;
    }
    return undefined;
  }

  #run(): void {
    if (this.#isRunning || this.#younger.length + this.#older.length === 0) return;
    this.#isRunning = true;
    // Timers run before sockets are read, and immediates after it.
    setTimeout(() => setImmediate(() => this.#endInterval()), SHORTEST_ms);
  }

  #endInterval(): void {
    const now_ms = performance.now();
    const rested: T[] = [];
    const before = this.#older;
    this.#older = this.#younger;
    this.#younger = [];
    for (const each of before) {
      if (each.until_ms <= now_ms) rested.push(each.thing);
      else this.#older.push(each);
    }
    this.#isRunning = false;
    this.#run();
    this.#end(rested);
  }
}

interface Resting<T> {
  readonly thing: T;
  readonly until_ms: number;
}

/** How long no connection is reused after unexpected bytes; each further time twice as long. */
const FIRST_PAUSE_ms = 10 * 60_000;
const LONGEST_PAUSE_ms = 24 * 60 * 60_000;

/** Whether connections to one origin may be reused. Times are by `performance.now()`. */
export class Trust {
  #pause_ms = 0;
  #until_ms = 0;

  /** Bytes have arrived that belong to no answer. @returns the length of a pause that begins now; undefined: one is running. */
  lose(now_ms: number): number | undefined {
    const isRunning = now_ms < this.#until_ms;
    if (!isRunning) this.#pause_ms = Math.min(Math.max(FIRST_PAUSE_ms, 2 * this.#pause_ms), LONGEST_PAUSE_ms);
    this.#until_ms = now_ms + this.#pause_ms;
    return isRunning ? undefined : this.#pause_ms;
  }

  /** Whether a connection may carry more than one request now. */
  isGiven(now_ms: number): boolean {
    return now_ms >= this.#until_ms;
  }
}
