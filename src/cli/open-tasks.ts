/** Finds unfinished tasks that the configuration can no longer poll. Their holds would never be settled. */
import type { Diagnostic } from '../config/diagnostic.ts';
import type { Plan } from '../plan.ts';
import type { OpenTaskCount } from '../store/store.ts';
import { CliError } from './errors.ts';

/** The tasks whose kind or upstream the plan lacks. */
export function unreachableTasks(plan: Plan, open: readonly OpenTaskCount[]): readonly OpenTaskCount[] {
  return open.filter(({ upstream, kind }) => !plan.taskKinds.has(kind) || !plan.upstreams.has(upstream));
}

function describe({ upstream, kind, tasks }: OpenTaskCount, plan: Plan): string {
  const count = tasks === 1 ? '1 unfinished task needs' : `${tasks} unfinished tasks need`;
  const missing = [
    ...(plan.taskKinds.has(kind) ? [] : [`the task kind '${kind}'`]),
    ...(plan.upstreams.has(upstream) ? [] : [`the upstream '${upstream}'`]),
  ];
  return `${count} ${missing.join(' and ')}`;
}

const hint =
  'keep the kind, a route that creates it and the upstream until the tasks have ended: list them with tollgate task list, resolve those in review with tollgate task resolve';

/** @throws CliError tasks_unreachable that names each missing kind and upstream and the number of tasks that need it. */
export function refuseUnreachableTasks(plan: Plan, open: readonly OpenTaskCount[]): void {
  const tasks = unreachableTasks(plan, open);
  if (tasks.length === 0) return;
  const needs = tasks.map((each) => describe(each, plan)).join('; ');
  throw new CliError('tasks_unreachable', `${needs}, missing from ${plan.source}`, hint);
}

/** @throws CliError tasks_unreachable that names each upstream that has open tasks, was on in the old plan and is off in the new one. */
export function refuseTurnedOff(old: Plan, next: Plan, open: readonly OpenTaskCount[]): void {
  const isOn = (plan: Plan, name: string) => plan.upstreams.get(name)?.target !== undefined;
  const tasks = open.filter(({ upstream }) => isOn(old, upstream) && !isOn(next, upstream));
  if (tasks.length === 0) return;
  const needs = tasks.map(({ upstream, tasks: count }) => `${count} of the upstream '${upstream}'`).join(', ');
  const message = `unfinished tasks need an upstream that is off in ${next.source}: ${needs}`;
  throw new CliError(
    'tasks_unreachable',
    message,
    'keep the upstream on until they have ended: see tollgate task list',
  );
}

/** The same findings as warnings of `check`. They point at line 1, because the missing parts have no position. */
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
    message: `${describe(each, plan)}, missing from the configuration`,
    hint,
  }));
}
