/** How many threads answer requests without `--threads`. */
import { availableParallelism } from 'node:os';

/** Set by the builds of the program that is deployed. */
declare const DEPLOYED: true | undefined;

/** Without the option: `auto` in the program that is deployed, one thread in a checkout. */
export function defaultThreads(): number {
  return typeof DEPLOYED === 'undefined' ? 1 : autoThreads();
}

/** One writer serves all threads, and more than these keep it busy. */
const MAX_AUTO = 8;
/** The memory of a thread under load. At rest it takes about 30 MiB. */
const THREAD_bytes = 128 * 1024 ** 2;

/** One thread per core, as far as the memory of a container allows. Only Linux spreads connections over the threads of a port. */
export function autoThreads(): number {
  if (process.platform !== 'linux') return 1;
  // 0 or a huge number if nothing limits the memory.
  const fitting = Math.floor((process.constrainedMemory() || Infinity) / THREAD_bytes);
  return Math.max(1, Math.min(MAX_AUTO, availableParallelism(), fitting));
}
