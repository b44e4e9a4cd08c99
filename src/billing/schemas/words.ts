/** Turns a validator's errors into messages for callers: `duration must be an integer from 4 to 15`. */
import type { ErrorObject } from 'ajv';
import { ownValue, parsePointer } from '../../lib/json/pointer.ts';
import { excerpt } from '../../lib/refusal.ts';

/** A mistake of a body: `duration`, `must be an integer`. */
export interface Mistake {
  readonly place: string;
  readonly words: string;
}

/** Describes the first mistake. Ajv stops at the first one; for `anyOf` and `oneOf` it lists the errors of the parts first. */
export function wordMistake(errors: readonly ErrorObject[]): Mistake {
  const first = errors[0];
  if (first === undefined) return { place: 'the body', words: 'is not valid' };
  const last = errors.at(-1);
  if (last !== undefined && (last.keyword === 'anyOf' || last.keyword === 'oneOf')) {
    const title = titleOf(last.parentSchema);
    return {
      place: placeOf(last),
      words: title === undefined ? 'has none of the forms accepted here' : `must be ${title}`,
    };
  }
  const member = ownValue(first.params, 'missingProperty') ?? ownValue(first.params, 'additionalProperty');
  return { place: placeOf(first, member), words: wordsOf(first) };
}

/** The keywords that `describe` can explain. For any other its text would not contain the mistake. */
const DESCRIBED: ReadonlySet<string> = new Set(
  'type enum const minimum maximum minLength maxLength minItems maxItems pattern format'.split(' '),
);

function wordsOf(error: ErrorObject): string {
  switch (error.keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
    case 'false schema':
      return 'is not accepted here';
    case 'not': {
      const title = titleOf(error.parentSchema);
      return title === undefined ? 'is not accepted in this form' : `must be ${title}`;
    }
    default: {
      const wanted = DESCRIBED.has(error.keyword) ? describe(error.parentSchema) : titleOf(error.parentSchema);
      return wanted === undefined ? (error.message ?? 'is not valid') : `must be ${wanted}`;
    }
  }
}

/** `/content/1/type` as `content[1].type`; the whole document as `the body`. */
function placeOf(error: ErrorObject, member?: unknown): string {
  const tokens = [...(parsePointer(error.instancePath) ?? []), ...(typeof member === 'string' ? [member] : [])];
  const place = tokens.map((token) => (/^\d+$/.test(token) ? `[${token}]` : `.${token}`)).join('');
  return place === '' ? 'the body' : excerpt(place.replace(/^\./, ''));
}

/** What a schema requires, as the text after `must be`; undefined if the schema is too complex to describe. */
function describe(schema: unknown): string | undefined {
  const title = titleOf(schema);
  if (title !== undefined) return title;
  if (typeof schema !== 'object' || schema === null) return undefined;
  const constant = ownValue(schema, 'const');
  if (constant !== undefined) return typeof constant === 'string' ? constant : JSON.stringify(constant);
  const values = ownValue(schema, 'enum');
  if (Array.isArray(values)) {
    const named = values.filter((value) => value !== null);
    return `${named.length > 1 ? 'one of ' : ''}${named.join(', ')}`;
  }
  const types = ownValue(schema, 'type');
  const type: unknown = Array.isArray(types) ? types.find((name) => name !== 'null') : types;
  switch (type) {
    case 'integer':
      return `an integer${range(schema, 'minimum', 'maximum', '')}`;
    case 'number':
      return `a number${range(schema, 'minimum', 'maximum', '')}`;
    case 'string':
      return describeString(schema);
    case 'array':
      return `${ownValue(schema, 'minItems') === 1 ? 'a non-empty' : 'an'} array${range(schema, 'minItems', 'maxItems', ' items')}`;
    case 'object':
      return 'an object';
    case 'boolean':
      return 'true or false';
    default:
      return undefined;
  }
}

function describeString(schema: object): string {
  const format = ownValue(schema, 'format');
  if (format === 'uri') return 'a URL';
  if (typeof format === 'string') return `a ${format}`;
  const pattern = ownValue(schema, 'pattern');
  if (typeof pattern === 'string') return `a string that matches ${pattern}`;
  const noun = ownValue(schema, 'minLength') === 1 ? 'a non-empty string' : 'a string';
  return `${noun}${range(schema, 'minLength', 'maxLength', ' characters')}`;
}

/** ` from 4 to 15`, ` of at least 4`, ` of at most 12 items`. Omits a minimum length of 1, which `non-empty` already states. */
function range(schema: object, minName: string, maxName: string, unit: string): string {
  const given = ownValue(schema, minName);
  const min = unit !== '' && given === 1 ? undefined : given;
  const max = ownValue(schema, maxName);
  if (typeof min === 'number' && typeof max === 'number')
    return `${unit === '' ? ' from' : ' of'} ${min} to ${max}${unit}`;
  if (typeof min === 'number') return ` of at least ${min}${unit}`;
  return typeof max === 'number' ? ` of at most ${max}${unit}` : '';
}

function titleOf(schema: unknown): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const title = ownValue(schema, 'title');
  return typeof title === 'string' ? title : undefined;
}
