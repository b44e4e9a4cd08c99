/** A store has grown for two years, and its operator deletes what may go: reports, statements and the audit stay as they were. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import t, { type Test } from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import type { LeaseId, Store } from '../../src/ledger/store/store.ts';
import { OPERATOR } from '../support/operator.ts';
import { PostgresServer } from '../support/postgres.ts';
import { capture, cny, makeOwner, type Owner, openFreshPostgres, release, runTask } from '../support/stores.ts';
import { smallConfig, workspace } from '../support/tollgate.ts';

const DAY = 86_400_000;
const MONTHS = 24;

/** Opens a lease under a limit of a day of its key, and uses 40 requests of it. */
async function meter(store: Store, { account, key }: Owner, now_ms: number): Promise<LeaseId> {
  const label = { name: 'a', kind: 'spend_per_day', of: '', value: '', words: '' };
  const limits = [{ key, max_nano: cny('999'), since_ms: now_ms - DAY, until_ms: now_ms + DAY, label }];
  const until_ms = now_ms + 1_000 * DAY;
  const lease = await store.openSpendLease({ account, amount_nano: cny('50'), owner: 'g', until_ms, limits });
  if (!lease.ok) throw new Error(lease.reason);
  const units = { input: '12', output: '30.5' };
  const about = { hold_id: lease.hold_id, account, key, route: 'chat', model: 'chat-large', units };
  await store.recordUsage(Array.from({ length: 40 }, () => ({ ...about, amount_nano: cny('0.01') })));
  return lease;
}

/** Fills two years: in each month a task, a failed one, and a lease with some requests. Some tasks and leases stay open; an old task ends now. */
async function grow(store: Store, clock: { now: number }): Promise<Owner> {
  const end_ms = clock.now;
  clock.now -= MONTHS * 30 * DAY;
  const owner = await makeOwner(store, 'acme', '10000');
  const gone = await makeOwner(store, 'gone', '100');
  await store.closeSpendLease(await meter(store, gone, clock.now));
  await runTask(store, owner, 'task_late', '9', { deadline_at_ms: end_ms + DAY });
  for (let month = 0; month < MONTHS; month += 1) {
    clock.now = end_ms - (MONTHS - month) * 30 * DAY;
    await runTask(store, owner, `task_${month}`, '9', { deadline_at_ms: end_ms + DAY });
    const record = 'x'.repeat(3_000);
    await store.settleTask(`task_${month}`, month % 5 === 0 ? release() : capture('4', { record }));
    const lease = await meter(store, owner, clock.now);
    if (month !== 3) await store.closeSpendLease(lease);
  }
  await runTask(store, owner, 'task_open', '9', { deadline_at_ms: end_ms + DAY });
  clock.now = end_ms;
  await store.settleTask('task_late', capture('4', { record: 'x' }));
  return owner;
}

/** What must not change. */
async function shown(store: Store, { account, key }: Owner) {
  const period = {
    from_ms: Math.floor((Date.now() - 500 * DAY) / DAY) * DAY,
    to_ms: Math.ceil(Date.now() / DAY) * DAY,
  };
  return {
    usage: await store.usage({ by: ['account', 'key', 'model', 'month'] }),
    statement: await store.accountStatement(account, period),
    wallet: await store.wallet(account),
    entries: await store.entries(account, 10_000),
    key: await store.getKey(key),
  };
}

async function pruneAll(store: Store, before_ms: number): Promise<void> {
  const times = { usage_before_ms: before_ms, tasks_before_ms: before_ms };
  await store.recordPrune({ ...times, ...(await store.prunable(times)) }, OPERATOR);
  for (const prune of [store.pruneUsage, store.pruneTasks]) {
    for (let after: bigint | null = 0n; after !== null; ) ({ after } = await prune(before_ms, after));
  }
}

