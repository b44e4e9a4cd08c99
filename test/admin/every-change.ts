/** Runs every operation of administration that may change a store, with its example, in a way that can be repeated exactly. */
import { hash } from 'node:crypto';
import BetterSqlite3 from 'better-sqlite3';
import type { Context, Operation } from '../../src/admin/api/operation.ts';
import { operations } from '../../src/admin/api/table.ts';
import { operations as ledgerOperations } from '../../src/ledger/core/operations.ts';
import { openStore } from '../../src/ledger/open-store.ts';
import { adminWrites } from '../../src/ledger/store/admin-writes.ts';
import { tables } from '../../src/ledger/store/schema.ts';
import { generateSecret } from '../../src/ledger/store/secrets.ts';
import type { Store } from '../../src/ledger/store/store.ts';
import { noRequests, OPERATOR } from '../support/operator.ts';
import { planWithUpstreams } from '../support/plans.ts';
import type { PostgresServer } from '../support/postgres.ts';
import { capture, makeOwner, newTask, runTask } from '../support/stores.ts';
import { smallConfig } from '../support/tollgate.ts';

/** The clock of every store here. */
const NOW_ms = 1_000_000;

/** All that are not reads, in an order in which each finds what its example names: what is revoked cannot be rotated. */
export const changing: readonly Operation[] = operations
  .filter(({ method }) => method !== 'GET')
  .toSorted((a, b) => lastOf(a) - lastOf(b));

function lastOf({ name }: Operation): number {
  return Number(/\.(revoke|remove)$/.test(name) || name === 'session.end');
}

/** Opens a store whose rows depend on nothing but the operations. */
export function openAlike(url: string): Promise<Store> {
  return openStore(url, { now: () => NOW_ms });
}

/** Stores what the examples name: the capture of entry 3, a task in review, a key and a token. */
export async function seed(url: string): Promise<void> {
  const store = await openAlike(url);
  const { account } = await makeOwner(store, 'demo', '100');
  await store.editAccount(account, { name: 'demo' }, OPERATOR);
  const about = { prefix: 'tg_12345678', name: null, models: null, price_factor_nano: null, expires_at_ms: null };
  const key = { id: 'key_example', sha256: '11'.repeat(32), account, ...about };
  await store.createKey(key, OPERATOR);
  const owner = { account, key: key.id };
  await runTask(store, owner, 'task_captured', '4');
  await store.settleTask('task_captured', capture('4'));
  await store.openTask(newTask(owner, 'task_example', '4'));
  await store.markReview('task_example', 'the deadline is past');
  const token = { id: 'token_example', name: 'example', role: 'viewer', expires_at_ms: null } as const;
  await store.createToken({ ...token, sha256: hash('sha256', 'tga_example') }, OPERATOR);
  const webhook = { id: 'webhook_example', account: null, name: null, events: null };
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  await store.createWebhook({ ...webhook, url: 'https://example.com/webhooks', secret }, OPERATOR);
  await store.testWebhook(webhook.id, 'test_example', OPERATOR);
  await store.close();
}

/** Bytes that depend on the operation only. */
const randomOf = (name: string) => (bytes: number) => hash('sha512', name, 'buffer').subarray(0, bytes);

/** Runs an operation with its example, or with another input, without a gateway. @throws Problem */
export async function runExample(
  operation: Operation,
  store: Store,
  input: Readonly<Record<string, unknown>> = operation.example,
): Promise<void> {
  const context: Context = {
    store,
    operations,
    now: store.now,
    gateway: undefined,
    requests: noRequests,
    plan: () =>
      operation.name === 'store.prune'
        ? planWithUpstreams(undefined, () => 'http://127.0.0.1:1', smallConfig)
        : undefined,
    currency: {},
    dry_run: false,
    idempotency_key: undefined,
    random: randomOf(operation.name),
    caller: { name: 'test', role: 'admin', via: 'api', token: null },
    actorOf: (reason) => ({ ...OPERATOR, reason: reason ?? null }),
    request_id: null,
    version: undefined,
    session: generateSecret('', randomOf('session.start')).secret,
    countLogIn: () => {},
    setSession: () => {},
  };
  await operation.run(input, context);
}

/** The store, with a count of the writes that were asked for. */
export function countWrites(store: Store): { readonly store: Store; readonly writes: string[] } {
  const writes: string[] = [];
  const counted = new Proxy(store, {
    get(target, method) {
      if (method in ledgerOperations || method in adminWrites) writes.push(String(method));
      return Reflect.get(target, method);
    },
  });
  return { store: counted, writes };
}

/** All rows of a store that is closed, and the number of its changes. */
export function stateOf(file: string): { readonly rows: string; readonly changes: number } {
  const db = new BetterSqlite3(file, { readonly: true });
  try {
    const all = tables.map(({ name, key }) => {
      return [
        name,
        db
          .prepare(`SELECT * FROM ${name} ORDER BY ${key.join(', ')}`)
          .raw()
          .safeIntegers()
          .all(),
      ];
    });
    const text = JSON.stringify(all, (_, value) => (typeof value === 'bigint' ? String(value) : value));
    return { rows: text, changes: db.prepare('SELECT id FROM change').all().length };
  } finally {
    db.close();
  }
}

/** The same of a database of PostgreSQL, without its sequences, which do not roll back. */
export async function stateOfServer(
  server: PostgresServer,
  url: string,
): Promise<{ readonly rows: string; readonly changes: number }> {
  const database = new URL(url).pathname.slice(1);
  const all: (readonly [string, readonly object[]])[] = [];
  for (const { name, key } of tables) {
    all.push([name, await server.query(`SELECT * FROM ${name} ORDER BY ${key.join(', ')}`, database)]);
  }
  return { rows: JSON.stringify(all), changes: Object.fromEntries(all).change?.length ?? 0 };
}
