/** Facts: the typed, named values that a billing rule takes from a request, in the order of their declaration. */
import type { FactPlan, FactSource, FactType, FactValue, FlagPlan } from '../plan.ts';
import { type Known, readCel } from './expressions.ts';
import { suggestion } from './names.ts';
import type { Place } from './report.ts';
import { readDuration_ms, readPointer, type Scope } from './scope.ts';

export type FactConfig = NonNullable<Scope['config']['billing']>[string]['facts'][string];
type BodyFact = Extract<FactConfig, { readonly at: string }>;
type CelFact = Extract<FactConfig, { readonly cel: string }>;
type MediaFact = Extract<FactConfig, { readonly media: unknown }>;
type BodySource = Extract<FactSource, { readonly from: 'body' }>;

/** Compiles one fact. The facts before it are known to its expressions. */
export function compileFact(name: string, fact: FactConfig, known: Known, place: Place, scope: Scope): FactPlan | undefined {
  if (name === 'body') {
    scope.report.error('bad-fact', place, "a fact cannot be named 'body'", 'body is the request itself', { on: 'key' });
  }
  if ('media' in fact) return compileMedia(name, fact, known, place, scope);
  checkEnum(fact, place, scope);
  const source = 'cel' in fact ? celSource(fact, known, place, scope) : bodySource(fact, place, scope);
  return source && { name, type: fact.type, source, enum: fact.enum };
}

/** The type of a fact's value. */
export function factType(fact: FactConfig): FactType {
  return 'media' in fact ? 'int' : fact.type;
}

function compileMedia(name: string, fact: MediaFact, known: Known, place: Place, scope: Scope): FactPlan | undefined {
  const urls = readCel(fact.media.cel, known, ['list<string>'], [...place, 'media', 'cel'], scope);
  const assume_ms = readDuration_ms(fact.assume, [...place, 'assume'], scope);
  if (urls === undefined || assume_ms === undefined) return undefined;
  return { name, type: 'int', source: { from: 'media', urls, assume_ms }, enum: undefined };
}

function celSource(fact: CelFact, known: Known, place: Place, scope: Scope): FactSource | undefined {
  const evaluate = readCel(fact.cel, known, [fact.type], [...place, 'cel'], scope);
  return evaluate && { from: 'cel', evaluate };
}

function bodySource(fact: BodyFact, place: Place, scope: Scope): FactSource | undefined {
  const at = readPointer(fact.at, [...place, 'at'], scope);
  const flag = fact.flag && readFlag(fact.flag, [...place, 'flag'], scope);
  const value = readDefault(fact, [...place, 'default'], scope);
  return at && { from: 'body', at, pointer: fact.at, flag, default: value };
}

function readFlag(flag: NonNullable<BodyFact['flag']>, place: Place, scope: Scope): FlagPlan | undefined {
  const seen = new Set<string>();
  for (const [index, name] of flag.names.entries()) {
    if (/^[A-Za-z][A-Za-z0-9_-]*$/.test(name) && !seen.has(name)) seen.add(name);
    else scope.report.error('bad-fact', [...place, 'names', index], `'${name}' is no new name of a flag`, 'write it once and without its dashes');
  }
  const inside = readPointer(flag.in, [...place, 'in'], scope);
  return inside && { names: flag.names, in: inside };
}

function readDefault(fact: BodyFact, place: Place, scope: Scope): BodySource['default'] {
  if (fact.default === undefined) return undefined;
  if (typeof fact.default === 'object') return { model: fact.default.model };
  const value = readFactValue(fact.default, fact.type);
  if (value === undefined) {
    scope.report.error('bad-default', place, `the default is not of the fact's type, ${fact.type}`, `write ${example(fact.type)}`);
    return undefined;
  }
  checkInEnum(fact.default, fact.enum, place, scope);
  return { value };
}

/** A value of the configuration as a fact's value, or undefined when it is not of the type. */
export function readFactValue(value: string | number | boolean, type: FactType): FactValue | undefined {
  if (type === 'int') return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : undefined;
  if (type === 'bool') return typeof value === 'boolean' ? value : undefined;
  return typeof value === 'string' ? value : undefined;
}

function example(type: FactType): string {
  if (type === 'int') return 'a whole number';
  return type === 'bool' ? 'true or false' : 'a string; in quotes where it looks like a number';
}

function checkEnum(fact: BodyFact | CelFact, place: Place, scope: Scope): void {
  if (fact.enum === undefined) return;
  if (fact.type !== 'string') {
    const hint = "take the enum out, or make the fact's type string";
    scope.report.error('bad-fact', [...place, 'enum'], `an enum is for strings, and this fact is of type ${fact.type}`, hint, { on: 'key' });
  }
}

/** Reports a default that the fact's enum does not have. */
export function checkInEnum(
  value: string | number | boolean,
  choices: readonly string[] | undefined,
  place: Place,
  scope: Scope,
): void {
  if (choices === undefined || typeof value !== 'string' || choices.includes(value)) return;
  scope.report.error('bad-default', place, `the default '${value}' is not in the fact's enum`, suggestion(value, choices));
}
