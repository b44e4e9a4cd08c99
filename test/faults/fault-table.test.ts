/** Runs every fault on every interface: checks the rules that hold in all cells, and writes or compares docs/explanation/faults.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { auditOk } from '../support/interfaces.ts';
import { type Bench, openBench } from './table/bench.ts';
import { brokenBodies } from './table/broken-bodies.ts';
import { callerFaults, connectionFaults } from './table/caller-faults.ts';
import type { ConnectionFault, Fault } from './table/fault.ts';
import { problemsOf } from './table/judge.ts';
import { renderPage } from './table/page.ts';
import { type Cell, cellsOf, type Outcome, Stage } from './table/play.ts';
import { upstreamFaults } from './table/upstream-faults.ts';

const page = join(import.meta.dirname, '../../docs/explanation/faults.md');
const outcomes = new Map<Cell, Outcome>();
const connecting = connectionFaults.map((fault): Fault => ({ ...fault, play: () => {} }));
const cells = cellsOf([...connecting, ...upstreamFaults, ...brokenBodies, ...callerFaults]);

t.setTimeout(600_000);

/** Cells running at a time; enough to keep a small machine busy. */
const at_once = 24;

for (const times of [undefined, 'headers', 'idle'] as const) {
  const title = times === undefined ? 'faults that end at once' : `faults that end by the ${times} time-out`;
  t.test(title, async (t) => {
    const stage = new Stage();
    const bench = await openBench(t, stage.script, { times });
    const own = cells.filter(({ fault }) => !connecting.includes(fault) && fault.times === times);
    const settle: (() => Promise<void>)[] = [];
    let next = 0;
    const work = async () => {
      for (let cell = own[next++]; cell !== undefined; cell = own[next++]) {
        const mine = cell;
        const settled = await stage.play(bench, mine);
        settle.push(async () => record(t, mine, await settled()));
      }
    };
    await Promise.all(Array.from({ length: at_once }, work));
    for (const each of settle) await each();
    await auditOk(t, bench.stack);
  });
}

for (const [index, fault] of connectionFaults.entries()) {
  t.test(`an upstream that ${fault.name}`, (t) => playConnection(t, fault, connecting[index]));
}

/** First creates the tasks to be polled, while the upstream works; then turns the fault on. */
async function playConnection(t: Test, { scheme, connect, times }: ConnectionFault, fault: Fault | undefined) {
  const stage = new Stage();
  let isArmed = false;
  const onConnection: NonNullable<Parameters<typeof openBench>[2]['server']>['onConnection'] = (socket) => {
    if (isArmed) connect?.(socket);
    return isArmed;
  };
  const bench: Bench = await openBench(t, stage.script, { times, scheme, server: { onConnection } });
  const own = cells.filter((cell) => cell.fault === fault);
  const { promise: allReady, resolve: arm } = Promise.withResolvers<void>();
  let ready = 0;
  const armed = async () => {
    ready += 1;
    if (ready === own.length) {
      await bench.server.allClosed();
      isArmed = true;
      if (connect === undefined) await bench.refuse();
      arm();
    }
    await allReady;
  };
  const settled = await Promise.all(own.map((cell) => stage.play(bench, cell, armed)));
  for (const [index, cell] of own.entries()) {
    const outcome = await settled[index]?.();
    if (outcome !== undefined) record(t, cell, outcome);
  }
  await auditOk(t, bench.stack);
}

function record(t: Test, cell: Cell, outcome: Outcome): void {
  outcomes.set(cell, outcome);
  t.same(problemsOf(cell, outcome), [], `${cell.fault.name}: ${cell.column.name}`);
}

t.test('docs/explanation/faults.md shows these outcomes', async (t) => {
  const inOrder = cells.flatMap((cell) => {
    const outcome = outcomes.get(cell);
    return outcome === undefined ? [] : [[cell, outcome] as const];
  });
  t.equal(inOrder.length, cells.length, 'every cell was played');
  const rendered = renderPage(new Map(inOrder));
  if (process.env.UPDATE === '1') writeFileSync(page, rendered);
  const hint =
    'update docs/explanation/faults.md with UPDATE=1 npm test -- test/faults/fault-table.test.ts, and review the changes';
  t.equal(readFileSync(page, 'utf8'), rendered, hint);
});
