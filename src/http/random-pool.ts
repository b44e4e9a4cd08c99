/** Random bytes from a pool, so that one system call serves many requests. */
import { randomFillSync } from 'node:crypto';

const POOL_bytes = 16 * 1024;

/** The returned function never returns a byte twice. Its result is a view of the pool: copy it to keep it. */
export function createRandomPool(): (bytes: number) => Uint8Array {
  const pool = Buffer.alloc(POOL_bytes);
  let used = POOL_bytes;
  return (bytes) => {
    if (used + bytes > POOL_bytes) {
      randomFillSync(pool);
      used = 0;
    }
    used += bytes;
    return pool.subarray(used - bytes, used);
  };
}