async function check(t: Test, store: Store, owner: Owner, prune: (before_ms: number) => Promise<void>): Promise<void> {
  const before = await shown(store, owner);
  t.match(await store.audit(), { ok: true, breaches: [] });
  const before_ms = Date.now() - 400 * DAY;
  const times = { usage_before_ms: before_ms, tasks_before_ms: before_ms };
  const old = Math.floor((MONTHS * 30 - 400) / 30) + 1;
  t.strictSame(
    await store.prunable(times),
    { usage: old * 40, tasks: old },
    'not the usage of an open lease, but of another account',
  );
  t.strictSame(await store.prunable({ usage_before_ms: null, tasks_before_ms: null }), { usage: 0, tasks: 0 });
  await prune(before_ms);
  t.strictSame(await store.prunable(times), { usage: 0, tasks: 0 });
  t.match(await store.audit(), { ok: true, breaches: [] });
  t.strictSame(await shown(store, owner), before);
  const tasks = ['task_1', 'task_19', 'task_open', 'task_late'];
  const [gone, kept, open, late] = await Promise.all(tasks.map((id) => store.getTask(id)));
  t.match(gone, { state: 'succeeded', charged_nano: cny('4'), record: null });
  t.equal(gone?.hidden_at_ms === null, false, 'callers see it no more');
  t.match(kept, { record: /^x+$/, hidden_at_ms: null });
  t.match(late, { record: 'x', hidden_at_ms: null }, 'it ended later');
  t.match(open, { state: 'running', hidden_at_ms: null }, 'an old task that has not ended stays');
}

t.test('the journey on SQLite', async (t) => {
  const work = await workspace(t);
  const clock = { now: Date.now() };
  await work.run(['account', 'create', 'first', '--config', smallConfig]);
  const grown = await openStore(work.store, { now: () => clock.now });
  const owner = await grow(grown, clock);
  await grown.close();
  const file = join(work.dir, 'gateway.yaml');
  const run = (retention: string, ...args: string[]) => {
    writeFileSync(file, readFileSync(smallConfig, 'utf8').replace(/^retention:.*$/m, retention));
    return work.run(['prune', '--config', file, ...args]);
  };
  const none = await run('');
  t.match(none, { code: 1, stderr: /retention: \{ usage: 400d, tasks: 400d \}/ }, 'without a retention, nothing goes');
  for (const wrong of ['0d', '0', '30d', '13 months']) {
    const refused = await run(`retention: { usage: ${wrong} }`);
    t.equal(refused.code, 1, wrong);
    const check = await work.run(['check', '--config', file]);
    t.match(check.stdout + check.stderr, /retention|duration/, wrong);
  }
  const free = () => {
    const db = new Database(work.store.slice('sqlite:'.length));
    const pages = Number(db.pragma('freelist_count', { simple: true }));
    db.close();
    return pages;
  };
  const store = await openStore(work.store, { access: 'read' });
  t.teardown(() => store.close());
  await check(t, store, owner, async () => {
    const retention = 'retention: { usage: 400d, tasks: 400d }';
    const dry = await run(retention, '--dry-run');
    t.match(dry, {
      code: 0,
      stdout: /^would delete 440 usage rows of before \d{4}-.*\nwould delete the records of 11 tasks/,
    });
    const pages = free();
    const done = await run(retention, '--json', '--reason', 'disk');
    t.match(JSON.parse(done.stdout), { usage: { rows: 440 }, tasks: { rows: 11 }, finished: true });
    t.ok(free() > pages, 'its space can be used again');
    t.match(JSON.parse((await run(retention, '--json')).stdout), { usage: { rows: 0 }, tasks: { rows: 0 } });
  });
  const changes = await work.run(['changes', '--subject', 'store', '--json']);
  t.match(JSON.parse(changes.stdout).changes.at(-1), {
    operation: 'store.prune',
    reason: 'disk',
    after: { usage: 440, tasks: 11 },
  });
  const anew = ['reprice', '--config', smallConfig, '--store', work.store, '--since'];
  t.match(await work.run([...anew, '500d']), {
    code: 0,
    stdout: /\npruned +requests of before \d{4}-.*, in neither sum/,
  });
  t.match(JSON.parse((await work.run([...anew, '30d', '--json'])).stdout), { pruned_before: null });
  const { hold_id = 0n } =
    (await store.entriesPage(owner.account, { limit: 1_000, after: undefined })).findLast(
      ({ kind, task_id }) => kind === 'capture' && task_id === null,
    ) ?? {};
  const lease = await work.run(['charge', 'explain', `lease_${hold_id}`, '--config', smallConfig]);
  t.match(lease.stdout, /charged [\d.]+; what it was computed from is not stored/);
  t.notMatch(lease.stdout, /the sum of 0 requests/);
  const explained = await work.run(['charge', 'explain', 'task_1', '--config', smallConfig, '--json']);
  t.match(JSON.parse(explained.stdout), { amount: '4.00' }, 'the charge of a pruned task can be explained');
});

t.test('PostgreSQL', async (t) => {
  const server = await PostgresServer.start();
  t.teardown(() => server.remove());
  const clock = { now: Date.now() };
  const { store } = await openFreshPostgres(server)(t, clock);
  const owner = await grow(store, clock);
  await check(t, store, owner, (before_ms) => pruneAll(store, before_ms));
});
