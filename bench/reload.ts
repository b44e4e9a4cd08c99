/**
 * Measures how long a reload blocks the event loop at once, in processor time of its thread, so that other processes do not count:
 * `node bench/reload.ts [RELOADS] [FILE]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pino from 'pino';
import { upstreamsOf } from '../src/cli/serve/private-sandbox.ts';
import { Reloader } from '../src/cli/serve/reloader.ts';
import { compileConfig } from '../src/config/compile-config.ts';
import type { Texts } from '../src/config/read/read-text.ts';
import { startGateway } from '../src/gateway/runtime/gateway.ts';
import { openStore } from '../src/ledger/open-store.ts';
import { packPlan } from '../src/plan/packed.ts';
import { watchTurns } from './load/turns.ts';

const file = resolve(process.argv[3] ?? join(import.meta.dirname, '../gateway.yaml'));
const reloads = Number(process.argv[2] ?? 10);
const env = {};
const sandbox = { url: 'http://127.0.0.1:9', secret: 'secret' };
const upstreams = upstreamsOf(sandbox);
const folder = mkdtempSync(join(tmpdir(), 'tollgate-bench-'));
const store_url = `sqlite:${join(folder, 'store.db')}`;
const store = await openStore(store_url, { writer: 'thread' });
const texts: Texts = new Map();
const { plan: compiled, files } = compileConfig(file, { env, upstreams, read: texts });
if (compiled === undefined) throw new Error('the shipped configuration has errors');
const prepare = (plan: typeof compiled) => ({ ...plan, store_url, server: { ...plan.server, port: 0 } });
const plan = prepare(compiled);
const log = pino({ level: 'error' });
const gateway = await startGateway(plan, { store, log });
const first = { plan, packed: packPlan(compiled), text_variables: [], texts };
const reloader = new Reloader({
  gateway,
  store,
  log,
  file,
  env,
  sandbox: { address: sandbox, play() {} },
  prepare,
  first,
  files,
});
console.log('reload  longest turn  second  third');
for (let round = 1; round <= reloads; round += 1) {
  const turns_ms: number[] = [];
  await watchTurns(() => reloader.reload('the benchmark'), turns_ms, cpu_ms);
  turns_ms.sort((a, b) => b - a);
  const [longest = 0, second = 0, third = 0] = turns_ms;
  const shown = [longest, second, third].map((ms) => `${ms.toFixed(1)} ms`);
  console.log([String(round).padStart(6), ...shown].join('  '));
}
await reloader.stop();
await gateway.close();
await store.close();
rmSync(folder, { recursive: true });

function cpu_ms(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e3;
}
