/** What the configuration's schema says of values: which types fit, and which examples can serve as placeholders. */
import schema from '../../schemas/gateway.schema.json' with { type: 'json' };
import { ownValue } from '../lang/pointer.ts';
import { isRecord, note, strings } from './schema-words.ts';

/** The schema that a `$ref` leads to, or the node itself. */
export function resolveRef(node: unknown): unknown {
  const name = note(node, '$ref')?.replace('#/definitions/', '');
  return name === undefined ? node : ownValue(schema.definitions, name);
}

/** Whether a value is of a type that the schema admits; where it names none, every value is. */
export function fitsType(value: unknown, node: unknown): boolean {
  const target = resolveRef(node);
  const type = isRecord(target) ? target.type : undefined;
  const types = typeof type === 'string' ? [type] : strings(type);
  return types.length === 0 || types.includes(typeOf(value)) || (types.includes('number') && typeof value === 'number');
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** A property's examples, each of which the schema admits. */
export function placeholders(node: unknown): readonly unknown[] {
  return isRecord(node) && Array.isArray(node.examples) ? node.examples : [];
}

/** Whether the schema is of a mapping with names of the operator's own, none of which must be there. */
export function isEmptiable(node: unknown): boolean {
  return isRecord(node) && node.type === 'object' && node.properties === undefined && node.minProperties === undefined;
}
