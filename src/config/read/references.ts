/** Finds the names to which a part of a configuration refers, by the notes of the schema. */
import schema from '../../../schemas/gateway.schema.json' with { type: 'json' };
import { ownValue } from '../../lib/json/pointer.ts';
import { isRecord } from '../../lib/json/record.ts';
import type { Path } from './position.ts';
import { note, propertiesOf } from './schema-words.ts';

/** A name, and what it refers to: a section, or another `x-refers` of the schema. */
export interface Reference {
  readonly to: string;
  readonly name: string;
  /** Where it is in the value. */
  readonly path: Path;
}

/** The references in a section of the document, or in one of its entries. */
export function referencesIn(section: string, value: unknown): readonly Reference[] {
  const found: Reference[] = [];
  const property = ownValue(schema.properties, section);
  walk(
    value,
    isRecord(property) && isRecord(property.additionalProperties) ? property.additionalProperties : property,
    [],
    found,
  );
  return found;
}

function walk(value: unknown, node: unknown, path: Path, found: Reference[]): void {
  if (!isRecord(node)) return;
  const to = note(node, 'x-refers');
  if (to !== undefined && typeof value === 'string') found.push({ to, name: value, path });
  const name = note(node, '$ref')?.replace('#/definitions/', '');
  if (name !== undefined) walk(value, ownValue(schema.definitions, name), path, found);
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) walk(item, node.items, [...path, index], found);
  if (!isRecord(value)) return;
  const properties = propertiesOf(node);
  for (const [key, below] of Object.entries(value))
    walk(below, ownValue(properties, key) ?? node.additionalProperties, [...path, key], found);
}
