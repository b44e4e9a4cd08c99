/**
 * Derives the schema for editors from the schema of the language. The compiler checks the expanded document; an editor sees the
 * text before, with the lists of `each`, placeholders such as `$(family)`, and entries that are `like` another.
 */
import { isRecord } from '../../lib/json/record.ts';
import { COMPLETED_KEYS } from './expand/inherit.ts';
import { INCLUDE } from './join.ts';
import { entrySections } from './schema-words.ts';

type Schema = Readonly<Record<string, unknown>>;

export const PLACEHOLDER = '\\$\\([^()]+\\)';

const text = { type: 'string' };

const include: Schema = {
  description:
    'Other files, relative to this one and in the folder of the main file or below it. Their sections join those of this file. An included file has no `version`.',
  examples: [['prices.yaml']],
  type: 'array',
  items: { ...text, pattern: '\\.ya?ml$' },
  minItems: 1,
  uniqueItems: true,
};

const each: Schema = {
  description:
    'Lists whose entries repeat. A key with $(family) stands for one entry per entry of the list `family`, and so does a text in a list; below it, $(family) is the name and $(family.path) a field.',
  examples: [{ family: ['k', 'c'] }, { family: { k: { path: 'videos' }, c: { path: 'c/videos' } } }],
  type: 'object',
  additionalProperties: {
    anyOf: [
      { type: 'array', items: { type: ['string', 'number'] }, minItems: 1 },
      {
        type: 'object',
        additionalProperties: {
          anyOf: [{ type: 'null' }, { type: 'object', additionalProperties: { type: ['string', 'number'] } }],
        },
        minProperties: 1,
      },
    ],
  },
};

const like: Schema = {
  description:
    'An entry of the same section whose keys this one takes over. A key that is stated here replaces the inherited one whole, but `facts`, `forward`, `timeout`, `limits` and `card` keep the members that are not stated here; `examples` are not inherited.',
  ...text,
};

/**
 * The schema for editors, of the main file and of included ones. Only a main file that includes none needs every section.
 *
 * @param schema the schema of the language, whose sections of named entries refer to definitions.
 */
export function editorSchema(schema: Schema): Schema {
  const loose = loosen(schema) as Schema;
  const properties = recordOf(loose.properties);
  const definitions = { ...recordOf(loose.definitions) };
  for (const [section, entry] of Object.entries(entrySections(loose))) {
    definitions[`${entry}_like`] = heir(recordOf(definitions[entry]), definitions);
    const [a, b] = [{ $ref: `#/definitions/${entry}_like` }, { $ref: `#/definitions/${entry}` }];
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    const either = { if: { type: 'object', required: ['like'] }, then: a, else: b };
    properties[section] = { ...recordOf(properties[section]), additionalProperties: either };
  }
  const { required, ...open } = loose;
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const whole = { if: { required: ['version'], not: { required: [INCLUDE] } }, then: { required } };
  return { ...open, ...whole, properties: { ...properties, [INCLUDE]: include, each }, definitions };
}

/** An entry that inherits needs no key but `like`, nor do the mappings that are completed. */
function heir(entry: Schema, definitions: Schema): Schema {
  const properties = Object.entries(recordOf(entry.properties)).map(([key, property]) => {
    const name = recordOf(property).$ref;
    if (!COMPLETED_KEYS.has(key) || typeof name !== 'string') return [key, property];
    return [key, unconditional(recordOf(definitions[name.replace('#/definitions/', '')]))];
  });
  return { ...unconditional(entry), required: ['like'], properties: { like, ...Object.fromEntries(properties) } };
}

function unconditional(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !CONDITIONS.has(key)));
}

/** Keywords that demand keys. An entry that is `like` another may have them from there. */
const CONDITIONS: ReadonlySet<string> = new Set([
  'required',
  'dependencies',
  'if',
  'then',
  'else',
  'minProperties',
  'anyOf',
  'oneOf',
]);

/** Lets every text with a pattern, or of a list of words, also have a placeholder. */
function loosen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(loosen);
  if (!isRecord(value)) return value;
  const { enum: words } = value;
  if (Array.isArray(words) && words.every((word) => typeof word === 'string')) {
    const { enum: _, ...others } = value;
    return { ...others, anyOf: [{ enum: words }, { type: 'string', pattern: PLACEHOLDER }] };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      if (key === 'pattern' && typeof member === 'string') return [key, `(?:${member})|${PLACEHOLDER}`];
      return [key, loosen(member)];
    }),
  );
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? { ...value } : {};
}
