/** Normalizes a JSON Schema: drops comments, and sorts what has no order. */
import { isRecord } from '../../lib/json/record.ts';

/** Keys whose mappings have names of their own. */
const NAMES: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'definitions', '$defs', 'dependencies']);

/** Keys without effect on validation. */
const COMMENTS: ReadonlySet<string> = new Set(['$comment', '$id', '$schema', 'description', 'examples', 'title']);

/** A schema without comments. Lists of plain values, such as `required` and `enum`, are sorted. */
export function schemaMeaning(schema: unknown, hasNames = false): unknown {
  if (Array.isArray(schema)) {
    if (!schema.every(isPlain)) return schema.map((item) => schemaMeaning(item));
    return schema.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  if (!isRecord(schema)) return schema;
  const kept = Object.entries(schema).filter(([key]) => hasNames || !COMMENTS.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, schemaMeaning(value, !hasNames && NAMES.has(key))]));
}

/** Whether a value has no members. */
export function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}
