/** Groups of JSON Pointers: for one value with several spellings, or for all values matched by pointers with `*`. */
import { ownValue, type Pointer, readPointer, step } from './pointer.ts';

/** Thrown if a document has two spellings of one member; it is not known which one the upstream uses. */
export class AmbiguousMember extends Error {
  readonly names: readonly [string, string];

  constructor(names: readonly [string, string]) {
    super(`the members '${names[0]}' and '${names[1]}' are two spellings of one member`);
    this.names = names;
  }
}

/** The pointers of a group as a tree: the tokens that may follow, each with its own branches. A leaf has none. */
export type Aliases = ReadonlyMap<string, Aliases>;

/** Groups pointers to one value with several spellings. @throws SyntaxError if a text is not a pointer. */
export function readAliases(pointers: readonly string[]): Aliases {
  return branchesOf(pointers.map(readPointer));
}

/**
 * Finds the value at any one of the pointers, or undefined. A null counts as absent.
 *
 * @throws AmbiguousMember if an object has two of the alternative names, such as `generationConfig` and `generation_config`: the
 *   upstream may use either or merge them.
 */
export function followAliases(aliases: Aliases, document: unknown): unknown {
  let value: unknown = document ?? undefined;
  for (let branches = aliases; branches.size > 0; ) {
    let found: readonly [name: string, value: unknown, below: Aliases] | undefined;
    for (const [name, below] of branches) {
      const member = step(value, name) ?? undefined;
      if (member === undefined) continue;
      if (found !== undefined) throw new AmbiguousMember([found[0], name]);
      found = [name, member, below];
    }
    if (found === undefined) return undefined;
    [, value, branches] = found;
  }
  return value;
}

function branchesOf(pointers: readonly Pointer[]): Aliases {
  const groups = new Map<string, Pointer[]>();
  for (const [first, ...rest] of pointers) {
    if (first !== undefined) groups.set(first, [...(groups.get(first) ?? []), rest]);
  }
  return new Map([...groups].map(([name, below]) => [name, branchesOf(below)]));
}

/** The pointers to visit as a tree: whether the value here is visited, and the items and members to continue with. */
export interface Places {
  readonly isVisited: boolean;
  readonly items: Places | undefined;
  readonly members: readonly { readonly name: string; readonly below: Places }[];
}

/** Groups pointers in which `*` means every item of an array. @throws SyntaxError if a text is not a pointer. */
export function readPlaces(pointers: readonly string[]): Places {
  return placesOf(pointers.map(readPointer));
}

/** All pointers of a tree of alternatives. */
export function pointersIn(aliases: Aliases): readonly Pointer[] {
  return [...aliases].flatMap(([name, below]) =>
    below.size === 0 ? [[name]] : pointersIn(below).map((rest) => [name, ...rest]),
  );
}

/** Groups pointers, as `readPlaces` does. */
export function placesOf(pointers: readonly Pointer[]): Places {
  const names = new Set(pointers.flatMap(([first]) => first ?? []));
  const below = (name: string): Places =>
    placesOf(pointers.filter(([first]) => first === name).map(([, ...rest]) => rest));
  return {
    isVisited: pointers.some((tokens) => tokens.length === 0),
    items: names.has('*') ? below('*') : undefined,
    members: [...names].filter((name) => name !== '*').map((name) => ({ name, below: below(name) })),
  };
}

/**
 * Visits every value at any of the places. It skips absent values and nulls, and walks common prefixes of the pointers once. The
 * recursion is at most as deep as the longest pointer. An object in place of an array is one item: some upstreams accept it so.
 *
 * @param into is passed on to each visit.
 */
export function visitPlaces<Into>(
  places: Places,
  value: unknown,
  visit: (value: unknown, into: Into) => void,
  into: Into,
): void {
  if (value === undefined || value === null) return;
  if (places.isVisited) visit(value, into);
  if (typeof value !== 'object') return;
  if (places.items !== undefined)
    for (const item of Array.isArray(value) ? value : [value]) visitPlaces(places.items, item, visit, into);
  for (const { name, below } of places.members) visitPlaces(below, ownValue(value, name), visit, into);
}

/** The values at a pointer in which `*` is each item of an array or each member of an object, at most so many at each `*`. */
export function valuesAt(pointer: Pointer, document: unknown, most: number): readonly unknown[] {
  let values: readonly unknown[] = [document];
  for (const token of pointer) {
    const below = values.flatMap((value) => {
      if (token !== '*') return [step(value, token)];
      return typeof value === 'object' && value !== null ? Object.values(value).slice(0, most) : [];
    });
    values = below.filter((value) => value !== undefined && value !== null).slice(0, most);
  }
  return values;
}
