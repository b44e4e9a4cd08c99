/** Compiles task kinds: how a stored task is polled, what the upstream's statuses mean, and which rule bills it. */

import { readPointer } from '../../../lib/json/pointer.ts';
import { statusText } from '../../../lib/net/status-text.ts';
import { type PathTemplate, readPath } from '../../../lib/text/path-template.ts';
import { parseDuration_ms } from '../../../lib/time/duration.ts';
import type {
  Branch,
  Route,
  StatusAnswer,
  TaskKind,
  TaskNothingMade,
  TaskStatus,
  TaskUnknownOutcome,
  UnknownPage,
} from '../../../plan/generated/gateway.d.ts';
import type {
  AnswerMeaning,
  BillingPlan,
  CancelMethod,
  TaskKindPlan,
  TaskMeaning,
  UnknownOutcomePlan,
} from '../../../plan/index.ts';
import { checkIdempotencyHeader, credentialHeaders } from '../../compile/header-names.ts';
import { compileSection, type References, suggestion } from '../../compile/reference-fields.ts';
import { readDuration_ms, type Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { isMeter, type RulePlan } from '../billing/compile.ts';
import { FREE, writtenBranches } from '../routes/written-branches.ts';

const MEANINGS: readonly TaskMeaning[] = ['running', 'succeeded', 'failed', 'cancelled'];

/** The route or branch that creates tasks of a kind: the place of its billing rule, and the upstream's path. */
interface Creator {
  readonly rule: string;
  readonly place: Path;
  /** The paths of the first creator, and different paths of others, with their places. */
  readonly paths: Map<string, readonly Path[]>;
  /** Each route that creates them, with the parameters of its path. */
  readonly params: Map<string, readonly string[]>;
}

/** Compiles `tasks`. A kind gets the billing rule of the branches that create it. A kind that nothing creates is left out. */
export function compileTasks(scope: Scope, billing: References<RulePlan>): References<TaskKindPlan> {
  const creators = findCreators(scope);
  return compileSection('tasks', scope, (name, task) => {
    const creator = creators.get(name);
    const rule = creator && billing.compiled.get(creator.rule);
    checkParams(name, task, creator, scope);
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
      if (creates_task === undefined || billing === undefined || billing === FREE) continue;
      const other = first.get(creates_task);
      const path = upstreamPath(config, forward);
      // A branch without a path of its own has the route's.
      const paths = other?.paths ?? new Map<string, readonly Path[]>();
      paths.set(path, [...(paths.get(path) ?? []), ['routes', route, 'match'], [...place, 'forward']]);
      const params = other?.params ?? new Map<string, readonly string[]>();
      params.set(route, paramsOf(readPath(config.match)));
      if (other === undefined) {
        first.set(creates_task, { rule: billing, place, paths, params });
      } else if (other.rule !== billing) {
        const message = `tasks of kind '${creates_task}' are already billed by '${other.rule}' in ${scope.report.lineOf([...other.place, 'billing'], [...place, 'billing'])}`;
        const hint = 'use the same billing rule, or declare a second task kind';
        const basis = [place, other.place].flatMap((each) => [
          [...each, 'creates_task'],
          [...each, 'billing'],
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

function paramsOf(path: PathTemplate): readonly string[] {
  return path.flatMap((part) => (typeof part === 'string' ? [] : [part.param]));
}

/** Reports parameters of the upstream's paths that a route which creates the task does not have: they would be empty. */
function checkParams(
  name: string,
  { query = '', cancel = '' }: TaskKind,
  creator: Creator | undefined,
  scope: Scope,
): void {
  for (const [key, text] of Object.entries({ query, cancel })) {
    for (const param of paramsOf(readPath(text))) {
      const [route, known = []] = [...(creator?.params ?? [])].find(([, params]) => !params.includes(param)) ?? [];
      if (param === 'id' || route === undefined) continue;
      const message = `'{${param}}' is no parameter of route '${route}', which creates the task`;
      scope.report.error('unknown-param', ['tasks', name, key], message, suggestion(param, ['id', ...known]), {
        basis: [['routes', route, 'match']],
      });
    }
  }
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
  const place: Path = ['tasks', name];
  const { status } = task;
  const answers = readAnswers(status.answers ?? [], [...place, 'status', 'answers'], scope);
  const meaning = readMeaning(status, answers, [...place, 'status'], scope);
  const deadline_ms = readDuration_ms(task.deadline, [...place, 'deadline'], scope);
  const { longest = '60s' } = scope.config.settle ?? {};
  if (deadline_ms < (parseDuration_ms(longest) ?? 0)) {
    const message = `tasks go to review after ${task.deadline}, possibly before a poll: pauses between polls grow to ${longest}`;
    const hint = 'write the longest time that a task may take, such as 24h, or lower longest of settle';
    scope.report.warning('bad-duration', [...place, 'deadline'], message, hint);
  }
  const unknown_outcome =
    task.unknown_outcome && readUnknownOutcome(task.unknown_outcome, [...place, 'unknown_outcome'], scope);
  if (billing === undefined) return undefined;
  const poll_path = readPath(query);
  const cancel = task.cancel === undefined ? undefined : readCancel(task.cancel);
  return {
    name,
    id: readPointer(task.id),
    poll_path,
    cancel,
    params: [...new Set([...paramsOf(poll_path), ...paramsOf(cancel?.path ?? [])])].filter((param) => param !== 'id'),
    status: status.at === undefined ? undefined : readPointer(status.at),
    answers: status.answers && answers,
    accept: task.accept,
    failed_at: readFailedAt(status, [...place, 'status'], scope),
    meaning,
    deadline_ms,
    nothing_made: readNothingMade(task.nothing_made ?? [{ status: ['4xx'] }], [...place, 'nothing_made'], scope),
    unknown_outcome,
    billing,
  };
}

function readCancel(text: string): TaskKindPlan['cancel'] {
  const [verb = '', path = ''] = text.split(' ');
  return { method: CANCEL_METHODS.find((each) => each === verb) ?? 'POST', path: readPath(path) };
}

const CANCEL_METHODS: readonly CancelMethod[] = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Reads where a failure shows, apart from the status. Reports a kind whose tasks can never fail. */
function readFailedAt(
  { failed, failed_at, answers }: TaskStatus,
  place: Path,
  scope: Scope,
): TaskKindPlan['failed_at'] {
  if (failed_at !== undefined) return [failed_at].flat().map(readPointer);
  // Vendors that answer with the file itself often have no answer for a failure.
  if (failed === undefined && answers === undefined) {
    const message = "'status' needs 'failed' or 'failed_at': no status would mean that a task has failed";
    const basis = [
      [...place, 'failed'],
      [...place, 'failed_at'],
    ];
    scope.report.error('missing-key', place, message, 'add failed: [failed]', { on: 'key', basis });
  }
  return undefined;
}

function readUnknownOutcome(unknown: TaskUnknownOutcome, place: Path, scope: Scope): UnknownOutcomePlan {
  if ('key' in unknown) {
    checkIdempotencyHeader(unknown.key, credentialHeaders(scope), [...place, 'key'], scope);
    const decides_within_ms = readDuration_ms(unknown.decides_within ?? '10m', [...place, 'decides_within'], scope);
    return { by: 'key', header: unknown.key, decides_within_ms };
  }
  if (unknown.page !== undefined) checkPage(unknown.page, unknown.list, [...place, 'page'], scope);
  return {
    by: 'list',
    path: unknown.list,
    items: readPointer(unknown.items),
    id: readPointer(unknown.id),
    model: readPointer(unknown.model),
    created_at: readPointer(unknown.created_at),
    total: unknown.total === undefined ? undefined : readPointer(unknown.total),
    page: unknown.page && { most: 20, ...unknown.page },
    within_ms: readDuration_ms(unknown.within ?? '2m', [...place, 'within'], scope),
  };
}

/** Reports a query parameter that would be sent twice. */
function checkPage({ number, size }: UnknownPage, list: string, place: Path, { report }: Scope): void {
  const names = new Set(new URLSearchParams(list.split('?')[1]).keys());
  for (const [key, name] of [['number', number] as const, ['size', size] as const]) {
    if (names.has(name)) {
      const message = `the query parameter '${name}' would be sent twice`;
      report.error('bad-page', [...place, key], message, 'remove it from the query of list, or choose another name', {
        basis: [[...place.slice(0, -1), 'list']],
      });
    }
    names.add(name);
  }
}

/** Compiles `nothing_made`. Reports a 5xx status without a code: a proxy may have sent it. */
function readNothingMade(
  proofs: readonly TaskNothingMade[],
  place: Path,
  { report }: Scope,
): TaskKindPlan['nothing_made'] {
  return proofs.map(({ status, at, in: codes }, index) => {
    warnOfQuotedNumbers(codes ?? [], [...place, index, 'in'], report);
    for (const [number, value] of status.entries()) {
      if (value === '4xx' || (Number(value) >= 400 && Number(value) < 500) || at !== undefined) continue;
      const why = Number(value) < 400 ? 'usually means that a task was created' : 'may come from a proxy';
      const message = `a ${value} ${why}, so the status alone does not prove that nothing was created`;
      const hint = "also check the upstream's own error code with at and in";
      report.error('nothing-made', [...place, index, 'status', number], message, hint, { basis: [[...place, index]] });
    }
    return { status, at: at === undefined ? undefined : readPointer(at), codes: codes ?? [] };
  });
}

/** Warns about quoted numbers among numbers: a text never equals a number. */
function warnOfQuotedNumbers(codes: readonly unknown[], place: Path, report: Scope['report']): void {
  if (!codes.some((code) => typeof code === 'number')) return;
  for (const [index, code] of codes.entries()) {
    if (typeof code !== 'string' || !/^-?\d+$/.test(code) || codes.includes(Number(code))) continue;
    const message = `"${code}" is a text, which never equals a number, but other codes of this list are numbers`;
    report.warning('nothing-made', [...place, index], message, `write ${code} without quotes, or list both`);
  }
}

/** Reads what answers mean by their code and type. Reports one that never counts, and a failure that any proxy could answer with. */
function readAnswers(answers: readonly StatusAnswer[], place: Path, { report }: Scope): readonly AnswerMeaning[] {
  for (const [index, { code, type, means }] of answers.entries()) {
    const earlier = answers.findIndex((each) => each.code === code && (each.type === undefined || each.type === type));
    if (earlier < index) {
      const message = `an answer ${answerText(code, type)} is already listed as ${answers[earlier]?.means}`;
      const basis = [[...place, earlier]];
      report.error('duplicate-status', [...place, index], message, 'remove one, or write the one with a type first', {
        basis,
      });
    }
    if (code < 300 || means === 'running' || (means !== 'succeeded' && !NOT_OF_TASK.has(code))) continue;
    const message = `a ${code} does not prove that a task has ${means === 'succeeded' ? 'succeeded' : 'ended'}`;
    const hint = means === 'succeeded' ? 'list a code from 200 to 299' : 'list an answer that only this task gets';
    report.error('bad-value', [...place, index, 'code'], message, hint, { basis: [[...place, index, 'means']] });
  }
  return answers.map(({ code, type, means }) => ({ code, type, means, status: `answer ${answerText(code, type)}` }));
}

/** Codes of answers about the path, the credential or the rate, and not about the task. */
const NOT_OF_TASK: ReadonlySet<number> = new Set([400, 401, 402, 403, 404, 405, 407, 408, 413, 421, 425, 429]);

function answerText(code: number, type: string | undefined): string {
  return type === undefined ? String(code) : `${code} ${type}`;
}

/** The meanings of all statuses by their text. Reports a status without a place, and one that is listed twice. */
function readMeaning(
  status: TaskStatus,
  answers: readonly AnswerMeaning[],
  place: Path,
  scope: Scope,
): TaskKindPlan['meaning'] {
  const meaning = new Map<string, TaskMeaning>();
  const basis = [place];
  if (status.at === undefined && status.answers === undefined) {
    const message = "'status' needs 'at' or 'answers': no answer would show the state of a task";
    scope.report.error('missing-key', place, message, 'add at: /status', { on: 'key', basis });
  }
  if (status.succeeded === undefined && !answers.some(({ means }) => means === 'succeeded')) {
    const message = "'status' needs 'succeeded': no status would mean that a task has succeeded";
    scope.report.error('missing-key', place, message, 'add succeeded: [succeeded]', { on: 'key', basis });
  }
  for (const word of MEANINGS) {
    for (const [index, value] of (status[word] ?? []).entries()) {
      const text = statusText(value) ?? '';
      const other = meaning.get(text);
      if (other === undefined) meaning.set(text, word);
      else {
        const message = `the status '${text}' is already listed under ${other}`;
        const basis = [[...place, other]];
        scope.report.error('duplicate-status', [...place, word, index], message, 'keep one of them', { basis });
      }
    }
  }
  for (const { status: text, means } of answers) meaning.set(text, means);
  return meaning;
}
