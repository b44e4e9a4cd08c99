/** The server's clock. Gateways on several machines stamp rows with it, because their own clocks may differ by minutes. */
import type pg from 'pg';
import { quickStatement } from '../../store/sql.ts';
import type { Time_ms } from '../../store/store.ts';
import { row } from './connection.ts';

const SAMPLE_EVERY_ms = 10_000;
/** A slower answer says little about the moment at which the server read its clock. */
const SLOW_ms = 200;
/** Smaller differences are not worth a step of the clock. */
const STEP_ms = 20;

const clock = quickStatement<{ at_ms: bigint }>(
  'clock',
  'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::int8 AS at_ms',
);

/** This machine's clock, corrected by its difference from the server's. */
export class StoreClock {
  readonly #pool: pg.Pool;
  #offset_ms: number | undefined;
  readonly #timer: NodeJS.Timeout;

  /** @param failed called when the clock could not be read; the last difference stays in use. */
  constructor(pool: pg.Pool, failed: (error: unknown) => void) {
    this.#pool = pool;
    this.#timer = setInterval(() => void this.sample().catch(failed), SAMPLE_EVERY_ms).unref();
  }

  readonly now = (): Time_ms => Date.now() + (this.#offset_ms ?? 0);

  /** Compares the clocks. Rejects if the server cannot be asked; then the last difference stays. */
  async sample(): Promise<void> {
    const started = performance.now();
    const answer = await row(this.#pool, clock);
    const took_ms = performance.now() - started;
    if (answer === undefined || (took_ms > SLOW_ms && this.#offset_ms !== undefined)) return;
    const offset_ms = Math.round(Number(answer.at_ms) + took_ms / 2 - Date.now());
    if (Math.abs(offset_ms - (this.#offset_ms ?? 0)) >= STEP_ms) this.#offset_ms = offset_ms;
    else this.#offset_ms ??= 0;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
