/** Counts attempts by address, to limit them. */

const WINDOW_ms = 60_000;
/** The oldest are forgotten when there are more addresses. */
const MAX_ADDRESSES = 10_000;

/** Counts wrong tokens only: a right one is never refused, because operators may share an address with whoever guesses. */
export interface Attempts {
  /**
   * Counts one attempt. `wait_s`: the seconds to wait after too many. `isNews`: whether to log it; of the refused ones in a window, only
   * the first is logged.
   */
  count(address: string): { readonly wait_s: number | undefined; readonly isNews: boolean };
}

/** @param now milliseconds. @param max attempts of one address within a minute. */
export function createAttempts(now: () => number, max: number): Attempts {
  const byAddress = new Map<string, { attempts: number; since_ms: number }>();
  return {
    count(address) {
      const now_ms = now();
      let counted = byAddress.get(address);
      if (counted === undefined || now_ms - counted.since_ms >= WINDOW_ms || now_ms < counted.since_ms) {
        counted = { attempts: 0, since_ms: now_ms };
        byAddress.delete(address);
        byAddress.set(address, counted);
        const [oldest] = byAddress.keys();
        if (byAddress.size > MAX_ADDRESSES && oldest !== undefined) byAddress.delete(oldest);
      }
      counted.attempts += 1;
      const isNews = counted.attempts <= max + 1;
      if (counted.attempts <= max) return { wait_s: undefined, isNews };
      return { wait_s: Math.ceil((counted.since_ms + WINDOW_ms - now_ms) / 1_000), isNews };
    },
  };
}
