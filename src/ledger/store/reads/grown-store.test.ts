/**
 * The cost of a request and of a round of the settler does not grow with the store: by SQLite's query plan, every statement finds its
 * rows by an index that leads only to them.
 */
import Database from 'better-sqlite3';
import t, { type Test } from 'tap';
import { OPERATOR } from '../../../../test/support/operator.ts';
import { capture, makeOwner, newTask, type Owner } from '../../../../test/support/stores.ts';
import { groupUsage } from '../../core/usage-groups.ts';
import { addFunctions } from '../../engines/sqlite/database.ts';
import { read } from '../../engines/sqlite/dialect.ts';
import { isListed, listListedTasks } from '../../engines/sqlite/listed-tasks.ts';
import { runBatch } from '../../engines/sqlite/sqlite-batch.ts';
import { openStore } from '../../open-store.ts';
import type { Reading } from '../sql.ts';
import type { TaskFilter } from '../store.ts';
import type { WriteArgs, WriteName, WriteResult } from '../writes.ts';
import { findKey, wallet } from './account-reads.ts';
import { eachCharge } from './each-charge.ts';
import { spendLeasesOf, wantedSpendLeases } from './limit-reads.ts';
import { accountsPage } from './pages.ts';
import { findTask, knownUpstreamIds, listTasks as readTasks, storedRequest } from './task-reads.ts';
import { usage } from './usage-reads.ts';

/** Reads of a whole table or of all rows of an account, which grow. Partial indexes of unfinished rows may be read completely. */
const growing = [
  /^SCAN (task|entry|usage(?!_summed)|lease|idempotency|api_key|account)(?! USING (COVERING )?INDEX (task_in_review|task_unfinished))/,
  /USING (COVERING )?INDEX (task_by_account|task_by_creation|task_listed|entry_by_account|usage_by_account)/,
];

interface Traced {
  readonly db: Database.Database;
  readonly owner: Owner;
  /** The steps, in the plans of its statements so far, whose cost grows with the store. */
  readonly found: () => readonly string[];
}

async function trace(t: Test): Promise<Traced> {
  const path = `${t.testdir()}/store.db`;
  const store = await openStore(`sqlite:${path}`);
  const owner = await makeOwner(store, 'acme', '10');
  await store.close();
  const ran = new Set<string>();
  const db = new Database(path, { verbose: (sql) => ran.add(String(sql)) });
  db.defaultSafeIntegers(true);
  addFunctions(db);
  t.teardown(() => db.close());
  const found = () => {
    const statements = [...ran].filter((sql) => /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)/.test(sql));
    t.ok(statements.length > 0);
    return statements.flatMap((sql) => {
      const steps = db.prepare<[], { readonly detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all();
      // For an entry that names its own hold, SQLite plans a search for entries that refer to it, and never runs it.
      const details = steps
        .map(({ detail }) => detail)
        .filter((detail) => !(sql.includes('INTO entry') && detail === 'SCAN entry'));
      return details
        .filter((detail) => growing.some((pattern) => pattern.test(detail)))
        .map((detail) => `${detail}: ${sql}`);
    });
  };
  return { db, owner, found };
}

/** Runs a change as the writer does. */
function run<N extends WriteName>(
  db: Database.Database,
  name: N,
  at_ms: number,
  ...args: WriteArgs<N>
): WriteResult<N> {
  const [outcome] = runBatch(db, [{ name, at_ms, args }]);
  if (outcome?.ok !== true) throw outcome?.error;
  return outcome.value as WriteResult<N>;
}

/** As the store does. */
async function listTasks(db: Database.Database, filter: TaskFilter) {
  return isListed(filter) ? await listListedTasks(db, filter) : read(db, readTasks(filter));
}

const kinds = ['video', 'flat'];

