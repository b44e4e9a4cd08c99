/** Finds why an answer about a task does not have the expected outcome. */

import { answerMeaning } from '../../gateway/tasks/judge.ts';
import { pointerText } from '../../lib/json/pointer.ts';
import { NANO } from '../../lib/money/amount.ts';
import { chargedUnits } from '../../lib/money/class-units.ts';
import { binaryType } from '../../lib/net/binary-type.ts';
import { statusText } from '../../lib/net/status-text.ts';
import type { ExamplePlan, Plan, TaskKindPlan } from '../../plan/index.ts';
import { unitWords } from '../dry-run/dry-words.ts';
import { documentsOf, valueAt } from '../examples/documents.ts';
import { EXAMPLE_OR_RULES, type ExampleFinding, type PlayedExample } from './example-finding.ts';
import { chargeFinding } from './example-usage.ts';
import { pointerHint } from './recorded-values.ts';

type Answer = NonNullable<ExamplePlan['answer']>;
type State = NonNullable<ExamplePlan['expect']['state']>;

const isText = (value: unknown): boolean => typeof value === 'string';

/** The mistake that the answer to a creation shows. */
export function creationFinding(tried: PlayedExample, kind: TaskKindPlan, plan: Plan): ExampleFinding | undefined {
  const { example, place, played } = tried;
  const { answer, expect } = example;
  const { task } = played;
  if (answer === undefined || task === undefined) return undefined;
  const isSuccess = answer.status < 300;
  const at = ['tasks', kind.name, 'id'];
  const documents = documentsOf(answer);
  const where = pointerText(kind.id);
  if (isSuccess && task.upstream_id === null && expect.state === undefined) {
    const difference = `the answer has no id of a task at ${where}`;
    return { at, difference, hint: pointerHint(kind.id, documents, isText, expect.task) };
  }
  if (expect.task !== undefined && task.upstream_id !== expect.task) {
    const difference = `the id of the task at ${where} is '${task.upstream_id}', not '${expect.task}'`;
    return { at, difference, hint: pointerHint(undefined, documents, (value) => value === expect.task, expect.task) };
  }
  if (isSuccess && expect.state === undefined) {
    const unread = firstStatusFinding(kind, answer, plan);
    if (unread !== undefined) return unread;
  }
  const state = expect.state ?? (isSuccess ? 'running' : undefined);
  if (state === undefined || task.state === state) return undefined;
  const difference = `expected state ${state}, got ${task.state}`;
  if (isSuccess || state !== 'failed') return { at: [...place, 'expect'], difference, hint: EXAMPLE_OR_RULES };
  return {
    at: ['tasks', kind.name],
    difference: `${difference}, because an answer with status ${answer.status} does not prove that nothing was made`,
    hint: `add { status: [${answer.status}] } to nothing_made if it does`,
    on: 'key',
  };
}

/**
 * An unreadable status in the answer to a creation. Some vendors leave it out there, or have it elsewhere than in a poll's answer, so a
 * readable status in a poll's answer proves the place.
 */
function firstStatusFinding(kind: TaskKindPlan, answer: Answer, { routes }: Plan): ExampleFinding | undefined {
  if (kind.status === undefined) return undefined;
  const documents = documentsOf(answer);
  const status = valueAt(kind.status, documents);
  if (typeof status === 'string' && !kind.meaning.has(status)) return wordFinding(kind, status, 'running');
  if (status !== undefined) return undefined;
  const isReadable = routes
    .flatMap((route) =>
      route.action === 'poll' && route.kinds.some(({ name }) => name === kind.name) ? route.examples : [],
    )
    .some((poll) => poll.answer !== undefined && valueAt(kind.status, documentsOf(poll.answer)) !== undefined);
  const hint = pointerHint(kind.status, documents, (value) => kind.meaning.has(String(value)));
  if (isReadable || !hint.includes('/')) return undefined;
  const difference = `the answer has no status word at ${pointerText(kind.status)}`;
  return { at: ['tasks', kind.name, 'status', 'at'], difference, hint };
}

function wordFinding(kind: TaskKindPlan, word: string, list: string): ExampleFinding {
  const at = ['tasks', kind.name, 'status'];
  return { at, difference: `the status '${word}' is in no list`, hint: `add ${word} to ${list}`, on: 'key' };
}

