/** Walks the syntax trees of the CEL library to find the names that an expression uses. */
import type { ASTNode } from '@marcbachmann/cel-js';

/** Macros whose first argument is a name bound in the other arguments: `parts.exists(p, p.type == "text")`. */
const BINDING_MACROS: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);

/** The direct children of a node. */
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

/** The dotted name of a node, such as `references.seconds`; undefined if the node is not names joined by dots. */
export function dottedName(node: ASTNode): string | undefined {
  if (node.op === 'id') return node.args;
  if (node.op !== '.' && node.op !== '.?') return undefined;
  const parent = dottedName(node.args[0]);
  return parent === undefined ? undefined : `${parent}.${node.args[1]}`;
}

/** All plain names and the first parts of dotted names, including names bound by macros and CEL's own words. */
export function rootNames(node: ASTNode, names = new Set<string>()): ReadonlySet<string> {
  if (node.op === 'id') names.add(node.args);
  for (const child of children(node)) rootNames(child, names);
  return names;
}

/** The first node that passes the test, outermost first. */
export function findNode(node: ASTNode, test: (node: ASTNode) => boolean): ASTNode | undefined {
  if (test(node)) return node;
  for (const child of children(node)) {
    const found = findNode(child, test);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The variables that an expression uses, in the order of the given list. A variable with a dotted name is used if the expression reads that
 * name, something below it, or something that contains it (`references` for `references.seconds`). Names bound by macros are not variables.
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
  /** Whether it is each element of a list, one after the other. */
  readonly isLoop: boolean;
  readonly outside: readonly ASTNode[];
  readonly inside: readonly ASTNode[];
}

/** The name that a node binds. */
export function bindingOf(node: ASTNode): Binding | undefined {
  if (node.op !== 'rcall') return undefined;
  const [method, receiver, [variable, ...rest]] = node.args;
  if (variable?.op !== 'id') return undefined;
  if (BINDING_MACROS.has(method)) return { name: variable.args, isLoop: true, outside: [receiver], inside: rest };
  // cel.bind(name, value, expression)
  const isBind = method === 'bind' && receiver.op === 'id' && receiver.args === 'cel';
  if (!isBind) return undefined;
  return { name: variable.args, isLoop: false, outside: rest.slice(0, 1), inside: rest.slice(1) };
}
