/** Reads the facts that price a request from its body: typed, named values, in the order of the billing rule. */

import { CelDocument, type CelExpression, evaluateCel } from '../lang/cel.ts';
import { AmbiguousMember, followAliases } from '../lang/places.ts';
import { follow, ownValue } from '../lang/pointer.ts';
import { isAmong, valuesText } from '../lang/ranges.ts';
import type {
  BillingPlan,
  BodySchema,
  CountedPlan,
  FactPlan,
  FactSource,
  FactType,
  FactValue,
  FlagPlan,
  ModelPlan,
} from '../plan.ts';
import { Refusal } from '../refusal.ts';
import { validate } from '../schemas/validator.ts';
import { countIn } from './counted.ts';
import { Facts, type ReferencedMedia } from './request-facts.ts';
import { type Flag, flagAnywhere, readTextFlags, textFlag } from './text-flag.ts';

/** Measured lengths by URL, in whole seconds. An absent URL counts as its fact's assumed length. */
export type MediaLengths = ReadonlyMap<string, bigint>;

const unmeasuredLengths: MediaLengths = new Map();

/** Returns the value of a request header by its lower-case name. */
export type HeaderReader = (name: string) => string | undefined;

const noHeaders: HeaderReader = () => undefined;

/**
 * Reads the facts of a request. An explicit null counts as absent. A value comes from its place in the body, else from a flag in
 * the text, else from the default. Like upstreams, this ignores a flag whose value its fact does not have, and adds a note.
 *
 * @param model undefined for the facts of a route, which do not depend on it.
 * @param request_bytes the length of the body, for the expressions of metered requests.
 * @param header for the facts of a route.
 * @throws Refusal `invalid_request` with the fact's name: absent, wrong type, two spellings, or not one of its values;
 *   `internal` when the model lacks a limit.
 */
export function readFacts(
  rule: Pick<BillingPlan, 'facts'>,
  body: unknown,
  model: ModelPlan | undefined,
  lengths: MediaLengths = unmeasuredLengths,
  request_bytes?: number,
  header: HeaderReader = noHeaders,
): Facts {
  const notes: string[] = [];
  const media: ReferencedMedia[] = [];
  const bytes = request_bytes === undefined ? undefined : BigInt(request_bytes);
  const { facts } = rule;
  const context = blankContext(facts);
  context.body = new CelDocument(body);
  context.request_bytes = bytes;
  context.text_bytes = bytes;
  const values: FactValue[] = [];
  const reading: Reading = { context, notes, media, body, model, lengths, header, flags: undefined };
  for (const fact of facts) {
    const value = readFact(fact, reading);
    checkAllowed(fact, value);
    values.push(value);
    context[fact.name] = value;
  }
  return new Facts(facts, values, notes, media, context);
}

const blanks = new WeakMap<readonly FactPlan[], Readonly<Record<string, unknown>>>();

/** A new object with a placeholder for every variable. Filling it is faster than growing an empty object. */
function blankContext(facts: readonly FactPlan[]): Record<string, unknown> {
  let blank = blanks.get(facts);
  if (blank === undefined) {
    const others = { body: undefined, request_bytes: undefined, text_bytes: undefined };
    blank = { ...others, ...Object.fromEntries(facts.map(({ name }) => [name, false])) };
    blanks.set(facts, blank);
  }
  return { ...blank };
}

/** The input of reading one fact: the request and the facts before it. */
interface Reading {
  readonly context: Record<string, unknown>;
  readonly notes: string[];
  readonly media: ReferencedMedia[];
  readonly body: unknown;
  /** Undefined for the facts of a route. */
  readonly model: ModelPlan | undefined;
  readonly lengths: MediaLengths;
  readonly header: HeaderReader;
  /** The flags of the last texts, because most facts with a flag read the same texts. */
  flags: { readonly content: unknown; readonly flags: readonly Flag[] } | undefined;
}

