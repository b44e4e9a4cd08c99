/** Caches the result of an expensive call for a short time. */

/** Calls at most once per `fresh_ms`. Callers in between share the promise, also if it rejects. */
export function reuseFor<T>(fresh_ms: number, now: () => number, ask: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined;
  let found_ms = 0;
  return () => {
    // The clock may be set back.
    if (found === undefined || Math.abs(now() - found_ms) > fresh_ms) {
      found_ms = now();
      found = ask();
    }
    return found;
  };
}
