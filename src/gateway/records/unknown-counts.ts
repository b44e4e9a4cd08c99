/** Counts the requests of a thread that name no account by network and reason, until they are sent to the recorder. */
import { QUARTER_ms, type UnknownCallers } from '../../ledger/requests/record.ts';

/** Networks of a quarter of an hour that are counted one by one. A caller may have many: the others are counted together. */
const MAX_NETWORKS = 1_000;

/** The counts since they were taken last. */
export class UnknownCounts {
  readonly #counts = new Map<string, { -readonly [K in keyof UnknownCallers]: UnknownCallers[K] }>();
  #start_ms = 0;
  /** Those of the quarter. */
  readonly #networks = new Set<string>();

  get size(): number {
    return this.#counts.size;
  }

  add(at_ms: number, from: string, error: string): void {
    const start_ms = at_ms - (at_ms % QUARTER_ms);
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
