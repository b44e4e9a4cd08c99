/**
 * Decides whether connections to an origin may carry a second request. An upstream that has sent bytes after an answer may send more when
 * another caller waits on the connection, and HTTP/1.1 cannot tell them from that caller's answer.
 */

const FIRST_PAUSE_ms = 10 * 60_000;
const LONGEST_PAUSE_ms = 24 * 60 * 60_000;

/** The trust in one origin. Times are those of `performance.now()`. */
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
