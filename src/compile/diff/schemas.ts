/** Compares the JSON Schema files by which routes and billing rules judge bodies. A changed file is a changed contract with callers. */
import { isRecord } from '../../lang/record.ts';
import type { UsedSchema } from '../schemas.ts';
import type { Change, FieldChange } from './change.ts';
import { diffFields } from './fields.ts';
import type { Configuration } from './written.ts';

type Changed = Extract<Change, { change: 'changed' }>;

/** A schema with more differences is another one, and a list of them would hide the other changes. */
const MOST_FIELDS = 20;
/** Of a pattern, for example. */
const MOST_CHARACTERS = 100;

/** Keys whose mappings have names of their own. */
const NAMES: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'definitions', '$defs', 'dependencies']);

/** Keys that judge nothing. */
const COMMENTS: ReadonlySet<string> = new Set(['$comment', '$id', '$schema', 'description', 'examples']);

/** The routes and billing rules whose schemas differ, with what differs in them. */
export function diffSchemas(old: Configuration, next: Configuration): readonly Changed[] {
  const before = schemasOf(old);
  const after = schemasOf(next);
  const changes = new Map<string, Changed>();
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(key), after.get(key)];
    const { part, name, field } = (is ?? was) as Named;
    // An entry that only one of them has is a change of its own.
    if (![old, next].every(({ document }) => hasEntry(document, part, name))) continue;
    const fields = fieldsOf(field, was, is);
    if (fields.length === 0) continue;
    const known = changes.get(`${part} ${name}`)?.fields ?? [];
    changes.set(`${part} ${name}`, { change: 'changed', part, name, fields: [...known, ...fields] });
  }
  return [...changes.values()];
}

/** The changes, with those of schemas added to the change of the same part. */
export function withSchemas(found: readonly Change[], schemas: readonly Changed[]): readonly Change[] {
  const left = new Map(schemas.map((each) => [`${each.part} ${each.name}`, each]));
  const merged = found.map((change) => {
    const same = change.change === 'changed' ? left.get(`${change.part} ${change.name}`) : undefined;
    if (change.change !== 'changed' || same === undefined) return change;
    left.delete(`${change.part} ${change.name}`);
    return { ...change, fields: [...change.fields, ...same.fields] };
  });
  return [...merged, ...left.values()];
}

interface Named extends UsedSchema {
  readonly part: 'route' | 'billing rule';
  readonly name: string;
  /** `branches.token.body` */
  readonly field: string;
}

/** The uses of schemas by the part and the field that name them. */
function schemasOf({ document, schemas }: Configuration): ReadonlyMap<string, Named> {
  return new Map(
    schemas.map((schema) => {
      const [section, name = '', ...below] = schema.place;
      const part = section === 'routes' ? 'route' : 'billing rule';
      const field = fieldOf(Reflect.get(Reflect.get(document, String(section)), name), below);
      return [`${part} ${name} ${field}`, { ...schema, part, name: String(name), field }] as const;
    }),
  );
}

/** Items of lists are shown by their names. */
function fieldOf(entry: unknown, path: UsedSchema['place']): string {
  let value = entry;
  const words = path.map((token) => {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, token) : undefined;
    return typeof token === 'number' && isRecord(value) && 'name' in value ? value.name : token;
  });
  return words.join('.');
}

function hasEntry({ routes, billing = {} }: Configuration['document'], part: Named['part'], name: string): boolean {
  return Object.hasOwn(part === 'route' ? routes : billing, name);
}

function fieldsOf(field: string, was: Named | undefined, is: Named | undefined): readonly FieldChange[] {
  if (was === undefined || is === undefined) return [{ field, old: was?.file ?? null, new: is?.file ?? null }];
  const fields = diffFields(flattened(was.document), flattened(is.document));
  if (fields.length > MOST_FIELDS) return [{ field, old: 'a schema', new: 'another schema' }];
  return fields.map((each) => ({
    field: `${field}.${each.field}`,
    old: shortened(each.old),
    new: shortened(each.new),
  }));
}

/** The schema without comments. Members of lists of words, such as `required` and `enum`, are listed by name: their order means nothing. */
function flattened(schema: unknown, hasNames = false): unknown {
  if (Array.isArray(schema)) {
    if (schema.some((item) => typeof item === 'object' && item !== null)) return schema.map((item) => flattened(item));
    return Object.fromEntries(schema.map((item) => [String(item), 'yes']));
  }
  if (!isRecord(schema)) return schema;
  const kept = Object.entries(schema).filter(([key]) => hasNames || !COMMENTS.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, flattened(value, !hasNames && NAMES.has(key))]));
}

function shortened(text: string | null): string | null {
  return text !== null && text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
