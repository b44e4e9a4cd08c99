/** Compiles JSON Schemas (draft-07) of request bodies into validators with messages for callers. */
import { createHash } from 'node:crypto';
import { Ajv, type Options, type SchemaObject } from 'ajv';
import formats from 'ajv-formats';
import { excerpt } from '../../lib/refusal.ts';
import { isDraft07 } from '../../plan/generated/draft-07.js';
import { requestValidators, type Validator } from '../../plan/generated/request-validators.js';
import type { BodySchema } from '../../plan/index.ts';
import { type Mistake, wordMistake } from './words.ts';

/** Undefined if the body is valid; otherwise the first mistake. */
type BodyValidator = (body: unknown) => Mistake | undefined;

/** The validators of this thread's plans. */
const bound = new WeakMap<BodySchema, BodyValidator>();
/** The validators by the key of their schema: a reload often keeps the schemas. */
const byKey = new Map<string, WeakRef<BodyValidator>>();

/**
 * Finds the first mistake of a body in words, such as `content[1].type must be one of text, image_url`. A `title` in the schema
 * replaces the words after `must be`. Never changes the body: no coercion, no defaults, no removal.
 *
 * @returns undefined if the body is valid.
 * @throws Error with Ajv's message if the schema is not valid or has a reference to another document, at its first use.
 */
export function validate(schema: BodySchema, body: unknown): string | undefined {
  const mistake = validatorOf(schema)(body);
  return mistake && `${mistake.place} ${mistake.words}`;
}

/** The place of the first mistake of a body: `content[1].type`. */
export function mistakePlace(schema: BodySchema, body: unknown): string | undefined {
  return validatorOf(schema)(body)?.place;
}

function validatorOf(schema: BodySchema): BodyValidator {
  let validator = bound.get(schema);
  if (validator === undefined) {
    validator = byKey.get(schema.key)?.deref() ?? compile(schema);
    bound.set(schema, validator);
    byKey.set(schema.key, new WeakRef(validator));
  }
  return validator;
}

/** Reads a JSON Schema. @throws Error with Ajv's message if the schema cannot be used. */
export function readBodySchema(document: unknown): BodySchema {
  if (!isSchema(document)) throw new TypeError('a schema is an object');
  const schema = { key: schemaKey(document), document };
  // Compile it to find its mistakes.
  validate(schema, {});
  return schema;
}

function compile({ key, document }: BodySchema): BodyValidator {
  if (!isSchema(document)) throw new TypeError('a schema is an object');
  const isValid: Validator = requestValidators[key] ?? ajvFor(document).compile(document);
  const members = new Set(Object.keys(document.properties ?? {}));
  return (body) => (isValid(body) ? findWrongCase(body, members) : wordMistake(isValid.errors ?? []));
}

let shared: { readonly ajv: Ajv; uses: number } | undefined;

/** An Ajv keeps everything that it has compiled. */
const MAX_USES = 50;

/** Creating an Ajv is slower than compiling a small schema, so one is shared. Schemas with an $id get their own: ids could collide. */
function ajvFor(schema: SchemaObject): Ajv {
  // Optimizing takes a third of the time of compiling, and V8 does the same work when a validator runs often.
  const code = { optimize: false };
  // `validateSchema` makes Ajv compile the draft-07 meta-schema, which is slow. Only an invalid schema needs it, for the message.
  if (!isDraft07(schema)) return createAjv({ validateSchema: true, code });
  if (JSON.stringify(schema).includes('"$id"')) return createAjv({ validateSchema: false, code });
  if (shared === undefined || shared.uses >= MAX_USES) {
    shared = { ajv: createAjv({ validateSchema: false, code }), uses: 0 };
  }
  shared.uses += 1;
  return shared.ajv;
}

/** The key of a schema's generated validator: a hash of its whole text. */
function schemaKey(schema: object): string {
  return createHash('sha256').update(JSON.stringify(schema)).digest('base64url');
}

/** Creates the compiler of validators. `code` and `validateSchema` say how it compiles, not what is valid. */
export function createAjv({ validateSchema, code }: Required<Pick<Options, 'validateSchema' | 'code'>>): Ajv {
  const ajv = new Ajv({
    strict: true,
    // Draft-07 allows keywords without `type`, and a list of `items` without a length.
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    allErrors: false,
    coerceTypes: false,
    useDefaults: false,
    removeAdditional: false,
    // The messages are made from the schema of the failed keyword.
    verbose: true,
    logger: false,
    validateSchema,
    code,
  });
  formats.default(ajv);
  return ajv;
}

const PLAIN = /^[a-z0-9_]*$/;

/**
 * Finds a member whose name matches one of the schema's except for case. Some upstreams ignore case and would use it, but
 * the schema has not validated it.
 */
function findWrongCase(body: unknown, members: ReadonlySet<string>): Mistake | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  for (const name of Object.keys(body)) {
    // Fast path: most names are lower case already.
    if (members.has(name) || PLAIN.test(name)) continue;
    const meant = name.toUpperCase().toLowerCase();
    if (members.has(meant)) return { place: `'${excerpt(name)}'`, words: `must be written '${meant}'` };
  }
  return undefined;
}

function isSchema(value: unknown): value is SchemaObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
