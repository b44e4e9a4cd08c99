/** Tests the messages of validators. */
import t from 'tap';
import { readBodySchema, validate } from './validator.ts';

/** The schema of a member `x`, an invalid value, and the message. */
const table = [
  [{ type: 'integer', minimum: 4, maximum: 15 }, 3, 'x must be an integer from 4 to 15'],
  [{ type: 'integer', minimum: 4, maximum: 15 }, '4', 'x must be an integer from 4 to 15'],
  [{ type: 'integer', minimum: 1 }, 1.5, 'x must be an integer of at least 1'],
  [{ type: 'number', maximum: 2 }, 3, 'x must be a number of at most 2'],
  [{ type: ['integer', 'null'], minimum: 4 }, 'a', 'x must be an integer of at least 4'],
  [{ enum: ['480p', '4k', null] }, '8k', 'x must be one of 480p, 4k'],
  [{ enum: ['a', null] }, 'b', 'x must be a'],
  [{ const: 5 }, 6, 'x must be 5'],
  [{ const: 'a' }, 'b', 'x must be a'],
  [{ type: 'string' }, 1, 'x must be a string'],
  [{ type: 'string', minLength: 1 }, '', 'x must be a non-empty string'],
  [{ type: 'string', maxLength: 2 }, 'abc', 'x must be a string of at most 2 characters'],
  [{ type: 'string', pattern: '^a' }, 'b', 'x must be a string that matches ^a'],
  [{ type: 'string', format: 'uri' }, 'b', 'x must be a URL'],
  [{ type: 'string', format: 'date' }, 'b', 'x must be a date'],
  [{ type: 'boolean' }, 'true', 'x must be true or false'],
  [{ type: 'array', minItems: 1 }, [], 'x must be a non-empty array'],
  [{ type: 'array', maxItems: 1 }, [1, 2], 'x must be an array of at most 1 items'],
  [{ type: 'object' }, [], 'x must be an object'],
  [{ type: 'string', title: 'a public URL', pattern: '^h' }, 'b', 'x must be a public URL'],
  [false, 1, 'x is not accepted here'],
  [{ type: 'object', additionalProperties: false }, { y: 1 }, 'x.y is not accepted here'],
  [{ not: { const: 1 } }, 1, 'x is not accepted in this form'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 1, 'x has none of the forms accepted here'],
  [{ title: 'a name or null', anyOf: [{ type: 'string' }, { type: 'null' }] }, 1, 'x must be a name or null'],
  [{ type: 'integer', multipleOf: 2 }, 3, 'x must be multiple of 2'],
] as const;

t.test('each mistake has a message in words', async (t) => {
  for (const [member, x, words] of table) {
    const schema = readBodySchema({ type: 'object', properties: { x: member } });
    t.equal(validate(schema, { x }), words, words);
    t.equal(validate(schema, {}), undefined, `${words}: absent is valid`);
  }
});

t.test('positions are written as in code', async (t) => {
  const item = { type: 'object', required: ['type'], properties: { type: { enum: ['text'] } } };
  const schema = readBodySchema({
    type: 'object',
    required: ['prompt'],
    properties: { prompt: { type: 'string' }, content: { type: 'array', items: item } },
  });
  t.equal(
    validate(schema, { prompt: 'p', content: [{ type: 'text' }, { type: 'x' }] }),
    'content[1].type must be text',
  );
  t.equal(validate(schema, { prompt: 'p', content: [{}] }), 'content[0].type is required');
  t.equal(validate(schema, {}), 'prompt is required');
  t.equal(validate(schema, []), 'the body must be an object');
});

t.test('a long name from the caller is shortened', async (t) => {
  const schema = readBodySchema({ type: 'object', additionalProperties: false });
  t.match(validate(schema, { ['n\n'.repeat(500)]: 1 }), /^(n ){40}… is not accepted here$/);
});

t.test('a member in other case is refused, because an upstream may read it', async (t) => {
  const schema = readBodySchema({ type: 'object', properties: { seed: { type: 'integer' } } });
  t.equal(validate(schema, { Seed: 1 }), "'Seed' must be written 'seed'");
  // A long s has the capital letter of an s.
  t.equal(validate(schema, { \u017feed: 1 }), "'\u017feed' must be written 'seed'");
  t.equal(validate(schema, { Other: 1, seed: 1 }), undefined);
});

t.test('validation changes nothing', async (t) => {
  const properties = { n: { type: 'integer', default: 5 }, s: { type: 'integer' } };
  const body = { s: '5', extra: 1 };
  const schema = readBodySchema({ type: 'object', properties });
  t.equal(validate(schema, body), 's must be an integer');
  t.same(body, { s: '5', extra: 1 });
});

t.test('compiling an invalid schema throws', async (t) => {
  t.throws(() => readBodySchema('x'), /a schema is an object/);
  t.throws(() => readBodySchema({ type: 'strin' }), /type/);
  t.throws(() => readBodySchema({ typ: 'string' }), /unknown keyword: "typ"/);
  t.throws(() => readBodySchema({ $ref: 'other.json' }), /can't resolve reference/);
});
