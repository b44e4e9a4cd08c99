/** Remembers the hashes of keys that callers use: hashing a key costs more than the rest of finding it. */

/** About 1 MB. */
const MAX_KEYS = 4_096;

/** The SHA-256 of valid keys, in hex, by the whole key. */
export interface KeyHashes {
  get(key: string): string | undefined;
  /** Only for a key that was found valid, so that guesses cannot fill the memory. */
  keep(key: string, sha256: string): void;
  forget(key: string): void;
}

/**
 * The store still decides about every request by the hash, so nothing here can be out of date. A map compares two texts only if they
 * fall into the same bucket of V8's hash table, whose seed is random and secret: time does not show how much of a guess is right.
 */
export function createKeyHashes(max = MAX_KEYS): KeyHashes {
  const hashes = new Map<string, string>();
  return {
    get: (key) => hashes.get(key),
    keep(key, sha256) {
      if (hashes.size >= max) hashes.clear();
      hashes.set(key, sha256);
    },
    forget: (key) => void hashes.delete(key),
  };
}