/** The mistake that the answer to a poll or a cancellation shows. */
export function pollFinding(tried: PlayedExample): ExampleFinding | undefined {
  const { route, example, place, played } = tried;
  const { before, task, polled, kind } = played;
  const { answer, expect } = example;
  if (answer === undefined || before === undefined || task === undefined || kind === undefined) return undefined;
  const binary = binaryFinding(tried, kind);
  if (binary !== undefined) return binary;
  if (route.action === 'poll' && polled?.state === 'unchanged' && answer.status < 300) {
    return unreadFinding(kind, before.upstream_id, answer, polled.isForeign === true, expect.state);
  }
  if (expect.state !== undefined && task.state !== expect.state) return stateFinding(tried, kind, answer, expect.state);
  if (task.state === 'review' && expect.state === undefined) {
    const at = ['billing', kind.billing.name, 'actual'];
    return { at, difference: task.reason ?? 'the task is in review', hint: 'point it at a number of units' };
  }
  const isStated = (expect.units_nano ?? expect.charge_nano) !== undefined;
  return task.state === 'succeeded' || isStated ? taskChargeFinding(example, place, tried, kind) : undefined;
}

/** A poll that gets what the task has made, instead of a record of the task. */
function binaryFinding({ route, example, played }: PlayedExample, kind: TaskKindPlan): ExampleFinding | undefined {
  const polls = route.action === 'poll' ? [example.answer] : (example.polls ?? []);
  const [binary] = polls.flatMap((poll) => binaryType(poll?.headers['content-type']) ?? []);
  if (binary === undefined || played.task?.state !== 'review' || example.expect.state === 'review') return undefined;
  const difference = `a poll that is answered with ${binary} has neither a status nor units: the task goes to review`;
  const hint = `add answers: [{ code: 200, type: ${binary}, means: succeeded }] to its status, or ask for the record of the task at another path`;
  return { at: ['tasks', kind.name, 'status'], difference, hint, on: 'key' };
}

/** A cancellation that is refused, because the poll before it has a status that is in no list. */
export function unreadPoll({ route, example, played: { before } }: PlayedExample): ExampleFinding | undefined {
  const [poll] = example.polls ?? [];
  const kind = route.action === 'cancel' ? route.kinds.find(({ name }) => name === before?.kind) : undefined;
  if (poll === undefined || kind === undefined) return undefined;
  if (answerMeaning(kind, poll.status, poll.headers['content-type']) !== undefined) return undefined;
  const status = valueAt(kind.status, documentsOf(poll));
  const word = statusText(status);
  if (word === undefined || kind.meaning.has(word)) return undefined;
  if (status === undefined) return unreadFinding(kind, null, poll, false, example.expect.state);
  return wordFinding(kind, word, example.expect.state ?? 'running, succeeded or failed');
}

/** An answer in which the status or the id is not readable. */
function unreadFinding(
  kind: TaskKindPlan,
  id: string | null,
  answer: Answer,
  isForeign: boolean,
  expected: State | undefined,
): ExampleFinding {
  const documents = documentsOf(answer);
  const status = valueAt(kind.status, documents);
  const at = ['tasks', kind.name, 'status'];
  if (isForeign) {
    const difference = `the id at ${pointerText(kind.id)} is '${valueAt(kind.id, documents)}', but the task is '${id}'`;
    const hint = pointerHint(undefined, documents, (value) => value === id, id ?? undefined);
    return { at: ['tasks', kind.name, 'id'], difference, hint };
  }
  if (kind.status === undefined) {
    const type = answer.headers['content-type'] ?? 'none';
    const difference = `no entry of answers has the code ${answer.status} and the type ${type}`;
    return {
      at: [...at, 'answers'],
      difference,
      hint: `add { code: ${answer.status}, means: ${expected ?? 'running'} }`,
    };
  }
  const word = statusText(status);
  if (status === undefined || word === undefined) {
    const difference = `the answer has no status word at ${pointerText(kind.status)}`;
    const known = pointerHint(kind.status, documents, (value) => kind.meaning.has(String(value)));
    const hint = known.startsWith('did you mean') ? known : pointerHint(kind.status, documents, isText);
    return { at: [...at, 'at'], difference, hint };
  }
  const list = expected === 'running' || expected === 'failed' || expected === 'succeeded' ? expected : undefined;
  return wordFinding(kind, word, list ?? 'running, succeeded or failed');
}

/** A status word with another meaning, or another outcome. */
function stateFinding(
  { example, place, played }: PlayedExample,
  kind: TaskKindPlan,
  answer: Answer,
  expected: State,
): ExampleFinding {
  const { task, polled } = played;
  const difference = `expected state ${expected}, got ${task?.state}`;
  // The poll after a cancellation decides, if there is one.
  const last = example.polls?.at(1) ?? answer;
  const listed = answerMeaning(kind, last.status, last.headers['content-type']);
  if (listed !== undefined) return { at: [...place, 'expect', 'state'], difference, hint: EXAMPLE_OR_RULES };
  const word = statusText(valueAt(kind.status, documentsOf(last)));
  const meaning = kind.meaning.get(word ?? '');
  if (polled?.state === 'review')
    return {
      at: ['billing', kind.billing.name, 'actual'],
      difference: `${difference}: ${polled.why}`,
      hint: 'point it at a number of units',
    };
  if (word !== undefined && meaning === undefined) return wordFinding(kind, word, expected);
  if (expected === 'failed' && (meaning === 'failed' || meaning === 'cancelled') && task?.state === 'succeeded')
    return {
      at: [...place, 'expect', 'state'],
      difference: `${difference}, because a failure that is charged ends as succeeded`,
      hint: `write state: succeeded, or correct ${meaning} in actual of billing rule '${kind.billing.name}'`,
    };
  if (polled === undefined || meaning === undefined || meaning === expected)
    return { at: [...place, 'expect', 'state'], difference, hint: EXAMPLE_OR_RULES };
  return {
    at: ['tasks', kind.name, 'status', meaning],
    difference: `${difference}, because '${word}' is in the list ${meaning}`,
    hint: `move ${word} to ${expected}, or correct the example`,
  };
}

