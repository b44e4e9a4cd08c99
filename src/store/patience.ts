/** Bounds how long a request waits for a change, for example while it is unknown whether a lost server has committed it. */
import { StoreBusyError } from './store-errors.ts';

/** Longer than a restart of the server, and than most waits for a lock. */
const PATIENCE_ms = 10_000;

/**
 * The result of a change of the store, if it comes soon. The change itself goes on, because it may be committed.
 *
 * @param late undoes a change whose result comes too late.
 * @throws StoreBusyError if it does not come soon.
 */
export async function soon<T>(change: Promise<T>, late?: (result: T) => unknown): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    reject(new StoreBusyError('the store does not answer; try again in a moment'));
  }, PATIENCE_ms);
  void change.then((result) => isLate && late?.(result)).catch(() => {});
  try {
    return await Promise.race([change, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
