/**
 * Measures how long a page of an account with a million tasks takes, and how long it blocks the event loop at once:
 * `node bench/lists.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../src/store/open.ts';
import type { TaskFilter } from '../src/store/store.ts';
import { watchTurns } from './load/turns.ts';
import { addManyTasks } from './stores/many-tasks.ts';

const own: TaskFilter = { account: 'acct_many', kinds: ['official_video'], visible: true, limit: 100 };
const pages: Readonly<Record<string, TaskFilter>> = {
  'the first page': own,
  'a page in the middle': { ...own, offset: 500_000 },
  'a page of two kinds': { ...own, kinds: ['official_video', 'cloud_video'] },
  'a page of a status that no task has': { ...own, statuses: ['queued'] },
};
const folder = mkdtempSync(join(tmpdir(), 'tollgate-bench-'));
const path = join(folder, 'store.db');
await (await openStore(`sqlite:${path}`)).close();
addManyTasks(path, { running: 0, unknown: 0, review: 0, succeeded: 1_000_000 });
const store = await openStore(`sqlite:${path}`, { writer: 'thread' });
for (const [name, filter] of Object.entries(pages)) {
  await store.listTasks(filter);
  const turns_ms: number[] = [];
  const before = process.cpuUsage();
  await watchTurns(() => store.listTasks(filter), turns_ms);
  const { user, system } = process.cpuUsage(before);
  turns_ms.sort((one, other) => one - other);
  const at = (part: number) => turns_ms[Math.floor((turns_ms.length - 1) * part)]?.toFixed(2);
  console.log(
    `${name}: ${((user + system) / 1e3).toFixed(0)} ms of CPU; a turn of the event loop takes ${at(0.5)} ms (median), ${at(1)} ms (maximum)`,
  );
}
await store.close();
rmSync(folder, { recursive: true });
