/**
 * Measures `tollgate backup` of a store of many tasks beside a process that writes, and how much it slows that process down. Run
 * `node bench/backup.ts [--tasks 1000000] [--backups 3] [--store FILE]`; the file is made if it does not exist, and kept.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ask, burn, during, megabytes, say, sayWritten, seconds, startWriter } from './audit/beside.ts';
import type { Written } from './audit/writer.ts';
import { fillStore } from './stores/fill.ts';

const { values } = parseArgs({
  options: {
    tasks: { type: 'string', default: '1000000' },
    backups: { type: 'string', default: '3' },
    store: { type: 'string' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'tollgate-backup-'));
const path = resolve(values.store ?? join(folder, 'store.db'));
const file = join(folder, 'backup.db');
try {
  const shape = { times: 1, accounts: 1_000, keys: 1_000, tasks_percent: 100, leaves_open: true };
  if (!existsSync(path)) await fillStore(path, { entries: 2 * Number(values.tasks), ...shape });
  say('the store has', megabytes(statSync(path).size));
  const writer = await startWriter(path);
  try {
    const [alone, besideLoop, besideBackup, times_ms]: [Written[], Written[], Written[], number[]] = [[], [], [], []];
    for (let count = 0; count < Number(values.backups); count += 1) {
      await sleep(2_000);
      alone.push(await during(writer, () => sleep(10_000)));
      besideLoop.push(await during(writer, async () => burn(10_000)));
      besideBackup.push(await during(writer, async () => void times_ms.push(await backup_ms())));
    }
    await ask(writer, 'stop');
    sayWritten('a writer alone', alone);
    sayWritten('a writer beside a busy loop', besideLoop);
    sayWritten('a writer beside a backup', besideBackup);
    say('backups beside a writer', times_ms.map(seconds).join(', '));
  } finally {
    writer.kill();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Runs the command, which copies and audits. */
async function backup_ms(): Promise<number> {
  const begun_ms = performance.now();
  const main = join(import.meta.dirname, '../src/main.ts');
  const child = spawn(process.execPath, [main, 'backup', file, '--force', '--store', `sqlite:${path}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code]: unknown[] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the backup ended with ${String(code)}`);
  return performance.now() - begun_ms;
}
