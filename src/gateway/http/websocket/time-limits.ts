/** How long a WebSocket may be silent, may be open, and may wait for an upstream that does not read. */
import { Refusal } from '../../../lib/refusal.ts';
import type { WebSocketPlan } from '../../../plan/index.ts';

/** An upstream that reads nothing for this time, or for the time `idle`, has failed. */
const STALLED_ms = 60_000;

type Rules = Pick<WebSocketPlan, 'idle_ms' | 'longest_ms'>;

interface Ends {
  readonly over: (refusal: Refusal) => void;
  readonly stalled: () => void;
}

export class TimeLimits {
  readonly #rules: Rules;
  readonly #ends: Ends;
  #idle: NodeJS.Timeout | undefined;
  #longest: NodeJS.Timeout | undefined;
  /** Runs while the upstream does not take what the caller has sent. */
  #stalled: NodeJS.Timeout | undefined;

  constructor(rules: Rules, ends: Ends) {
    this.#rules = rules;
    this.#ends = ends;
  }

  start(): void {
    const { idle_ms, longest_ms } = this.#rules;
    this.#idle = this.#after(idle_ms, `nothing was sent for ${idle_ms / 1000} s`);
    if (longest_ms !== undefined)
      this.#longest = this.#after(longest_ms, `the WebSocket was open for ${longest_ms / 1000} s, the longest time`);
  }

  /** A side has sent something. */
  sent(): void {
    this.#idle?.refresh();
  }

  /** The upstream does not take more. */
  stalls(): void {
    this.#stalled ??= setTimeout(this.#ends.stalled, Math.min(this.#rules.idle_ms, STALLED_ms));
  }

  /** The upstream has taken what waited. */
  drained(): void {
    clearTimeout(this.#stalled);
    this.#stalled = undefined;
  }

  stop(): void {
    clearTimeout(this.#idle);
    clearTimeout(this.#longest);
    clearTimeout(this.#stalled);
  }

  #after(delay_ms: number, why: string): NodeJS.Timeout {
    return setTimeout(() => this.#ends.over(new Refusal('request_timeout', why)), delay_ms);
  }
}
