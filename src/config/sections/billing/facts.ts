/** Compiles facts: the typed, named values that a billing rule takes from a request, in the order of declaration. */

import { type DefaultPlan, type FactReader, factKind, factValue } from '../../../billing/kinds.ts';
import { readBodySchema } from '../../../billing/schemas/validator.ts';
import { isAmong, valuesText } from '../../../lib/text/ranges.ts';
import type {
  Fact,
  FactAnswer,
  FactAnswerHeader,
  FactAt,
  FactCel,
  FactDefault,
  FactEarlier,
  FactHeader,
  FactQuery,
} from '../../../plan/generated/gateway.d.ts';
import type { AnswerFactPlan, FactPlan, FactSource, FactType, FactValue } from '../../../plan/index.ts';
import type { EnumValue } from '../../compile/enum-values.ts';
import { type ExpressionScope, readCel } from '../../compile/expressions.ts';
import { spellingOf, suggestion } from '../../compile/reference-fields.ts';
import { readDuration_ms, type Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { isKnown } from '../../repair/known.ts';

/** Names that expressions already use, so that no fact may have them. */
const TAKEN: ReadonlyMap<string, string> = new Map([
  ['body', 'the request body'],
  ['request_bytes', 'the length of the body'],
  ['text_bytes', 'the length of the body without the text that counts leave out'],
  ['answer_bytes', 'the length of the answer'],
  ['answer_text_bytes', 'the length of the text in the answer'],
  ['is_stream', 'whether the answer is an event stream'],
  ['connection_seconds', 'how long a WebSocket was open'],
  ['connection_bytes', "the length of the caller's messages"],
  ['has_usage', 'whether the answer reports any usage'],
]);

/** Compiles one fact. `known` holds the facts before it, which its expressions may use. */
export function compileFact(name: string, fact: Fact, known: ExpressionScope, place: Path, scope: Scope): FactPlan {
  const taken = TAKEN.get(name);
  if (taken !== undefined) {
    const hint = `choose another name; expressions use '${name}' for ${taken}`;
    scope.report.error('bad-fact', place, `a fact cannot be named '${name}'`, hint, { on: 'key' });
  }
  const kind = factKind(fact);
  if (isTypeKnown(place, scope)) {
    if ('enum' in fact) checkEnum(fact, place, scope);
    if ('values' in fact) checkValues(fact, place, scope);
  }
  const source: FactSource = { from: kind.from, ...kind.compile(fact, readerOf(fact, known, place, scope)) };
  const choices = 'enum' in fact ? fact.enum : undefined;
  return { name, type: factType(fact), source, enum: choices, values: 'values' in fact ? readValues(fact) : undefined };
}

function readerOf(fact: Fact, known: ExpressionScope, place: Path, scope: Scope): FactReader {
  const isSure = isTypeKnown(place, scope);
  return {
    cel(text, key, types = isSure ? [factType(fact)] : []) {
      const results = enumValues(fact, place, scope)?.filter((value) => typeof value === 'string');
      return readCel(text, known, types, [...place, ...key], scope, results);
    },
    default: () => (isSure && 'default' in fact ? readDefault(fact, [...place, 'default'], scope) : undefined),
    duration_ms: (text, key) => readDuration_ms(text, [...place, ...key], scope),
    refuse: (key, message, hint) => scope.report.error('bad-fact', [...place, ...key], message, hint, { on: 'key' }),
    // The file's own mistake is already reported.
    schema: (file, key) => scope.schemas(file, [...place, ...key]) ?? readBodySchema({}),
  };
}

/** Whether the type of a fact is known, because it was not repaired. */
export function isTypeKnown(place: Path, scope: Scope): boolean {
  return isKnown([...place, 'type'], scope) && isKnown([...place, 'media'], scope);
}

/** All values of an enum or bool fact; undefined for other facts, and for facts that were repaired. */
export function enumValues(fact: Fact, place: Path, scope: Scope): readonly EnumValue[] | undefined {
  if ('media' in fact || !isTypeKnown(place, scope) || !isKnown([...place, 'enum'], scope)) return undefined;
  const type = factType(fact);
  if (type === 'bool') return [false, true];
  return type === 'string' && 'enum' in fact ? fact.enum : undefined;
}

/** The type of a fact's value. */
export function factType(fact: Fact): FactType {
  return 'type' in fact ? fact.type : (factKind(fact).type ?? 'string');
}

/** Reports a fact of the answer where there is no meter to read it. */
export function refuseAnswered({ name, source }: AnswerFactPlan, place: Path, owner: string, { report }: Scope): void {
  const key = source.header === undefined ? 'answer' : 'answer_header';
  const hint = 'read it in a metered rule, which has counts';
  report.error('bad-fact', [...place, key], `${owner} cannot read '${name}' from the answer`, hint, { on: 'key' });
}

/** A fact that may have a default. */
type Defaulted = FactAt | FactHeader | FactQuery | FactAnswer | FactAnswerHeader | FactEarlier;

function readDefault(fact: Defaulted, place: Path, scope: Scope): DefaultPlan | undefined {
  if (fact.default === undefined) return undefined;
  if (typeof fact.default === 'object') return readModelDefault(fact.default, fact.type, place, scope);
  const value = factValue(fact.type, fact.default);
  if (value === undefined) {
    const hint = `write ${typeWords(fact.type)}`;
    scope.report.error('bad-default', place, `the default must be of type ${fact.type}, the type of the fact`, hint);
    return undefined;
  }
  checkInEnum(fact.default, fact.enum, [...place.slice(0, -1), 'enum'], place, scope);
  if ('values' in fact) checkInValues(value, readValues(fact), [...place.slice(0, -1), 'values'], place, scope);
  return { value };
}

/** Reads a default that names one of the model's defaults or limits. */
function readModelDefault(
  { model, limit }: Exclude<FactDefault, string | number | boolean>,
  type: FactType,
  place: Path,
  scope: Scope,
): DefaultPlan | undefined {
  if (model !== undefined && limit === undefined) return { model };
  if (limit === undefined || model !== undefined) {
    const hint = 'write { model: NAME } or { limit: NAME }';
    scope.report.error('bad-default', place, "a default must have either 'model' or 'limit'", hint);
    return undefined;
  }
  if (type === 'int') return { limit };
  const message = `a limit is a whole number, but this fact is of type ${type}`;
  scope.report.error('bad-default', place, message, 'change the type of the fact to int');
  return undefined;
}

/** A type in the words of a hint. */
export function typeWords(type: FactType): string {
  if (type === 'int') return 'a whole number';
  return type === 'bool' ? 'true or false' : 'a string, in quotes if it looks like a number';
}

function checkEnum(fact: Defaulted | FactCel, place: Path, scope: Scope): void {
  if (fact.enum === undefined) return;
  if (fact.type !== 'string') {
    const hint = 'remove the enum, or change the type of the fact to string';
    const message = `only a string fact can have an enum, but this fact is of type ${fact.type}`;
    scope.report.error('bad-fact', [...place, 'enum'], message, hint, { on: 'key', causes: [[...place, 'cel']] });
  }
}

function readValues({ values }: FactAt | FactHeader | FactQuery): FactPlan['values'] {
  return values?.map((value) =>
    typeof value === 'number'
      ? { from: BigInt(value), to: BigInt(value) }
      : { from: BigInt(value.from), to: BigInt(value.to) },
  );
}

function checkValues({ values, type }: FactAt | FactHeader | FactQuery, place: Path, scope: Scope): void {
  if (values === undefined) return;
  if (type !== 'int') {
    const message = `only an int fact can have values, but this fact is of type ${type}`;
    const hint = 'remove values, or change the type of the fact to int';
    scope.report.error('bad-fact', [...place, 'values'], message, hint, { on: 'key' });
  }
  for (const [index, value] of values.entries()) {
    if (typeof value === 'number' || value.from <= value.to) continue;
    const message = `the range from ${value.from} to ${value.to} is empty`;
    scope.report.error('bad-fact', [...place, 'values', index, 'to'], message, 'write the smaller number as from');
  }
}

/** Reports a default that is not one of the fact's values. */
export function checkInValues(
  value: FactValue,
  values: FactPlan['values'],
  valuesPlace: Path,
  place: Path,
  scope: Scope,
): void {
  if (values === undefined || typeof value !== 'bigint' || isAmong(value, values)) return;
  // An empty range is already reported.
  if (values.some(({ from, to }) => from > to)) return;
  const message = `the default ${value} is not one of the fact's values`;
  scope.report.error('bad-default', place, message, `use one of: ${valuesText(values)}`, { basis: [valuesPlace] });
}

/** Reports a default that is not in the fact's enum. */
export function checkInEnum(
  value: string | number | boolean,
  choices: readonly string[] | undefined,
  enumPlace: Path,
  place: Path,
  scope: Scope,
): void {
  if (choices === undefined || typeof value !== 'string' || choices.includes(value)) return;
  scope.report.error(
    'bad-default',
    place,
    `the default '${value}' is not in the fact's enum`,
    suggestion(value, choices),
    { basis: [enumPlace], spelling: spellingOf(value, choices) },
  );
}
