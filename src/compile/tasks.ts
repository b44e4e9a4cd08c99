/** Compiles task kinds: how a stored task is polled, what the upstream's statuses mean, and which rule bills it. */
import type {
  Branch,
  Route,
  TaskKind,
  TaskNothingMade,
  TaskStatus,
  TaskUnknownOutcome,
  UnknownPage,
} from '../generated/gateway.d.ts';
import { compilePointer } from '../lang/pointer.ts';
import type { BillingPlan, TaskKindPlan, UnknownOutcomePlan } from '../plan.ts';
import { isMeter, type RulePlan } from './billing.ts';
import { checkIdempotencyHeader, credentialHeaders } from './header-names.ts';
import { idPath } from './path-template.ts';
import { compileSection, type References } from './references.ts';
import type { Place } from './report.ts';
import { readDuration_ms, type Scope } from './scope.ts';
import { writtenBranches } from './written-branches.ts';

type Meaning = 'running' | 'succeeded' | 'failed';

const MEANINGS: readonly Meaning[] = ['running', 'succeeded', 'failed'];

/** The route or branch that creates tasks of a kind: the place of its billing rule, and the upstream's path. */
interface Creator {
  readonly rule: string;
  readonly place: Place;
  /** Of the first creator, and of others where it differs, with their places. */
  readonly paths: Map<string, readonly Place[]>;
}

/** Compiles `tasks`. A kind gets the billing rule of the branches that create it. A kind that nothing creates is left out. */
export function compileTasks(scope: Scope, billing: References<RulePlan>): References<TaskKindPlan> {
  const creators = findCreators(scope);
  return compileSection('tasks', scope, (name, task) => {
    const creator = creators.get(name);
    const rule = creator && billing.compiled.get(creator.rule);
    return compileTask(
      name,
      task,
      pollPathOf(name, task, creator, scope),
      rule === undefined || isMeter(rule) ? undefined : rule,
      scope,
    );
  });
}

/** Finds the first branch that creates each kind. Reports a later branch with another billing rule. */
function findCreators(scope: Scope): ReadonlyMap<string, Creator> {
  const first = new Map<string, Creator>();
  for (const [route, config] of Object.entries(scope.config.routes)) {
    for (const [place, { creates_task, billing, forward }] of writtenBranches(route, config)) {
      if (creates_task === undefined || billing === undefined) continue;
      const other = first.get(creates_task);
      const path = upstreamPath(config, forward);
      // A branch without a path of its own has the route's.
      const paths = other?.paths ?? new Map<string, readonly Place[]>();
      paths.set(path, [...(paths.get(path) ?? []), ['routes', route, 'match'], [...place, 'forward']]);
      if (other === undefined) {
        first.set(creates_task, { rule: billing, place, paths });
      } else if (other.rule !== billing) {
        const message = `tasks of kind '${creates_task}' are already billed by '${other.rule}' in ${scope.report.lineOf([...other.place, 'billing'], [...place, 'billing'])}`;
        const hint = 'use the same billing rule, or declare a second task kind';
        const basis = [place, other.place].flatMap((one) => [
          [...one, 'creates_task'],
          [...one, 'billing'],
        ]);
        scope.report.error('task-billing', [...place, 'billing'], message, hint, { basis });
      }
    }
  }
  return first;
}

/** The upstream's path of a task: as stated, or below the path of its creation. */
function pollPathOf(name: string, { query }: TaskKind, creator: Creator | undefined, { report }: Scope): string {
  const [path = '', ...others] = creator?.paths.keys() ?? [];
  if (query !== undefined) return query;
  if (others.length > 0 || path.includes('{')) {
    const why = others.length > 0 ? `it is created at ${path} and ${others[0]}` : `it is created at ${path}`;
    const hint = "add query: the upstream's path of a task, such as /jobs/{id}";
    const basis = [['tasks', name, 'query'], ...[...(creator?.paths.values() ?? [])].flat()];
    report.error('missing-key', ['tasks', name], `'${name}' needs 'query', because ${why}`, hint, { on: 'key', basis });
  }
  return `${path}/{id}`;
}

/** The path at which the upstream creates a task. */
function upstreamPath({ match }: Route, forward: Branch['forward']): string {
  return (forward && 'path' in forward ? forward.path : undefined) ?? match.slice(match.indexOf(' ') + 1);
}

