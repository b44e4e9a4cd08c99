/** `answer`, `answer_header`: a value of the answer, which its meter reads. It selects prices, and is used in the charge. */

import { readPointer } from '../../../lib/json/pointer.ts';
import type { Expression, FactAnswer, FactAnswerHeader } from '../../../plan/generated/gateway.d.ts';
import type { AnswerFactPlan, FactPlan, FactValue } from '../../../plan/index.ts';
import { allowed, readValue } from '../fact-values.ts';
import { evaluate, type FactInput, type FactKind, type FactReader, plainDefault } from '../kind.ts';

type AnswerSource = AnswerFactPlan['source'];

const KEYS = { with: ['type', 'enum', 'default', 'among'], required: ['type'] };

export const answer: FactKind<FactAnswer, AnswerSource> = {
  name: 'answer',
  schema: {
    description:
      'The place of the value in the answer or in the events of a stream, or several, of which the first one counts. The last document that has one applies. In a rule for tasks it is the answer to the creation, which `actual` may use.',
    examples: ['/service_tier', ['/service_tier', '/response/service_tier']],
    $ref: '#/definitions/pointers',
  },
  keys: KEYS,
  from: 'answer',
  compile: ({ answer: places, among }, reader) => ({
    at: [places].flat().map(readPointer),
    ...readRest(among, reader),
  }),
  read: notInRequest,
};

export const answerHeader: FactKind<FactAnswerHeader, AnswerSource> = {
  name: 'answer_header',
  schema: {
    description: 'A header of the answer that has the value; in a rule for tasks of the answer to the creation.',
    examples: ['x-served-tier'],
    $ref: '#/definitions/header_name',
  },
  keys: KEYS,
  from: 'answer',
  compile: ({ answer_header: header, among }, reader) => ({ at: [], header, ...readRest(among, reader) }),
  read: notInRequest,
};

function readRest(among: Expression | undefined, reader: FactReader): Pick<AnswerSource, 'default' | 'among'> {
  return {
    default: plainDefault(reader, 'a fact of the answer'),
    among: among && reader.cel(among.cel, ['among', 'cel'], ['list<string>']),
  };
}

function notInRequest(): never {
  throw new Error('a fact of the answer is read by its meter');
}

/** The values that the answer to a request may have: those of `among`, or all. @throws Refusal if they cannot be computed from the body */
export function possibleValues(fact: AnswerFactPlan, context: FactInput['context']): readonly FactValue[] {
  const { type, source, enum: all = [] } = fact;
  if (type === 'bool') return [false, true];
  const some = source.among && evaluate(fact, source.among, { context });
  const known = Array.isArray(some) ? all.filter((value) => some.includes(value)) : all;
  return known.length === 0 ? all : known;
}

/** Whether the meter of an answer reads the fact. */
export function isAnswerFact(fact: FactPlan): fact is AnswerFactPlan {
  return fact.source.from === 'answer';
}

/** The value of a fact of the answer. Undefined: the answer has none, or one that is not the fact's. */
export function answeredValue(fact: AnswerFactPlan, given: unknown): FactValue | undefined {
  if (given === undefined) return fact.source.default;
  return allowed(fact, readValue(fact.type, given));
}

/** The values of all facts of an answer; without it, or where it has none, their defaults. @param given what the answer has, by name */
export function answeredFacts(
  facts: readonly AnswerFactPlan[],
  given: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, FactValue | undefined>> {
  return Object.fromEntries(
    facts.map((fact) => [fact.name, answeredValue(fact, given[fact.name]) ?? fact.source.default]),
  );
}
