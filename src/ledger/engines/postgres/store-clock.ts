/**
 * The server's clock, read without asking the server each time. Changes are decided by the time of their transaction (batch.ts); this one
 * plans, and bounds what is asked for.
 */
import type pg from 'pg';
import { quickStatement } from '../../store/sql.ts';
import type { Time_ms } from '../../store/store.ts';
import { row } from './connection.ts';

/** Clocks drift by less than a millisecond in this time. */
const SAMPLE_EVERY_ms = 10_000;
/** A slower answer does not show precisely when the server read its clock. */
const SLOW_ms = 200;
/** Smaller differences are not worth a step of the clock. */
const STEP_ms = 20;
/** This machine's clock was set, or the machine was suspended, when its two clocks have run apart by more. */
const JUMP_ms = 500;

const clock = quickStatement<{ at_ms: bigint }>(
  'clock',
  'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::int8 AS at_ms',
);

/** This machine's clock, corrected by its difference from the server's. */
export class StoreClock {
  readonly #pool: pg.Pool;
  readonly #failed: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #offset_ms: number | undefined;
  /** The server's time minus the monotonic clock, which nobody sets. Before the first sample: this machine's time minus it. */
  #steadyOffset_ms = Date.now() - performance.now();
  #isSampling = false;

  /** @param failed called when the clock could not be read; the last difference stays in use. */
  constructor(pool: pg.Pool, failed: (error: unknown) => void) {
    this.#pool = pool;
    this.#failed = failed;
    this.#timer = setInterval(() => this.#sampleSoon(), SAMPLE_EVERY_ms).unref();
  }

  /** After a jump the later one of the two clocks, until the server was asked: what was suspended must notice how much time has passed. */
  readonly now = (): Time_ms => {
    const set_ms = Date.now() + (this.#offset_ms ?? 0);
    const steady_ms = performance.now() + this.#steadyOffset_ms;
    if (Math.abs(set_ms - steady_ms) < JUMP_ms) return set_ms;
    this.#sampleSoon();
    return Math.max(set_ms, Math.round(steady_ms));
  };

  #sampleSoon(): void {
    if (!this.#isSampling) void this.sample().catch(this.#failed);
  }

  /** Compares the clocks. Rejects if the server cannot be asked; then the last difference stays. */
  async sample(): Promise<void> {
    this.#isSampling = true;
    try {
      const started = performance.now();
      const answer = await row(this.#pool, clock);
      const took_ms = performance.now() - started;
      if (answer === undefined || (took_ms > SLOW_ms && this.#offset_ms !== undefined)) return;
      const server_ms = Number(answer.at_ms) + took_ms / 2;
      const offset_ms = Math.round(server_ms - Date.now());
      if (Math.abs(offset_ms - (this.#offset_ms ?? 0)) >= STEP_ms) this.#offset_ms = offset_ms;
      else this.#offset_ms ??= 0;
      this.#steadyOffset_ms = server_ms - performance.now();
    } finally {
      this.#isSampling = false;
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
