/** Keeps a list of the answers that are drained after their callers left, so that a shutdown can end them. */

/** The list. */
export interface Drains {
  /** Adds a drain. @param cut ends the drain. @returns a function to call when the drain has ended. */
  begin(cut: () => void): () => void;
  /** Ends all drains, and every later one at once. */
  cutAll(): void;
}

/** Creates an empty list. */
export function createDrains(): Drains {
  const active = new Set<() => void>();
  let stopping = false;
  return {
    begin(cut) {
      active.add(cut);
      // Not inside `begin`: the caller does not have the returned function yet.
      if (stopping) setImmediate(cut);
      return () => active.delete(cut);
    },
    cutAll() {
      stopping = true;
      for (const cut of active) cut();
    },
  };
}
