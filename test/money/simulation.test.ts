/**
 * A thousand seeded lives of a gateway, in virtual time, among faults and crashes: at the end of each, every delivery is charged
 * exactly once and nothing else is. SEED=N plays one life and prints its journal; SEEDS=N plays N of them, FROM=N on.
 */
import t from 'tap';
import { simulatedPlan } from './simulation/config.ts';
import { createFront } from './simulation/front.ts';
import { judge } from './simulation/judge.ts';
import { live } from './simulation/world.ts';
import { tempFolder } from './temp-folder.ts';

const { SEED, SEEDS = '1000', FROM = '1' } = process.env;
const first = Number(SEED ?? FROM);
const last = SEED === undefined ? first + Number(SEEDS) - 1 : first;

t.setTimeout(1_000_000);

t.test(`the lives ${first} to ${last}`, async (t) => {
  const plan = simulatedPlan();
  const front = await createFront(plan);
  for (let seed = first; seed <= last; seed++) {
    const folder = tempFolder();
    const journal: string[] = [];
    try {
      await live(seed, { plan, front, store_url: `sqlite:${folder.path}/store.db` }, journal, judge);
    } catch (error) {
      t.comment(journal.join('\n'));
      t.fail(`life ${seed}; see its journal with: SEED=${seed} node test/money/simulation.test.ts`, { found: error });
      return;
    } finally {
      folder.remove();
    }
    if (SEED !== undefined) t.comment(journal.join('\n'));
  }
  t.pass(`${last - first + 1} lives`);
});
