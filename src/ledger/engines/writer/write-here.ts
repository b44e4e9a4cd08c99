/** Commits each change by itself on the calling thread, for a command that writes once and ends. */
import type { StoreLostError } from '../../store/store.ts';
import type { WriteResult } from '../../store/writes.ts';
import type { Judge, Writer } from './group-commit.ts';
import type { Outcome, Write } from './write.ts';
import { refuseSharing } from './writer-end.ts';

/** @param commit is called for one batch at a time. */
export function writeHere(
  commit: (batch: readonly Write[]) => readonly Outcome[] | Promise<readonly Outcome[]>,
  storeFailure: Judge['storeFailure'],
  close: () => Promise<void> = async () => {},
): Writer {
  let last: Promise<unknown> = Promise.resolve();
  return {
    write(name, at_ms, ...args) {
      const mine = last.then(async () => {
        const [outcome] = await commit([{ name, at_ms, args }]);
        if (outcome?.ok !== true) throw outcome?.error;
        return outcome.value as WriteResult<typeof name>;
      });
      // The caller gets the error; the next change only waits for the end.
      last = mine.catch(() => {});
      return mine.catch((error: unknown) => {
        throw storeFailure(error);
      });
    },
    pressure: () => ({ waiting: 0, failed: { write: 0, busy: 0 } }),
    // A command ends too soon to detect a loss.
    lost: new Promise<StoreLostError>(() => {}),
    lose: () => {},
    share: refuseSharing,
    async close() {
      await last;
      await close();
    },
  };
}
