/** Compiles facts: the typed, named values that a billing rule takes from a request, in the order of declaration. */

import { flagNames, looseValues } from '../billing/text-flag.ts';
import type { Path } from '../config/position.ts';
import type {
  Counted,
  Fact,
  FactAt,
  FactCel,
  FactDefault,
  FactHeader,
  FactMedia,
  Places,
} from '../generated/gateway.d.ts';
import { readAliases, readPlaces } from '../lang/places.ts';
import { readPointer } from '../lang/pointer.ts';
import { isAmong, valuesText } from '../lang/ranges.ts';
import type { CountedPlan, FactPlan, FactSource, FactType, FactValue, MatcherPlan } from '../plan.ts';
import { readBodySchema } from '../schemas/validator.ts';
import type { EnumValue } from './enum-values.ts';
import { type Known, readCel } from './expressions.ts';
import { isKnown } from './known.ts';
import { spellingOf, suggestion } from './references.ts';

import { readDuration_ms, type Scope } from './scope.ts';

type BodySource = Extract<FactSource, { readonly from: 'body' }>;

/** Names that expressions already use, so that no fact may have them. */
const TAKEN: ReadonlyMap<string, string> = new Map([
  ['body', 'the request body'],
  ['request_bytes', 'the length of the body'],
  ['text_bytes', 'the length of the body without the text that counts leave out'],
  ['answer_bytes', 'the length of the answer'],
  ['is_stream', 'whether the answer is an event stream'],
  ['has_usage', 'whether the answer reports any usage'],
]);

/** Compiles one fact. `known` holds the facts before it, which its expressions may use. */
export function compileFact(name: string, fact: Fact, known: Known, place: Path, scope: Scope): FactPlan {
  const taken = TAKEN.get(name);
  if (taken !== undefined) {
    const hint = `choose another name; expressions use '${name}' for ${taken}`;
    scope.report.error('bad-fact', place, `a fact cannot be named '${name}'`, hint, { on: 'key' });
  }
  if ('media' in fact) return compileMedia(name, fact, known, place, scope);
  if ('limit' in fact) return { name, type: 'int', source: { from: 'limit', limit: fact.limit }, enum: undefined };
  if ('fits' in fact) {
    // The file's own mistake is already reported.
    const schema = scope.schemas(fact.fits, [...place, 'fits']) ?? readBodySchema({});
    return { name, type: 'bool', source: { from: 'schema', schema }, enum: undefined };
  }
  if ('count' in fact) {
    return { name, type: 'int', source: { from: 'count', count: compileCount(fact.count) }, enum: undefined };
  }
  if (isTypeKnown(place, scope)) {
    checkEnum(fact, place, scope);
    if (!('cel' in fact)) checkValues(fact, place, scope);
  }
  const source = sourceOf(fact, known, place, scope);
  return { name, type: fact.type, source, enum: fact.enum, values: 'cel' in fact ? undefined : readValues(fact) };
}

function sourceOf(fact: FactAt | FactCel | FactHeader, known: Known, place: Path, scope: Scope): FactSource {
  if ('cel' in fact) return celSource(fact, known, place, scope);
  return 'header' in fact ? headerSource(fact, place, scope) : bodySource(fact, place, scope);
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
  if ('type' in fact) return fact.type;
  return 'fits' in fact ? 'bool' : 'int';
}

/** Compiles what a fact counts. */
export function compileCount({ each, where, unless, add, default: otherwise = 1, less }: Counted): CountedPlan {
  return {
    each: readPlaces(listOf(each)),
    where: where === undefined ? [] : compileMatchers(where),
    unless: unless && compileMatchers(unless),
    add: add === undefined ? undefined : { at: readPointer(add), otherwise },
    less: less === undefined ? undefined : readPointer(less),
  };
}

/** @param accepted texts by pointer; null: an absent member, `bash_*`: every text that begins with `bash_` */
function compileMatchers(accepted: NonNullable<Counted['where']>): readonly MatcherPlan[] {
  return Object.entries(accepted).map(([pointer, texts]) => ({
    at: readPointer(pointer),
    values: new Set(texts.filter((text) => text === null || !text.endsWith('*'))),
    prefixes: texts.flatMap((text) => (text?.endsWith('*') ? text.slice(0, -1) : [])),
  }));
}

function listOf(places: Places): readonly string[] {
  return typeof places === 'string' ? [places] : places;
}

