/** Random ids with a prefix that says what they name. */

export interface Randomness {
  readonly random: (bytes: number) => Uint8Array;
}

/** 120 random bits in base64url behind the prefix: `key_Zm9v…`. */
export function randomId(prefix: string, { random }: Randomness): string {
  return `${prefix}_${Buffer.from(random(15)).toString('base64url')}`;
}

/**
 * An id that begins with the time, as a UUID of version 7 does. Rows that are written together then lie together in the indexes
 * of the store, and a commit writes few of their pages.
 *
 * @param now milliseconds since the epoch.
 */
export function timeOrderedId(prefix: string, { now, random }: Randomness & { readonly now: () => number }): string {
  const bytes = Buffer.allocUnsafe(15);
  bytes.writeUIntBE(now(), 0, 6);
  bytes.set(random(9), 6);
  return `${prefix}_${bytes.toString('base64url')}`;
}
