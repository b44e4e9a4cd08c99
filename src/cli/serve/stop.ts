/** Handles the signals of a running server: which ones stop it and which are ignored. */
import type { Logger } from 'pino';
import type { Io } from '../shared/io.ts';

/** Under `npm run`, one Ctrl-C arrives twice: from the terminal and from npm. */
const ECHO_ms = 500;

/** SIGTERM comes from a supervisor, so load balancers may still send requests. SIGINT comes from a person, `abort` from a test. */
export type StopSignal = 'SIGTERM' | 'SIGINT' | 'abort';

/**
 * Resolves when `io.signal` is aborted or, if there is none, at the first SIGINT or SIGTERM, with its name.
 * A second signal ends the process at once with code 1, without waiting for callers.
 *
 * @param inProgress returns the number of requests that a second signal cuts off.
 * @param closeClient handles SIGHUP. Without it, a closing terminal ends the process; `nohup` prevents that.
 */
export function untilStopped(
  io: Io,
  log?: Logger,
  inProgress: () => number = () => 0,
  closeClient?: () => void,
): Promise<StopSignal> {
  const { signal } = io;
  return new Promise((resolve) => {
    if (signal !== undefined) {
      if (signal.aborted) resolve('abort');
      else signal.addEventListener('abort', () => resolve('abort'), { once: true });
      return;
    }
    let first_ms: number | undefined;
    const stop = (name: 'SIGTERM' | 'SIGINT') => {
      if (first_ms !== undefined && performance.now() - first_ms > ECHO_ms) {
        log?.warn({ requests: inProgress() }, 'stopping at once; requests in progress are cut off');
        process.exit(1);
      }
      first_ms ??= performance.now();
      resolve(name);
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    if (closeClient === undefined) return;
    process.on('SIGHUP', closeClient);
    process.on('SIGUSR2', () => log?.warn('SIGUSR2 is ignored; SIGHUP reloads the configuration'));
  });
}
