/**
 * Matches the jobs that an upstream lists and no task here has, the strangers, with the tasks that may have created them, the
 * claimants. Every stranger was created by one claimant, and every claimant created one job at most. So where as many strangers
 * are listed as there are claimants, all of them were taken; and a claimant without any stranger was not.
 */
import type { Task } from '../../store/store.ts';

export interface Stranger {
  readonly id: string;
  readonly model: string;
  readonly created_at_ms: number;
  readonly item: unknown;
}

/** How far from the creation of a task its job may seem to be created, before and after. */
export interface Window {
  readonly before_ms: number;
  readonly after_ms: number;
}

export interface Matching {
  /** Tasks of unknown outcome, each with a job that is as good as its own. */
  readonly assigned: readonly (readonly [task: Task, stranger: Stranger])[];
  /** Tasks of unknown outcome that no stranger can belong to. Their job may still be missing from an incomplete or early list. */
  readonly absent: readonly Task[];
}

/**
 * @param claimants every task of the upstream that has no id and did not fail, in any state.
 * @param strangers everything listed that no task of the upstream has.
 */
export function matchStrangers(claimants: readonly Task[], strangers: readonly Stranger[], window: Window): Matching {
  const assigned: (readonly [Task, Stranger])[] = [];
  const alone: Task[] = [];
  const orphans: Stranger[] = [];
  const models = new Set([...claimants, ...strangers].map(({ model }) => model));
  for (const model of models) {
    const found = groupsOf(byTime(claimants, model), byTime(strangers, model), window);
    for (const group of found.groups) assigned.push(...assign(group, window));
    alone.push(...found.alone);
    orphans.push(...found.orphans);
  }
  // An upstream may list a model by another name than it was asked for: a job that nobody here can have created by the name of
  // its model may be that of anybody who created one at that time.
  const absent = alone.filter((task) => !orphans.some((stranger) => mayOwn(task, stranger, window)));
  return { assigned, absent: absent.filter(isUnknown) };
}

function mayOwn(task: Task, { created_at_ms }: Stranger, { before_ms, after_ms }: Window): boolean {
  return created_at_ms >= task.created_at_ms - before_ms && created_at_ms <= task.created_at_ms + after_ms;
}

/** Both come with the newest first, which decides among those of one time. */
function byTime<T extends { readonly model: string; readonly created_at_ms: number }>(
  all: readonly T[],
  model: string,
): readonly T[] {
  return all
    .filter((one) => one.model === model)
    .reverse()
    .sort((one, other) => one.created_at_ms - other.created_at_ms);
}

/** Strangers, and every claimant that may own one of them. */
interface Group {
  readonly claimants: readonly Task[];
  readonly strangers: Stranger[];
}

interface Groups {
  readonly groups: readonly Group[];
  /** Claimants of no stranger. */
  readonly alone: readonly Task[];
  /** Strangers without a claimant. */
  readonly orphans: readonly Stranger[];
}

/** Both in the order of time. The windows are equally long, so the claimants of a stranger are neighbours. */
function groupsOf(claimants: readonly Task[], strangers: readonly Stranger[], window: Window): Groups {
  const groups: { first: number; end: number; strangers: Stranger[] }[] = [];
  const orphans: Stranger[] = [];
  let first = 0;
  let end = 0;
  for (const stranger of strangers) {
    const earliest_ms = stranger.created_at_ms - window.after_ms;
    const latest_ms = stranger.created_at_ms + window.before_ms;
    while (first < claimants.length && (claimants[first]?.created_at_ms ?? 0) < earliest_ms) first += 1;
    while (end < claimants.length && (claimants[end]?.created_at_ms ?? 0) <= latest_ms) end += 1;
    const last = groups.at(-1);
    if (first === end) orphans.push(stranger);
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
    alone: claimants.filter((claimant) => !grouped.has(claimant)),
    orphans,
  };
}

/**
 * The oldest task gets the oldest job. Which of them has which job does not matter where all tasks are of one account and one
 * price; otherwise somebody could be charged for another's job, or be shown it, so nothing is assigned.
 */
function assign({ claimants, strangers }: Group, window: Window): readonly (readonly [Task, Stranger])[] {
  const [one] = claimants;
  if (one === undefined || claimants.length !== strangers.length) return [];
  // The answer of one that is being created will name its job.
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
    one.otherwise_units_nano === other.otherwise_units_nano
  );
}

function isUnknown({ state }: Task): boolean {
  return state === 'unknown';
}
