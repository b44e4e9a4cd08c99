/** Bounds how long a request waits for a change, for example while it is unknown whether a lost server has committed it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StoreBusyError, StoreLostError } from './store-errors.ts';

/** Longer than a restart of the server, and than most waits for a lock. */
const PATIENCE_ms = 10_000;
/** The pause before a change that came too late is undone once more. */
const UNDO_RETRY_ms = 1_000;

/**
 * The result of a change of the store, if it comes soon. The change itself continues, because it may be committed. If it fails after that,
 * the failure is logged.
 *
 * @param undo undoes a change whose result comes too late. It is tried until it succeeds or the store is lost.
 * @throws StoreBusyError if it does not come soon.
 */
export function withTimeout<T>(
  change: Promise<T>,
  { log }: { readonly log: Logger },
  undo?: (result: T) => unknown,
): Promise<T> {
  return ifSoon(change, () => {
    change.then(
      (result) => undo && undoLate(() => undo(result), log),
      (error: unknown) => log.warn({ err: error }, 'a change of the store failed after its request was answered'),
    );
  });
}

/** Like `withTimeout`, for a record that `logUntilStored` watches, which logs its failure. */
export function recordWithTimeout<T>(record: Promise<T>): Promise<T> {
  return ifSoon(record, () => record.catch(() => {}));
}

/** @param late called if the result does not come soon. */
async function ifSoon<T>(change: Promise<T>, late: () => void): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new StoreBusyError('the store does not answer; try again in a moment'));
    late();
  }, PATIENCE_ms);
  try {
    return await Promise.race([change, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Never rejects. */
async function undoLate(undo: () => unknown, log: Logger): Promise<void> {
  for (;;) {
    try {
      await undo();
      return;
    } catch (error) {
      if (error instanceof StoreLostError) {
        log.error(
          { err: error },
          'a change that was stored after its request was refused could not be undone: the store is lost',
        );
        return;
      }
      log.error(
        { err: error },
        'a change that was stored after its request was refused could not be undone; trying again',
      );
    }
    await sleep(UNDO_RETRY_ms, undefined, { ref: false });
  }
}

/** What the log says of a record. */
export interface RecordWords<T> {
  /** Everything that is needed to repeat the record by hand. */
  readonly about: Readonly<Record<string, unknown>>;
  /** The operator's remedy if the record is lost. */
  readonly remedy: string;
  /** Why the store has changed nothing, and what to do next; undefined: it has stored the record. */
  readonly unchanged: (result: T) => Unchanged | undefined;
}

export interface Unchanged {
  /** What the store has instead. */
  readonly found: string;
  readonly next: string;
}

/**
 * Waits until the store has taken a record of what has already happened. Logs the record if that takes longer than `after_ms`, if it
 * fails, because it would be lost with the process, and if the store has decided otherwise.
 */
export async function logUntilStored<T>(
  record: Promise<T>,
  { about, remedy, unchanged }: RecordWords<T>,
  after_ms: number,
  log: Logger,
): Promise<T> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    const next = `nothing, unless the gateway ends before it logs that this is stored; then ${remedy}`;
    log.error({ ...about, next }, 'a record could not be stored; it waits in memory');
  }, after_ms).unref();
  try {
    const result = await record;
    const instead = unchanged(result);
    if (instead !== undefined) log.warn({ ...about, ...instead }, 'a record changed nothing: the store has another');
    else if (isLate) log.warn(about, 'a record that waited in memory is stored');
    return result;
  } catch (error) {
    // Not as `err`, because the log leaves out repeated failures of the store, and each of these lines has its own id.
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ ...about, reason, next: remedy }, 'a record may be lost: the store did not confirm it');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
