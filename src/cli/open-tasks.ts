/** Tasks that have not ended and that the configuration can no longer ask about: their holds would stay for ever. */
import type { Diagnostic } from '../config/diagnostic.ts';
import type { Plan } from '../plan.ts';
import type { OpenTasks } from '../store/store.ts';
import { CliError } from './errors.ts';

/** Those whose kind or upstream the plan does not have. */
function unreachable(plan: Plan, open: readonly OpenTasks[]): readonly OpenTasks[] {
  return open.filter(({ upstream, kind }) => !plan.taskKinds.has(kind) || !plan.upstreams.has(upstream));
}

function describe({ upstream, kind, tasks }: OpenTasks, plan: Plan): string {
  const count = tasks === 1 ? '1 task that has not ended needs' : `${tasks} tasks that have not ended need`;
  const lacks = [
    ...(plan.taskKinds.has(kind) ? [] : [`the task kind '${kind}'`]),
    ...(plan.upstreams.has(upstream) ? [] : [`the upstream '${upstream}'`]),
  ];
  return `${count} ${lacks.join(' and ')}`;
}

const hint =
  'keep both, with a route that creates the kind, until they have ended: see them with tollgate task list, end those in review with tollgate task resolve';

/** @throws CliError that names each kind and upstream, and how many tasks need it. */
export function refuseUnreachableTasks(plan: Plan, open: readonly OpenTasks[]): void {
  const lost = unreachable(plan, open);
  if (lost.length === 0) return;
  const needs = lost.map((each) => describe(each, plan)).join('; ');
  throw new CliError('tasks_unreachable', `${needs}, which ${plan.source} does not have`, hint);
}

/** The same as warnings of `check`, at the head of the file: what is not there has no place. */
export function unreachableTaskWarnings(plan: Plan, open: readonly OpenTasks[], file: string): readonly Diagnostic[] {
  return unreachable(plan, open).map((each) => ({
    code: 'unreachable-tasks',
    severity: 'warning',
    file,
    line: 1,
    column: 1,
    pointer: '/tasks',
    message: `${describe(each, plan)}, which is not there`,
    hint,
  }));
}