function readFact(fact: FactPlan, reading: Reading): FactValue {
  switch (fact.source.from) {
    case 'body':
      return readFromBody(fact, fact.source, reading);
    case 'cel': {
      const value = factValue(fact.type, evaluate(fact.name, fact.source.cel, reading));
      if (value === undefined) throw refuse(fact, 'has no value of its type for this body');
      return value;
    }
    case 'media':
      return sumMedia(fact, fact.source, reading);
    case 'limit':
      return limitOf(reading, fact.source.limit);
    case 'header':
      return readHeader(fact, fact.source, reading);
    case 'schema':
      return fitsSchema(fact, fact.source.schema, reading);
    case 'count':
      return countValues(fact.source.count, reading);
  }
}

function limitOf({ model }: Reading, name: string): bigint {
  const limit = model && ownValue(model.limits, name);
  if (typeof limit === 'bigint') return limit;
  throw new Refusal('internal', `model ${model?.id} has no limit ${name}; ask the operator to add it`);
}

function readHeader(fact: FactPlan, source: Extract<FactSource, { from: 'header' }>, reading: Reading): FactValue {
  const text = reading.header(source.header);
  if (text === undefined) {
    if (source.default === undefined) throw refuse(fact, `is required (in the header ${source.header})`);
    return source.default.value;
  }
  const value = parseFlag(fact.type, text);
  if (value === undefined) throw refuse(fact, `must be ${TYPE_WORDS[fact.type]} (in the header ${source.header})`);
  return value;
}

function fitsSchema(fact: FactPlan, schema: BodySchema, reading: Reading): boolean {
  const mistake = validate(schema, reading.body);
  if (mistake !== undefined) reading.notes.push(`${fact.name} is false: ${mistake}`);
  return mistake === undefined;
}

function countValues(plan: CountedPlan, reading: Reading): bigint {
  const counted = countIn(plan, reading.body);
  const { context } = reading;
  if (counted.text_bytes > 0 && typeof context.text_bytes === 'bigint') {
    context.text_bytes -= BigInt(counted.text_bytes);
  }
  return counted.count;
}

function readFromBody(fact: FactPlan, source: Extract<FactSource, { from: 'body' }>, reading: Reading): FactValue {
  const given = readPlace(source, reading.body) ?? undefined;
  if (given !== undefined) {
    const value = factValue(fact.type, given);
    if (value === undefined) throw refuse(fact, `must be ${TYPE_WORDS[fact.type]} (at ${source.pointer})`);
    return value;
  }
  const flagged = source.flag === undefined ? undefined : readFlag(fact, source.flag, reading);
  if (flagged !== undefined) return flagged;
  if (source.default === undefined) throw refuse(fact, `is required (at ${source.pointer})`);
  if ('value' in source.default) return source.default.value;
  if ('limit' in source.default) return limitOf(reading, source.default.limit);
  const { model } = reading;
  const value = model && factValue(fact.type, ownValue(model.defaults, source.default.model));
  if (value !== undefined) return value;
  throw refuse(fact, `is required (at ${source.pointer}), because model ${model?.id} has no default for it`);
}

/** The value at the fact's place. A body with two spellings of the place is refused: the upstream may use either. */
function readPlace(source: Extract<FactSource, { from: 'body' }>, body: unknown): unknown {
  try {
    return followAliases(source.at, body);
  } catch (error) {
    if (!(error instanceof AmbiguousMember)) throw error;
    const [one, other] = error.names;
    throw new Refusal(
      'invalid_request',
      `the body has the members '${one}' and '${other}', two spellings of the same member; send one of them`,
      { cause: error },
    );
  }
}

/** The value of the last flag with any of the fact's names; undefined when it is not one of the fact's values. */
function readFlag(fact: FactPlan, flag: FlagPlan, reading: Reading): FactValue | undefined {
  const content = follow(flag.in, reading.body);
  const text = textFlag(flagsOf(content, reading), flag);
  const read = text === undefined ? undefined : allowed(fact, parseFlag(fact.type, text));
  const readLoosely = (value: string) => allowed(fact, parseLooseFlag(fact.type, flag, value));
  const anywhere = flagAnywhere(content, flag, (value) => readLoosely(value) !== undefined);
  refuseUnclearFlag(fact, read, anywhere === undefined ? undefined : readLoosely(anywhere));
  if (text !== undefined && read === undefined)
    reading.notes.push(`the flag for ${fact.name} was ignored: its value is not allowed`);
  return read;
}

