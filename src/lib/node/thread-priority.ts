/** The priority of a thread beside those that answer callers. */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';

/** About a tenth of the CPU time of a thread with 0 that wants it too. */
const NICENESS = 10;

/** Lets the threads that answer callers go first on a busy machine. Only Linux has a priority for each thread. */
export function yieldToRequests(): void {
  try {
    if (process.platform === 'linux') setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICENESS);
  } catch {
    // Without /proc it keeps its priority.
  }
}
