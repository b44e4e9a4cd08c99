/** Learns the unknown outcomes of an upstream from its list of tasks. One listing decides all of them together. */

import type { Task, TaskState } from '../../../ledger/store/store.ts';
import { concurrently } from '../../../lib/node/concurrently.ts';
import { DAY_ms } from '../../../lib/time/duration.ts';
import { nameAt, type UnknownByList, type UpstreamPlan } from '../../../plan/index.ts';
import { dispatchDeadline_ms } from '../create/dispatch-deadline.ts';
import { targetOf } from '../known-task.ts';
import type { TaskServices } from '../task-services.ts';
import { type Listing, readListing } from './listing.ts';
import { type ListedJob, type Matching, matchUnknownTasks, type Window } from './match-unknown-tasks.ts';
import { foundMade, foundUnlisted, type LearnOutcome, type UnknownTask } from './outcome.ts';

/** The outcome of each task that the listing covers; undefined when the answer was not a list. */
type Outcomes = ReadonlyMap<string, LearnOutcome> | undefined;

interface SharedList {
  readonly at_ms: number;
  readonly outcomes: Promise<Outcomes>;
}

/** Matches unknown creations with the upstream's list of tasks. Tasks of the same list share one reading of it. */
export function createListOutcomes(services: TaskServices) {
  const { plan, now } = services;
  const latest = new Map<string, SharedList>();

  /** Learns the outcome of one task. @throws UpstreamFailure when there is no answer; nothing has changed then. */
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

  return { learn, /** Drops the recent listings. */ forget: () => latest.clear() };
}

/** With more claimants than this, nothing is matched or decided. */
const CLAIMANT_LIMIT = 10_000;
/** Jobs so much older than the tasks to decide are matched too, because their claimants may have created later jobs. */
const EARLIER_ms = DAY_ms;
/** The number of changes that are stored at once. */
const BATCH = 256;

/** What is matched: the jobs of a list, and the tasks that may have created them. */
interface Sides {
  readonly listing: Listing;
  /** When the reading of the list began. */
  readonly asked_ms: number;
  /** All claimants of the jobs since `from_ms`. */
  readonly claimants: readonly Task[];
  /** Older jobs are not matched. */
  readonly from_ms: number;
}

async function decideAll(unknown: UnknownTask, means: UnknownByList, services: TaskServices): Promise<Outcomes> {
  const sides = await readSides(unknown, means, services);
  if (sides === undefined || sides === 'undecidable') return sides && new Map();
  const window = windowOf(sides.claimants, unknown.upstream, means, services);
  const jobs = await unknownJobsOf(unknown.upstream.name, sides, window, services);
  const nameOf = (id: string) => {
    const model = services.plan.models.get(id);
    return model === undefined ? id : nameAt(model, unknown.upstream);
  };
  const matching = matchUnknownTasks(sides.claimants, jobs, window, nameOf);
  const own = sides.claimants.filter((task) => isOwn(task, unknown, means, services));
  return storeOutcomes(own, sides, window, matching, services);
}

/** How far the upstream's clock was outside of the time in which it answered. Jobs and tasks are matched by the times of both clocks. */
function clocksApart_ms(date_ms: number | undefined, asked_ms: number, answered_ms: number): number {
  if (date_ms === undefined) return 0;
  // The header has whole seconds.
  return Math.max(0, asked_ms - (date_ms + 1_000), date_ms - answered_ms);
}

