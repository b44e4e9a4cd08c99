/**
 * Measures what a scrape of the metrics costs on a store of a million tasks, and how long it blocks the event loop at once:
 * `node bench/gauges.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../src/ledger/open-store.ts';
import { watchTurns } from './load/turns.ts';
import { addManyTasks, type ManyTasks } from './stores/many-tasks.ts';

const shapes: Readonly<Record<string, ManyTasks>> = {
  'a million tasks, 10,000 of them open': { running: 9_000, unknown: 500, review: 500, succeeded: 990_000 },
  'a million tasks, all of them open': { running: 900_000, unknown: 50_000, review: 50_000, succeeded: 0 },
};
const scrapes = 10;

for (const [name, tasks] of Object.entries(shapes)) {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-bench-'));
  const path = join(folder, 'store.db');
  await (await openStore(`sqlite:${path}`)).close();
  addManyTasks(path, tasks, 100_000);
  const store = await openStore(`sqlite:${path}`, { writer: 'thread' });
  const turns_ms: number[] = [];
  const before = process.cpuUsage();
  for (let scrape = 0; scrape < scrapes; scrape += 1) await watchTurns(() => store.gauges(0n, ['c']), turns_ms);
  const { user, system } = process.cpuUsage(before);
  turns_ms.sort((a, b) => a - b);
  const at = (part: number) => turns_ms[Math.floor((turns_ms.length - 1) * part)]?.toFixed(2);
  console.log(`${name}, 100,000 accounts:`);
  console.log(`  a turn of the event loop takes ${at(0.5)} ms (median), ${at(0.99)} ms (99 %), ${at(1)} ms (maximum)`);
  console.log(
    `  a scrape costs ${((user + system) / 1e3 / scrapes).toFixed(0)} ms of CPU in ${turns_ms.length / scrapes} turns`,
  );
  await store.close();
  rmSync(folder, { recursive: true });
}
