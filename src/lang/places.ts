/** JSON Pointers in groups: one value that may be spelt in several ways, and all values that a pointer with `*` leads to. */
import { compilePointer, ownValue, parsePointer } from './pointer.ts';

/** A document has two spellings of one member, and which of them its reader obeys is not known. */
export class AmbiguousMember extends Error {
  readonly names: readonly [string, string];

  constructor(names: readonly [string, string]) {
    super(`the members '${names[0]}' and '${names[1]}' are two spellings of one`);
    this.names = names;
  }
}

/** What the pointers of a group have in common so far: the tokens that follow. A leaf has none. */
type Branches = ReadonlyMap<string, Branches>;

/**
 * A function that finds the one value to which any of the pointers leads, or undefined. A null counts as absent.
 *
 * The function throws AmbiguousMember where an object has two of the names that the pointers spell at that level, such as
 * `generationConfig` beside `generation_config`: a reader may take either, or merge them.
 *
 * @throws SyntaxError when a text is no pointer.
 */
export function compileSpellings(pointers: readonly string[]): (document: unknown) => unknown {
  const [only] = pointers;
  if (pointers.length === 1 && only !== undefined) {
    const at = compilePointer(only);
    return (document) => at(document) ?? undefined;
  }
  const root = branchesOf(pointers.map(tokensOf));
  return (document) => follow(document, root);
}

function follow(document: unknown, root: Branches): unknown {
  let value = document;
  for (let branches = root; branches.size > 0; ) {
    if (typeof value !== 'object' || value === null) return undefined;
    let found: readonly [name: string, value: unknown, below: Branches] | undefined;
    for (const [name, below] of branches) {
      const member = ownValue(value, name) ?? undefined;
      if (member === undefined) continue;
      if (found !== undefined) throw new AmbiguousMember([found[0], name]);
      found = [name, member, below];
    }
    if (found === undefined) return undefined;
    [, value, branches] = found;
  }
  return value;
}

function branchesOf(pointers: readonly (readonly string[])[]): Branches {
  const groups = new Map<string, (readonly string[])[]>();
  for (const [first, ...rest] of pointers) {
    if (first !== undefined) groups.set(first, [...(groups.get(first) ?? []), rest]);
  }
  return new Map([...groups].map(([name, below]) => [name, branchesOf(below)]));
}

/**
 * A function that visits every value to which any of the pointers leads, where `*` stands for every item of an array. Absent
 * values and nulls are passed over; what the pointers have in common is walked once.
 *
 * @throws SyntaxError when a text is no pointer.
 */
export function compileEach(pointers: readonly string[]): (document: unknown, visit: (value: unknown) => void) => void {
  const root = stepOf(pointers.map(tokensOf));
  return (document, visit) => walk(document, root, visit);
}

/** Where a walk goes from a value: it may be one of those visited, and its items and members may lead on. */
interface Step {
  readonly isVisited: boolean;
  readonly items: Step | undefined;
  readonly members: readonly { readonly name: string; readonly below: Step }[];
}

function stepOf(pointers: readonly (readonly string[])[]): Step {
  const names = new Set(pointers.flatMap(([first]) => first ?? []));
  const below = (name: string): Step => stepOf(pointers.filter(([first]) => first === name).map(([, ...rest]) => rest));
  return {
    isVisited: pointers.some((tokens) => tokens.length === 0),
    items: names.has('*') ? below('*') : undefined,
    members: [...names].filter((name) => name !== '*').map((name) => ({ name, below: below(name) })),
  };
}

/** Recursion is as deep as the longest pointer. */
function walk(value: unknown, step: Step, visit: (value: unknown) => void): void {
  if (value === undefined || value === null) return;
  if (step.isVisited) visit(value);
  if (typeof value !== 'object') return;
  if (step.items !== undefined && Array.isArray(value)) for (const item of value) walk(item, step.items, visit);
  for (const { name, below } of step.members) walk(ownValue(value, name), below, visit);
}

function tokensOf(pointer: string): readonly string[] {
  const tokens = parsePointer(pointer);
  if (tokens === undefined) throw new SyntaxError(`'${pointer}' is not a JSON Pointer`);
  return tokens;
}
