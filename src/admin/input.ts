/** Checks the input of an operation by its schema. */
import { IsArray, IsBoolean, IsInteger, type TObject, type TSchema } from 'typebox';
import { Errors } from 'typebox/value';
import { NANO, type Nano, parseNano } from '../lang/amount.ts';
import { LONGEST_LIFETIME_ms, parseDuration_ms, parseOverlap_ms } from '../lang/duration.ts';
import { nearest } from '../lang/prefix.ts';
import { clockOf, isTimeZone, momentOf } from '../lang/time-zone.ts';
import { parseLimits } from '../limits/kinds.ts';
import type { OwnLimits } from '../store/store.ts';
import { Problem } from './problem.ts';
import { descriptionOf } from './schemas.ts';

export interface InputParts {
  readonly path: Readonly<Record<string, string>>;
  /** The query of a GET; each name with all of its values. */
  readonly query?: URLSearchParams;
  /** The parsed body of the others. */
  readonly body?: unknown;
}

/** The checked input. @throws Problem that names the first mistake, its remedy and the nearest known name. */
export function readInput(schema: TObject, { path, query, body }: InputParts): Readonly<Record<string, unknown>> {
  const members = query === undefined ? membersOf(body) : parametersOf(query, schema);
  const what = query === undefined ? 'member' : 'parameter';
  const known = Object.keys(schema.properties).filter((name) => !Object.hasOwn(path, name));
  for (const [name, value] of Object.entries(members)) {
    if (!known.includes(name)) throw unknownName(what, name, known);
    checkTexts(what, name, value);
  }
  const input = { ...members, ...path };
  checkInput(schema, input, what);
  return input;
}

/** @throws Problem for an input that does not match. */
export function checkInput(schema: TObject, input: unknown, what: 'parameter' | 'member'): void {
  const [error] = Errors(schema, input);
  if (error !== undefined) throw invalid(what, error, schema);
}

/** @throws Problem for a text that not every store can keep, and that would read differently later. */
function checkTexts(what: 'parameter' | 'member', name: string, value: unknown): void {
  if (typeof value === 'object' && value !== null) {
    for (const text of Object.keys(value)) checkTexts(what, name, text);
    for (const each of Object.values(value)) checkTexts(what, name, each);
  }
  if (typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))) return;
  const remedy = 'send it without NUL characters and halves of surrogate pairs';
  throw new Problem('invalid_value', `the ${what} '${name}' has a character that cannot be stored`, remedy);
}

/** @throws Problem for a parameter that is not known. */
export function unknownName(what: 'parameter' | 'member', name: string, known: readonly string[]): Problem {
  const near = nearest(name, known);
  const all = known.length === 0 ? `there are no ${what}s here` : `the ${what}s are: ${known.join(', ')}`;
  const hint = near === undefined ? all : `did you mean '${near}'?`;
  return new Problem(`unknown_${what}`, `the ${what} '${name.slice(0, 100)}' is not known`, hint);
}

function membersOf(body: unknown): Readonly<Record<string, unknown>> {
  if (body === undefined) return {};
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  throw new Problem('invalid_json', 'the body is not a JSON object', 'send an object, such as {}');
}

/** The query as members. The schema determines which of them are numbers and lists. */
function parametersOf(query: URLSearchParams, { properties }: TObject): Readonly<Record<string, unknown>> {
  const members = new Map<string, unknown>();
  for (const [name, text] of query) {
    if (members.has(name)) throw twice(name);
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    members.set(name, schema === undefined ? text : fromText(text, schema));
  }
  return Object.fromEntries(members);
}

/** The refusal of a repeated parameter, because another reader may take the other value. */
export function twice(name: string): Problem {
  return new Problem('invalid_value', `the parameter '${name.slice(0, 100)}' is there twice`, 'send it once');
}

function fromText(text: string, schema: TSchema): unknown {
  if (IsInteger(schema)) return /^\d{1,15}$/.test(text) ? Number(text) : text;
  if (IsBoolean(schema) && (text === 'true' || text === 'false')) return text === 'true';
  return IsArray(schema) ? text.split(',') : text;
}

interface Mistake {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: object;
  readonly message: string;
}

