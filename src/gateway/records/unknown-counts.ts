/** Counts the requests of a thread that name no account by network and reason, until they are sent to the recorder. */
import type { UnknownCallers } from '../../ledger/requests/record.ts';
import { quarterStart_ms } from '../../lib/time/duration.ts';

/** Networks that are counted one by one in a quarter of an hour. A caller may have many, so further ones are counted together. */
const MAX_NETWORKS = 1_000;

/** The counts since `take` was last called. */
export class UnknownCounts {
  readonly #counts = new Map<string, { -readonly [K in keyof UnknownCallers]: UnknownCallers[K] }>();
  #start_ms = 0;
  /** The networks that are counted one by one in the quarter. */
  readonly #networks = new Set<string>();

  get size(): number {
    return this.#counts.size;
  }

  add(at_ms: number, from: string, error: string): void {
    const start_ms = quarterStart_ms(at_ms);
    if (start_ms > this.#start_ms) {
      this.#start_ms = start_ms;
      this.#networks.clear();
    }
    if (this.#networks.size < MAX_NETWORKS) this.#networks.add(from);
    const network = this.#networks.has(from) ? from : '';
    const name = `${network} ${error} ${start_ms}`;
    const count = this.#counts.get(name) ?? { start_ms, network, error, requests: 0, last_ms: 0 };
    count.requests += 1;
    count.last_ms = Math.max(count.last_ms, at_ms);
    this.#counts.set(name, count);
  }

  /** Takes the counts; counting begins anew. */
  take(): readonly UnknownCallers[] {
    const taken = [...this.#counts.values()];
    this.#counts.clear();
    return taken;
  }
}
