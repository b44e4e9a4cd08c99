/**
 * Measures `tollgate audit` on a store of many entries: by step, alone, and beside a process that writes, and how much it slows that
 * process down. Run `node bench/audit.ts [--entries 1000000] [--audits 5]`.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { auditSteps } from '../src/ledger/audit/audit.ts';
import { openDatabase, snapshot } from '../src/ledger/engines/sqlite/database.ts';
import { openStore } from '../src/ledger/open-store.ts';
import { ask, burn, during, megabytes, say, sayWritten, seconds, startWriter } from './audit/beside.ts';
import type { Written } from './audit/writer.ts';
import { median } from './load/percentile.ts';
import { fillStore, type StoreShape } from './stores/fill.ts';

const { values } = parseArgs({
  options: { entries: { type: 'string', default: '1000000' }, audits: { type: 'string', default: '5' } },
});
const audits = Number(values.audits);
const entries = Number(values.entries);
const shape: StoreShape = { entries, times: 1, accounts: 1_000, keys: 1_000, tasks_percent: 70, leaves_open: true };
const folder = mkdtempSync(join(tmpdir(), 'tollgate-audit-'));
const path = join(folder, 'store.db');
try {
  const built_ms = await timed_ms(() => fillStore(path, shape));
  say('the store was built in', `${seconds(built_ms)}, ${megabytes(statSync(path).size)}`);
  await auditAlone();
  await timeSteps();
  await auditBesideWriter();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function auditAlone(): Promise<void> {
  const times_ms: number[] = [];
  for (let count = 0; count < audits; count += 1) times_ms.push(await auditOnce_ms());
  say(`audit, median of ${audits}`, listed(times_ms));
  say('peak memory of this process', megabytes(process.resourceUsage().maxRSS * 1024));
}

/** Opens a new Store each time, as the command does. */
async function auditOnce_ms(): Promise<number> {
  const store = await openStore(`sqlite:${path}`);
  try {
    return await timed_ms(async () => {
      const { ok, breaches } = await store.audit();
      if (!ok) throw new Error(`${breaches.length} breaches, the first: ${breaches[0]?.message}`);
    });
  } finally {
    await store.close();
  }
}

async function timeSteps(): Promise<void> {
  const db = await openDatabase(path);
  const taken_ms = auditSteps.map((): number[] => []);
  for (let count = 0; count < audits; count += 1) {
    snapshot(db, () =>
      auditSteps.forEach(({ find }, index) => {
        const begun_ms = performance.now();
        find(db);
        taken_ms[index]?.push(performance.now() - begun_ms);
      }),
    );
  }
  db.close();
  auditSteps.forEach(({ name }, index) => {
    say(`  ${name}`, seconds(median(taken_ms[index] ?? [])));
  });
}

/**
 * Measures the same writer alone, beside a process that only burns CPU, and beside audits. On few cores the second shows what any
 * busy process costs the writer, and the third what the audit's reads cost in addition. Audits pause between runs, as on a timer.
 */
async function auditBesideWriter(): Promise<void> {
  const writer = await startWriter(path);
  try {
    const alone: Written[] = [];
    const besideLoop: Written[] = [];
    const besideAudit: Written[] = [];
    const times_ms: number[] = [];
    for (let count = 0; count < audits; count += 1) {
      await sleep(2_000);
      alone.push(await during(writer, () => sleep(4_000)));
      besideLoop.push(await during(writer, async () => burn(4_000)));
      besideAudit.push(await during(writer, async () => void times_ms.push(await auditOnce_ms())));
    }
    await ask(writer, 'stop');
    sayWritten('a writer alone', alone);
    sayWritten('a writer beside a busy loop', besideLoop);
    sayWritten('a writer beside an audit', besideAudit);
    say(`audit beside a writer, median of ${audits}`, listed(times_ms));
    say('peak memory of this process', megabytes(process.resourceUsage().maxRSS * 1024));
  } finally {
    writer.kill();
  }
}

async function timed_ms(work: () => Promise<void>): Promise<number> {
  const begun_ms = performance.now();
  await work();
  return performance.now() - begun_ms;
}

function listed(times_ms: readonly number[]): string {
  return `${seconds(median(times_ms))} (${times_ms.map(seconds).join(', ')})`;
}