t.test('a video is created, polled, settled and deleted', async (t) => {
  const { db, owner, found } = await trace(t);
  const idempotency = { key: 'k', request_sha256: Buffer.alloc(32), keep_ms: 1 };
  const observation = { status: 'running', record: null, next_poll_at_ms: 5 };
  read(db, findKey('00'.repeat(32)));
  run(db, 'openTask', 0, newTask(owner, 'task_1', '1'), { idempotency });
  t.ok(run(db, 'startTask', 1, 'task_1', 'up_1', observation));
  t.equal(read(db, findTask(owner.account, kinds, 'up_1'))?.id, 'task_1');
  run(db, 'observeTask', 2, 'task_1', observation);
  const answer = { status: 200, headers: [], body: Buffer.alloc(1) };
  t.equal(run(db, 'settleTask', 3, 'task_1', capture('1'), answer, 0n)?.outcome, 'settled');
  run(db, 'hideTask', 4, 'task_1');
  run(db, 'openTask', 5, newTask(owner, 'task_2', '1'), {});
  run(db, 'markUnknown', 6, 'task_2', 'no answer', null);
  run(db, 'markReview', 7, 'task_2', 'nobody knows');
  run(db, 'recordResource', 8, 'asset', 'asset_1', owner.account);
  t.strictSame(found(), []);
});

t.test('metered requests draw on a lease', async (t) => {
  const { db, owner, found } = await trace(t);
  const lease = { account: owner.account, amount_nano: 5n, owner: 'gateway', until_ms: 9 };
  const opened = run(db, 'openSpendLease', 0, lease);
  if (!opened.ok) throw new Error(opened.reason);
  const { hold_id } = opened;
  const row = {
    hold_id,
    ...owner,
    route: 'create_message',
    model: 'chat-large',
    units: { input: '1' },
    amount_nano: 1n,
  };
  run(db, 'recordUsage', 1, groupUsage([row]), 0n);
  run(db, 'renewSpendLeases', 2, [opened], 3);
  const turn = { account: owner.account, owner: 'another gateway', amount_nano: 1n, until_ms: 3 };
  t.strictSame(run(db, 'takeMoneyTurn', 2, turn), [hold_id]);
  read(db, spendLeasesOf(owner.account));
  t.strictSame(read(db, wantedSpendLeases('gateway')), [{ hold_id, account: owner.account }]);
  run(db, 'answerSpendLeases', 2, [opened]);
  t.equal(run(db, 'splitSpendLease', 3, opened, 2n).ok, true);
  t.equal(run(db, 'closeExpiredSpendLeases', 4, 0n).length, 1);
  run(db, 'recordUsage', 5, groupUsage([row]), 0n);
  read(db, wallet(owner.account));
  run(db, 'topup', 6, owner.account, 1n, 'invoice 1', OPERATOR);
  t.strictSame(found(), []);
});

t.test('the settler finds tasks that are due, overdue, lost or similar, and old keys are deleted', async (t) => {
  const { db, found } = await trace(t);
  run(db, 'recoverTasks', 0, 9);
  run(db, 'reviewOverdueTasks', 0, 'too late', ['c']);
  run(db, 'reviewUnknownTasks', 0, ['k'], 'nothing can tell');
  run(db, 'resolveTask', 0, 'task_1', capture('1'), OPERATOR);
  run(db, 'claimTasks', 0, { owner: 'gateway', upstream: 'c', limit: 1, until_ms: 1, latest_poll_ms: 2 });
  run(db, 'postponeTask', 0, { id: 'task_1', claim_owner: null }, null);
  run(db, 'forgetSomeIdempotency', 0, 0);
  read(db, storedRequest('task_1'));
  read(db, knownUpstreamIds('c', ['up_1', 'up_2']));
  await listTasks(db, {
    states: ['dispatching', 'unknown', 'review', 'succeeded'],
    upstreams: ['c'],
    unnamed: true,
    dispatch_deadline_from_ms: 1,
    limit: 1,
  });
  t.strictSame(found(), []);
});

