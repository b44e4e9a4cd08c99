/** A store with enough rows that copying it takes several steps, and a way to end a command at a chosen system call. */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fillStore } from '../../bench/stores/fill.ts';
import type { Workspace } from '../support/tollgate.ts';

const folder = mkdtempSync(join(tmpdir(), 'tollgate-filled-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
let filled: Promise<string> | undefined;

/** Gives a workspace a store with about 6 MB of ended tasks. Filling takes long, so it is done once. */
export async function fill({ dir }: Workspace): Promise<void> {
  filled ??= makeFilled();
  copyFileSync(await filled, join(dir, 'store.db'));
}

async function makeFilled(): Promise<string> {
  const path = join(folder, 'store.db');
  const shape = { times: 1, accounts: 10, keys: 10, tasks_percent: 100, leaves_open: false };
  await fillStore(path, { entries: 8_000, ...shape });
  return path;
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
