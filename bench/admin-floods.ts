/**
 * Floods the administration in each way beside callers who pay, and compares how long they wait with the same flood of an empty server.
 * `node bench/admin-floods.ts [--pairs 4] [--only WAY] [--smoke]`. The wanted ratio of the 99th percentiles is at most 2.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.ts';
import { prepareToken } from '../src/cli/serve/demo.ts';
import { openStore } from '../src/ledger/open-store.ts';
import { ask, benchConfig, built, fundedKey, startGateway } from './bed.ts';
import { WAYS } from './load/flood.ts';
import { median } from './load/percentile.ts';
import { message } from './scenarios/requests.ts';
import { startProcess } from './servers/process.ts';

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '4' }, only: { type: 'string' }, smoke: { type: 'boolean' } },
});
const isSmoke = values.smoke === true;
const pairs = isSmoke ? 1 : Number(values.pairs);
const duration_s = isSmoke ? 1 : 5;
const BEGIN_ms = isSmoke ? 100 : 500;
const WANTED = 2;

await using cleanup = new AsyncDisposableStack();
const folder = mkdtempSync(join(tmpdir(), 'tollgate-floods-'));
cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
const start = async (file: string, args: readonly string[] = []) => {
  const started = await startProcess([resolve(import.meta.dirname, file), ...args], { inSession: true });
  cleanup.defer(() => started.stop());
  return started;
};
await build(built);
const store_url = `sqlite:${join(folder, 'floods.db')}`;
const key = await fundedKey(store_url);
const store = await openStore(store_url);
const token = await prepareToken(store);
await store.close();
const [stub, loader, empty] = [
  await start('servers/stub.ts'),
  await start('load/load.ts'),
  await start('servers/empty.ts'),
];
const config = benchConfig(folder, 'floods', (text) => `${text}\nadmin: { listen: '127.0.0.1:0' }\n`);
const gateway = await startGateway(folder, stub.firstLine, key, { config, store_url, allCores: true });
cleanup.defer(() => gateway.process.stop());
const admin_url = gateway.admin_url ?? '';

async function callers(): Promise<{ readonly p50_ms: number; readonly p99_ms: number }> {
  const job = {
    kind: 'one',
    url: gateway.url,
    headers: gateway.headers,
    callers: 8,
    pause_ms: 20,
    duration_s,
  } as const;
  const { p50_ms, p99_ms, failed } = await ask(loader, { ...job, request: message });
  if (failed > 0) throw new Error(`${failed} requests of callers failed`);
  return { p50_ms, p99_ms };
}

/** How long callers wait beside a flood. */
async function beside(way: string, url: string) {
  const flood = await startProcess([resolve(import.meta.dirname, 'load/flood.ts'), way, url, token], {
    inSession: true,
  });
  await setTimeout(BEGIN_ms);
  const waited = await callers();
  await flood.stop('SIGKILL');
  await setTimeout(BEGIN_ms);
  return waited;
}

await callers();
const alone = await callers();
console.log(`alone: p50 ${alone.p50_ms.toFixed(1)} ms, p99 ${alone.p99_ms.toFixed(1)} ms\n`);
console.log('| flood | p99 beside the empty server, ms | p99 beside the administration, ms | ratio | memory, MiB |');
console.log('|---|---:|---:|---:|---:|');
let isWorse = false;
for (const way of Object.keys(WAYS).filter((each) => values.only === undefined || each === values.only)) {
  const found: { readonly at_empty: number; readonly at_admin: number }[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    // The first of a pair may be favoured, so they swap.
    const first = pair % 2 === 0 ? undefined : await beside(way, admin_url);
    const { p99_ms: at_empty } = await beside(way, empty.firstLine);
    found.push({ at_empty, at_admin: (first ?? (await beside(way, admin_url))).p99_ms });
  }
  const ratio = median(found.map(({ at_empty, at_admin }) => at_admin / at_empty));
  isWorse ||= ratio > WANTED;
  const cell = (place: 'at_empty' | 'at_admin') => median(found.map((each) => each[place])).toFixed(1);
  const memory_mib = ((gateway.process.memory_bytes() ?? 0) / 1024 / 1024).toFixed(0);
  console.log(`| ${way} | ${cell('at_empty')} | ${cell('at_admin')} | ${ratio.toFixed(2)} | ${memory_mib} |`);
}
if (isWorse && !isSmoke) process.exitCode = 1;
