/** Finds unfinished tasks that the configuration can no longer poll. Their holds would never be settled. */

import type { Diagnostic } from '../../config/read/diagnostic.ts';
import type { OpenTaskCount } from '../../ledger/store/store.ts';
import { credentialIdentity, DEFAULT_TARGET, type Plan, type UpstreamTarget } from '../../plan/index.ts';
import { CliError } from '../shared/errors.ts';

/** Unfinished tasks that need something which the plan lacks. */
export interface UnreachableTasks extends OpenTaskCount {
  /** What is missing: `the task kind 'clip'`, `the upstream 'c'`, `the target 'old' of upstream 'c'`. */
  readonly missing: readonly string[];
}

/** The unfinished tasks whose kind, upstream or target the plan does not declare. A target that is off is declared. */
export function unreachableTasks(
  plan: Pick<Plan, 'taskKinds' | 'upstreams'>,
  open: readonly OpenTaskCount[],
): readonly UnreachableTasks[] {
  return open.flatMap((each) => {
    const { upstream, target, kind } = each;
    const names = plan.upstreams.get(upstream)?.target_names;
    const missing = [
      ...(plan.taskKinds.has(kind) ? [] : [`the task kind '${kind}'`]),
      ...(names === undefined ? [`the upstream '${upstream}'`] : []),
      ...(names === undefined || names.includes(target) ? [] : [`the target '${target}' of upstream '${upstream}'`]),
    ];
    return missing.length === 0 ? [] : [{ ...each, missing }];
  });
}

function describe({ tasks, missing }: UnreachableTasks): string {
  const count = tasks === 1 ? '1 unfinished task needs' : `${tasks} unfinished tasks need`;
  return `${count} ${missing.join(' and ')}`;
}

const HINT =
  'keep the kind, a route that creates it, the upstream and its target (with weight: 0) until the tasks have ended: list them with tollgate task list, resolve those in review with tollgate task resolve';

/** @throws CliError tasks_unreachable that names each missing kind, upstream and target, and the number of tasks that need it. */
export function refuseUnreachableTasks(plan: Plan, open: readonly OpenTaskCount[]): void {
  const tasks = unreachableTasks(plan, open);
  if (tasks.length === 0) return;
  const needs = tasks.map((each) => describe(each)).join('; ');
  throw new CliError('tasks_unreachable', `${needs}, missing from ${plan.source}`, HINT);
}

/** @throws CliError tasks_unreachable that names each target that has open tasks, was on in the old plan and is off in the new one. */
export function refuseTurnedOff(old: Plan, next: Plan, open: readonly OpenTaskCount[]): void {
  const isOn = (plan: Plan, { upstream, target }: OpenTaskCount) =>
    plan.upstreams.get(upstream)?.targets.some(({ name }) => name === target) === true;
  const tasks = open.filter((each) => isOn(old, each) && !isOn(next, each));
  if (tasks.length === 0) return;
  const needs = tasks.map(({ upstream, tasks: count }) => `${count} of the upstream '${upstream}'`).join(', ');
  const message = `unfinished tasks need an upstream that is off in ${next.source}: ${needs}`;
  const hint = 'keep the upstream on until they have ended: see tollgate task list';
  throw new CliError('tasks_unreachable', message, hint);
}

/** What a target's name identifies. */
const MEANINGS: Readonly<Record<string, (target: UpstreamTarget) => string | undefined>> = {
  address: ({ origin, base_path }) => origin + base_path,
  credential: ({ credential }) => credential && credentialIdentity(credential),
};

/**
 * A task is stored with the name of its target. If the address or the credential of that target moves to a target with another name, the
 * old name points to a place that does not know the task.
 *
 * @throws CliError tasks_unreachable that names each such target with open tasks, and the target that has taken over.
 */
export function refuseExchanged(old: Plan, next: Plan, open: readonly OpenTaskCount[]): void {
  const [before, after] = [targetsOf(old), targetsOf(next)];
  const exchanged = [...new Set(open.map(({ upstream, target }) => targetName(upstream, target)))].flatMap((name) =>
    Object.entries(MEANINGS).flatMap(([what, value]) => {
      const meaning = (targets: typeof before, which: string) => {
        const target = targets.get(which);
        return target && value(target);
      };
      const meant = meaning(before, name);
      if (meant === undefined || !after.has(name) || meaning(after, name) === meant) return [];
      const taker = [...after.keys()].find((each) => meaning(after, each) === meant && meaning(before, each) !== meant);
      return taker === undefined ? [] : [`${name} had the ${what} that ${taker} has now`];
    }),
  );
  if (exchanged.length === 0) return;
  throw new CliError(
    'tasks_unreachable',
    `unfinished tasks would be polled where they are not known: ${exchanged.join('; ')}`,
    'keep the address and the credential of each name, and give new ones a new name; list the tasks with tollgate task list',
  );
}

function targetsOf({ upstreams }: Plan): ReadonlyMap<string, UpstreamTarget> {
  const all = [...upstreams].flatMap(([upstream, { targets }]) =>
    targets.map((target) => [targetName(upstream, target.name), target] as const),
  );
  return new Map(all);
}

function targetName(upstream: string, target: string): string {
  return target === DEFAULT_TARGET ? `the upstream '${upstream}'` : `the target '${target}' of upstream '${upstream}'`;
}

/** The findings of `unreachableTasks` as warnings of `check`. They point at line 1, because the missing parts have no position. */
export function unreachableTaskWarnings(
  plan: Plan,
  open: readonly OpenTaskCount[],
  file: string,
): readonly Diagnostic[] {
  return unreachableTasks(plan, open).map((each) => ({
    code: 'unreachable-tasks',
    severity: 'warning',
    file,
    line: 1,
    column: 1,
    pointer: '/tasks',
    message: `${describe(each)}, missing from the configuration`,
    hint: HINT,
  }));
}
