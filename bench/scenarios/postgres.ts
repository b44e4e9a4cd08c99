/** Measures durable creations on a real PostgreSQL server that writes to the disk: with one gateway, with three, and by the store alone. */
import { resolve } from 'node:path';
import { PostgresServer } from '../../test/support/postgres.ts';
import { ask, type Bed, benchConfig, fundedKey, startGateway, type Target, unpolled } from '../bed.ts';
import type { LoadResult } from '../load/jobs.ts';
import { cores, type ServerProcess, startProcess } from '../servers/process.ts';
import { measureHolds, openHoldStore, watchServer } from '../stores/postgres-holds.ts';
import { createVideo } from './requests.ts';
import type { Figures, Pace, Scenario } from './scenario.ts';

const CALLERS = 256;

/** One gateway, and the process that sends its part of the load. */
interface Loaded {
  readonly gateway: Target & { readonly process: ServerProcess };
  readonly loader: ServerProcess;
}

/** The store alone, in this process. */
const HOLDS: Target = { name: 'holds on one account', url: '', headers: {} };

/** By target. */
const parts = new WeakMap<Target, readonly Loaded[]>();
/** By target. */
const servers = new WeakMap<Target, PostgresServer>();

/** Creations on PostgreSQL. */
export const postgres: Scenario = {
  name: 'postgres',
  about: `durable video creations on PostgreSQL with fsync, ${CALLERS} callers; all gateways, the server and the load share the machine; no task is polled meanwhile; and holds by the store alone, in batches of 256`,
  async targets(bed, pace, cleanup) {
    const server = await PostgresServer.start({ isDurable: true });
    cleanup.defer(() => server.remove());
    const store_url = await server.database();
    const key = await fundedKey(store_url);
    const all: Loaded[] = [];
    for (const number of pace.smoke ? [1, 2] : [1, 2, 3]) all.push(await start(number, bed, store_url, key, cleanup));
    const targets = [targetOf('1 gateway', all.slice(0, 1)), targetOf(`${all.length} gateways`, all), HOLDS];
    for (const target of targets) servers.set(target, server);
    return targets;
  },
  async measure(target, _bed, pace) {
    const server = servers.get(target);
    if (server === undefined) throw new Error('a target has a server');
    if (target === HOLDS) return holds(server, pace);
    const loaded = parts.get(target) ?? [];
    const used = watchServer(server);
    const before_ms = cpu_ms(loaded);
    const results = await Promise.all(loaded.map((each) => load(each, CALLERS / loaded.length, pace)));
    const server_us = used.since_us();
    const answered = sum(results.map((result) => result.answered));
    return {
      requests_per_s: sum(results.map((result) => result.answered / result.seconds)),
      ...(answered > 0 && { cpu_us: ((cpu_ms(loaded) - before_ms) * 1000) / answered }),
      ...(answered > 0 && server_us !== undefined && { server_cpu_us: server_us / answered }),
      p50_ms: Math.max(...results.map((result) => result.p50_ms)),
      p99_ms: Math.max(...results.map((result) => result.p99_ms)),
      failed: sum(results.map((result) => result.failed)),
    } satisfies Figures;
  },
};

/** Holds in full batches, without a gateway. */
async function holds(server: PostgresServer, { duration_s }: Pace): Promise<Figures> {
  const store = await openHoldStore(await server.database());
  try {
    const { holds_per_s, process_us, server_us } = await measureHolds(store, server, duration_s);
    return { holds_per_s, cpu_us: process_us, failed: 0, ...(server_us !== undefined && { server_cpu_us: server_us }) };
  } finally {
    await store.close();
  }
}

async function start(
  number: number,
  bed: Bed,
  store_url: string,
  key: string,
  cleanup: AsyncDisposableStack,
): Promise<Loaded> {
  const config = benchConfig(bed.folder, `postgres-${number}`, unpolled);
  const gateway = await startGateway(bed.folder, bed.stub_url, key, { config, store_url, allCores: true });
  cleanup.defer(() => gateway.process.stop());
  const loader = await startProcess([resolve(import.meta.dirname, '../load/load.ts')], { core: cores?.load });
  cleanup.defer(() => loader.stop());
  return { gateway, loader };
}

/** A target for the report. It has the address of its first gateway. */
function targetOf(name: string, loaded: readonly Loaded[]): Target {
  const [first] = loaded;
  if (first === undefined) throw new Error('a target has a gateway');
  const { url, headers } = first.gateway;
  const target = { name, url, headers };
  parts.set(target, loaded);
  return target;
}

function load({ gateway, loader }: Loaded, callers: number, { duration_s }: Pace): Promise<LoadResult> {
  const { url, headers } = gateway;
  const connections = Math.round(callers);
  return ask(loader, { kind: 'closed', url, headers, connections, duration_s, requests: [createVideo] });
}

function cpu_ms(loaded: readonly Loaded[]): number {
  return sum(loaded.map(({ gateway }) => gateway.process.cpu_ms() ?? 0));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
