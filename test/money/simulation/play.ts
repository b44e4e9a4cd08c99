/**
 * Runs the simulations FIRST to LAST in a separate process until one fails; then prints its journal and the error. The
 * store is the ledger core in memory; ON=sqlite plays on files, and prints the journal of each life.
 */
import { inspect } from 'node:util';
import { openStore } from '../../../src/store/open.ts';
import { MemoryRows, openMemoryStore } from '../../support/memory-store.ts';
import { tempFolder } from '../temp-folder.ts';
import { simulatedPlan } from './config.ts';
import { createFront } from './front.ts';
import { judge } from './judge.ts';
import type { OpenStore } from './process.ts';
import { live } from './world.ts';

const [first = 1, last = first] = process.argv.slice(2).map(Number);
const { ON: engine = 'memory', JOURNALS } = process.env;
const prints = first === last || JOURNALS !== undefined;
const plan = simulatedPlan();
const front = await createFront(plan);

/** Runs one life on an empty store. */
async function onFresh(run: (open: OpenStore) => Promise<void>): Promise<void> {
  if (engine !== 'sqlite') {
    const rows = new MemoryRows();
    return run(async (now) => openMemoryStore(rows, now));
  }
  const folder = tempFolder();
  try {
    await run((now) => openStore(`sqlite:${folder.path}/store.db`, { now }));
  } finally {
    folder.remove();
  }
}

for (let seed = first; seed <= last; seed++) {
  const journal: string[] = [];
  try {
    await onFresh((open) => live(seed, { plan, front, open }, journal, judge));
    if (prints) console.log(journal.join('\n'));
  } catch (error) {
    console.log(`life ${seed} went wrong:\n${journal.join('\n')}\n${inspect(error)}`);
    console.log(`play it again with: SEED=${seed} ON=${engine} node test/money/simulation.test.ts`);
    process.exit(1);
  }
}
// A broken stream that nobody waits for any more may have a timer left.
process.exit(0);
