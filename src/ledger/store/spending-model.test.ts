/** Tests sums of spending against a model, and that they are stored. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import t from 'tap';
import fc from '../../../test/support/fc.ts';
import { newStoreFile } from '../../../test/support/new-store.ts';
import { OPERATOR } from '../../../test/support/operator.ts';
import {
  capture,
  cny,
  label,
  makeOwner,
  newTask,
  type OpenFresh,
  type Owner,
  openFreshMemory,
  openFreshSqlite,
  release,
} from '../../../test/support/stores.ts';
import { openStore } from '../open-store.ts';
import type { LeaseId, SpendLimit, Store } from './store.ts';

// Tests random histories of tasks and leases under spend limits against a model, on stores that are closed and opened in between.

const DAY_ms = 1_000;
const MOST = { account: cny('20'), key: cny('8') };

const changes = ['use', 'settle', 'fail', 'resolve', 'close', 'split', 'late'] as const;
type Change = (typeof changes)[number];

type Step =
  | { readonly do: 'task'; readonly key: number; readonly amount: number }
  | { readonly do: 'lease'; readonly key: number; readonly shared: boolean; readonly amount: number }
  | { readonly do: Change; readonly which: number; readonly amount: number }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'reopen' };

const amount = fc.integer({ min: 1, max: 5 });
const which = fc.nat({ max: 5 });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('task' as const), key: fc.nat({ max: 1 }), amount }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('lease' as const),
        key: fc.nat({ max: 1 }),
        shared: fc.boolean(),
        amount,
      }),
    },
    { weight: 8, arbitrary: fc.record({ do: fc.constantFrom(...changes), which, amount }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 900 }) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('reopen' as const) }) },
  ),
  { minLength: 5, maxLength: 40 },
);

interface OpenHold {
  /** Undefined: a lease of all keys. */
  readonly key: string | undefined;
  readonly amount: bigint;
  used: bigint;
}

interface OpenLease extends OpenHold {
  readonly id: LeaseId;
}

/** What the store must say: charges by day, and open holds. */
class Model {
  readonly charged: {
    readonly key: string;
    readonly at_ms: number;
    readonly amount: bigint;
    readonly ofKey: boolean;
    readonly ofAccount: boolean;
  }[] = [];
  readonly tasks = new Map<string, OpenHold>();
  readonly leases = new Map<bigint, OpenLease>();
  readonly closed = new Map<bigint, OpenLease>();

  spent(key: string | null, since_ms: number): bigint {
    const day = this.charged.filter(({ at_ms }) => at_ms >= since_ms && at_ms < since_ms + DAY_ms);
    const mine = day.filter((each) => (key === null ? each.ofAccount : each.ofKey && each.key === key));
    return mine.reduce((sum, each) => sum + each.amount, 0n);
  }

  held(key: string | null): bigint {
    const all = [...this.tasks.values(), ...this.leases.values()];
    return all.filter((each) => key === null || each.key === key).reduce((sum, each) => sum + each.amount, 0n);
  }

  allows(limits: readonly SpendLimit[], more: bigint): boolean {
    return limits.every(({ key, since_ms, max_nano }) => this.spent(key, since_ms) + this.held(key) + more <= max_nano);
  }
}

for (const [name, open] of [
  ['memory', openFreshMemory],
  ['sqlite', openFreshSqlite()],
] as const) {
  t.test(`${name}: every decision is that of the model`, async (t) => {
    await fc.assert(
      fc.asyncProperty(steps, (history) => run(t, open, history)),
      { numRuns: name === 'memory' ? 150 : 25 },
    );
    t.pass();
  });
}

async function run(t: Parameters<OpenFresh>[0], open: OpenFresh, history: readonly Step[]): Promise<void> {
  const clock = { now: 10 };
  const { store: first, again } = await open(t, clock);
  const owner = await makeOwner(first, 'acme', '1000');
  const second = { ...owner, key: 'key_second' };
  await first.createKey(
    {
      id: second.key,
      sha256: 'ab'.repeat(32),
      prefix: 'tg_',
      name: null,
      account: owner.account,
      models: null,
      price_factor_nano: null,
      expires_at_ms: null,
    },
    OPERATOR,
  );
  const keys: readonly Owner[] = [owner, second];
  const model = new Model();
  let store: Store = first;
  for (const [index, step] of history.entries()) {
    if (step.do === 'wait') clock.now += step.ms;
    else if (step.do === 'reopen') store = await again();
    else if (step.do === 'task' || step.do === 'lease')
      await admit(store, model, clock.now, keys[step.key] ?? owner, step, `t${index}`);
    else await change(store, model, clock.now, keys, step);
    await compare(store, model, clock.now, keys);
  }
  const { breaches } = await store.audit();
  if (breaches.length > 0) throw new Error(JSON.stringify(breaches));
}

function limitsOf(key: string | null, now_ms: number): readonly SpendLimit[] {
  const since_ms = Math.floor(now_ms / DAY_ms) * DAY_ms;
  const period = { since_ms, until_ms: since_ms + DAY_ms };
  const account = { key: null, max_nano: MOST.account, label, ...period };
  return key === null ? [account] : [account, { key, max_nano: MOST.key, label, ...period }];
}

