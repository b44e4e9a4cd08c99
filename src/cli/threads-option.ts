/** `--threads` of `serve`, and how many threads answer requests without it. */
import { availableParallelism } from 'node:os';
import { InvalidArgumentError } from 'commander';

const MOST_THREADS = 64;

/** Reads a number of threads, or `auto`. */
export function threadsValue(text: string): number {
  if (text === 'auto') return autoThreads();
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= MOST_THREADS) return count;
  throw new InvalidArgumentError(`Write a number from 1 to ${MOST_THREADS}, or auto.`);
}

/** Without the option. */
export function defaultThreads(): number {
  return 1;
}

/** One thread per core. Only Linux spreads connections over the threads of a port. */
function autoThreads(): number {
  return process.platform === 'linux' ? Math.min(MOST_THREADS, availableParallelism()) : 1;
}