/** Reads the list, then its claimants. Undefined if the list cannot be read. */
async function readSides(
  unknown: UnknownTask,
  means: UnknownByList,
  services: TaskServices,
): Promise<Sides | 'undecidable' | undefined> {
  const { task, upstream, target } = unknown;
  const { store, log, now, plan } = services;
  const unnamed = { upstreams: [upstream.name], unnamed: true, limit: CLAIMANT_LIMIT };
  const waiting = await store.listTasks({ ...unnamed, states: ['unknown', 'review'] });
  const own = waiting.tasks.filter((task) => isOwn(task, unknown, means, services));
  const oldest_ms = Math.min(task.created_at_ms, ...own.map((task) => task.created_at_ms)) - means.within_ms;
  const asked_ms = now();
  const listing = await readListing(upstream, target, means, oldest_ms, services);
  if (listing === undefined) {
    log.warn({ upstream: upstream.name }, 'the list of tasks cannot be read');
    return undefined;
  }
  const apart_ms = clocksApart_ms(listing.date_ms, asked_ms, now());
  if (apart_ms > means.within_ms) {
    const next =
      'set the clock of the store, or ask the vendor about a list that is cached; nothing is decided until they agree';
    const about = { upstream: upstream.name, target: target.name, apart_ms, within_ms: means.within_ms, next };
    log.error(about, "the upstream's clock and the store's are too far apart to match its list of tasks");
    return 'undecidable';
  }
  // An older task created no job since `from_ms`.
  const from_ms = oldest_ms - EARLIER_ms;
  const dispatch_deadline_from_ms = from_ms - means.within_ms - dispatchDeadline_ms(upstream, plan);
  // Read the claimants before the known ids. If a creation is recorded in between, its task is a claimant or its job is not unmatched.
  const { tasks, total } = await store.listTasks({ ...unnamed, states: CLAIMING, dispatch_deadline_from_ms });
  if (total > tasks.length) {
    log.error(
      { upstream: upstream.name, tasks: total },
      'too many tasks without an upstream id to match with the list',
    );
    return 'undecidable';
  }
  return { listing, asked_ms, claimants: tasks.filter((task) => mayBeListed(task, unknown)), from_ms };
}

/** The states of tasks without an upstream's id for which the upstream may have made a job. */
const CLAIMING: readonly TaskState[] = ['dispatching', 'unknown', 'review', 'succeeded'];

/** Starts the tasks that have a job, and releases those that surely have none. */
async function storeOutcomes(
  own: readonly Task[],
  { listing, asked_ms }: Sides,
  window: Window,
  { assigned, absent }: Matching,
  services: TaskServices,
): Promise<Outcomes> {
  const outcomes = new Map<string, LearnOutcome>(own.map((task) => [task.id, 'undecided']));
  const decide = async (task: Task, act: () => Promise<LearnOutcome>) => {
    if (outcomes.has(task.id)) outcomes.set(task.id, await act());
  };
  await concurrently(assigned, BATCH, ([task, job]) => decide(task, () => start(task, job, services)));
  const over = absent.filter((task) => isOver(task, listing, window, asked_ms));
  const listed = { age_ms: Math.max(0, services.now() - asked_ms), after_ms: window.after_ms };
  await concurrently(over, BATCH, (task) => decide(task, () => foundUnlisted(task, listed, services)));
  return outcomes;
}

/**
 * Whether the list of this target may have the task's job. Targets of one origin may be several credentials of one user, who has one
 * list. A target that is no longer configured is unknown, so it may be one of them.
 */
function mayBeListed(task: Task, { upstream, target }: UnknownTask): boolean {
  const other = targetOf(task, upstream);
  return other === undefined || (other.origin === target.origin && other.base_path === target.base_path);
}

/** When the job may have been made. A creation that went on to another target was sent later than its task was stored. */
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

async function unknownJobsOf(
  upstream: string,
  { listing, claimants, from_ms }: Sides,
  { before_ms, after_ms }: Window,
  { store }: TaskServices,
): Promise<readonly ListedJob[]> {
  const times = claimants.map((task) => task.created_at_ms);
  const earliest_ms = Math.max(from_ms, Math.min(...times) - before_ms);
  const latest_ms = Math.max(...times) + after_ms;
  const jobs = listing.items.filter((job) => job.created_at_ms >= earliest_ms && job.created_at_ms <= latest_ms);
  const known = await store.knownUpstreamIds(
    upstream,
    jobs.map(({ id }) => id),
  );
  return jobs.filter(({ id }) => !known.has(id));
}

/** Starts the task. The list's item becomes the answer for callers who repeat the creation with its idempotency key. */
async function start(task: Task, { id, item }: ListedJob, services: TaskServices): Promise<LearnOutcome> {
  const body = Buffer.from(JSON.stringify(item));
  const headers = ['content-type', 'application/json', 'content-length', String(body.length)];
  const answer = { status: 200, headers, body };
  return (await foundMade(task, { id, status: null }, answer, services)) ? 'running' : 'undecided';
}

/** Whether the list is complete back to the task's creation, and seems late enough to contain its job. The ledger decides by the store's clock. */
function isOver(
  { created_at_ms }: Task,
  { complete_after_ms }: Listing,
  { before_ms, after_ms }: Window,
  asked_ms: number,
): boolean {
  return complete_after_ms < created_at_ms - before_ms && asked_ms > created_at_ms + after_ms;
}
