/**
 * Runs the simulations FIRST to LAST in a separate process until one fails; then prints its journal and the error. The
 * store is the ledger core in memory; ON=sqlite plays on files. Prints the journals of the first JOURNALS lives and of the last.
 */
import { inspect } from 'node:util';
import { compileConfig } from '../../../src/config/compile-config.ts';
import { openStore } from '../../../src/ledger/open-store.ts';
import type { Plan } from '../../../src/plan/index.ts';
import { MemoryRows, openMemoryStore } from '../../support/memory-audit.ts';
import { tempFolder } from '../../support/new-store.ts';
import { edited, shippedText } from '../../support/shipped-text.ts';
import { shippedConfig } from '../../support/stack.ts';
import { createFront } from './front.ts';
import { judge } from './judge.ts';
import { loopTurn, tick } from './timeline.ts';
import { live, type Stage } from './world.ts';

/** The upstreams that are on; a settler polls no others. */
const upstreams: readonly string[] = ['cloud', 'k', 'c', 'messages'];

/** Every upstream but cloud has two targets. c's unified endpoint creates one task per key, k's has no means, and the others list tasks. */
function simulatedPlan(): Plan {
  const kinds = '  unified_$(family):\n';
  const text = edited(
    shippedText,
    ['  $(family):\n    like: cloud\n', '$&    targets: { a: { weight: 2 }, b: {} }\n'],
    ['  messages:\n    like: generative\n', '$&    targets: { a: {}, b: {} }\n'],
    ['\neach:\n', '\neach:\n  other_family: [k, s, z, r]\n'],
    [
      kinds,
      '  unified_c: { like: unified_k, unknown_outcome: { key: idempotency-key, decides_within: 2m } }\n  unified_$(other_family):\n',
    ],
  );
  const { plan, diagnostics } = compileConfig(shippedConfig, {
    text,
    env: {},
    upstreams: (name) =>
      upstreams.includes(name) ? { url: `http://${name}.test`, secret: 'upstream-secret' } : undefined,
  });
  if (plan === undefined) throw new Error(JSON.stringify(diagnostics, null, 2));
  return plan;
}

const [first = 1, last = first] = process.argv.slice(2).map(Number);
const { ON: engine = 'memory', JOURNALS = '0' } = process.env;
const plan = simulatedPlan();
const front = await createFront(plan);

// The simulated faults make thousands of errors, whose stacks nobody reads. A life that is played alone has them.
if (first !== last) Error.stackTraceLimit = 0;

/** Runs one life on an empty store. */
async function onFresh(run: (stage: Pick<Stage, 'open' | 'turn' | 'entries'>) => Promise<void>): Promise<void> {
  if (engine !== 'sqlite') {
    const rows = new MemoryRows();
    return run({ open: async (now) => openMemoryStore(rows, now), turn: tick, entries: () => rows.entries });
  }
  const folder = tempFolder();
  try {
    await run({ open: (now) => openStore(`sqlite:${folder.path}/store.db`, { now }), turn: loopTurn });
  } finally {
    folder.remove();
  }
}

for (let seed = first; seed <= last; seed++) {
  const journal: string[] = [];
  try {
    await onFresh((stage) => live(seed, { plan, front, ...stage }, journal, judge));
    if (seed < first + Number(JOURNALS) || seed === last) console.log(`life ${seed}\n${journal.join('\n')}`);
    // Let work that waits for a turn of the event loop end before the next life.
    await new Promise(setImmediate);
  } catch (error) {
    console.log(`life ${seed} went wrong:\n${journal.join('\n')}\n${inspect(error)}`);
    console.log(`play it again with: SEED=${seed} ON=${engine} node test/money/simulation.test.ts`);
    process.exit(1);
  }
}
// A request that the simulation never answers may have left a real timer.
process.exit(0);
