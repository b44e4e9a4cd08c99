/** Learns the unknown outcomes of an upstream from its list of tasks. One listing decides all of them together. */

import { nameAt, type UnknownByList, type UpstreamPlan } from '../../plan.ts';
import { concurrently } from '../../platform/concurrently.ts';
import type { Task } from '../../store/store.ts';
import { dispatchDeadline_ms } from '../create/dispatch-deadline.ts';
import { targetOf } from '../known-task.ts';
import type { TaskServices } from '../services.ts';
import { type Listing, readListing } from './listing.ts';
import { matchStrangers, type Stranger, type Window } from './match-strangers.ts';
import { foundMade, foundNothingMade, type LearnOutcome, type UnknownTask } from './outcome.ts';

/** Learns outcomes from lists, and shares recent listings. */
export interface ListOutcomes {
  /** Learns the outcome of one task. @throws UpstreamFailure when there is no answer; nothing has changed then. */
  learn(unknown: UnknownTask, means: UnknownByList): Promise<LearnOutcome>;
  /** Drops the recent listings. */
  forget(): void;
}

/** The outcome of each task that the listing covers; undefined when the answer was not a list. */
type Outcomes = ReadonlyMap<string, LearnOutcome> | undefined;

interface Asked {
  readonly at_ms: number;
  readonly outcomes: Promise<Outcomes>;
}

/** Matches unknown creations with the upstream's list of tasks. Tasks of the same list share one reading of it. */
export function createListOutcomes(services: TaskServices): ListOutcomes {
  const { plan, now } = services;
  const latest = new Map<string, Asked>();

  async function learn(unknown: UnknownTask, means: UnknownByList): Promise<LearnOutcome> {
    const key = JSON.stringify([unknown.upstream.name, unknown.target.name, means.path, means.within_ms]);
    for (;;) {
      const asked = latest.get(key);
      if (asked === undefined || now() - asked.at_ms >= plan.settle.first_ms) {
        const outcomes = decideAll(unknown, means, services);
        latest.set(key, { at_ms: now(), outcomes });
        const decided = await outcomes;
        return decided === undefined ? 'unchanged' : (decided.get(unknown.task.id) ?? 'undecided');
      }
      const decided = await asked.outcomes;
      if (decided === undefined) return 'unchanged';
      const outcome = decided.get(unknown.task.id);
      if (outcome !== undefined) return outcome;
      // The task is newer than the listing.
      if (latest.get(key) === asked) latest.delete(key);
    }
  }

  return { learn, forget: () => latest.clear() };
}

/** With more tasks without an id than this, nothing is matched or decided. */
const CLAIMANT_LIMIT = 10_000;
/** The number of changes that are stored at once. */
const BATCH = 256;

async function decideAll(unknown: UnknownTask, means: UnknownByList, services: TaskServices): Promise<Outcomes> {
  const { upstream, target } = unknown;
  const { log, now } = services;
  const waiting = (await claimantsOf(upstream.name, services)).tasks.filter((task) =>
    isOwn(task, unknown, means, services),
  );
  const oldest_ms = Math.min(unknown.task.created_at_ms, ...waiting.map((task) => task.created_at_ms));
  const asked_ms = now();
  const listing = await readListing(upstream, target, means, oldest_ms - means.within_ms, services);
  if (listing === undefined) {
    log.warn({ upstream: upstream.name }, 'the list of tasks cannot be read');
    return undefined;
  }
  // Read the claimants before the strangers. If a creation is recorded in between, its task is a claimant or its job is no stranger.
  const { tasks: all, total } = await claimantsOf(upstream.name, services);
  if (total > all.length) {
    log.error({ upstream: upstream.name, tasks: total }, 'too many tasks without an id to match them with a list');
    return new Map();
  }
  const tasks = all.filter((task) => mayBeListed(task, unknown));
  const window = windowOf(tasks, upstream, means, services);
  const strangers = await strangersOf(upstream.name, listing, tasks, window, services);
  const { assigned, absent } = matchStrangers(tasks, strangers, window, (id) => {
    const model = services.plan.models.get(id);
    return model === undefined ? id : nameAt(model, upstream);
  });
  const own = tasks.filter((task) => isOwn(task, unknown, means, services));
  const outcomes = new Map<string, LearnOutcome>(own.map((task) => [task.id, 'undecided']));
  const decide = async (task: Task, act: () => Promise<LearnOutcome>) => {
    if (outcomes.has(task.id)) outcomes.set(task.id, await act());
  };
  await concurrently(assigned, BATCH, ([task, stranger]) => decide(task, () => start(task, stranger, services)));
  const over = absent.filter((task) => isOver(task, listing, window, asked_ms));
  await concurrently(over, BATCH, (task) =>
    decide(task, () => foundNothingMade(task, 'the upstream lists no such task', services)),
  );
  return outcomes;
}

