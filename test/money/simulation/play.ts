/** Plays a range of lives, FIRST to LAST, in a process of its own, until one fails; then prints its journal and what was wrong. */
import { inspect } from 'node:util';
import { tempFolder } from '../temp-folder.ts';
import { simulatedPlan } from './config.ts';
import { createFront } from './front.ts';
import { judge } from './judge.ts';
import { live } from './world.ts';

const [first = 1, last = first] = process.argv.slice(2).map(Number);
const alone = first === last;
const plan = simulatedPlan();
const front = await createFront(plan);

for (let seed = first; seed <= last; seed++) {
  const folder = tempFolder();
  const journal: string[] = [];
  try {
    await live(seed, { plan, front, store_url: `sqlite:${folder.path}/store.db` }, journal, judge);
    if (alone) console.log(journal.join('\n'));
  } catch (error) {
    console.log(`life ${seed} went wrong:\n${journal.join('\n')}\n${inspect(error)}`);
    console.log(`play it again with: SEED=${seed} node test/money/simulation.test.ts`);
    process.exit(1);
  } finally {
    folder.remove();
  }
}
// A broken stream that nobody waits for any more may have a timer left.
process.exit(0);
