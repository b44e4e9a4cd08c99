/** Derives a schema for editors that completes the names of one configuration: a reference is an enum of the names that it declares. */
import { isRecord } from '../../lib/json/record.ts';
import { PLACEHOLDER } from './editor-schema.ts';
import { entrySections, note } from './schema-words.ts';

type Schema = Readonly<Record<string, unknown>>;

/** The names that a reference may have, by the `x-refers` of the schema. */
export type DeclaredNames = ReadonlyMap<string, readonly string[]>;

/** The names in a document: in each section of named entries, and those that entries declare. */
export function declaredNames(document: unknown, schema: Schema): DeclaredNames {
  const sections = Object.keys(entrySections(schema)).map(
    (section) => [section, keysOf(member(document, section))] as const,
  );
  const models = entriesOf(document, 'models');
  const keysIn = (key: string): readonly string[] => models.flatMap((model) => keysOf(member(model, key)));
  const made = entriesOf(document, 'routes').flatMap((route) => list(member(route, 'creates_resource')));
  const resources = textsOf(made.map((each) => member(each, 'resource')));
  const declared = new Map<string, readonly string[]>([
    ...sections,
    // Instead of a rule.
    ['billing', [...keysOf(member(document, 'billing')), 'none']],
    ['types', textsOf(models.map((model) => member(model, 'type')))],
    ['defaults', keysIn('defaults')],
    ['model_limits', keysIn('limits')],
    ['resources', resources],
    ['owned', [...resources, ...keysOf(member(document, 'tasks'))]],
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
