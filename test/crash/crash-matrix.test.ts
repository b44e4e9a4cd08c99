import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { type Outcome, openBench, runCell } from './cell.ts';
import { type Cell, cells, laneOf } from './cells.ts';
import { renderPage } from './matrix-page.ts';
import { root } from './processes.ts';

const page = join(root, 'docs/crash-matrix.md');

t.setTimeout(600_000);

t.test('whatever the upstream does and wherever the gateway dies, the money is right', async (t) => {
  const bench = await openBench();
  t.teardown(() => bench.lab.close(!t.passing()));
  const outcomes = new Map<Cell, Outcome>();
  // Those that must sit out a dead gateway's lease begin, so that the others run meanwhile.
  const waits = (cell: Cell) => cell.window === 'hold_durable' || cell.window === 'upstream_answered';
  const order = [...cells.filter(waits), ...cells.filter((cell) => !waits(cell))];
  await Promise.all(
    order.map(async (cell) => {
      const outcome = await runCell(cell, bench);
      outcomes.set(cell, outcome);
      t.same(outcome.problems, [], `${laneOf(cell)}: ${outcome.money}, ${outcome.truth}`);
    }),
  );
  if (!t.passing()) t.comment(`the journal, stores and logs are kept in ${bench.lab.folder}`);

  const rendered = renderPage(outcomes);
  if (process.env.UPDATE === '1') writeFileSync(page, rendered);
  const hint =
    'write docs/crash-matrix.md with UPDATE=1 node test/crash/crash-matrix.test.ts, and read what has changed';
  t.equal(readFileSync(page, 'utf8'), rendered, hint);
});
