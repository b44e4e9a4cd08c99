/** Compares named parts as plain JSON: which are new or gone, and which of their values differ. */
import type { Change, FieldChange, Part } from './change.ts';

/** A part of a plan: its values, and a few words about it. */
export interface Described {
  readonly name: string;
  readonly about: string;
  readonly values: unknown;
}

/** The differences between two lists of parts, by name. */
export function diffParts(part: Part, old: readonly Described[], next: readonly Described[]): readonly Change[] {
  const before = new Map(old.map((each) => [each.name, each]));
  const after = new Map(next.map((each) => [each.name, each]));
  const removed = old.filter(({ name }) => !after.has(name));
  return [
    ...removed.map(({ name, about }): Change => ({ change: 'removed', part, name, about })),
    ...next.flatMap(({ name, about, values }): readonly Change[] => {
      const earlier = before.get(name);
      if (earlier === undefined) return [{ change: 'added', part, name, about }];
      const fields = diffFields(earlier.values, values);
      return fields.length === 0 ? [] : [{ change: 'changed', part, name, fields }];
    }),
  ];
}

/** The values that differ, with the path of each. */
export function diffFields(old: unknown, next: unknown): readonly FieldChange[] {
  const before = new Map(flatten(old, ''));
  const after = new Map(flatten(next, ''));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((field) => {
    const [was, is] = [before.get(field) ?? null, after.get(field) ?? null];
    return was === is ? [] : [{ field, old: was, new: is }];
  });
}

/** Lists of named objects are keyed by name, and lists of words are one value. */
function* flatten(value: unknown, path: string): Iterable<readonly [path: string, value: string | null]> {
  if (typeof value !== 'object' || value === null) {
    yield [path, value === null || value === undefined ? null : String(value)];
    return;
  }
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    yield [path, value.length === 0 ? null : value.join(', ')];
    return;
  }
  const entries: readonly (readonly [string, unknown])[] =
    value instanceof Map ? [...value] : Array.isArray(value) ? value.map(byName) : Object.entries(value);
  for (const [name, below] of entries) yield* flatten(below, path === '' ? name : `${path}.${name}`);
}

function byName(item: unknown, index: number): readonly [string, unknown] {
  if (typeof item !== 'object' || item === null || !('name' in item)) return [String(index), item];
  const { name, ...values } = item;
  return [String(name), values];
}