function flagsOf(content: unknown, reading: Reading): readonly Flag[] {
  if (reading.flags?.content !== content) reading.flags = { content, flags: readTextFlags(content) };
  return reading.flags?.flags ?? [];
}

/**
 * Upstreams differ in how they read flags: in the middle of a text, in another case, `15.0` as 15, or an earlier flag when the last
 * one has no allowed value. A request is refused when that would give another value than the priced one: it would be priced by one
 * value and rendered by the other.
 */
function refuseUnclearFlag(fact: FactPlan, read: FactValue | undefined, loose: FactValue | undefined): void {
  if (loose === undefined || loose === read) return;
  const remedy = 'put one plain flag at the end of the text, or give the value as a member of the body';
  throw refuse(fact, `is given by a flag that can be read in two ways; ${remedy}`);
}

/** The value that the most lenient upstream would read from a flag's text. */
function parseLooseFlag(type: FactType, { values }: FlagPlan, text: string): FactValue | undefined {
  switch (type) {
    case 'int':
      return factValue('int', Number(text));
    case 'bool':
      return parseFlag('bool', text.toLowerCase());
    case 'string':
      return values.get(text.toLowerCase()) ?? text;
  }
}

function parseFlag(type: FactType, text: string): FactValue | undefined {
  switch (type) {
    case 'string':
      return text;
    case 'int':
      return /^-?\d{1,9}$/.test(text) ? BigInt(text) : undefined;
    case 'bool':
      return text === 'true' ? true : text === 'false' ? false : undefined;
  }
}

function sumMedia(fact: FactPlan, source: Extract<FactSource, { from: 'media' }>, reading: Reading): bigint {
  const urls = evaluate(fact.name, source.urls, reading);
  if (!Array.isArray(urls)) throw refuse(fact, 'must be a list of URLs');
  return urls.reduce<bigint>((sum, url: unknown) => {
    if (typeof url !== 'string') throw refuse(fact, 'must have a URL string for every reference');
    reading.media.push({ url, assume_ms: source.assume_ms });
    const measured = reading.lengths.get(url);
    if (measured === undefined) reading.notes.push(unmeasured(fact, source.assume_ms));
    return sum + (measured ?? BigInt(Math.ceil((source.assume_ms ?? 0) / 1000)));
  }, 0n);
}

function unmeasured({ name }: FactPlan, assume_ms: number | undefined): string {
  const counted = `${(assume_ms ?? 0) / 1000} s`;
  return `${name}: a reference was not measured and counts as ${counted}${assume_ms === undefined ? ' here; the gateway measures it' : ''}`;
}

function evaluate(name: string, expression: CelExpression, reading: Reading): unknown {
  try {
    return evaluateCel(expression, reading.context);
  } catch (cause) {
    throw new Refusal('invalid_request', `${name} cannot be computed from this body; check the members that it uses`, {
      cause,
    });
  }
}

const TYPE_WORDS: Readonly<Record<FactType, string>> = { string: 'a string', int: 'an integer', bool: 'true or false' };

/** The value in its fact's type: integers as bigint, also from `5.0`; undefined when it has another type. */
function factValue(type: FactType, value: unknown): FactValue | undefined {
  switch (type) {
    case 'string':
      return typeof value === 'string' ? value : undefined;
    case 'bool':
      return typeof value === 'boolean' ? value : undefined;
    case 'int':
      if (typeof value === 'bigint') return value;
      return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : undefined;
  }
}

function isAllowed(fact: FactPlan, value: FactValue): boolean {
  if (fact.values !== undefined) return typeof value === 'bigint' && isAmong(value, fact.values);
  return fact.enum === undefined || (typeof value === 'string' && fact.enum.includes(value));
}

function allowed(fact: FactPlan, value: FactValue | undefined): FactValue | undefined {
  return value !== undefined && isAllowed(fact, value) ? value : undefined;
}

function checkAllowed(fact: FactPlan, value: FactValue): void {
  if (isAllowed(fact, value)) return;
  throw refuse(fact, `must be one of ${fact.values === undefined ? fact.enum?.join(', ') : valuesText(fact.values)}`);
}

function refuse(fact: FactPlan, mistake: string): Refusal {
  return new Refusal('invalid_request', `${fact.name} ${mistake}`);
}
