/** The cells of the crash matrix end as their upstream’s journal requires. `CELLS=all` plays all of them, not only those of today. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { ofToday } from '../support/sample.ts';
import { openBench } from './bench.ts';
import { runCell } from './cell.ts';
import { type Cell, cells, isPlayed, laneOf } from './cells.ts';
import type { Outcome } from './judge.ts';
import { describe, readPage, renderPage } from './matrix-page.ts';
import { type MeteredCell, type MeteredOutcome, meteredCells, meteredLaneOf, runMeteredCell } from './metered-cell.ts';
import { root } from './processes.ts';

const page = join(root, 'docs/explanation/crash-matrix.md');

t.setTimeout(600_000);

/** Cells that wait until the lease of a killed gateway expires start first, so that the others run meanwhile. */
const waits = ({ window }: Cell) =>
  window === 'hold_durable' || window === 'target_durable' || window === 'upstream_answered';
const isUpdate = process.env.UPDATE === '1';
const isAll = isUpdate || process.env.CELLS === 'all';
const played = isAll ? cells : ofToday(cells.filter(isPlayed));
const byWait = [...played.filter(waits), ...played.filter((cell) => !waits(cell))];

t.test('the money is correct for every behaviour of the upstream and every crash of the gateway', async (t) => {
  const bench = await openBench();
  let isSound = false;
  t.teardown(() => bench.lab.close(!isSound));
  const outcomes = new Map<Cell, Outcome>();
  const meteredOutcomes = new Map<MeteredCell, MeteredOutcome>();
  const tasks = byWait.map(async (cell) => {
    const outcome = await runCell(cell, bench);
    outcomes.set(cell, outcome);
    t.same(outcome.problems, [], `${laneOf(cell)}: ${outcome.money}, ${outcome.truth}`);
    return outcome;
  });
  // Before a request uses a lease, it does not matter whether its answer is streamed.
  const differing = meteredCells.filter(({ isStream, window }) => !isStream || window !== 'lease_durable');
  const playedMetered = isAll ? meteredCells : ofToday(differing);
  const metered = playedMetered.map(async (cell) => {
    const outcome = await runMeteredCell(cell, bench);
    meteredOutcomes.set(cell, outcome);
    t.same(outcome.problems, [], `${meteredLaneOf(cell)}: ${outcome.money}, ${outcome.truth}`);
    return outcome;
  });
  const all = await Promise.all([...metered, ...tasks]);
  isSound = all.every(({ problems }) => problems.length === 0);
  if (!isSound) t.comment(`the journal, stores and logs are kept in ${bench.lab.folder}`);

  const hint =
    'write docs/explanation/crash-matrix.md with UPDATE=1 npm test -- test/crash/crash-matrix.test.ts, and read what has changed';
  const rendered = renderPage(outcomes, meteredOutcomes);
  if (isUpdate) writeFileSync(page, rendered);
  const text = readFileSync(page, 'utf8');
  if (isAll) t.equal(text, rendered, hint);
  const shown = readPage(text);
  for (const [cell, outcome] of outcomes) t.equal(shown.get(cell), describe(outcome), `${laneOf(cell)}: ${hint}`);
});
