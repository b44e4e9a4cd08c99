/** Checks a finished simulation: compares deliveries with charges, per task and per account. */
import assert from 'node:assert/strict';
import type { Entry, Task } from '../../../src/ledger/store/store.ts';
import { chatHoldOf, chatPriceOf, type Intent, priceOf } from './intents.ts';
import { type Job, statusOf } from './jobs.ts';
import { checkReported, type Life } from './world.ts';

/** @throws AssertionError that names the marker of the request, the task, or the account. */
export async function judge(life: Life): Promise<void> {
  const { store, accounts, intents, told, journal, trouble } = life;
  const { tasks } = await store.listTasks({ limit: 1_000 });
  for (const task of tasks)
    journal.push(`${task.key} ${task.id}: ${task.state} as ${task.upstream_id}, ${task.reason}`);
  const jobs = exchangeAlike(tasks, life);
  for (const intent of intents) if (intent.kind !== 'chat') judgeIntent(intent, tasks, jobs, life);
  for (const { id } of accounts) await judgeAccount(id, tasks, jobs, life);
  for (const fact of told) await checkReported(store, fact);
  await life.operator.judge(store);
  for (const task of tasks) judgeSuspended(task, life);
  assert.deepEqual((await store.audit()).breaches, [], 'audit');
  const stuck = tasks.filter(({ state, upstream_id }) => state === 'review' && upstream_id === null);
  if (trouble === 0 && life.crashes === 0)
    assert.equal(stuck.length, 0, 'without faults and crashes no outcome stays unknown');
}

/** A request that was admitted before a suspension may take this long until its task is stored. */
const ADMITTED_ms = 10_000;

/** A suspended account creates no tasks. */
function judgeSuspended({ id, account, created_at_ms }: Task, { operator }: Life): void {
  const during = operator.suspensions.find(
    (suspension) =>
      suspension.account === account &&
      created_at_ms > suspension.from_ms + ADMITTED_ms &&
      created_at_ms < suspension.until_ms,
  );
  assert.equal(during, undefined, `${id} was created while ${account} was suspended`);
}

/**
 * Jobs of requests of one account that are equal in everything that affects the price may be exchanged if no caller knows its job. A
 * job then counts for the request whose task has it.
 */
function exchangeAlike(tasks: readonly Task[], { intents, upstreams }: Life): readonly Job[] {
  return upstreams.jobs.map((job) => {
    const key = tasks.find(({ upstream_id }) => upstream_id === job.id)?.key;
    const holder = intents.find(({ key_id }) => key_id === key);
    const maker = intents.find(({ marker }) => marker === job.marker);
    return holder !== undefined && maker !== undefined && isAlike(holder, maker)
      ? { ...job, marker: holder.marker }
      : job;
  });
}

function isAlike(a: Intent, b: Intent): boolean {
  return a.account === b.account && a.kind === b.kind && a.seconds === b.seconds && a.resolution === b.resolution;
}

/** Checks all tasks of one request against its job upstream, of which there is at most one. */
function judgeIntent(intent: Intent, all: readonly Task[], made: readonly Job[], life: Life): void {
  const { marker } = intent;
  const tasks = all.filter(({ key }) => key === intent.key_id);
  const jobs = made.filter((job) => job.marker === marker);
  assert(jobs.length <= 1, `${marker} was accepted ${jobs.length} times upstream`);
  for (const task of tasks) {
    assert(['succeeded', 'failed', 'review'].includes(task.state), `${marker}: ${task.id} is still ${task.state}`);
    if (task.upstream_id === null) continue;
    const job = made.find(({ id }) => id === task.upstream_id);
    assert.equal(job?.marker, marker, `${marker}: ${task.id} was taken for the job of another request`);
  }
  const [job] = jobs;
  const holder = job && tasks.find(({ upstream_id }) => upstream_id === job.id);
  const unclear = tasks.find(({ state, upstream_id }) => state === 'review' && upstream_id === null);
  if (job !== undefined && holder === undefined)
    assert(unclear !== undefined, `${marker} was accepted as ${job.id}, and has no task and no hold`);
  for (const task of tasks) judgeTask(intent, task, task === holder ? job : undefined, life);
}

