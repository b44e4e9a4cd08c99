/** Compiles the examples of routes. */

import { dirname, resolve } from 'node:path';
import { modelIn } from '../../../gateway/admission/model.ts';
import { isRecord } from '../../../lib/json/record.ts';
import { quantityNano } from '../../../lib/money/amount.ts';
import { binaryType } from '../../../lib/net/binary-type.ts';
import type { Example, RecordedAnswer } from '../../../plan/generated/gateway.d.ts';
import type { AnswerPlan, ExamplePlan, ForwardRoute, RoutePlan, TaskIdPlace } from '../../../plan/index.ts';
import { createReferences, type References } from '../../compile/reference-fields.ts';
import { readAmount, type Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { readText } from '../../read/read-text.ts';
import { isKnown, isReachKnown } from '../../repair/known.ts';
import { readStart_ms } from '../prices/start.ts';
import { type ActionOf, checkParam, type RouteScope } from './route-scope.ts';
import { writtenBranches } from './written-branches.ts';

/** Compiles a route's examples. @param action undefined if it could not be compiled. */
export function readExamples(
  examples: readonly Example[],
  action: ActionOf<RoutePlan> | undefined,
  route: RouteScope,
): readonly ExamplePlan[] {
  const branches = action?.action === 'forward' ? action.branches : undefined;
  const isTask = action?.action === 'poll' || action?.action === 'cancel';
  if (examples.length > 0 && branches === undefined && !isTask && isReachKnown(route.place, route)) {
    const hint = 'remove the examples; only routes that forward requests, poll a task or cancel one have examples';
    route.report.error('bad-example', [...route.place, 'examples'], 'the gateway itself answers this route', hint, {
      on: 'key',
    });
    return [];
  }
  // Of two branches with one name, one was meant to have another name.
  const isTwice = branches !== undefined && new Set(branches.map(({ name }) => name)).size < branches.length;
  const names = createReferences(
    {
      names: new Map<string, true>(branches?.map(({ name }) => [name, true])),
      isComplete: branches !== undefined && isKnown([...route.place, 'branches'], route) && !isTwice,
      code: 'bad-example',
      unknown: (name) => `'${name}' is not a branch of this route`,
    },
    route,
  );
  const read = { branches: names, task: isTask ? action : undefined, route };
  return examples.map((example, index) => readExample(example, [...route.place, 'examples', index], read));
}

interface ExampleScope {
  readonly branches: References<true>;
  /** Set if the route polls or cancels tasks. */
  readonly task: { readonly action: 'poll' | 'cancel'; readonly id: TaskIdPlace } | undefined;
  readonly route: RouteScope;
}

function readExample(example: Example, place: Path, { branches, task, route }: ExampleScope): ExamplePlan {
  const { answer, after, polls, caller, at, expect = {} } = example;
  const { branch, units, charge, state, request, sent, capped, task: id, resource, facts, hold, error } = expect;
  if (branch !== undefined) branches.use(branch, [...place, 'expect', 'branch']);
  const isEmpty = example.expect === undefined && answer === undefined;
  if (isEmpty) {
    const message = 'the example has neither an answer nor an expected outcome';
    route.report.error('bad-example', place, message, 'add answer: or expect:', {
      basis: ['answer', 'expect'].map((key) => [...place, key]),
    });
  }
  checkTask(example, task, place, route);
  // Without them, it is unknown which parameters the query has.
  const basis = ['model', 'requires_owner'].map((key) => [...route.place, key]);
  for (const name of Object.keys(example.params ?? {})) checkParam(name, [...place, 'params', name], route, { basis });
  // A name that is no parameter may be a misspelling of the missing one, and has its own finding.
  const given = [...Object.keys(example.params ?? {}), ...(task?.id.in === 'param' ? [task.id.name] : [])];
  const isStray = given.some((name) => route.params?.includes(name) === false);
  for (const name of isStray || isEmpty ? [] : (route.params ?? [])) {
    if (example.params?.[name] !== undefined || name === task?.id.name) continue;
    const message = `the example has no value for the path parameter '${name}'`;
    route.report.error('bad-example', place, message, `add params: { ${name}: … }`, {
      basis: [[...place, 'params', name]],
    });
  }
  const amount = (text: string | undefined, key: string) =>
    text === undefined ? undefined : readAmount(text, [...place, 'expect', key], route, { example: '1.84' });
  const units_nano = units && new Map(Object.entries(units).map(([name, count]) => [name, quantityNano(count) ?? 0n]));
  return {
    name: example.name,
    body: example.body === undefined ? '' : JSON.stringify(example.body),
    params: example.params ?? {},
    at_ms: at === undefined ? undefined : readStart_ms(at, [...place, 'at'], route),
    headers: example.headers ?? {},
    group: caller && route.library.groups.use(caller.group, [...place, 'caller', 'group']) && caller.group,
    after,
    answer: answer && readAnswer(answer, [...place, 'answer'], route),
    polls: polls?.map((poll, index) => readAnswer(poll, [...place, 'polls', index], route)),
    expect: {
      branch,
      units_nano,
      charge_nano: amount(charge, 'charge'),
      state,
      request,
      sent,
      capped,
      task: id,
      resource,
      facts: facts && textValues(facts),
      hold_nano: amount(hold, 'hold'),
      error,
    },
  };
}

/** Reports keys that need a task, and those that a task needs. */
function checkTask(
  { after, polls, answer }: Example,
  task: ExampleScope['task'],
  place: Path,
  { report, place: routePlace, config, name }: RouteScope,
): void {
  const wrong = (message: string, hint: string, key?: string) =>
    report.error('bad-example', key === undefined ? place : [...place, key], message, hint, {
      on: 'key',
      basis: [
        [...place, 'after'],
        [...place, 'polls'],
        [...routePlace, 'task'],
      ],
    });
  if (task === undefined) {
    if (after !== undefined && !namesEarlier(name, config))
      wrong('only examples of polls and cancellations are after another one', 'remove after', 'after');
    if (polls !== undefined) wrong('only a cancellation polls the task', 'remove polls', 'polls');
    return;
  }
  if (after === undefined)
    wrong(`the example has no task to ${task.action}`, 'add after: the name of the example that creates it');
  if (task.action === 'poll' && polls !== undefined)
    wrong('a poll is one request', 'write its answer as answer', 'polls');
  if (task.action === 'cancel' && answer !== undefined && polls === undefined)
    wrong(
      'a cancellation asks for the task first',
      "add polls: the upstream's answers to the polls before it and after it",
    );
}

/** Whether requests of the route may name an earlier task, whose facts their billing rule uses. */
function namesEarlier(name: string, { routes, billing }: Scope['config']): boolean {
  const route = routes[name];
  const branches = route === undefined ? [] : writtenBranches(name, route);
  return branches.some(([, { billing: rule }]) =>
    Object.values(billing?.[rule ?? '']?.facts ?? {}).some((fact) => 'earlier' in fact),
  );
}

/** Reads an answer. Reports a file that cannot be used. */
function readAnswer(answer: RecordedAnswer, place: Path, scope: Scope): AnswerPlan {
  const { status = 200, headers = {}, body, events, stream, connection } = answer;
  const [kept, second] = (['body', 'events', 'stream'] as const).filter((key) => answer[key] !== undefined);
  if (second !== undefined) {
    const message = `'${kept}' and '${second}' exclude each other`;
    scope.report.error('conflicting-keys', [...place, second], message, 'keep one of them', { on: 'key' });
  }
  const type = body === undefined ? 'text/event-stream' : 'application/json';
  const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const binary = binaryType(named['content-type']);
  if (binary !== undefined && typeof body === 'object') {
    const message = `an answer of the type ${binary} has no members: its bytes are no JSON`;
    scope.report.error('bad-example', [...place, 'body'], message, 'remove body, or correct the content-type');
  }
  return {
    status,
    headers: { ...(kept !== undefined && { 'content-type': type }), ...named },
    body:
      stream !== undefined
        ? readStream(stream, [...place, 'stream'], scope)
        : (events?.map(eventText).join('') ?? bodyText(body, binary !== undefined)),
    connection: connection && {
      seconds: connection.seconds,
      bytes: connection.bytes ?? 0,
      isWhole: connection.left !== true,
    },
  };
}

/** A text of a binary type stands for its bytes. */
function bodyText(body: unknown, isBinary: boolean): string {
  if (body === undefined) return '';
  return isBinary && typeof body === 'string' ? body : JSON.stringify(body);
}

function eventText(data: unknown): string {
  const name = isRecord(data) && typeof data.type === 'string' ? `event: ${data.type}\n` : '';
  return `${name}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
}

function readStream(file: string, place: Path, scope: Scope): string {
  const path = resolve(dirname(resolve(scope.report.fileOf(place))), file);
  scope.seen(path);
  const read = readText(path, scope.read);
  if ('text' in read) return read.text;
  const message = `the file '${file}' ${read.isMissing === true ? 'does not exist' : read.problem}`;
  const hint = "correct the path, which is relative to the configuration file's folder";
  scope.report.error('bad-file', place, message, hint);
  return '';
}

function textValues(values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/** The model that an example names; undefined if it names none. */
export function modelOf({ model }: ForwardRoute, { body, params }: ExamplePlan): string | undefined {
  if (model === undefined) return undefined;
  const document: unknown = body === '' ? undefined : JSON.parse(body);
  const id = modelIn(model.source, document, params);
  return typeof id === 'string' ? id : undefined;
}
