/** Reads the facts that a request is priced by: typed, named values off its body, in the order of the billing rule. */

import { CelDocument } from '../lang/cel.ts';
import { AmbiguousMember } from '../lang/places.ts';
import { ownValue } from '../lang/pointer.ts';
import { isAmong, valuesText } from '../lang/ranges.ts';
import type {
  BillingPlan,
  BodyValidator,
  CelFunction,
  CountFunction,
  FactPlan,
  FactSource,
  FactType,
  FactValue,
  FlagPlan,
  ModelPlan,
} from '../plan.ts';
import { Refusal } from '../refusal.ts';
import { type Flag, flagAnywhere, readTextFlags, textFlag } from './text-flag.ts';

/** The facts by name, and what was remarkable about them, for people. */
export interface Facts {
  readonly values: Readonly<Record<string, FactValue>>;
  readonly notes: readonly string[];
  /** Every item, as often as the request names it. */
  readonly media: readonly ReferencedMedia[];
  /** What the expressions of a hold see: the facts, `body`, and for a metered request `request_bytes` and `text_bytes`. */
  readonly context: Readonly<Record<string, unknown>>;
}

/** Measured lengths by URL, in whole seconds. A URL that is not there counts as long as its fact assumes. */
export type MediaLengths = ReadonlyMap<string, bigint>;

const unmeasuredLengths: MediaLengths = new Map();

/** Media that a price hangs on. One that cannot be read counts as `assume_ms`; where that is undefined it must be readable. */
export interface ReferencedMedia {
  readonly url: string;
  readonly assume_ms: number | undefined;
}

/**
 * The facts of a request. An explicit null counts as absent. A value is taken from its place in the body, else from a flag in
 * the text, else from the default. A flag is only weakly validated, as upstream: one that is no value of its fact is passed
 * over, with a note.
 *
 * @param request_bytes the length of the body, where expressions may use it.
 * @throws Refusal `invalid_request` naming the fact: absent, of another type, spelt twice, or not one of its values;
 *   `internal` where the model lacks a limit.
 */
export function readFacts(
  rule: Pick<BillingPlan, 'facts' | 'blank'>,
  body: unknown,
  model: ModelPlan,
  lengths: MediaLengths = unmeasuredLengths,
  request_bytes?: number,
): Facts {
  const values = rule.blank?.() ?? {};
  const notes: string[] = [];
  const media: ReferencedMedia[] = [];
  const bytes = request_bytes === undefined ? undefined : BigInt(request_bytes);
  const document = new CelDocument(body);
  const context: Record<string, unknown> = rule.blank?.() ?? {};
  context.body = document;
  context.request_bytes = bytes;
  context.text_bytes = bytes;
  const reading: Reading = { context, notes, media, body, model, lengths, flags: undefined };
  for (const fact of rule.facts) {
    const value = readFact(fact, reading);
    checkAllowed(fact, value);
    values[fact.name] = value;
    context[fact.name] = value;
  }
  return { values, notes, media, context };
}

/** What one fact is read from: the request, and the facts before it. */
interface Reading {
  readonly context: Record<string, unknown>;
  readonly notes: string[];
  readonly media: ReferencedMedia[];
  readonly body: unknown;
  readonly model: ModelPlan;
  readonly lengths: MediaLengths;
  /** The flags of the texts that were read last: most facts with a flag ask for those of the same. */
  flags: { readonly content: unknown; readonly flags: readonly Flag[] } | undefined;
}

function readFact(fact: FactPlan, reading: Reading): FactValue {
  switch (fact.source.from) {
    case 'body':
      return readFromBody(fact, fact.source, reading);
    case 'cel': {
      const value = factValue(fact.type, evaluate(fact.name, fact.source.evaluate, reading));
      if (value === undefined) throw refuse(fact, 'has no value of its type for this body');
      return value;
    }
    case 'media':
      return sumMedia(fact, fact.source, reading);
    case 'limit':
      return limitOf(reading.model, fact.source.limit);
    case 'schema':
      return fitsSchema(fact, fact.source.validate, reading);
    case 'count':
      return countValues(fact.source.count, reading);
  }
}

function limitOf(model: ModelPlan, name: string): bigint {
  const limit = ownValue(model.limits, name);
  if (typeof limit === 'bigint') return limit;
  throw new Refusal('internal', `model ${model.id} has no limit ${name}; tell the operator`);
}