function judgeTask(intent: Intent, task: Task, job: Job | undefined, { store: _, ...life }: Life): void {
  const about = `${intent.marker}: ${task.id}, ${job === undefined ? 'which has no job' : `job ${job.id}`},`;
  const end = job && statusOf(job, Number.POSITIVE_INFINITY);
  const discount = life.accounts.find(({ id }) => id === task.account)?.price_factor_nano ?? 0n;
  switch (task.state) {
    case 'succeeded':
      assert.equal(end, 'succeeded', `${about} is charged, and upstream it ${end}`);
      assert.equal(task.charged_nano, priceOf(intent, job?.reported, discount), `${about} is charged its price`);
      return;
    case 'failed':
      assert(end === undefined || end !== 'succeeded', `${about} is released, and upstream it succeeded`);
      return;
    default:
      if (job === undefined) return;
      // With a job, only these are left to an operator: a job without an end, one whose record was deleted before its end was seen,
      // and one that costs more than its hold and the wallet.
      if (end === 'succeeded' && task.status === 'succeeded') {
        const cost = priceOf(intent, job.reported, discount);
        assert(cost > task.hold_nano, `${about} costs ${cost}, and is in review without a reason`);
      } else assert(job.deleted || !Number.isFinite(job.ends_ms), `${about} is in review without a reason`);
  }
}

/** Checks the account's money: every charge has its delivery, and only tasks that an operator must decide hold money. */
async function judgeAccount(account: string, all: readonly Task[], made: readonly Job[], life: Life): Promise<void> {
  const { store } = life;
  const entries = await store.entries(account, 10_000);
  const wallet = await store.wallet(account);
  assert(wallet !== undefined);
  const tasks = all.filter((task) => task.account === account);
  const inReview = tasks.filter(({ state }) => state === 'review');
  assert.equal(
    wallet.held_nano,
    sum(inReview.map(({ hold_nano }) => hold_nano)),
    `${account}: held is what is in review`,
  );
  const forTasks = entries.filter(({ task_id }) => task_id !== null);
  const delivered = deliveredPrices(account, tasks, made, life);
  assert.equal(charges(forTasks), delivered, `${account}: charges are the prices of what was delivered`);
  judgeChats(account, charges(entries.filter(({ task_id }) => task_id === null)), life);
}

/** The sum of the prices of the jobs that succeeded, without those whose task is in review. */
function deliveredPrices(
  account: string,
  tasks: readonly Task[],
  made: readonly Job[],
  { intents, accounts }: Life,
): bigint {
  const discount = accounts.find(({ id }) => id === account)?.price_factor_nano ?? 0n;
  const own = intents.filter((intent) => intent.account === account && intent.kind !== 'chat');
  return sum(
    own.map((intent) => {
      const job = made.find(({ marker }) => marker === intent.marker);
      if (job === undefined || statusOf(job, Number.POSITIVE_INFINITY) !== 'succeeded') return 0n;
      const mine = tasks.filter(({ key }) => key === intent.key_id);
      if (mine.some(({ state, upstream_id }) => state === 'review' && (upstream_id ?? job.id) === job.id)) return 0n;
      return priceOf(intent, job.reported, discount);
    }),
  );
}

/**
 * Chats are charged the usage that their answers reported. One without final counts is charged at least that, and at most its hold.
 * A crash may lose the last rows, which favours the customer.
 */
function judgeChats(account: string, charged: bigint, { intents, upstreams, accounts, crashes }: Life): void {
  const { told, unfinished } = upstreams.chat;
  const discount = accounts.find(({ id }) => id === account)?.price_factor_nano ?? 0n;
  const own = intents.filter((intent) => intent.account === account && intent.kind === 'chat');
  const least = own.map(({ marker }) => {
    const used = told.get(marker);
    return used === undefined ? 0n : chatPriceOf(used, discount);
  });
  const most = own.map((intent, index) => {
    const price = least[index] ?? 0n;
    const hold = chatHoldOf(intent, discount);
    return unfinished.has(intent.marker) && hold > price ? hold : price;
  });
  const [low, high] = [crashes === 0 ? sum(least) : 0n, sum(most)];
  assert(
    low <= charged && charged <= high,
    `${account}: chats are charged ${charged}, and cost from ${low} to ${high}`,
  );
}

function charges(entries: readonly Entry[]): bigint {
  return sum(
    entries.filter(({ kind }) => kind === 'capture' || kind === 'overage').map(({ amount_nano }) => amount_nano),
  );
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
