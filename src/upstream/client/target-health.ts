/**
 * The health of one target, from the requests that went to it: a circuit breaker, and the pause that an upstream asks for with
 * retry-after. Times are milliseconds since the epoch.
 */
import type { HealthPlan } from '../../plan/index.ts';

/** The outcome of a request for its target. `none`: unknown, for example because the caller left before an answer. */
export type Shown = 'success' | 'failure' | 'none';

export interface Taken {
  /** Whether it is the probe of an open target. */
  readonly isProbe: boolean;
}

/** How long other requests wait while a probe runs. */
const PROBE_WAIT_ms = 1_000;

/** The requests and failures of one part of the window. */
interface Counts {
  requests: number;
  failures: number;
}

/** A circuit breaker. Failures in a row or a ratio of failures open it; after a pause one request probes the target. */
export class TargetHealth {
  #failures = 0;
  /** The current part of the window, and the one before it. */
  #counts: Counts = { requests: 0, failures: 0 };
  #before: Counts = { requests: 0, failures: 0 };
  #window_began_ms = 0;
  /** Undefined: closed. */
  #open_until_ms: number | undefined;
  /** The last pause; it doubles when a probe fails. */
  #pause_ms = 0;
  #isProbing = false;
  #back_off_until_ms = 0;

  /** How long the target takes no request; 0: it takes one now. */
  wait_ms(now_ms: number, { longest_ms }: HealthPlan): number {
    // A time further ahead than any pause was set before the clock was set back.
    const left = (until_ms: number) => (until_ms - now_ms > 2 * longest_ms ? 0 : Math.max(0, until_ms - now_ms));
    const wait_ms = Math.max(left(this.#back_off_until_ms), left(this.#open_until_ms ?? 0));
    return wait_ms === 0 && this.#isProbing ? PROBE_WAIT_ms : wait_ms;
  }

  /** Whether it takes requests as usual: its circuit is closed, and the upstream has not asked for a pause. */
  isUp(now_ms: number, plan: HealthPlan): boolean {
    return this.#open_until_ms === undefined && this.wait_ms(now_ms, plan) === 0;
  }

  /** Takes a request. Call it only when `wait_ms` is 0, and `end` once afterwards. */
  take(): Taken {
    const isProbe = this.#open_until_ms !== undefined;
    if (isProbe) this.#isProbing = true;
    return { isProbe };
  }

  /** @param jitter from 0 up to 1. @returns whether the target has just opened or closed. */
  end(
    { isProbe }: Taken,
    shown: Shown,
    now_ms: number,
    plan: HealthPlan,
    jitter: number,
  ): 'opened' | 'closed' | undefined {
    if (isProbe) {
      this.#isProbing = false;
      if (shown === 'failure') return this.#open(Math.min(2 * this.#pause_ms, plan.longest_ms), now_ms, jitter);
      return shown === 'success' ? this.#close() : undefined;
    }
    // A request that began before the target opened proves nothing about now.
    if (shown === 'none' || this.#open_until_ms !== undefined) return undefined;
    this.#count(shown, now_ms, plan);
    if (shown === 'success') {
      this.#failures = 0;
      return undefined;
    }
    this.#failures += 1;
    return this.#isBad(plan) ? this.#open(plan.open_ms, now_ms, jitter) : undefined;
  }

  /** The upstream asked for a pause. */
  backOff(pause_ms: number, now_ms: number): void {
    this.#back_off_until_ms = Math.max(this.#back_off_until_ms, now_ms + pause_ms);
  }

  #count(shown: 'success' | 'failure', now_ms: number, { window_ms }: HealthPlan): void {
    const age_ms = now_ms - this.#window_began_ms;
    if (age_ms >= window_ms || age_ms < 0) {
      this.#before = age_ms < 2 * window_ms ? this.#counts : { requests: 0, failures: 0 };
      this.#counts = { requests: 0, failures: 0 };
      this.#window_began_ms = now_ms;
    }
    this.#counts.requests += 1;
    if (shown === 'failure') this.#counts.failures += 1;
  }

  #isBad({ failures, ratio, requests: least }: HealthPlan): boolean {
    const requests = this.#counts.requests + this.#before.requests;
    const failed = this.#counts.failures + this.#before.failures;
    return this.#failures >= failures || (requests >= least && failed * 100 >= ratio * requests);
  }

  #open(pause_ms: number, now_ms: number, jitter: number): 'opened' {
    this.#pause_ms = pause_ms;
    // Spread, so that several gateways do not try the target at the same moment.
    this.#open_until_ms = now_ms + Math.round(pause_ms * (0.75 + jitter / 2));
    return 'opened';
  }

  #close(): 'closed' {
    this.#open_until_ms = undefined;
    this.#failures = 0;
    this.#counts = { requests: 0, failures: 0 };
    this.#before = { requests: 0, failures: 0 };
    return 'closed';
  }
}
