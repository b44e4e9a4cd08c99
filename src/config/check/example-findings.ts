/** Compares a played example with its expected outcome, and finds the mistake. */

import { isDeepStrictEqual } from 'node:util';
import { follow, ownValue, pointerText, readPointer } from '../../lib/json/pointer.ts';
import { isRecord } from '../../lib/json/record.ts';
import { formatNano, type Nano } from '../../lib/money/amount.ts';
import { unitName } from '../../lib/money/units.ts';
import { Refusal } from '../../lib/refusal.ts';
import { pathText } from '../../lib/text/path-template.ts';
import { nearest } from '../../lib/text/prefix.ts';
import type { Plan } from '../../plan/index.ts';
import { suggestion } from '../compile/reference-fields.ts';
import { quotedFacts, unitsOf, unitWords } from '../dry-run/dry-words.ts';
import { documentsOf } from '../examples/documents.ts';
import type { Path } from '../read/position.ts';
import { quoteValue } from '../read/schema-words.ts';
import { EXAMPLE_OR_RULES, type ExampleFinding, type PlayedExample } from './example-finding.ts';
import { creationFinding, pollFinding, unreadPoll } from './example-tasks.ts';
import { usageFinding } from './example-usage.ts';
import { pointerHint } from './recorded-values.ts';

/** The first mistake; undefined if the outcome is the expected one. */
export function findingOf(example: PlayedExample, plan: Plan): ExampleFinding | undefined {
  const refused = refusalFinding(example);
  if (refused !== undefined) return refused;
  const inFact = factFinding(example);
  if (inFact !== undefined) return inFact;
  const unknown = unknownUnit(example);
  if (unknown !== undefined) return unknown;
  const difference = requestDifference(example);
  if (difference !== undefined && example.played.before !== undefined) {
    const unread = unreadPoll(example);
    if (unread !== undefined) return unread;
  }
  if (difference !== undefined) return { at: [...example.place, 'expect'], difference, hint: EXAMPLE_OR_RULES };
  const sent = sentFinding(example) ?? bodyFinding(example);
  if (sent !== undefined) return sent;
  if (example.example.answer === undefined || example.played.failure !== undefined) return undefined;
  const { route, played } = example;
  if (route.action !== 'forward') return pollFinding(example);
  const { branch } = played.exchange;
  if (branch?.creates_task !== undefined) return creationFinding(example, branch.creates_task, plan);
  return usageFinding(example) ?? resourceFinding(example);
}

/** How the request differs from the expected one, up to the hold. */
function requestDifference({ route, example, played }: Omit<PlayedExample, 'place'>): string | undefined {
  const { expect, answer } = example;
  const { failure, exchange } = played;
  const refusal = refusalOf(failure);
  if (refusal?.kind !== expect.error) {
    const got = refusal === undefined ? 'it is accepted' : `it is refused with ${refusal.kind}: ${refusal.message}`;
    return `expected ${expect.error === undefined ? 'it to be accepted' : `error ${expect.error}`}, but ${got}`;
  }
  if (route.action !== 'forward') return undefined;
  const { branch, task_quote, metered_quote } = exchange;
  if (expect.branch !== undefined && branch?.name !== expect.branch) {
    return `expected branch ${expect.branch}, got ${branch?.name ?? 'none'}`;
  }
  const quote = task_quote ?? metered_quote;
  if (expect.units_nano !== undefined && (answer === undefined || task_quote !== undefined)) {
    const [expected, got] = [unitWords(expect.units_nano), unitWords(quote === undefined ? new Map() : unitsOf(quote))];
    if (expected !== got) return `expected ${expected}, got ${got}`;
  }
  const facts = quote === undefined ? {} : quotedFacts(quote);
  for (const [name, expected] of Object.entries(expect.facts ?? {})) {
    const got = ownValue(facts, name);
    if (String(got) !== expected) return `expected fact ${name} to be ${expected}, got ${got ?? 'no such fact'}`;
  }
  return holdDifference(expect.hold_nano, quote?.hold_nano);
}

