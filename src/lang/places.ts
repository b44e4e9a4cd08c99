/** Compiles groups of JSON Pointers: for one value with several spellings, or for all values matched by pointers with `*`. */
import { compilePointer, ownValue, parsePointer } from './pointer.ts';

/** Thrown if a document has two spellings of one member; it is not known which one the upstream uses. */
export class AmbiguousMember extends Error {
  readonly names: readonly [string, string];

  constructor(names: readonly [string, string]) {
    super(`the members '${names[0]}' and '${names[1]}' are two spellings of one member`);
    this.names = names;
  }
}

/** A tree of the pointers of a group: the tokens that may follow, each with its own branches. A leaf has none. */
type Branches = ReadonlyMap<string, Branches>;

/**
 * Returns a function that finds the value at any one of the pointers, or undefined. A null counts as absent.
 *
 * The function throws AmbiguousMember if an object has two of the alternative names, such as `generationConfig` and
 * `generation_config`: the upstream may use either or merge them.
 *
 * @throws SyntaxError if a text is not a pointer.
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
 * Returns a function that visits every value at any of the pointers, where `*` means every item of an array. It skips absent
 * values and nulls, and walks common prefixes of the pointers once.
 *
 * @throws SyntaxError if a text is not a pointer.
 */
export function compileEach(pointers: readonly string[]): (document: unknown, visit: (value: unknown) => void) => void {
  const root = stepOf(pointers.map(tokensOf));
  return (document, visit) => walk(document, root, visit);
}

/** What a walk does at a value: visit it, and continue with its items and members. */
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

/** The recursion is at most as deep as the longest pointer. */
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