function compileTask(
  name: string,
  task: TaskKind,
  query: string,
  billing: BillingPlan | undefined,
  scope: Scope,
): TaskKindPlan | undefined {
  const place: Place = ['tasks', name];
  const meaning = readMeaning(task.status, [...place, 'status'], scope);
  const deadline_ms = readDuration_ms(task.deadline, [...place, 'deadline'], scope);
  const unknown_outcome =
    task.unknown_outcome && readUnknownOutcome(task.unknown_outcome, [...place, 'unknown_outcome'], scope);
  if (billing === undefined) return undefined;
  return {
    name,
    id: compilePointer(task.id),
    poll_path: idPath(query),
    status: compilePointer(task.status.at),
    meaning,
    deadline_ms,
    nothing_made: readNothingMade(task.nothing_made ?? [{ status: ['4xx'] }], [...place, 'nothing_made'], scope),
    unknown_outcome,
    billing,
  };
}

function readUnknownOutcome(unknown: TaskUnknownOutcome, place: Place, scope: Scope): UnknownOutcomePlan {
  if ('key' in unknown) {
    checkIdempotencyHeader(unknown.key, credentialHeaders(scope), [...place, 'key'], scope);
    const decides_within_ms = readDuration_ms(unknown.decides_within ?? '10m', [...place, 'decides_within'], scope);
    return { by: 'key', header: unknown.key, decides_within_ms };
  }
  if (unknown.page !== undefined) checkPage(unknown.page, unknown.list, [...place, 'page'], scope);
  return {
    by: 'list',
    path: unknown.list,
    items: compilePointer(unknown.items),
    id: compilePointer(unknown.id),
    model: compilePointer(unknown.model),
    created_at: compilePointer(unknown.created_at),
    total: unknown.total === undefined ? undefined : compilePointer(unknown.total),
    page: unknown.page && { most: 20, ...unknown.page },
    within_ms: readDuration_ms(unknown.within ?? '2m', [...place, 'within'], scope),
  };
}

/** Reports a query parameter that would be sent twice. */
function checkPage({ number, size }: UnknownPage, list: string, place: Place, { report }: Scope): void {
  const names = new Set(new URLSearchParams(list.split('?')[1]).keys());
  for (const [key, name] of [['number', number] as const, ['size', size] as const]) {
    if (names.has(name)) {
      const message = `the query parameter '${name}' would be sent twice`;
      report.error('bad-page', [...place, key], message, 'remove it from the query of list, or choose another name');
    }
    names.add(name);
  }
}

/** Compiles `nothing_made`. Reports a 5xx status without a code: a proxy may have sent it. */
function readNothingMade(
  proofs: readonly TaskNothingMade[],
  place: Place,
  { report }: Scope,
): TaskKindPlan['nothing_made'] {
  const compiled = proofs.map(({ status, at, in: codes }, index) => {
    for (const [number, one] of status.entries()) {
      if (one === '4xx' || Number(one) < 500 || at !== undefined) continue;
      const message = `a ${one} may come from a proxy, so the status alone does not prove that nothing was created`;
      report.error(
        'nothing-made',
        [...place, index, 'status', number],
        message,
        "also check the upstream's own error code with at and in",
        { basis: [[...place, index]] },
      );
    }
    const read = at === undefined ? undefined : compilePointer(at);
    return (statusCode: number, json: () => unknown): boolean => {
      const isStatus = status.some((one) =>
        one === '4xx' ? statusCode >= 400 && statusCode < 500 : one === statusCode,
      );
      if (!isStatus || read === undefined) return isStatus;
      const code = read(json());
      return typeof code === 'string' && codes?.includes(code) === true;
    };
  });
  return {
    isProved: ({ statusCode, json }) => compiled.some((proves) => proves(statusCode, json)),
    words: proofs.map(({ status, in: codes = [] }) => [status.join('/'), codes.join('/')].join(' ').trim()).join(', '),
  };
}

function readMeaning(status: TaskStatus, place: Place, scope: Scope): TaskKindPlan['meaning'] {
  const meaning = new Map<string, Meaning>();
  for (const word of MEANINGS) {
    for (const [index, text] of status[word].entries()) {
      const other = meaning.get(text);
      if (other === undefined) meaning.set(text, word);
      else {
        const message = `the status '${text}' is already listed under ${other}`;
        scope.report.error('duplicate-status', [...place, word, index], message, 'keep one of them', {
          basis: [[...place, other]],
        });
      }
    }
  }
  return meaning;
}
