/** Rows as every engine returns them, and the conversion of times. */

/** A row as an engine returns it: every integer is a bigint, also the fields named `…_ms`. */
export type Row<T> = {
  readonly [K in keyof T]: K extends `${string}_ms` ? bigint | Extract<T[K], null> : T[K];
};

/** Converts a time for the store. A JS number would be bound as REAL. */
export function bindTime(time_ms: number | null): bigint | null {
  return time_ms === null ? null : BigInt(time_ms);
}

/** Converts a stored time. */
export function readTime(time_ms: bigint | null): number | null {
  return time_ms === null ? null : Number(time_ms);
}
