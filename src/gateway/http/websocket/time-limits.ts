/** How long a WebSocket may be silent, and how long it may be open. */
import { Refusal } from '../../../lib/refusal.ts';
import type { WebSocketPlan } from '../../../plan/index.ts';

export class TimeLimits {
  readonly #rules: Pick<WebSocketPlan, 'idle_ms' | 'longest_ms'>;
  readonly #end: (refusal: Refusal) => void;
  #idle: NodeJS.Timeout | undefined;
  #longest: NodeJS.Timeout | undefined;

  constructor(rules: Pick<WebSocketPlan, 'idle_ms' | 'longest_ms'>, end: (refusal: Refusal) => void) {
    this.#rules = rules;
    this.#end = end;
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

  stop(): void {
    clearTimeout(this.#idle);
    clearTimeout(this.#longest);
  }

  #after(delay_ms: number, why: string): NodeJS.Timeout {
    return setTimeout(() => this.#end(new Refusal('request_timeout', why)), delay_ms);
  }
}
