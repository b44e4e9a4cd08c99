/**
 * Measures how long a page of an account with a million tasks takes, and how long it blocks the event loop at once:
 * `node bench/lists.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measurePages } from './stores/lists.ts';

const folder = mkdtempSync(join(tmpdir(), 'tollgate-bench-'));
for (const { name, cpu_ms, turns_ms } of await measurePages(folder, 1_000_000)) {
  const at = (part: number) => turns_ms[Math.floor((turns_ms.length - 1) * part)]?.toFixed(2);
  console.log(
    `${name}: ${cpu_ms.toFixed(0)} ms of CPU; a turn of the event loop takes ${at(0.5)} ms (median), ${at(1)} ms (maximum)`,
  );
}
rmSync(folder, { recursive: true });
