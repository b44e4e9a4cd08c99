/** Reads types and examples from the configuration's schema. */
import schema from '../../schemas/gateway.schema.json' with { type: 'json' };
import { ownValue } from '../lang/pointer.ts';
import { isRecord } from '../lang/record.ts';
import { note, strings } from './schema-words.ts';

/** The target of a node's `$ref`, or the node itself. */
function resolveRef(node: unknown): unknown {
  const name = note(node, '$ref')?.replace('#/definitions/', '');
  return name === undefined ? node : ownValue(schema.definitions, name);
}

/** Whether the schema allows the type of a value. A schema without a type allows every value. */
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

/** A property's examples. Each of them fits the schema. */
export function placeholders(node: unknown): readonly unknown[] {
  return isRecord(node) && Array.isArray(node.examples) ? node.examples : [];
}

/** Whether the schema describes a mapping with the operator's own names that may be empty. */
export function isEmptiable(node: unknown): boolean {
  return isRecord(node) && node.type === 'object' && node.properties === undefined && node.minProperties === undefined;
}
