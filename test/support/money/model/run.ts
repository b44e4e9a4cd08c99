/** Runs random commands on new stores and their models, until a store differs from its model. */

import type { Store } from '../../../../src/ledger/store/store.ts';
import { NANO } from '../../../../src/lib/money/amount.ts';
import fc, { shrinkingBriefly } from '../../fc.ts';
import { type Clock, makeOwner } from '../../stores.ts';
import type { Command } from './command.ts';
import { audit } from './compare.ts';
import { leaseCommands, operatorCommands } from './lease-commands.ts';
import { LedgerModel } from './ledger-model.ts';
import { repetitionCommands } from './repetition-commands.ts';
import { taskCommands } from './task-commands.ts';

/** A store that can be closed and opened again. */
export interface FreshStore {
  readonly store: Store;
  readonly reopen: () => Promise<Store>;
  /** Whether to audit after every command, and not only before each restart and at the end. */
  readonly isAuditCheap: boolean;
}

/** Runs on a durable store. @param open opens the same store each time. */
export async function withOpened(open: () => Promise<Store>, run: (fresh: FreshStore) => Promise<void>): Promise<void> {
  let store = await open();
  const reopen = async () => {
    await store.close();
    store = await open();
    return store;
  };
  try {
    await run({ store, reopen, isAuditCheap: false });
  } finally {
    await store.close();
  }
}

export interface ModelRuns {
  readonly runs: number;
  readonly commands: number;
}

/**
 * @param withFresh opens an empty store for one run and removes it when the run has ended.
 * @throws Error with the shortest sequence of moves found that shows the fault, its seed and its path. MODEL_SEED and
 *   MODEL_PATH play it again; MODEL_RUNS asks for another number of runs.
 */
export async function checkAgainstModel(
  withFresh: (clock: Clock, run: (fresh: FreshStore) => Promise<void>) => Promise<void>,
  { runs, commands }: ModelRuns,
): Promise<void> {
  const { MODEL_SEED: seed, MODEL_PATH: path, MODEL_RUNS: asked } = process.env;
  const moves = fc.commands([...taskCommands, ...repetitionCommands, ...leaseCommands, ...operatorCommands], {
    maxCommands: commands,
    size: 'max',
  });
  const run = shrinkingBriefly<Iterable<Command>>((moves) => {
    const clock: Clock = { now: 1_000_000 };
    return withFresh(clock, async ({ store, reopen, isAuditCheap }) => {
      const owners = [await makeOwner(store, 'acme', '20'), await makeOwner(store, 'other', '0')];
      const model = new LedgerModel(owners.map((owner) => owner.account));
      model.topup('account_acme', 20n * NANO, null);
      const real = { store, clock, owners, reopen, isAuditCheap };
      await fc.asyncModelRun(() => ({ model, real }), moves);
      await audit(real.store);
    });
  });
  await fc.assert(fc.asyncProperty(moves, run), {
    numRuns: asked === undefined ? runs : Number(asked),
    ...(seed === undefined ? {} : { seed: Number(seed) }),
    ...(path === undefined ? {} : { path }),
  });
}
