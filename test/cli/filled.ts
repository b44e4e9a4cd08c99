/** A store with enough rows that copying it takes several steps, and a way to end a command at a chosen system call. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fillStore } from '../../bench/stores/fill.ts';
import type { Workspace } from './tollgate.ts';

/** Fills the store of a workspace with about 15 MB of ended tasks. */
export async function fill({ dir }: Workspace): Promise<void> {
  const shape = { times: 1, accounts: 10, keys: 10, tasks_percent: 100, leaves_open: false };
  await fillStore(join(dir, 'store.db'), { entries: 20_000, ...shape });
  for (const suffix of ['-wal', '-shm']) rmSync(join(dir, `store.db${suffix}`), { force: true });
}

/** The environment of a process in which a function of node:fs is replaced. @param body JavaScript; `fs` is the module. */
export function replacing({ dir }: Workspace, name: string, body: string): Readonly<Record<string, string>> {
  const preload = join(dir, `preload-${name}.mjs`);
  writeFileSync(
    preload,
    `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
    const original = fs.${name}; fs.${name} = (...args) => { ${body} }; syncBuiltinESMExports();`,
  );
  return { NODE_OPTIONS: `--import=${pathToFileURL(preload)}` };
}

/** Kills the process when it first calls that function. */
export function killedAt(space: Workspace, name: string, when = 'true'): Readonly<Record<string, string>> {
  return replacing(space, name, `if (${when}) process.kill(process.pid, 'SIGKILL'); return original(...args);`);
}
