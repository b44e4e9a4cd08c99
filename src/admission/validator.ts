/** Compiles JSON Schemas (draft-07) of request bodies into validators that change nothing and speak to the caller. */
import { Ajv, type SchemaObject } from 'ajv';
import formats from 'ajv-formats';
import { isDraft07 } from '../generated/draft-07.js';
import type { BodyValidator } from '../plan.ts';
import { excerpt } from '../refusal.ts';
import { wordMistake } from './validator-words.ts';

/** Makes a validator of a JSON Schema. */
export type ValidatorCompiler = (schema: unknown) => BodyValidator;

/**
 * Makes validators that only judge: no coercion, no defaults, no removal. Their first mistake is given in words, such as
 * `content[1].type must be one of text, image_url`; a `title` in the schema stands in for the words behind `must be`.
 *
 * The compiler throws an Error with Ajv's message when the schema is none, or refers to one that is not inside it.
 */
export function createValidatorCompiler(): ValidatorCompiler {
  let shared: Ajv | undefined;

  /** Making an Ajv takes longer than compiling a small schema; but in one that is shared, two schemas of the same $id would meet. */
  function judgeFor(schema: SchemaObject): Ajv {
    // Ajv would compile draft-07's own schema first; it does so for a schema with a mistake only, to word that.
    if (!isDraft07(schema)) return createAjv({ validateSchema: true });
    if (JSON.stringify(schema).includes('"$id"')) return createAjv({ validateSchema: false });
    shared ??= createAjv({ validateSchema: false });
    return shared;
  }

  return (schema) => {
    if (!isSchema(schema)) throw new TypeError('a schema is an object');
    const validate = judgeFor(schema).compile(schema);
    const members = new Set(Object.keys(schema.properties ?? {}));
    return (body) => (validate(body) ? miscased(body, members) : wordMistake(validate.errors ?? []));
  };
}

function createAjv({ validateSchema }: { readonly validateSchema: boolean }): Ajv {
  const ajv = new Ajv({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: false,
    coerceTypes: false,
    useDefaults: false,
    removeAdditional: false,
    // The words need the schema beside the mistake.
    verbose: true,
    logger: false,
    validateSchema,
  });
  formats.default(ajv);
  return ajv;
}

const PLAIN = /^[a-z0-9_]*$/;

/**
 * A member that is one of the schema's but for its case: some upstreams would obey it all the same, and nobody here has
 * looked at it.
 */
function miscased(body: unknown, members: ReadonlySet<string>): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  for (const name of Object.keys(body)) {
    // Fast path: most names are plain lower case, and of no other spelling.
    if (members.has(name) || PLAIN.test(name)) continue;
    const meant = name.toUpperCase().toLowerCase();
    if (members.has(meant)) return `'${excerpt(name)}' is spelt '${meant}'`;
  }
  return undefined;
}

function isSchema(value: unknown): value is SchemaObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
