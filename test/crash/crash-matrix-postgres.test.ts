/** Cells of the crash matrix on PostgreSQL end as docs/explanation/crash-matrix.md says. `CELLS=all` plays all of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { PostgresServer } from '../support/postgres.ts';
import { ofToday } from '../support/sample.ts';
import { openBench } from './bench.ts';
import { runCell } from './cell.ts';
import { cells, isPlayedOnPostgres, laneOf } from './cells.ts';
import { describe, readPage } from './matrix-page.ts';
import { meteredCells, meteredLaneOf, runMeteredCell } from './metered-cell.ts';
import { root } from './processes.ts';

t.setTimeout(1_500_000);

const isAll = process.env.CELLS === 'all';
const shown = readPage(readFileSync(join(root, 'docs/explanation/crash-matrix.md'), 'utf8'));

t.test('the money is as correct as on SQLite', async (t) => {
  const server = await PostgresServer.start();
  t.teardown(() => server.remove());
  const bench = await openBench(server);
  let isSound = false;
  t.teardown(() => bench.lab.close(!isSound));
  const tasks = isAll ? cells : ofToday(cells.filter(isPlayedOnPostgres));
  const metered = meteredCells.filter(({ isStream, window }) => isAll || (!isStream && window === 'usage_counted'));
  const outcomes = await Promise.all([
    ...tasks.map(async (cell) => {
      const outcome = await runCell(cell, bench);
      t.same(outcome.problems, [], laneOf(cell));
      t.equal(describe(outcome), shown.get(cell), laneOf(cell));
      return outcome;
    }),
    ...metered.map(async (cell) => {
      const outcome = await runMeteredCell(cell, bench);
      t.same(outcome.problems, [], meteredLaneOf(cell));
      return outcome;
    }),
  ]);
  isSound = outcomes.every(({ problems }) => problems.length === 0);
  if (!isSound) t.comment(`the journal and the logs are kept in ${bench.lab.folder}`);
  // A cell whose name was misspelt would be left out.
  t.equal(cells.filter(isPlayedOnPostgres).length, 6);
  t.ok(outcomes.length > 1);
});
