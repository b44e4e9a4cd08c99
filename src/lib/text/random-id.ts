/** Creates random ids with a prefix for the kind of object. */

export interface Randomness {
  readonly random: (bytes: number) => Uint8Array;
}

/** The prefix and 120 random bits in base64url: `key_Zm9v…`. */
export function randomId(prefix: string, { random }: Randomness): string {
  return `${prefix}_${Buffer.from(random(15)).toString('base64url')}`;
}

/**
 * An id that begins with the time, like a UUID of version 7. Rows written together are then adjacent in the indexes of the store,
 * so a commit writes fewer index pages.
 *
 * @param now milliseconds since the epoch.
 */
export function timeOrderedId(prefix: string, { now, random }: Randomness & { readonly now: () => number }): string {
  const bytes = Buffer.allocUnsafe(15);
  bytes.writeUIntBE(now(), 0, 6);
  bytes.set(random(9), 6);
  return `${prefix}_${bytes.toString('base64url')}`;
}

/** The id of a request, which begins with the time too: an index of charges by request then grows at its end. */
export function requestId({ now, random }: Randomness & { readonly now: () => number }): string {
  // As many bytes as `randomId` takes, so that the seeds of simulations still play the same lives.
  const bytes = Buffer.from(random(15));
  bytes.writeUIntBE(now(), 0, 6);
  return `req_${bytes.toString('base64url')}`;
}
