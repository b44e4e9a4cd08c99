/** Measures holds on one account through the Store on PostgreSQL, in full batches: the CPU time of this process by part, and of the server. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { openStore } from '../../src/ledger/open-store.ts';
import type { NewTask, Store } from '../../src/ledger/store/store.ts';
import { NANO } from '../../src/lib/money/amount.ts';
import { timeOrderedId } from '../../src/lib/text/random-id.ts';
import { OPERATOR } from '../../test/support/operator.ts';
import type { PostgresServer } from '../../test/support/postgres.ts';

/** What one hold costs. */
export interface HoldCost {
  readonly holds_per_s: number;
  /** CPU time of this process: the thread that asks and the thread that writes. */
  readonly process_us: number;
  /** CPU time of the server's processes without autovacuum; undefined on a system without /proc. */
  readonly server_us: number | undefined;
  /** What the server wrote to its log. */
  readonly wal_bytes: number;
}

/** As many as the writer commits at once. */
const BATCH = 256;
const ACCOUNT = 'acct_holds';
const KEY = 'key_holds';

/** Opens a new store with an account that can pay every hold. */
export async function openHoldStore(url: string): Promise<Store> {
  const store = await openStore(url, { writer: 'thread' });
  await store.createAccount({ id: ACCOUNT, name: 'holds', price_factor_nano: NANO }, OPERATOR);
  const settings = { name: null, models: null, price_factor_nano: null, expires_at_ms: null };
  await store.createKey(
    { id: KEY, sha256: '00'.repeat(32), prefix: 'tg_holds', account: ACCOUNT, ...settings },
    OPERATOR,
  );
  await store.topup(ACCOUNT, 1_000_000_000n * NANO, 'holds', OPERATOR);
  return store;
}

/** Takes holds for so long. Two batches wait at any time, which keeps the writer busy. */
export async function measureHolds(store: Store, server: PostgresServer, duration_s: number): Promise<HoldCost> {
  await take(store, duration_s / 4);
  const before = await used(server);
  const since_ms = performance.now();
  const holds = await take(store, duration_s);
  const server_us = before.server.since_us();
  const took_s = (performance.now() - since_ms) / 1000;
  const after = await used(server);
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
  return { process_us: user + system, server: watchServer(server), wal_bytes: Number(found?.wal) };
}

/** Begins to measure the CPU time of a server: of its sessions and its background processes without autovacuum, which cleans up earlier work. */
export function watchServer(server: PostgresServer): { readonly since_us: () => number | undefined } {
  if (!existsSync('/proc')) return { since_us: () => undefined };
  const before = cpuOfServer(server);
  return {
    since_us() {
      const used = [...cpuOfServer(server)].map(([pid, cpu_us]) => cpu_us - (before.get(pid) ?? 0));
      return used.reduce((sum, cpu_us) => sum + cpu_us, 0);
    },
  };
}

/** By process, in µs. See proc(5). */
function cpuOfServer({ pid }: PostgresServer): ReadonlyMap<string, number> {
  return new Map(
    readdirSync('/proc').flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
        if (parent !== pid || readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('autovacuum')) return [];
        return [[name, Number(readFileSync(`/proc/${name}/schedstat`, 'utf8').split(' ')[0]) / 1000] as const];
      } catch {
        // Not a process, or one that has ended.
        return [];
      }
    }),
  );
}
