/** Repeats a change that the store refuses because other processes keep it locked, as a caller of a gateway would. */
import { StoreBusyError } from '../../../../src/store/store.ts';

export async function untilFree<T>(change: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof StoreBusyError)) throw error;
    }
  }
}