/** The message for a value that does not match: its description, which states what is expected. */
function invalid(what: string, { keyword, instancePath, params, message }: Mistake, schema: TObject): Problem {
  const [name = '', ...below] = instancePath.split('/').slice(1);
  if (keyword === 'required' && name === '') {
    const [missing = ''] = 'requiredProperties' in params ? (params.requiredProperties as readonly string[]) : [];
    return new Problem('invalid_value', `the ${what} '${missing}' is missing`, described(schema.properties[missing]));
  }
  const at = [name, ...below].join('.');
  const mistake = keyword === 'pattern' ? 'does not match the expected form' : message;
  return new Problem('invalid_value', `the ${what} '${at}' ${mistake}`, described(schema.properties[name]));
}

function described(schema: TSchema | undefined): string | undefined {
  const description = descriptionOf(schema);
  return description && `it is ${description}`;
}

/** Reads how long the secret before works; undefined and 0: not at all. @throws Problem invalid_value */
export function readOverlap_ms(text = '0s'): number {
  return parseOverlap_ms(text) === 0 ? 0 : readLifetime_ms(text);
}

/** Reads a duration such as `90d`. @throws Problem invalid_value */
export function readLifetime_ms(text: string): number {
  const value = parseDuration_ms(text);
  if (value !== undefined && value <= LONGEST_LIFETIME_ms) return value;
  throw new Problem('invalid_value', `'${text}' is not a duration`, 'write one like 90d, 12h or 30m; at most 36525d');
}

/** Reads a time as RFC 3339, as a day of the time zone, or as a duration before now. @throws Problem invalid_value */
export function readMoment_ms(name: string, text: string, now_ms: number, time_zone: string): number {
  const before_ms = parseDuration_ms(text);
  if (before_ms !== undefined) return now_ms - before_ms;
  const at_ms = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/.test(text)
    ? Date.parse(text)
    : Number.NaN;
  if (!Number.isNaN(at_ms)) return text.includes('T') ? at_ms : momentOf(clockOf(time_zone), at_ms);
  const hint = 'write a time like 2026-11-23T08:00:00Z, or a duration before now like 7d';
  throw new Problem('invalid_value', `the parameter '${name}' is '${text.slice(0, 50)}'`, hint);
}

/** Reads a period; without an end it lasts until now. @throws Problem invalid_value if it ends before it begins */
export function readPeriod(
  { since, until }: { readonly since: string; readonly until: string | undefined },
  now_ms: number,
  zone: string,
) {
  const since_ms = readMoment_ms('since', since, now_ms, zone);
  const until_ms = until === undefined ? now_ms : readMoment_ms('until', until, now_ms, zone);
  if (since_ms <= until_ms) return { since_ms, until_ms };
  const end = until === undefined ? 'which is to come' : `which is after 'until', ${until}`;
  throw new Problem('invalid_value', `the period begins ${since}, ${end}`, 'give a period that begins before it ends');
}

/** Reads the name of a time zone. @throws Problem invalid_value */
export function readTimeZone(name: string): string {
  if (isTimeZone(name)) return name;
  const hint = 'write an IANA name, such as Europe/Berlin, or UTC';
  throw new Problem('invalid_value', `the time zone '${name.slice(0, 50)}' is not known`, hint);
}

/** Reads a price factor. @throws Problem invalid_value */
export function readDiscount(text: string): Nano {
  const value = parseNano(text);
  if (value > 0n && value <= NANO) return value;
  const hint = 'for 15 % off write "0.85"';
  throw new Problem('invalid_value', `the discount '${text}' is not above 0 and at most 1`, hint);
}

/** @throws Problem invalid_value for 0. */
export function readPositive(name: string, value: Nano): Nano {
  if (value > 0n) return value;
  throw new Problem('invalid_value', `the member '${name}' is 0`, 'give more than 0');
}

/** Reads the version of `If-Match`; null: any. @throws Problem stale for a text that is no version. */
export function readVersion(text: string | undefined): bigint | null {
  if (text === undefined) return null;
  if (/^(0|[1-9]\d{0,17})$/.test(text)) return BigInt(text);
  throw new Problem('stale', 'If-Match is not the ETag of this', 'read it again, and send its ETag');
}

/** The limits after a change, as operators write it; null without any. `default` removes one. @throws Problem invalid_value */
export function changedLimits(before: OwnLimits | null, changes: OwnLimits): OwnLimits | null {
  for (const [name, value] of Object.entries(changes)) {
    try {
      parseLimits({ [name]: value === 'default' ? 'none' : value });
    } catch (error) {
      throw new Problem('invalid_value', error instanceof Error ? error.message : String(error));
    }
  }
  const kept = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== 'default');
  return kept.length === 0 ? null : Object.fromEntries(kept);
}
