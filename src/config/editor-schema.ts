/**
 * Derives the schema for editors from the schema of the language. The compiler checks the expanded document; an editor sees the
 * text before, with the lists of `each`, placeholders such as `$(family)`, and entries that are `like` another.
 */
import { isRecord } from '../lang/pointer.ts';
import { COMPLETED_KEYS } from './expand/inherit.ts';
import { INCLUDE } from './join.ts';
import { entrySections, note } from './schema-words.ts';

type Schema = Readonly<Record<string, unknown>>;

/** The pattern of a placeholder. */
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
    const [one, other] = [{ $ref: `#/definitions/${entry}_like` }, { $ref: `#/definitions/${entry}` }];
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    const either = { if: { type: 'object', required: ['like'] }, then: one, else: other };
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

/** The names that a reference may have, by the `x-refers` of the schema. */
export type DeclaredNames = ReadonlyMap<string, readonly string[]>;

/** The names in a document: those of each section of named entries, and those that entries declare. */
export function declaredNames(document: unknown, schema: Schema): DeclaredNames {
  const sections = Object.keys(entrySections(schema)).map(
    (section) => [section, keysOf(member(document, section))] as const,
  );
  const models = entriesOf(document, 'models');
  const keysIn = (key: string): readonly string[] => models.flatMap((model) => keysOf(member(model, key)));
  const made = entriesOf(document, 'routes').flatMap((route) => list(member(route, 'creates_resource')));
  const declared = new Map<string, readonly string[]>([
    ...sections,
    // Instead of a rule.
    ['billing', [...keysOf(member(document, 'billing')), 'none']],
    ['types', textsOf(models.map((model) => member(model, 'type')))],
    ['defaults', keysIn('defaults')],
    ['model_limits', keysIn('limits')],
    ['resources', textsOf(made.map((one) => member(one, 'resource')))],
    // `class` selects the price of a metered rule.
    ['facts', [...entriesOf(document, 'billing').flatMap((rule) => keysOf(member(rule, 'facts'))), 'class']],
  ]);
  return new Map([...declared].map(([name, names]) => [name, [...new Set(names)].toSorted()]));
}

/** The schema for editors with the names of a document. A reference to a section without names stays as it is. */
export function namedSchema(editor: Schema, names: DeclaredNames): Schema {
  const named = Object(enumerate(editor, names));
  const definitions = Object(named.definitions);
  for (const [section, property] of Object.entries(Object(editor.properties))) {
    const heir = definitions[heirOf(property)];
    const entries = names.get(section) ?? [];
    if (heir === undefined || entries.length === 0) continue;
    const { like, ...others } = heir.properties;
    definitions[heirOf(property)] = { ...heir, properties: { like: reference(like, entries), ...others } };
  }
  return named;
}

function enumerate(node: unknown, names: DeclaredNames): unknown {
  if (Array.isArray(node)) return node.map((item) => enumerate(item, names));
  if (!isRecord(node)) return node;
  const declared = names.get(note(node, 'x-refers') ?? '') ?? [];
  if (declared.length > 0) return reference(node, declared);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, enumerate(value, names)]));
}

/** A placeholder is also a reference: `$(family)`. A value with `items` may also be a list of references. */
function reference(node: Schema, names: readonly string[]): Schema {
  const { $ref: _ref, type: _type, 'x-refers': _refers, items, ...kept } = node;
  const anyOf = [{ enum: names }, { type: 'string', pattern: PLACEHOLDER }];
  return { ...kept, anyOf: items === undefined ? anyOf : [...anyOf, { type: 'array', items: { anyOf } }] };
}

/** The definition of a section's entries that are `like` another. */
function heirOf(property: unknown): string {
  const entry = member(property, 'additionalProperties');
  return note(member(entry, 'then'), '$ref')?.replace('#/definitions/', '') ?? '';
}

function entriesOf(document: unknown, section: string): readonly unknown[] {
  const entries = member(document, section);
  return isRecord(entries) ? Object.values(entries) : [];
}

function keysOf(value: unknown): readonly string[] {
  return isRecord(value) ? Object.keys(value) : [];
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textsOf(values: readonly unknown[]): readonly string[] {
  return values.filter((value) => typeof value === 'string');
}

function member(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
