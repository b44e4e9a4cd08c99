/** Records the requests that the sandbox receives: the last 10,000, with at most 64 MiB of bodies. */
import { isUtf8 } from 'node:buffer';
import type { SandboxUpstream } from './exchange.ts';

/** How the answer to a request ended. `hung`: left open on purpose; `caller-left`: the caller closed the connection first. */
export type Outcome = 'pending' | 'answered' | 'cut' | 'reset' | 'hung' | 'caller-left';

/** One request. Times are Unix milliseconds; `path` begins after the upstream's prefix; `query` has no `?`. */
export interface JournalEntry {
  readonly seq: number;
  readonly at_ms: number;
  /** Null for the sandbox's own pages: media and the liveness page. */
  readonly upstream: SandboxUpstream | null;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly encoding: 'utf8' | 'base64';
  /** The status sent; null if none was sent. */
  status: number | null;
  outcome: Outcome;
  /** The number of pieces of a stream that were written. */
  pieces: number;
}

/** The parts of an entry that are known when the request arrives. */
export type Arrival = Pick<JournalEntry, 'at_ms' | 'upstream' | 'method' | 'path' | 'query' | 'headers'> & {
  readonly raw: Buffer;
};

/** A limited list of requests, oldest first; the oldest are dropped. */
export class Journal {
  #entries: JournalEntry[] = [];
  #bytes = 0;
  #seq = 0;
  readonly #maxEntries: number;
  readonly #maxBytes: number;

  constructor(maxEntries = 10_000, maxBytes = 64 * 1024 * 1024) {
    this.#maxEntries = maxEntries;
    this.#maxBytes = maxBytes;
  }

  /** Records a request and returns its entry, which the sender completes with status and outcome. */
  record({ raw, ...arrival }: Arrival): JournalEntry {
    const encoding = isUtf8(raw) ? 'utf8' : 'base64';
    this.#seq += 1;
    const entry: JournalEntry = {
      seq: this.#seq,
      ...arrival,
      body: raw.toString(encoding),
      encoding,
      status: null,
      outcome: 'pending',
      pieces: 0,
    };
    this.#entries.push(entry);
    this.#bytes += entry.body.length;
    // Keep the newest entry even if it alone exceeds the limit: the test that sent it will read it.
    while (this.#entries.length > 1 && (this.#entries.length > this.#maxEntries || this.#bytes > this.#maxBytes))
      this.#bytes -= this.#entries.shift()?.body.length ?? 0;
    return entry;
  }

  /** The entries, oldest first. */
  entries(): readonly JournalEntry[] {
    return this.#entries;
  }

  /** Removes every entry; `seq` continues. */
  clear(): void {
    this.#entries = [];
    this.#bytes = 0;
  }
}
