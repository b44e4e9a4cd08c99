/** Counts wrong tokens by address, so that nobody can try many. */

/** Wrong tokens of one address within a minute, before it is refused. */
const MAX_WRONG = 20;
const WINDOW_ms = 60_000;
/** The oldest are forgotten when more addresses have sent wrong tokens. */
const MAX_ADDRESSES = 10_000;

/** The counter. A right token is never refused: operators may share an address with whoever guesses. */
export interface WrongTokens {
  /**
   * Counts one. `wait_s`: the seconds to wait, if there were too many. `isNews`: whether it is logged, which is so up to the first one too
   * many of a window.
   */
  count(address: string): { readonly wait_s: number | undefined; readonly isNews: boolean };
}

/** @param now milliseconds. */
export function createWrongTokens(now: () => number): WrongTokens {
  const byAddress = new Map<string, { wrong: number; since_ms: number }>();
  return {
    count(address) {
      const now_ms = now();
      let counted = byAddress.get(address);
      if (counted === undefined || now_ms - counted.since_ms >= WINDOW_ms || now_ms < counted.since_ms) {
        counted = { wrong: 0, since_ms: now_ms };
        byAddress.delete(address);
        byAddress.set(address, counted);
        const [oldest] = byAddress.keys();
        if (byAddress.size > MAX_ADDRESSES && oldest !== undefined) byAddress.delete(oldest);
      }
      counted.wrong += 1;
      const isNews = counted.wrong <= MAX_WRONG + 1;
      if (counted.wrong <= MAX_WRONG) return { wait_s: undefined, isNews };
      return { wait_s: Math.ceil((counted.since_ms + WINDOW_ms - now_ms) / 1_000), isNews };
    },
  };
}