t.test('a caller lists tasks by id, and an operator lists unfinished tasks and accounts of a prefix', async (t) => {
  const { db, owner, found } = await trace(t);
  const own = { account: owner.account, kinds, visible: true, limit: 10 };
  await listTasks(db, { ...own, upstream_ids: ['up_1', 'up_2'] });
  await listTasks(db, { upstream_ids: ['up_1'], limit: 2 });
  await listTasks(db, { states: ['review'], limit: 10 });
  await listTasks(db, { states: ['running', 'unknown'], limit: 10 });
  await listTasks(db, { account: owner.account, states: ['review'], limit: 10 });
  for (const after of [undefined, 'acme']) read(db, accountsPage({ limit: 10, after }, 'ac'));
  t.strictSame(found(), []);
});

t.test('a list of all tasks of a caller reads only its own index', async (t) => {
  const { db, owner, found } = await trace(t);
  const task = newTask(owner, 'task_1', '1');
  run(db, 'openTask', 0, task, {});
  t.ok(run(db, 'startTask', 1, 'task_1', 'up_1', { status: 'running', record: null, next_poll_at_ms: 5 }));
  const own = { account: owner.account, kinds: [task.kind, 'flat'], visible: true, limit: 10 };
  t.equal((await listTasks(db, { ...own, limit: 0 })).total, 1);
  t.equal((await listTasks(db, { ...own, statuses: ['running'], models: [task.model] })).tasks.length, 1);
  const steps = found();
  // For each of two kinds: one statement that finds the end of a part, two totals, and one page.
  t.equal(steps.length, 8);
  for (const step of steps)
    t.match(step, /^SEARCH task USING (COVERING )?INDEX task_listed \(account=\? AND kind=\?( AND|\))/);
});

t.test('a reprice of a period reads no charges of other times', async (t) => {
  const { db, found } = await trace(t);
  const ignored = { request: () => {}, task: () => {}, progress: () => {} };
  read(db, eachCharge({ since_ms: 1_000, until_ms: 2_000 }, ignored));
  t.strictSame(
    found().map((step) => step.slice(0, step.indexOf(': '))),
    [
      'SEARCH u USING COVERING INDEX usage_by_account (account=? AND at>? AND at<?)',
      // From the first to the last task of the period.
      'SEARCH task USING INDEX task_by_creation ((created_at,hold_id)>(?,?) AND created_at<?)',
    ],
  );
});

t.test('a report by hours of a year has few sums in memory at a time', async (t) => {
  const { db, owner } = await trace(t);
  const SERIES = 100;
  const [since, until] = [1_700_000, 1_700_000 + 365 * 96];
  const counts = 'requests, failures, amount, cost, uncosted, units_1, units_2, units_3, units_4';
  db.exec(`
    WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < ${SERIES})
      INSERT INTO usage_series SELECT id, '${owner.account}', '${owner.key}', 'model ' || id, 'chat', 'up/one', '[]' FROM n;
    INSERT INTO usage_quarter (series, quarter, ${counts}) SELECT id, ${since}, 1, 0, 5, 0, 0, 0, 0, 0, 0 FROM usage_series;
    INSERT INTO usage_summed (level, since, until, step_until, series) VALUES (1, ${since}, ${until}, ${until}, 0);`);
  const sizes: number[] = [];
  function* counted<T>(reading: Reading<T>): Reading<T> {
    let step = reading.next([]);
    while (step.done !== true) {
      for (const { values } of step.value) if (Array.isArray(values[0])) sizes.push(values[0].length);
      step = reading.next(yield step.value);
    }
    return step.value;
  }
  t.equal(read(db, counted(usage({ by: ['model', 'hour'] }))).length, SERIES);
  t.ok(
    sizes.every((size) => size === 1),
    'a year has 8,760 hours',
  );
  sizes.length = 0;
  t.equal(
    read(db, counted(usage({ by: ['model', 'day'], since_ms: since * 900_000, until_ms: (since + 96) * 900_000 })))
      .length,
    SERIES,
  );
  t.ok(sizes.length < 10, 'few queries of many series');
});