/** The tasks without an upstream's id for which the upstream may have made a job. */
function claimantsOf(upstream: string, { store }: TaskServices) {
  const states = ['dispatching', 'unknown', 'review', 'succeeded'] as const;
  return store.listTasks({ upstreams: [upstream], states, unnamed: true, limit: CLAIMANT_LIMIT });
}

/**
 * Whether the list of this target may have the task's job. Targets of one origin may be several credentials of one user, who has one
 * list. A target that is no longer configured is unknown, so it may be one of them.
 */
function mayBeListed(task: Task, { upstream, target }: UnknownTask): boolean {
  const other = targetOf(task, upstream);
  return other === undefined || (other.origin === target.origin && other.base_path === target.base_path);
}

/** When a job may have been made. A creation that went on to another target was sent later than its task was stored. */
function windowOf(
  tasks: readonly Task[],
  upstream: UpstreamPlan,
  { within_ms }: UnknownByList,
  { plan }: TaskServices,
): Window {
  const waits = tasks.map(({ dispatch_deadline_ms, created_at_ms }) => dispatch_deadline_ms - created_at_ms);
  return { before_ms: within_ms, after_ms: Math.max(dispatchDeadline_ms(upstream, plan), ...waits) + within_ms };
}

/** Whether the task is unknown, still polled, and learnt from this list of this target. */
function isOwn(
  { state, kind, next_poll_at_ms, target }: Task,
  asked: UnknownTask,
  means: UnknownByList,
  { plan }: TaskServices,
): boolean {
  const unknown = plan.taskKinds.get(kind)?.unknown_outcome;
  return (
    target === asked.target.name &&
    (state === 'unknown' || (state === 'review' && next_poll_at_ms !== null)) &&
    unknown?.by === 'list' &&
    unknown.path === means.path &&
    unknown.within_ms === means.within_ms
  );
}

async function strangersOf(
  upstream: string,
  { items }: Listing,
  claimants: readonly Task[],
  { before_ms, after_ms }: Window,
  { store }: TaskServices,
): Promise<readonly Stranger[]> {
  const times = claimants.map((task) => task.created_at_ms);
  const [from_ms, to_ms] = [Math.min(...times) - before_ms, Math.max(...times) + after_ms];
  const strangers: Stranger[] = [];
  for (const item of items) {
    if (item.created_at_ms < from_ms || item.created_at_ms > to_ms) continue;
    if (!(await store.knowsUpstreamId(upstream, item.id))) strangers.push(item);
  }
  return strangers;
}

/** Starts the task. The list's item becomes the answer for callers who repeat the creation with its idempotency key. */
async function start(task: Task, { id, item }: Stranger, services: TaskServices): Promise<LearnOutcome> {
  const body = Buffer.from(JSON.stringify(item));
  const headers = ['content-type', 'application/json', 'content-length', String(body.length)];
  const answer = { status: 200, headers, body };
  return (await foundMade(task, { id, status: null }, answer, services)) ? 'running' : 'undecided';
}

/** Whether the list is complete back to the task's creation, and was read late enough to contain its job. */
function isOver(
  { created_at_ms }: Task,
  { complete_after_ms }: Listing,
  { before_ms, after_ms }: Window,
  asked_ms: number,
): boolean {
  return complete_after_ms < created_at_ms - before_ms && asked_ms > created_at_ms + after_ms;
}
