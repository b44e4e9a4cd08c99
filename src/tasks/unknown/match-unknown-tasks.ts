/**
 * Matches strangers with claimants. A stranger is a listed job that no task here has; a claimant is a task that may have created one. Each
 * stranger was created by one claimant, and each claimant created at most one job. So if there are as many strangers as claimants, every
 * claimant created a job; and a claimant without any possible stranger created none.
 */
import type { Task } from '../../store/store.ts';

/** A listed job that no task here has. */
export interface Stranger {
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

/** The result of matching. */
export interface Matching {
  readonly assigned: readonly (readonly [task: Task, stranger: Stranger])[];
  /** Unknown tasks that no stranger can belong to. An incomplete or early list may still lack their job. */
  readonly absent: readonly Task[];
}

/**
 * Matches per model and time.
 *
 * @param claimants all tasks of the upstream that have no id and did not fail, in any state.
 * @param strangers all listed jobs that no task of the upstream has.
 * @param nameOf the upstream's name of a model.
 */
export function matchUnknownTasks(
  claimants: readonly Task[],
  strangers: readonly Stranger[],
  window: Window,
  nameOf: (model: string) => string = (model) => model,
): Matching {
  const assigned: (readonly [Task, Stranger])[] = [];
  const leftOverTasks: Task[] = [];
  const leftOverJobs: Stranger[] = [];
  const models = new Set([...claimants.map(({ model }) => nameOf(model)), ...strangers.map(({ model }) => model)]);
  for (const model of models) {
    const claiming = claimants.filter((task) => nameOf(task.model) === model);
    const found = groupsOf(byTime(claiming), byTime(strangers.filter((one) => one.model === model)), window);
    for (const group of found.groups) assigned.push(...assign(group, window));
    leftOverTasks.push(...found.leftOverTasks);
    leftOverJobs.push(...found.leftOverJobs);
  }
  // An upstream may list a model by another name. So a job of a model that no claimant asked for may belong to any claimant of that time.
  const absent = leftOverTasks.filter((task) => !leftOverJobs.some((stranger) => mayOwn(task, stranger, window)));
  return { assigned, absent: absent.filter(isUnknown) };
}

function mayOwn(task: Task, { created_at_ms }: Stranger, { before_ms, after_ms }: Window): boolean {
  return created_at_ms >= task.created_at_ms - before_ms && created_at_ms <= task.created_at_ms + after_ms;
}

/** The items, oldest first. The input is newest first, which keeps the order of items of the same time. */
function byTime<T extends { readonly created_at_ms: number }>(all: readonly T[]): readonly T[] {
  return all.toReversed().sort((one, other) => one.created_at_ms - other.created_at_ms);
}

/** Strangers, and all claimants that may own one of them. */
interface Group {
  readonly claimants: readonly Task[];
  readonly strangers: Stranger[];
}

interface Groups {
  readonly groups: readonly Group[];
  /** Claimants without a possible stranger. */
  readonly leftOverTasks: readonly Task[];
  /** Strangers without a possible claimant. */
  readonly leftOverJobs: readonly Stranger[];
}

/** Both lists are in order of time. All windows have the same length, so the claimants of a stranger are adjacent. */
function groupsOf(claimants: readonly Task[], strangers: readonly Stranger[], window: Window): Groups {
  const groups: { first: number; end: number; strangers: Stranger[] }[] = [];
  const leftOverJobs: Stranger[] = [];
  let first = 0;
  let end = 0;
  for (const stranger of strangers) {
    const earliest_ms = stranger.created_at_ms - window.after_ms;
    const latest_ms = stranger.created_at_ms + window.before_ms;
    while (first < claimants.length && (claimants[first]?.created_at_ms ?? 0) < earliest_ms) first += 1;
    while (end < claimants.length && (claimants[end]?.created_at_ms ?? 0) <= latest_ms) end += 1;
    const last = groups.at(-1);
    if (first === end) leftOverJobs.push(stranger);
    else if (last !== undefined && first < last.end) {
      last.end = end;
      last.strangers.push(stranger);
    } else groups.push({ first, end, strangers: [stranger] });
  }
  const grouped = new Set(groups.flatMap((group) => claimants.slice(group.first, group.end)));
  return {
    groups: groups.map((group) => ({
      claimants: claimants.slice(group.first, group.end),
      strangers: group.strangers,
    })),
    leftOverTasks: claimants.filter((claimant) => !grouped.has(claimant)),
    leftOverJobs,
  };
}

/**
 * Assigns the oldest job to the oldest task, and so on. Tasks of one account and price are interchangeable. Otherwise an account could
 * be charged for another account's job, or see it, so nothing is assigned.
 */
function assign({ claimants, strangers }: Group, window: Window): readonly (readonly [Task, Stranger])[] {
  const [one] = claimants;
  if (one === undefined || claimants.length !== strangers.length) return [];
  // A task that is still being created gets its id from the upstream's answer.
  if (claimants.some((task) => task.state === 'dispatching' || !isLike(task, one))) return [];
  const pairs = claimants.flatMap((task, index) => {
    const stranger = strangers[index];
    return stranger === undefined || !mayOwn(task, stranger, window) ? [] : [[task, stranger] as const];
  });
  if (pairs.length < claimants.length) return [];
  return pairs.filter(([task]) => isUnknown(task));
}

function isLike(one: Task, other: Task): boolean {
  return (
    one.account === other.account &&
    one.kind === other.kind &&
    one.price === other.price &&
    one.unit === other.unit &&
    one.price_nano === other.price_nano &&
    one.divisor === other.divisor &&
    one.price_factor_nano === other.price_factor_nano &&
    one.hold_units_nano === other.hold_units_nano &&
    one.otherwise_units_nano === other.otherwise_units_nano &&
    JSON.stringify(one.classes) === JSON.stringify(other.classes)
  );
}

function isUnknown({ state }: Task): boolean {
  return state === 'unknown';
}