/** A success whose units or charge are not the expected ones. */
function taskChargeFinding(
  { answer, expect }: ExamplePlan,
  place: PlayedExample['place'],
  { played: { task, price } }: PlayedExample,
  { billing }: TaskKindPlan,
): ExampleFinding | undefined {
  if (task === undefined || answer === undefined) return undefined;
  const { units_nano: expected, charge_nano } = expect;
  const got_nano = task.charged_nano ?? 0n;
  const got = new Map(Object.entries(chargedUnits(task)));
  const name = [...got.keys()].find((each) => (expected?.get(each) ?? 0n) !== got.get(each)) ?? '';
  if (expected !== undefined && unitWords(expected) !== unitWords(got)) {
    const wrong = `expected ${unitWords(expected)}, got ${unitWords(got)}`;
    const documents = documentsOf(answer);
    const wanted_nano = expected.get(name);
    const wanted = wanted_nano === undefined ? undefined : Number(wanted_nano) / Number(NANO);
    const absent = billing.actual.at.find(({ place }) => valueAt(place, documents) === undefined);
    const at = (absent ?? billing.actual.at[0])?.place;
    const rule = ['billing', billing.name, 'actual'];
    const isAbsent = absent !== undefined;
    const hint = pointerHint(
      at,
      documents,
      (value) => typeof value === 'number' && (isAbsent || value === wanted),
      wanted,
    );
    if (at !== undefined && isAbsent)
      return { at: [...rule, 'at'], difference: `${wrong}: the answer has nothing at ${pointerText(at)}`, hint };
    if (hint.startsWith('did you mean'))
      return {
        at: at === undefined ? rule : [...rule, 'at'],
        difference: wrong,
        hint: at === undefined ? hint.replace('?', ' as its at?') : hint,
      };
    return { at: [...place, 'expect', 'units'], difference: wrong, hint: EXAMPLE_OR_RULES };
  }
  if (charge_nano !== undefined && charge_nano !== got_nano) {
    const finding = chargeFinding(charge_nano, got_nano, price, place);
    const documents = documentsOf(answer);
    const absent = billing.actual.at.find(({ place }) => valueAt(place, documents) === undefined);
    if (task.state !== 'succeeded' || absent === undefined) return finding;
    return {
      at: ['billing', billing.name, 'actual', 'at'],
      difference: `${finding.difference}: the answer has nothing at ${pointerText(absent.place)}`,
      hint: pointerHint(absent.place, documents, (value) => typeof value === 'number'),
    };
  }
  if (got_nano > 0n || expected !== undefined || charge_nano !== undefined) return undefined;
  const hint = 'correct the rule or the prices, or write expect: { charge: "0" } if it is meant to be free';
  return { at: [...place, 'answer'], difference: 'a task that succeeded is charged nothing', hint, on: 'key' };
}

/** The places of the units that the rule of a task counts, and whether the answer of its success has one of them. */
function actualOf({ example: { answer }, played: { task, kind } }: PlayedExample) {
  const places = kind?.billing.actual.at ?? [];
  if (answer === undefined || kind === undefined || places.length === 0 || task?.state !== 'succeeded')
    return undefined;
  const documents = documentsOf(answer);
  return {
    rule: kind.billing.name,
    documents,
    places,
    isThere: places.some(({ place }) => valueAt(place, documents) != null),
  };
}

/** Whether the example is a success whose answer reports its units. */
export function hasActual(played: PlayedExample): boolean {
  return actualOf(played)?.isThere === true;
}

/** A success whose answer reports nothing where the rule looks, so that `otherwise` is charged. */
export function unreadActual(played: PlayedExample): ExampleFinding | undefined {
  const actual = actualOf(played);
  const [first] = actual?.places ?? [];
  if (actual === undefined || first === undefined || actual.isThere) return undefined;
  const difference = `nothing is at ${pointerText(first.place)}, so otherwise decides its charge`;
  const hint = pointerHint(first.place, actual.documents, (value) => typeof value === 'number');
  return { at: ['billing', actual.rule, 'actual', 'at'], difference, hint };
}