/** A unit that the example expects and its rule does not have. */
function unknownUnit({ example, place, played }: PlayedExample): ExampleFinding | undefined {
  const { branch } = played.exchange;
  const billing = branch?.billing ?? played.kind?.billing;
  const known = billing === undefined ? branch?.meter?.classes : (billing.classes ?? [unitName(billing.unit)]);
  const unknown = [...(example.expect.units_nano?.keys() ?? [])].find((name) => known?.includes(name) === false);
  if (known === undefined || unknown === undefined) return undefined;
  const what =
    billing === undefined
      ? `a class of billing rule '${branch?.meter?.name}'`
      : `the unit of billing rule '${billing.name}'`;
  const difference = `'${unknown}' is not ${what}`;
  return { at: [...place, 'expect', 'units', unknown], difference, hint: suggestion(unknown, known), on: 'key' };
}

/** An accepted request that is refused, because a fact's expression has no value for its body. */
function factFinding({ route, example, played }: PlayedExample): ExampleFinding | undefined {
  const { failure, exchange } = played;
  const rule = exchange.branch?.billing ?? exchange.branch?.meter;
  const fact = failure instanceof Refusal ? rule?.facts.find(({ name }) => name === failure.fact) : undefined;
  if (rule === undefined || fact?.source.from !== 'cel' || example.expect.error !== undefined) return undefined;
  const difference = requestDifference({ route, example, played }) ?? '';
  const at = ['billing', rule.name, 'facts', fact.name, 'cel'];
  return { at, difference, hint: memberHint(textOf(fact.source), exchange.body?.value) ?? TYPE_HINTS[fact.type] };
}

function textOf(source: object): string {
  const cel = 'cel' in source && isRecord(source.cel) ? source.cel : {};
  return String(cel.text);
}

const TYPE_HINTS = {
  int: 'use members that requests have, and convert texts with int()',
  string: 'use members that requests have, and convert numbers with string()',
  bool: 'use members that requests have, in an expression that is true or false',
} as const;

/** The member of the example's body that a misspelt one of the expression probably means. */
function memberHint(expression: string, body: unknown): string | undefined {
  const names = Object.keys(isRecord(body) ? body : {});
  const read = [...expression.matchAll(/\bbody\.(\w+)/g)].map(([, name = '']) => name);
  const near = read.flatMap((name) =>
    names.includes(name)
      ? []
      : (nearest(
          name,
          names.filter((name) => !read.includes(name)),
        ) ?? []),
  );
  return near[0] === undefined ? undefined : `did you mean body.${near[0]}?`;
}

function holdDifference(expected_nano: Nano | undefined, hold_nano: Nano | undefined): string | undefined {
  if (expected_nano === undefined || hold_nano === expected_nano) return undefined;
  return `expected a hold of ${formatNano(expected_nano)}, got ${hold_nano === undefined ? 'nothing' : formatNano(hold_nano)}`;
}

/** The refusal of the caller. @throws a failure that is not a refusal: a mistake of the program. */
function refusalOf(failure: unknown): Pick<Refusal, 'kind' | 'message'> | undefined {
  if (failure === undefined || failure instanceof Refusal) return failure;
  if (failure instanceof Error && 'kind' in failure) return failure as Error & Pick<Refusal, 'kind'>;
  throw failure;
}

/** Whether the answer creates the expected resources. */
function resourceFinding({ route, example, place, played }: PlayedExample): ExampleFinding | undefined {
  if (route.action !== 'forward' || example.answer === undefined || example.answer.status > 299) return undefined;
  const documents = documentsOf(example.answer);
  for (const [index, { resource, id, header }] of route.creates_resource.entries()) {
    const expected = example.expect.resource?.[resource];
    const got = played.resources.get(resource);
    // Without an expectation, one resource of several is enough.
    // Only the first answer of a session has its id in a header.
    const isRight = expected === undefined ? header !== undefined || played.resources.size > 0 : got === expected;
    if (isRight) continue;
    const where = header === undefined ? `at ${id.map(pointerText).join(' or ')}` : `in the header ${header}`;
    const difference =
      got === undefined
        ? `the answer has no id of a resource '${resource}' ${where}`
        : `the id of resource '${resource}' ${where} is '${got}', not '${expected}'`;
    const at = ['routes', route.name, 'creates_resource', index];
    if (header !== undefined) return { at: [...at, 'header'], difference, hint: EXAMPLE_OR_RULES };
    const hint = pointerHint(id[0], documents, (value) => typeof value === 'string', expected);
    return { at: [...at, 'id'], difference, hint };
  }
  const unknown = Object.keys(example.expect.resource ?? {}).find((name) => !played.resources.has(name));
  if (unknown === undefined) return undefined;
  const difference = `the route creates no resource '${unknown}'`;
  return { at: [...place, 'expect', 'resource', unknown], difference, hint: EXAMPLE_OR_RULES, on: 'key' };
}

