/** Compiles JSON Schemas (draft-07) of request bodies into validators with messages for callers. */
import { createHash } from 'node:crypto';
import { Ajv, type Options, type SchemaObject } from 'ajv';
import formats from 'ajv-formats';
import { isDraft07 } from '../generated/draft-07.js';
import { requestValidators, type Validator } from '../generated/request-validators.js';
import type { BodyValidator } from '../plan.ts';
import { excerpt } from '../refusal.ts';
import { wordMistake } from './validator-words.ts';

/** Compiles a JSON Schema into a validator. */
export type ValidatorCompiler = (schema: unknown) => BodyValidator;

/**
 * The validators never change a body: no coercion, no defaults, no removal. They return the first mistake in words, such as
 * `content[1].type must be one of text, image_url`. A `title` in the schema replaces the words after `must be`.
 *
 * The compiler throws an Error with Ajv's message if the schema is not valid or has a reference to another document.
 *
 * @param generated validators that are compiled already, by the keys of their schemas.
 */
export function createValidatorCompiler(
  generated: Readonly<Record<string, Validator>> = requestValidators,
): ValidatorCompiler {
  let shared: Ajv | undefined;
  // Optimizing takes a third of the time of compiling, and V8 does the same work when a validator runs often.
  const code = { optimize: false };

  /** Creating an Ajv is slower than compiling a small schema, so one is shared. Schemas with an $id get their own: ids could collide. */
  function ajvFor(schema: SchemaObject): Ajv {
    // `validateSchema` makes Ajv compile the draft-07 meta-schema, which is slow. Only an invalid schema needs it, for the message.
    if (!isDraft07(schema)) return createAjv({ validateSchema: true, code });
    if (JSON.stringify(schema).includes('"$id"')) return createAjv({ validateSchema: false, code });
    shared ??= createAjv({ validateSchema: false, code });
    return shared;
  }

  return (schema) => {
    if (!isSchema(schema)) throw new TypeError('a schema is an object');
    const validate: Validator = generated[schemaKey(schema)] ?? ajvFor(schema).compile(schema);
    const members = new Set(Object.keys(schema.properties ?? {}));
    return (body) => (validate(body) ? findWrongCase(body, members) : wordMistake(validate.errors ?? []));
  };
}

/** The key of a schema's generated validator: a hash of its whole text. */
export function schemaKey(schema: object): string {
  return createHash('sha256').update(JSON.stringify(schema)).digest('base64url');
}

/** Creates the compiler of validators. `code` and `validateSchema` say how it compiles, not what is valid. */
export function createAjv({ validateSchema, code }: Required<Pick<Options, 'validateSchema' | 'code'>>): Ajv {
  const ajv = new Ajv({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
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
function findWrongCase(body: unknown, members: ReadonlySet<string>): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  for (const name of Object.keys(body)) {
    // Fast path: most names are lower case already.
    if (members.has(name) || PLAIN.test(name)) continue;
    const meant = name.toUpperCase().toLowerCase();
    if (members.has(meant)) return `'${excerpt(name)}' must be written '${meant}'`;
  }
  return undefined;
}

function isSchema(value: unknown): value is SchemaObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
