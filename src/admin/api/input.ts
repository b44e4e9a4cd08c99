/** Checks the input of an operation by its schema. */
import { IsArray, IsBoolean, IsInteger, type TObject, type TSchema } from 'typebox';
import { Errors } from 'typebox/value';
import { nearest } from '../../lib/text/prefix.ts';
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