function compileMedia(name: string, fact: FactMedia, known: Known, place: Path, scope: Scope): FactPlan {
  const urls = readCel(fact.media.cel, known, ['list<string>'], [...place, 'media', 'cel'], scope);
  const assume_ms = fact.assume === undefined ? undefined : readDuration_ms(fact.assume, [...place, 'assume'], scope);
  return { name, type: 'int', source: { from: 'media', urls, assume_ms }, enum: undefined };
}

function celSource(fact: FactCel, known: Known, place: Path, scope: Scope): FactSource {
  const types = isTypeKnown(place, scope) ? [fact.type] : [];
  const results = enumValues(fact, place, scope)?.filter((value) => typeof value === 'string');
  return { from: 'cel', cel: readCel(fact.cel, known, types, [...place, 'cel'], scope, results) };
}

function bodySource(fact: FactAt, place: Path, scope: Scope): FactSource {
  const value = isTypeKnown(place, scope) ? readDefault(fact, [...place, 'default'], scope) : undefined;
  const flag = fact.flag && {
    ...flagNames(fact.flag.names),
    values: looseValues(fact.enum ?? []),
    in: readPointer(fact.flag.in),
  };
  const places = listOf(fact.at);
  return { from: 'body', at: readAliases(places), pointer: places[0] ?? '', flag, default: value };
}

function headerSource(fact: FactHeader, place: Path, scope: Scope): FactSource {
  const value = isTypeKnown(place, scope) ? readDefault(fact, [...place, 'default'], scope) : undefined;
  // Another default is reported by the route.
  return { from: 'header', header: fact.header, default: value !== undefined && 'value' in value ? value : undefined };
}

function readDefault(fact: FactAt | FactHeader, place: Path, scope: Scope): BodySource['default'] {
  if (fact.default === undefined) return undefined;
  if (typeof fact.default === 'object') return readModelDefault(fact.default, fact.type, place, scope);
  const value = readFactValue(fact.default, fact.type);
  if (value === undefined) {
    scope.report.error(
      'bad-default',
      place,
      `the default must be of type ${fact.type}, the type of the fact`,
      `write ${typeWords(fact.type)}`,
    );
    return undefined;
  }
  checkInEnum(fact.default, fact.enum, [...place.slice(0, -1), 'enum'], place, scope);
  checkInValues(value, readValues(fact), [...place.slice(0, -1), 'values'], place, scope);
  return { value };
}

/** Reads a default that names one of the model's defaults or limits. */
function readModelDefault(
  { model, limit }: Exclude<FactDefault, string | number | boolean>,
  type: FactType,
  place: Path,
  scope: Scope,
): BodySource['default'] {
  if (model !== undefined && limit === undefined) return { model };
  if (limit === undefined || model !== undefined) {
    scope.report.error(
      'bad-default',
      place,
      "a default must have either 'model' or 'limit'",
      'write { model: NAME } or { limit: NAME }',
    );
    return undefined;
  }
  if (type === 'int') return { limit };
  const message = `a limit is a whole number, but this fact is of type ${type}`;
  scope.report.error('bad-default', place, message, 'change the type of the fact to int');
  return undefined;
}

/** Converts a value of the configuration to a fact's value; undefined if it has the wrong type. */
export function readFactValue(value: string | number | boolean, type: FactType): FactValue | undefined {
  if (type === 'int') return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : undefined;
  if (type === 'bool') return typeof value === 'boolean' ? value : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** A type in the words of a hint. */
export function typeWords(type: FactType): string {
  if (type === 'int') return 'a whole number';
  return type === 'bool' ? 'true or false' : 'a string, in quotes if it looks like a number';
}

function checkEnum(fact: FactAt | FactCel | FactHeader, place: Path, scope: Scope): void {
  if (fact.enum === undefined) return;
  if (fact.type !== 'string') {
    const hint = 'remove the enum, or change the type of the fact to string';
    scope.report.error(
      'bad-fact',
      [...place, 'enum'],
      `only a string fact can have an enum, but this fact is of type ${fact.type}`,
      hint,
      { on: 'key', causes: [[...place, 'cel']] },
    );
  }
}

function readValues({ values }: FactAt | FactHeader): FactPlan['values'] {
  return values?.map((value) =>
    typeof value === 'number'
      ? { from: BigInt(value), to: BigInt(value) }
      : { from: BigInt(value.from), to: BigInt(value.to) },
  );
}

function checkValues({ values, type }: FactAt | FactHeader, place: Path, scope: Scope): void {
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
