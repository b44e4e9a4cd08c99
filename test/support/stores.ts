/** Shared parts of the store tests: new stores in temporary folders, accounts with money, tasks and a clock. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Test } from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { ADOPT_STORE } from '../../src/ledger/store/adopt.ts';
import { generateKey } from '../../src/ledger/store/secrets.ts';
import type { LimitLabel, NewTask, OpenResult, Release, Settlement, Store } from '../../src/ledger/store/store.ts';
import { NANO, type Nano, parseNano } from '../../src/lib/money/amount.ts';
import { MemoryRows, openMemoryStore } from './memory-audit.ts';
import { newStoreFile } from './new-store.ts';
import { OPERATOR } from './operator.ts';
import type { PostgresServer } from './postgres.ts';

/** A clock that the test moves. */
export interface Clock {
  now: number;
}

export interface Opened {
  readonly store: Store;
  /** Opens the same store once more, as another process would. */
  readonly again: () => Promise<Store>;
}

/** Opens a new, empty store that is closed when the test ends. */
export type OpenFresh = (t: Test, clock: Clock) => Promise<Opened>;

/** A new folder, removed when the test ends. It is not `t.testdir()`, so that the fast run keeps it in memory. */
export function tempFolder(t: Test): string {
  const path = mkdtempSync(join(tmpdir(), 'tollgate-store-'));
  t.teardown(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** @param writer `thread` is how a server writes, in grouped commits. */
export const openFreshSqlite =
  (writer: 'here' | 'thread' = 'here'): OpenFresh =>
  async (t, clock) => {
    const file = `${tempFolder(t)}/data/store.db`;
    await newStoreFile(file);
    const url = `sqlite:${file}`;
    const again = async () => {
      const store = await openStore(url, { now: () => clock.now, writer });
      t.teardown(() => store.close());
      return store;
    };
    return { store: await again(), again };
  };

/** A database of a running server for each store. */
export const openFreshPostgres =
  (server: PostgresServer, writer: 'here' | 'thread' = 'here'): OpenFresh =>
  async (t, clock) => {
    const emptied = emptiedOf.get(server) ?? [];
    emptiedOf.set(server, emptied);
    const url = emptied.pop() ?? (await server.store());
    t.teardown(async () => {
      await server.empty(url);
      emptied.push(url);
    });
    const again = async () => {
      const store = await openStore(url, { now: () => clock.now, writer });
      t.teardown(() => store.close());
      return store;
    };
    return { store: await again(), again };
  };

/** Databases that a test has left; making one costs more than most tests. */
const emptiedOf = new WeakMap<PostgresServer, string[]>();

/** The ledger core without a database; `again` opens a second store on the same rows. */
export const openFreshMemory: OpenFresh = async (_t, clock) => {
  const rows = new MemoryRows();
  const again = async () => openMemoryStore(rows, () => clock.now);
  return { store: await again(), again };
};

export const cny = (text: string): Nano => parseNano(text);

export interface Owner {
  readonly account: string;
  readonly key: string;
}

/** An account with a key and, unless it is to be empty, money, in a store whose rows may lack prices. */
export async function makeOwner(store: Store, name: string, amount: string): Promise<Owner> {
  await allowWithoutPrices(store);
  return makeOwnerOnly(store, name, amount);
}

/** The audit believes that rows without prices are older than prices, so that tests of other things need none. */
export async function allowWithoutPrices(store: Store): Promise<void> {
  if ((await store.changes({ subject: 'books', limit: 1 })).length > 0) return;
  const after = { topups: '0', tasks: '1000000', usage: '1000000' };
  await store.recordChange({ operation: ADOPT_STORE, subject: 'books', account: null, before: null, after }, OPERATOR);
}

/** The same in a store whose rows need prices. */
export async function makeOwnerOnly(store: Store, name: string, amount: string): Promise<Owner> {
  const account = `account_${name}`;
  await store.createAccount({ id: account, name, price_factor_nano: NANO }, OPERATOR);
  const { id, sha256, prefix } = generateKey(randomBytes);
  const settings = { name: null, models: null, price_factor_nano: null, expires_at_ms: null };
  const key = await store.createKey({ id, sha256, prefix, account, ...settings }, OPERATOR);
  if (cny(amount) > 0n) await store.topup(account, cny(amount), null, OPERATOR);
  return { account, key: key.id };
}

/** A second costs 1.00, so the amount of the hold is also its number of seconds. */
export function newTask(owner: Owner, id: string, hold: string, over: Partial<NewTask> = {}): NewTask {
  return {
    id,
    ...owner,
    upstream: 'c',
    target: 'default',
    kind: 'video',
    route: 'create_video_task',
    model: 'c/vidgen-2.0',
    price: 'c',
    unit: 'second',
    price_nano: NANO,
    divisor: 1n,
    price_factor_nano: NANO,
    facts: { resolution: '480p', video_reference: false },
    hold_units_nano: cny(hold),
    hold_nano: cny(hold),
    hold_memo: `${hold} s × 1.00`,
    otherwise_units_nano: 4n * NANO,
    dispatch_deadline_ms: 1_000_000,
    deadline_at_ms: 2_000_000,
    ...over,
  };
}

/** Opens a task and, with an upstream id, starts it. Throws when the money does not suffice. */
export async function runTask(
  store: Store,
  owner: Owner,
  id: string,
  hold: string,
  over: Partial<NewTask> = {},
): Promise<void> {
  const opened: OpenResult = await store.openTask(newTask(owner, id, hold, over));
  if (!opened.ok) throw new Error(`task ${id} was refused: ${opened.reason}`);
  await store.startTask(id, `up_${id}`, { status: 'running', record: null, next_poll_at_ms: 1_500_000 });
}

type Capture = Extract<Settlement, { readonly outcome: 'capture' }>;

export function capture(amount: string, over: { readonly record?: string } = {}): Capture {
  const { record = null } = over;
  const [units_nano, amount_nano] = [cny(amount), cny(amount)];
  return { outcome: 'capture', units_nano, amount_nano, memo: `${amount} s × 1.00`, status: 'succeeded', record };
}

export function notMade(reason = 'the upstream refused it'): Release {
  return { outcome: 'not_made', reason, status: null, record: null };
}

export function release(reason = 'the upstream failed it'): Settlement {
  return { outcome: 'release', reason, status: 'failed', record: null };
}

/** posted, held and the number of entries, which a refused operation must not change. */
export async function money(store: Store, account: string) {
  const wallet = await store.wallet(account);
  const entries = await store.entries(account, 1_000);
  return { posted: wallet?.posted_nano, held: wallet?.held_nano, entries: entries.length };
}

/** How a refusal names a limit of these tests. */
export const label: LimitLabel = {
  name: 'account',
  kind: 'spend_per_day',
  of: 'of this account',
  value: '10',
  words: 'per day',
};
