/** Measures holds on one account through the Store on PostgreSQL, in full batches: the CPU time of this process by part, and of the server. */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { NANO } from '../../src/lang/amount.ts';
import { timeOrderedId } from '../../src/lang/random-id.ts';
import { openStore } from '../../src/store/open.ts';
import type { NewTask, Store } from '../../src/store/store.ts';
import type { PostgresServer } from '../../test/support/postgres.ts';

/** What one hold costs. */
export interface HoldCost {
  readonly holds_per_s: number;
  /** CPU time of this process: the thread that asks and the thread that writes. */
  readonly process_us: number;
  /** CPU time of the server's processes; undefined on a system without /proc. */
  readonly server_us: number | undefined;
  /** What the server wrote to its log. */
  readonly wal_bytes: number;
}

/** As many as the writer commits at once. */
const BATCH = 256;
const ACCOUNT = 'acct_holds';
const KEY = 'key_holds';

/** Opens a store with an account that can pay every hold. */
export async function openHoldStore(url: string, open = openStore): Promise<Store> {
  const store = await open(url, { writer: 'thread' });
  if ((await store.findAccount(ACCOUNT)) === undefined) {
    await store.createAccount({ id: ACCOUNT, name: 'holds', price_factor_nano: NANO });
    const settings = { name: null, models: null, price_factor_nano: null, expires_at_ms: null };
    await store.createKey({ id: KEY, sha256: '00'.repeat(32), prefix: 'tg_holds', account: ACCOUNT, ...settings });
    await store.topup(ACCOUNT, 1_000_000_000n * NANO, 'holds');
  }
  return store;
}

/** Takes holds for so long. Two batches wait at any time, which keeps the writer busy. */
export async function measureHolds(store: Store, server: PostgresServer, duration_s: number): Promise<HoldCost> {
  await take(store, duration_s / 4);
  const before = await used(server);
  const since_ms = performance.now();
  const holds = await take(store, duration_s);
  const took_s = (performance.now() - since_ms) / 1000;
  const after = await used(server);
  const { server_us: begun_us } = before;
  const server_us = after.server_us === undefined || begun_us === undefined ? undefined : after.server_us - begun_us;
  return {
    holds_per_s: holds / took_s,
    process_us: (after.process_us - before.process_us) / holds,
    server_us: server_us && server_us / holds,
    wal_bytes: (after.wal_bytes - before.wal_bytes) / holds,
  };
}

async function take(store: Store, duration_s: number): Promise<number> {
  const until_ms = performance.now() + duration_s * 1000;
  let taken = 0;
  const batches = Array.from({ length: 2 }, async () => {
    while (performance.now() < until_ms) {
      const results = await Promise.all(Array.from({ length: BATCH }, (_, at) => store.openTask(newTask(at), {})));
      if (results.some(({ ok }) => !ok)) throw new Error('a hold was refused');
      taken += BATCH;
    }
  });
  await Promise.all(batches);
  return taken;
}

function newTask(at: number): NewTask {
  const at_ms = Date.now();
  // Callers of one account send similar requests, but not the same.
  const seconds = 4 + (at % 9);
  const tokens = BigInt(seconds) * 21_780n;
  return {
    id: timeOrderedId('task', { now: Date.now, random: randomBytes }),
    account: ACCOUNT,
    key: KEY,
    upstream: 'official',
    target: 'default',
    kind: 'official_video',
    route: 'official.create',
    model: 'vidgen-2.0',
    price: 'official',
    unit: 'token',
    price_nano: 46n * NANO,
    divisor: 1_000_000n,
    price_factor_nano: NANO,
    facts: { resolution: '720p', duration: String(seconds), ratio: '16:9', references: '0' },
    hold_units_nano: tokens * NANO,
    hold_nano: (tokens * 46n * NANO) / 1_000_000n,
    hold_memo: `${tokens} token × 46.00 / 1000000`,
    otherwise_units_nano: 0n,
    dispatch_deadline_ms: at_ms + 120_000,
    deadline_at_ms: at_ms + 172_800_000,
  };
}

async function used(server: PostgresServer) {
  const [found] = await server.query<{ wal: string }>(
    "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text AS wal",
  );
  const { user, system } = process.cpuUsage();
  return { process_us: user + system, server_us: serverCpu_us(server), wal_bytes: Number(found?.wal) };
}

/** CPU time so far of the server's running processes; undefined on a system without /proc. See proc(5). */
export function serverCpu_us({ pid }: PostgresServer): number | undefined {
  try {
    const all = readdirSync('/proc').flatMap(cpuOf);
    return all.reduce((sum, one) => (one.pid === pid || one.parent === pid ? sum + one.cpu_us : sum), 0);
  } catch {
    return undefined;
  }
}

function cpuOf(name: string): readonly { readonly pid: number; readonly parent: number; readonly cpu_us: number }[] {
  if (!/^\d+$/.test(name)) return [];
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ran_ns = Number(readFileSync(`/proc/${name}/schedstat`, 'utf8').split(' ')[0]);
    return [{ pid: Number(name), parent: Number(fields[1]), cpu_us: ran_ns / 1000 }];
  } catch {
    return [];
  }
}
