/** The answers that are read on though their callers have left, so that a stop can cut them short. */

export interface Drains {
  /** @param cut ends it. @returns what to call when it has ended. */
  begin(cut: () => void): () => void;
  /** Cuts those under way, and every later one at once. */
  cutAll(): void;
}

/** An empty register. */
export function createDrains(): Drains {
  const active = new Set<() => void>();
  let stopping = false;
  return {
    begin(cut) {
      active.add(cut);
      // Not within `begin`: whoever begins one has not kept its end yet.
      if (stopping) setImmediate(cut);
      return () => active.delete(cut);
    },
    cutAll() {
      stopping = true;
      for (const cut of active) cut();
    },
  };
}