function fitsSchema(fact: FactPlan, validate: BodyValidator, reading: Reading): boolean {
  const mistake = validate(reading.body);
  if (mistake !== undefined) reading.notes.push(`${fact.name} is false: ${mistake}`);
  return mistake === undefined;
}

function countValues(count: CountFunction, reading: Reading): bigint {
  const counted = count(reading.body);
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
    if (value === undefined) throw refuse(fact, `must be ${typeWords[fact.type]} (at ${source.pointer})`);
    return value;
  }
  const flagged = source.flag === undefined ? undefined : readFlag(fact, source.flag, reading);
  if (flagged !== undefined) return flagged;
  if (source.default === undefined) throw refuse(fact, `is required (at ${source.pointer})`);
  if ('value' in source.default) return source.default.value;
  if ('limit' in source.default) return limitOf(reading.model, source.default.limit);
  const value = factValue(fact.type, ownValue(reading.model.defaults, source.default.model));
  if (value !== undefined) return value;
  throw refuse(fact, `is required (at ${source.pointer}), since model ${reading.model.id} has no default for it`);
}

/** The value at the fact's place. A body that spells the place in two ways is refused: the upstream may obey either. */
function readPlace(source: Extract<FactSource, { from: 'body' }>, body: unknown): unknown {
  try {
    return source.at(body);
  } catch (error) {
    if (!(error instanceof AmbiguousMember)) throw error;
    const [one, other] = error.names;
    throw new Refusal(
      'invalid_request',
      `the body has the members '${one}' and '${other}', which are two spellings of one; send one of them`,
      { cause: error },
    );
  }
}

/** The value of the flag that stands last, whichever of its names is used; undefined when it is none of the fact's values. */
function readFlag(fact: FactPlan, flag: FlagPlan, reading: Reading): FactValue | undefined {
  const content = flag.in(reading.body);
  const text = textFlag(flagsOf(content, reading), flag);
  const read = text === undefined ? undefined : allowed(fact, parseFlag(fact.type, text));
  const readLoosely = (value: string) => allowed(fact, parseLooseFlag(fact.type, flag, value));
  const anywhere = flagAnywhere(content, flag, (value) => readLoosely(value) !== undefined);
  refuseUnclearFlag(fact, read, anywhere === undefined ? undefined : readLoosely(anywhere));
  if (text !== undefined && read === undefined)
    reading.notes.push(`the flag for ${fact.name} was passed over: it is none of its values`);
  return read;
}

function flagsOf(content: unknown, reading: Reading): readonly Flag[] {
  if (reading.flags?.content !== content) reading.flags = { content, flags: readTextFlags(content) };
  return reading.flags?.flags ?? [];
}

/**
 * Upstreams read flags in ways of their own: in the middle of a text, in another case, `15.0` as 15, and an earlier flag where
 * the last has no value of its fact. Where that would give the fact another value than the one that is priced, the request is
 * refused: it would be priced by one and rendered by the other.
 */
function refuseUnclearFlag(fact: FactPlan, read: FactValue | undefined, loose: FactValue | undefined): void {
  if (loose === undefined || loose === read) return;
  const where = 'write it plainly and at the end of the text, or give the value as a member of the body';
  throw refuse(fact, `is given by a flag that can be read in two ways; ${where}`);
}

/** What the most lenient upstream would make of a flag's text. */
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
  if (!Array.isArray(urls)) throw refuse(fact, 'needs a list of URLs');
  return urls.reduce<bigint>((sum, url: unknown) => {
    if (typeof url !== 'string') throw refuse(fact, 'needs a URL, as a string, of every reference');
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

function evaluate(name: string, expression: CelFunction, reading: Reading): unknown {
  try {
    return expression(reading.context);
  } catch (cause) {
    throw new Refusal('invalid_request', `${name} cannot be read off this body; check the members it is made from`, {
      cause,
    });
  }
}

const typeWords: Readonly<Record<FactType, string>> = { string: 'a string', int: 'an integer', bool: 'true or false' };

/** A value as its fact's type: integers as bigint, also when JSON spelt them 5.0; undefined when it is of another type. */
export function factValue(type: FactType, value: unknown): FactValue | undefined {
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

function refuse(fact: FactPlan, wrong: string): Refusal {
  return new Refusal('invalid_request', `${fact.name} ${wrong}`);
}
