/**
 * Matches unknown jobs with claimants. An unknown job is a listed job that no task here has; a claimant is a task that may have created
 * one. Each unknown job was created by one claimant, and each claimant created at most one job. So if there are as many unknown jobs as
 * claimants, every claimant created one; and a claimant without any possible job created none.
 */
import type { Task } from '../../../ledger/store/store.ts';

/** A job in an upstream's list. */
export interface ListedJob {
  readonly id: string;
  readonly model: string;
  readonly created_at_ms: number;
  readonly item: unknown;
}

/** How long before and after the creation of a task the upstream may have created its job. */
export interface Window {
  readonly before_ms: number;
  readonly after_ms: number;
}

export interface Matching {
  readonly assigned: readonly (readonly [task: Task, job: ListedJob])[];
  /** Unknown tasks to which no listed job can belong. An incomplete or early list may still lack their job. */
  readonly absent: readonly Task[];
}

/**
 * Matches per model and time.
 *
 * @param claimants all tasks of the upstream that have no id and did not fail, in any state.
 * @param jobs all listed jobs that no task of the upstream has.
 * @param nameOf the upstream's name of a model.
 */
export function matchUnknownTasks(
  claimants: readonly Task[],
  jobs: readonly ListedJob[],
  window: Window,
  nameOf: (model: string) => string = (model) => model,
): Matching {
  const assigned: (readonly [Task, ListedJob])[] = [];
  const leftOverTasks: Task[] = [];
  const leftOverJobs: ListedJob[] = [];
  const models = new Set([...claimants.map(({ model }) => nameOf(model)), ...jobs.map(({ model }) => model)]);
  for (const model of models) {
    const claiming = claimants.filter((task) => nameOf(task.model) === model);
    const found = groupsOf(byTime(claiming), byTime(jobs.filter((job) => job.model === model)), window);
    for (const group of found.groups) assigned.push(...assign(group, window));
    leftOverTasks.push(...found.leftOverTasks);
    leftOverJobs.push(...found.leftOverJobs);
  }
  // An upstream may list a model by another name. So a job of a model that no claimant asked for may belong to any claimant of that time.
  const absent = leftOverTasks.filter((task) => !leftOverJobs.some((job) => mayOwn(task, job, window)));
  return { assigned, absent: absent.filter(isUnknown) };
}

function mayOwn(task: Task, { created_at_ms }: ListedJob, { before_ms, after_ms }: Window): boolean {
  return created_at_ms >= task.created_at_ms - before_ms && created_at_ms <= task.created_at_ms + after_ms;
}

/** The items, oldest first. The input is newest first, which keeps the order of items of the same time. */
function byTime<T extends { readonly created_at_ms: number }>(all: readonly T[]): readonly T[] {
  return all.toReversed().sort((a, b) => a.created_at_ms - b.created_at_ms);
}

/** Unknown jobs, and all claimants that may own one of them. */
interface Group {
  readonly claimants: readonly Task[];
  readonly jobs: ListedJob[];
}

interface Groups {
  readonly groups: readonly Group[];
  /** Claimants without a possible job. */
  readonly leftOverTasks: readonly Task[];
  /** Unknown jobs without a possible claimant. */
  readonly leftOverJobs: readonly ListedJob[];
}

/** Both lists are in order of time. All windows have the same length, so the claimants of a job are adjacent. */
function groupsOf(claimants: readonly Task[], jobs: readonly ListedJob[], window: Window): Groups {
  const groups: { first: number; end: number; jobs: ListedJob[] }[] = [];
  const leftOverJobs: ListedJob[] = [];
  let first = 0;
  let end = 0;
  for (const job of jobs) {
    const earliest_ms = job.created_at_ms - window.after_ms;
    const latest_ms = job.created_at_ms + window.before_ms;
    while (first < claimants.length && (claimants[first]?.created_at_ms ?? 0) < earliest_ms) first += 1;
    while (end < claimants.length && (claimants[end]?.created_at_ms ?? 0) <= latest_ms) end += 1;
    const last = groups.at(-1);
    if (first === end) leftOverJobs.push(job);
    else if (last !== undefined && first < last.end) {
      last.end = end;
      last.jobs.push(job);
    } else groups.push({ first, end, jobs: [job] });
  }
  const grouped = new Set(groups.flatMap((group) => claimants.slice(group.first, group.end)));
  return {
    groups: groups.map((group) => ({
      claimants: claimants.slice(group.first, group.end),
      jobs: group.jobs,
    })),
    leftOverTasks: claimants.filter((claimant) => !grouped.has(claimant)),
    leftOverJobs,
  };
}

/**
 * Assigns the oldest job to the oldest task, and so on. Tasks of one account and price are interchangeable. Otherwise an account could
 * be charged for another account's job, or see it, so nothing is assigned.
 */
function assign({ claimants, jobs }: Group, window: Window): readonly (readonly [Task, ListedJob])[] {
  const [claimant] = claimants;
  if (claimant === undefined || claimants.length !== jobs.length) return [];
  // A task that is still being created gets its id from the upstream's answer.
  if (claimants.some((task) => task.state === 'dispatching' || !isLike(task, claimant))) return [];
  const pairs = claimants.flatMap((task, index) => {
    const job = jobs[index];
    return job === undefined || !mayOwn(task, job, window) ? [] : [[task, job] as const];
  });
  if (pairs.length < claimants.length) return [];
  return pairs.filter(([task]) => isUnknown(task));
}

function isLike(a: Task, b: Task): boolean {
  return (
    a.account === b.account &&
    a.kind === b.kind &&
    a.price === b.price &&
    a.unit === b.unit &&
    a.price_nano === b.price_nano &&
    a.divisor === b.divisor &&
    a.price_factor_nano === b.price_factor_nano &&
    a.hold_units_nano === b.hold_units_nano &&
    a.otherwise_units_nano === b.otherwise_units_nano &&
    JSON.stringify(a.classes) === JSON.stringify(b.classes)
  );
}

function isUnknown({ state }: Task): boolean {
  return state === 'unknown';
}
