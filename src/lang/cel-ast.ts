/** Walks over the syntax trees of the CEL library: which names an expression uses, and where. */
import type { ASTNode } from '@marcbachmann/cel-js';

/** Macros that bind their first argument as a name in the others: `parts.exists(p, p.type == "text")`. */
const BINDING_MACROS: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);

/** The nodes right below a node. */
export function children(node: ASTNode): readonly ASTNode[] {
  switch (node.op) {
    case 'value':
    case 'id':
      return [];
    case '.':
    case '.?':
      return [node.args[0]];
    case 'call':
      return node.args[1];
    case 'rcall':
      return [node.args[1], ...node.args[2]];
    case 'map':
      return node.args.flat();
    case '!_':
    case '-_':
      return [node.args];
    default:
      return node.args;
  }
}

/** `references.seconds` for the node that reads so, undefined for any node that is not names joined by dots. */
export function dottedName(node: ASTNode): string | undefined {
  if (node.op === 'id') return node.args;
  if (node.op !== '.' && node.op !== '.?') return undefined;
  const parent = dottedName(node.args[0]);
  return parent === undefined ? undefined : `${parent}.${node.args[1]}`;
}

/** The plain names in an expression, bound ones and CEL's own words included: the first name of every dotted one. */
export function rootNames(node: ASTNode, names = new Set<string>()): ReadonlySet<string> {
  if (node.op === 'id') names.add(node.args);
  for (const child of children(node)) rootNames(child, names);
  return names;
}

/** The first node, outermost first, that the test holds for. */
export function findNode(node: ASTNode, test: (node: ASTNode) => boolean): ASTNode | undefined {
  if (test(node)) return node;
  for (const child of children(node)) {
    const found = findNode(child, test);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The variables that an expression uses, in the order of the list given. A variable with a dotted name counts as used when
 * the name, something below it, or a whole that contains it (`references` for `references.seconds`) is read.
 * Names that a macro binds are not variables.
 */
export function referencedNames(ast: ASTNode, variables: readonly string[]): readonly string[] {
  const used = new Set<string>();
  collect(ast, new Set(), used);
  return variables.filter((variable) => {
    for (const name of used) {
      if (name === variable || name.startsWith(`${variable}.`) || variable.startsWith(`${name}.`)) return true;
    }
    return false;
  });
}

function collect(node: ASTNode, bound: ReadonlySet<string>, used: Set<string>): void {
  const name = dottedName(node);
  if (name !== undefined) {
    const [root = ''] = name.split('.', 1);
    if (!bound.has(root)) used.add(name);
    return;
  }
  const binding = bindingOf(node);
  if (binding === undefined) {
    for (const child of children(node)) collect(child, bound, used);
    return;
  }
  const inner = new Set(bound).add(binding.name);
  for (const child of binding.outside) collect(child, bound, used);
  for (const child of binding.inside) collect(child, inner, used);
}

interface Binding {
  readonly name: string;
  readonly outside: readonly ASTNode[];
  readonly inside: readonly ASTNode[];
}

function bindingOf(node: ASTNode): Binding | undefined {
  if (node.op !== 'rcall') return undefined;
  const [method, receiver, [variable, ...rest]] = node.args;
  if (variable?.op !== 'id') return undefined;
  if (BINDING_MACROS.has(method)) return { name: variable.args, outside: [receiver], inside: rest };
  // cel.bind(name, value, expression)
  const isBind = method === 'bind' && receiver.op === 'id' && receiver.args === 'cel';
  return isBind ? { name: variable.args, outside: rest.slice(0, 1), inside: rest.slice(1) } : undefined;
}
