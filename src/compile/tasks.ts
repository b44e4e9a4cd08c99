/** Task kinds: how a stored task is asked for, what the upstream's words mean, and the rule that prices it. */
import type { BillingPlan, TaskKindPlan } from '../plan.ts';
import { type Names, namesOf } from './names.ts';
import type { Place } from './report.ts';
import { readDuration_ms, readPointer, type Scope } from './scope.ts';

type TaskConfig = NonNullable<Scope['config']['tasks']>[string];
type Meaning = 'running' | 'succeeded' | 'failed';

const MEANINGS: readonly Meaning[] = ['running', 'succeeded', 'failed'];

/** Where a route or a branch creates tasks of a kind, and the rule that it names. */
interface Creator {
  readonly rule: string;
  readonly place: Place;
}

/** Compiles `tasks`. A kind gets the rule of the branches that create it; one that nothing creates gets none and is left out. */
export function compileTasks(scope: Scope, billing: Names<BillingPlan>): Names<TaskKindPlan> {
  const creators = findCreators(scope);
  const compiled = Object.entries(scope.config.tasks ?? {}).map(([name, task]): [string, TaskKindPlan | undefined] => {
    const creator = creators.get(name);
    const rule = creator === undefined ? undefined : billing.compiled.get(creator.rule);
    if (creator === undefined) {
      const message = `no route creates tasks of the kind '${name}'`;
      scope.report.warning('unused', ['tasks', name], message, `let a route create it with creates: ${name}, or take it out`, {
        on: 'key',
      });
    }
    return [name, compileTask(name, task, rule, scope)];
  });
  return namesOf('a task kind', new Map(compiled), scope.report);
}

/** The first branch that creates each kind; reports a later one that bills it by another rule. */
function findCreators(scope: Scope): ReadonlyMap<string, Creator> {
  const first = new Map<string, Creator>();
  for (const [route, config] of Object.entries(scope.config.routes)) {
    const places: readonly [Place, { readonly creates?: string; readonly billing?: string }][] = [
      [['routes', route], config],
      ...(config.branches ?? []).map((branch, index): [Place, typeof branch] => [['routes', route, 'branches', index], branch]),
    ];
    for (const [place, { creates, billing }] of places) {
      if (creates === undefined || billing === undefined) continue;
      const other = first.get(creates);
      if (other === undefined) first.set(creates, { rule: billing, place: [...place, 'billing'] });
      else if (other.rule !== billing) {
        const message = `tasks of the kind '${creates}' are billed by '${other.rule}' already, at line ${scope.report.lineOf(other.place)}`;
        const hint = 'a kind of task has one billing rule; declare a second kind';
        scope.report.error('task-billing', [...place, 'billing'], message, hint);
      }
    }
  }
  return first;
}

function compileTask(
  name: string,
  task: TaskConfig,
  billing: BillingPlan | undefined,
  scope: Scope,
): TaskKindPlan | undefined {
  const place: Place = ['tasks', name];
  const id = readPointer(task.id, [...place, 'id'], scope);
  const query_path = readQuery(task.query, [...place, 'query'], scope);
  const status = readPointer(task.status.at, [...place, 'status', 'at'], scope);
  const meaning = readMeaning(task.status, [...place, 'status'], scope);
  const deadline_ms = readDuration_ms(task.deadline, [...place, 'deadline'], scope);
  if (id === undefined || query_path === undefined || status === undefined) return undefined;
  if (deadline_ms === undefined || billing === undefined) return undefined;
  return { name, id, query_path, status, meaning, deadline_ms, billing };
}

function readQuery(text: string, place: Place, scope: Scope): TaskKindPlan['query_path'] | undefined {
  const [before, after, ...more] = text.split('{id}');
  if (before === undefined || after === undefined || more.length > 0 || !/^\/[^{}\s?#]*$/.test(before) || /[{}\s#]/.test(after)) {
    const message = `'${text}' is not the path of one task`;
    scope.report.error('bad-path', place, message, 'begin it with / and write {id} once, where the id goes');
    return undefined;
  }
  return (taskId) => `${before}${taskId}${after}`;
}

function readMeaning(status: TaskConfig['status'], place: Place, scope: Scope): TaskKindPlan['meaning'] {
  const meaning = new Map<string, Meaning>();
  for (const word of MEANINGS) {
    for (const [index, text] of (status[word] ?? []).entries()) {
      const other = meaning.get(text);
      if (other === undefined) meaning.set(text, word);
      else {
        const message = `the status '${text}' means ${other} already`;
        scope.report.error('duplicate-status', [...place, word, index], message, 'a status means one thing; keep one of them');
      }
    }
  }
  return meaning;
}