async function admit(
  store: Store,
  model: Model,
  now_ms: number,
  owner: Owner,
  step: Extract<Step, { readonly do: 'task' | 'lease' }>,
  id: string,
): Promise<void> {
  const hold_nano = cny(String(step.amount));
  const key = step.do === 'lease' && step.shared ? null : owner.key;
  const limits = limitsOf(key, now_ms);
  const expected = model.allows(limits, hold_nano);
  const hold: OpenHold = { key: key ?? undefined, amount: hold_nano, used: 0n };
  if (step.do === 'task') {
    const opened = await store.openTask(newTask(owner, id, String(step.amount)), {
      limits: { spend: limits, tasks: [] },
    });
    check(opened.ok === expected, `task ${id}: ${JSON.stringify(opened, text)}, expected ${expected}`);
    if (opened.ok) model.tasks.set(id, hold);
    return;
  }
  const about = { account: owner.account, key, limits, amount_nano: hold_nano, owner: 'gateway', until_ms: 1e12 };
  const opened = await store.openSpendLease(about);
  check(opened.ok === expected, `lease ${id}: ${JSON.stringify(opened, text)}, expected ${expected}`);
  if (opened.ok) model.leases.set(opened.hold_id, { ...hold, id: opened });
}

async function change(
  store: Store,
  model: Model,
  at_ms: number,
  keys: readonly Owner[],
  step: Extract<Step, { readonly which: number }>,
): Promise<void> {
  const cost = cny(String(step.amount));
  if (step.do === 'settle' || step.do === 'fail' || step.do === 'resolve') {
    const [id, hold] = [...model.tasks][step.which % Math.max(1, model.tasks.size)] ?? [];
    if (id === undefined || hold === undefined) return;
    await store.startTask(id, `up_${id}`, { status: 'running', record: null, next_poll_at_ms: null });
    if (step.do === 'resolve') await store.markReview(id, 'odd');
    // May be more than the hold: an overage counts, too.
    const settlement = step.do === 'fail' ? release() : capture(String(step.amount));
    await (step.do === 'resolve' ? store.resolveTask(id, settlement, OPERATOR) : store.settleTask(id, settlement));
    model.tasks.delete(id);
    if (step.do === 'fail') return;
    model.charged.push({ key: hold.key ?? '', at_ms, amount: cost, ofKey: true, ofAccount: true });
    return;
  }
  const leases = step.do === 'late' ? model.closed : model.leases;
  const [hold_id, hold] = [...leases][step.which % Math.max(1, leases.size)] ?? [];
  if (hold_id === undefined || hold === undefined) return;
  const owner = keys.find(({ key }) => key === hold.key) ?? keys[step.amount % 2];
  if (owner === undefined) return;
  if (step.do === 'use') {
    const row = { hold_id, ...owner, route: 'r', model: 'chat', units: {}, amount_nano: cost };
    await store.recordUsage([row]);
    hold.used += cost;
    if (hold.key === undefined)
      model.charged.push({ key: owner.key, at_ms, amount: cost, ofKey: true, ofAccount: false });
    return;
  }
  if (step.do === 'late') {
    const row = { hold_id, ...owner, route: 'r', model: 'chat', units: {}, amount_nano: cost };
    await store.recordUsage([row]);
    model.charged.push({ key: owner.key, at_ms, amount: cost, ofKey: true, ofAccount: true });
    return;
  }
  if (step.do === 'split') {
    const split = await store.splitSpendLease(hold.id, cny('1'));
    if (!split.ok) return;
    model.leases.set(split.hold_id, { id: split, key: hold.key, amount: cny('1'), used: 0n });
  } else await store.closeSpendLease(hold.id);
  model.leases.delete(hold_id);
  model.closed.set(hold_id, hold);
  model.charged.push({ key: hold.key ?? '', at_ms, amount: hold.used, ofKey: hold.key !== undefined, ofAccount: true });
}

async function compare(store: Store, model: Model, now_ms: number, keys: readonly Owner[]): Promise<void> {
  for (const { account, key } of keys) {
    const limits = limitsOf(key, now_ms);
    const { spending } = await store.spendLeasesOf(account, limits);
    const expected = limits.map((limit) => ({
      spent_nano: model.spent(limit.key, limit.since_ms),
      held_nano: model.held(limit.key),
    }));
    check(
      JSON.stringify(spending, text) === JSON.stringify(expected, text),
      `${JSON.stringify(spending, text)} is not ${JSON.stringify(expected, text)}`,
    );
  }
}

function check(holds: boolean, message: string): void {
  if (!holds) throw new Error(message);
}

function text(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

// The writer sums the spending of a period from the ledger once, also if the limit refuses every request.

const folder = mkdtempSync(join(tmpdir(), 'tollgate-sums-'));
const file = join(folder, 'tollgate.db');
await newStoreFile(file);
const store = await openStore(`sqlite:${file}`, { now: () => 5, writer: 'thread' });
const beside = new Database(file, { readonly: true });
t.teardown(async () => {
  beside.close();
  await store.close();
  rmSync(folder, { recursive: true });
});
const owner = await makeOwner(store, 'acme', '100');
const limitOf = (until_ms: number) => ({ key: owner.key, since_ms: 0, until_ms, max_nano: cny('1'), label });
const stored = (until_ms: number) => beside.prepare('SELECT spent FROM spending WHERE until = ?').get(until_ms);

t.test('a read has the sum stored', async (t) => {
  await store.spendLeasesOf(owner.account, [limitOf(10)]);
  t.strictSame(stored(10), { spent: 0 });
});

t.test('a refused lease and a refused task, too', async (t) => {
  const lease = { account: owner.account, key: owner.key, amount_nano: cny('2'), owner: 'gateway', until_ms: 900 };
  t.match(await store.openSpendLease({ ...lease, limits: [limitOf(20)] }), { ok: false, reason: 'spend_limit' });
  t.strictSame(stored(20), { spent: 0 });
  const limits = { spend: [limitOf(30)], tasks: [] };
  t.match(await store.openTask(newTask(owner, 'one', '2'), { limits }), { ok: false, reason: 'spend_limit' });
  t.strictSame(stored(30), { spent: 0 });
  t.strictSame((await store.audit()).breaches, []);
});
