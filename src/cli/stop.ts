/** How a running server is told to stop. */
import type { Io } from './io.ts';

/**
 * Resolves when `io.signal` is aborted or, without one, at the first SIGINT or SIGTERM.
 * A second signal ends the process at once: an operator who asks twice does not want to wait for callers.
 */
export function untilStopped(io: Io): Promise<void> {
  const { signal } = io;
  return new Promise((resolve) => {
    if (signal !== undefined) {
      if (signal.aborted) resolve();
      else signal.addEventListener('abort', () => resolve(), { once: true });
      return;
    }
    let asked = false;
    const stop = () => {
      if (asked) process.exit(1);
      asked = true;
      resolve();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}
