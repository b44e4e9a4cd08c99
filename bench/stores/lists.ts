/** Measures the pages of an account with very many tasks: their CPU time, and how long they block the event loop. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../../src/ledger/open-store.ts';
import type { TaskFilter } from '../../src/ledger/store/store.ts';
import { watchTurns } from '../load/turns.ts';
import { addManyTasks } from './many-tasks.ts';

const own: TaskFilter = { account: 'acct_many', kinds: ['official_video'], visible: true, limit: 100 };

/** What one page cost. */
export interface PageCost {
  readonly name: string;
  readonly cpu_ms: number;
  /** Every turn of the event loop, the shortest first. */
  readonly turns_ms: readonly number[];
}

/** Measures pages of an account with this number of tasks. @param folder is made, for the store. */
export async function measurePages(folder: string, tasks: number): Promise<readonly PageCost[]> {
  const pages: Readonly<Record<string, TaskFilter>> = {
    'the first page': own,
    'a page in the middle': { ...own, offset: tasks / 2 },
    'a page of two kinds': { ...own, kinds: ['official_video', 'cloud_video'] },
    'a page of a status that no task has': { ...own, statuses: ['queued'] },
  };
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'store.db');
  await (await openStore(`sqlite:${path}`)).close();
  addManyTasks(path, { running: 0, unknown: 0, review: 0, succeeded: tasks });
  const store = await openStore(`sqlite:${path}`, { writer: 'thread' });
  try {
    const costs: PageCost[] = [];
    for (const [name, filter] of Object.entries(pages)) {
      await store.listTasks(filter);
      const turns_ms: number[] = [];
      const before = process.cpuUsage();
      await watchTurns(() => store.listTasks(filter), turns_ms);
      const { user, system } = process.cpuUsage(before);
      costs.push({ name, cpu_ms: (user + system) / 1e3, turns_ms: turns_ms.toSorted((a, b) => a - b) });
    }
    return costs;
  } finally {
    await store.close();
  }
}
