/** How a running server is told to stop, and by which signal it is not. */
import type { Logger } from 'pino';
import type { Io } from './io.ts';

/** One Ctrl-C arrives twice under `npm run`: from the terminal, and passed on by npm. */
const echo_ms = 500;

/**
 * Resolves when `io.signal` is aborted or, without one, at the first SIGINT or SIGTERM.
 * A second signal ends the process at once: an operator who asks twice does not want to wait for callers.
 *
 * @param underWay counts the requests that such an end cuts.
 */
export function untilStopped(io: Io, log?: Logger, underWay: () => number = () => 0): Promise<void> {
  const { signal } = io;
  return new Promise((resolve) => {
    if (signal !== undefined) {
      if (signal.aborted) resolve();
      else signal.addEventListener('abort', () => resolve(), { once: true });
      return;
    }
    let asked_ms: number | undefined;
    const stop = () => {
      if (asked_ms !== undefined && performance.now() - asked_ms > echo_ms) {
        log?.warn({ requests: underWay() }, 'stopping at once; requests under way are cut');
        process.exit(1);
      }
      asked_ms ??= performance.now();
      resolve();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    // A terminal that closes sends it too; without a listener it would kill every request under way.
    process.on('SIGHUP', () =>
      log?.warn('SIGHUP: the configuration is read at the start only; restart to load a new one'),
    );
  });
}