/** Statuses with which vendors refuse a path or a method that they do not have. */
const NO_SUCH_PATH: ReadonlySet<number> = new Set([404, 405]);

function sentFinding(played: PlayedExample): ExampleFinding | undefined {
  const { request } = played.example.expect;
  const sent = sentRequest(played);
  if (sent === undefined || request === undefined || request === sent) return undefined;
  const isMethod = sent.split(' ')[0] !== request.split(' ')[0];
  const difference = `expected ${request}, but the upstream gets ${sent}`;
  return { at: pathPlace(played), difference, hint: `correct the ${isMethod ? 'method' : 'path'}` };
}

/** A value of the body that the upstream gets. */
function bodyFinding({ example: { expect }, place, played }: PlayedExample): ExampleFinding | undefined {
  const body: unknown = played.exchange.body?.value;
  for (const [pointer, expected] of Object.entries(expect.sent ?? {})) {
    const got = follow(readPointer(pointer), body) ?? null;
    if (isDeepStrictEqual(got, expected)) continue;
    const [wanted, sent] = [expected, got].map((value) => (value === null ? 'nothing' : quoteValue(value)));
    const difference = `expected ${wanted} at ${pointer}, but the upstream gets ${sent}`;
    const hint = 'correct the fill, forward or the name of the model, or the example';
    return { at: [...place, 'expect', 'sent', pointer], difference, hint, on: 'key' };
  }
  return undefined;
}

/** A refusal of the path, the method or the credential that no expectation explains. */
function refusalFinding(tried: PlayedExample): ExampleFinding | undefined {
  const { route, example, played } = tried;
  const sent = sentRequest(tried);
  if (sent === undefined || example.answer === undefined) return undefined;
  if (Object.values(example.expect).some((value) => value !== undefined)) return undefined;
  const { status } = example.answer;
  const difference = `the upstream refuses ${sent} with ${status}`;
  const meant = 'or write expect: if the vendor refuses this request on purpose';
  if (NO_SUCH_PATH.has(status))
    return { at: pathPlace(tried), difference, hint: `correct the path or the method, ${meant}` };
  const upstream = (played.exchange.model ?? (route.action === 'forward' ? route : undefined))?.upstream;
  if (status !== 401 || upstream === undefined) return undefined;
  return { at: ['upstreams', upstream.name, 'auth'], difference, hint: `correct the credential, ${meant}` };
}

/** A cancellation polls the task before it. */
function sentRequest({ route, example, played }: PlayedExample): string | undefined {
  return played.sent[route.action === 'cancel' && example.polls !== undefined ? 1 : 0];
}

/** The place of the request's path: a kind's own, else the path of the branch or the route. */
function pathPlace({ route, played: { kind, exchange } }: PlayedExample): Path {
  if (route.action === 'cancel' && kind?.cancel !== undefined) return ['tasks', kind.name, 'cancel'];
  if (route.action === 'poll' && kind !== undefined) return ['tasks', kind.name, 'query'];
  const { branch } = exchange;
  if (route.action !== 'forward' || branch === undefined) return ['routes', route.name];
  if (pathText(branch.upstream_path) === route.path) return ['routes', route.name, 'match'];
  const at = route.branches.length > 1 ? ['branches', route.branches.indexOf(branch)] : [];
  return ['routes', route.name, ...at, 'forward', 'path'];
}
