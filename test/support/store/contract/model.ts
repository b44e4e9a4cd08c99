/** Random commands against a model of the store, audited after each. `unit/money/store-model*` plays longer runs on grouped commits. */
import type { Test } from 'tap';
import { checkAgainstModel } from '../../money/model/run.ts';
import { sample } from '../../sample.ts';
import type { OpenFresh } from '../../stores.ts';

export async function modelContract(t: Test, open: OpenFresh): Promise<void> {
  let runs = 0;
  await checkAgainstModel(
    async (clock, run) => {
      runs += 1;
      let failure: unknown;
      // Each run is a test, because a new store is closed when its test ends.
      await t.test(`run ${runs}`, async (t) => {
        const { store, again } = await open(t, clock);
        const reopen = async () => {
          await store.close();
          return again();
        };
        await run({ store, reopen, isAuditCheap: true }).catch((error: unknown) => {
          failure = error;
        });
      });
      if (failure !== undefined) throw failure;
    },
    { runs: sample(1, 4), commands: 30 },
  );
}
