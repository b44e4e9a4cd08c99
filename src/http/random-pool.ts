/** Random bytes from a pool: filling it costs one system call and not one a request. */
import { randomFillSync } from 'node:crypto';

const pool_bytes = 16 * 1024;

/** Gives that many bytes, each only once. They are a view: copy what is kept. */
export function createRandomPool(): (bytes: number) => Uint8Array {
  const pool = Buffer.alloc(pool_bytes);
  let used = pool_bytes;
  return (bytes) => {
    if (used + bytes > pool_bytes) {
      randomFillSync(pool);
      used = 0;
    }
    used += bytes;
    return pool.subarray(used - bytes, used);
  };
}
