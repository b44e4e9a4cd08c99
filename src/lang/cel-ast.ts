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

/** A name that a macro binds. */
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

/** The first part inside a loop that reads a whole list or text which is not a part of the loop's own element. */
export function findRepeatedRead(node: ASTNode, own?: ReadonlySet<string>): ASTNode | undefined {
  const whole = own && readWhole(node);
  if (own !== undefined && whole !== undefined && !isOf(whole, own)) return whole;
  const binding = bindingOf(node);
  if (binding === undefined) return first(children(node), own);
  const { name, isLoop, outside, inside } = binding;
  return first(outside, own) ?? first(inside, isLoop ? new Set([name]) : withName(own, name, outside));
}

function first(nodes: readonly ASTNode[], own: ReadonlySet<string> | undefined): ASTNode | undefined {
  for (const node of nodes) {
    const found = findRepeatedRead(node, own);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A value that `cel.bind` names inside a loop is of the element if all its parts are. */
function withName(own: ReadonlySet<string> | undefined, name: string, values: readonly ASTNode[]) {
  return own && values.every((value) => isOf(value, own)) ? new Set(own).add(name) : own;
}

/** What a node reads completely: the list of a loop or of `in`, and the text whose characters `size()` counts. */
function readWhole(node: ASTNode): ASTNode | undefined {
  if (node.op === 'in') return node.args[1];
  if (node.op === 'call') return node.args[0] === 'size' ? node.args[1][0] : undefined;
  if (node.op !== 'rcall') return undefined;
  return node.args[0] === 'size' || bindingOf(node)?.isLoop === true ? node.args[1] : undefined;
}

/** Whether a value is a part of the element, or a literal. */
function isOf(node: ASTNode, own: ReadonlySet<string>): boolean {
  switch (node.op) {
    case 'id':
      return own.has(node.args);
    case '.':
    case '.?':
    case '[]':
    case '[?]':
      return isOf(node.args[0], own);
    case 'rcall':
      return isOf(node.args[1], own);
    case '?:':
      return isOf(node.args[1], own) && isOf(node.args[2], own);
    default:
      return children(node).every((child) => isOf(child, own));
  }
}

/** A string literal in an expression, and the offset of its opening quote. */
export interface Literal {
  readonly text: string;
  readonly start: number;
}

/** A literal that the expression uses as a value of the name. */
export interface NamedLiteral extends Literal {
  readonly name: string;
}

/** The string literals that can be the result of the expression. */
export function resultLiterals(node: ASTNode): readonly Literal[] {
  switch (node.op) {
    case 'value':
      return literalOf(node);
    case '?:':
      return node.args.slice(1).flatMap(resultLiterals);
    case '[]':
      return node.args[0].op === 'map' ? node.args[0].args.flatMap(([, value]) => resultLiterals(value)) : [];
    case 'rcall':
      return node.args[0] === 'orValue' ? node.args[2].flatMap(resultLiterals) : [];
    default:
      return [];
  }
}

/** The string literals that a plain name is compared with, and the keys of maps that are indexed by a plain name. */
export function namedLiterals(node: ASTNode): readonly NamedLiteral[] {
  return [...ownLiterals(node), ...children(node).flatMap(namedLiterals)];
}

function ownLiterals(node: ASTNode): readonly NamedLiteral[] {
  switch (node.op) {
    case '==':
    case '!=': {
      const [left, right] = node.args;
      return [...pair(left, [right]), ...pair(right, [left])];
    }
    case 'in': {
      const [left, right] = node.args;
      return right.op === 'list' ? pair(left, right.args) : [];
    }
    case '[]':
    case '[?]': {
      const [map, index] = node.args;
      return map.op === 'map'
        ? pair(
            index,
            map.args.map(([key]) => key),
          )
        : [];
    }
    default:
      return [];
  }
}

function pair(name: ASTNode, values: readonly ASTNode[]): readonly NamedLiteral[] {
  if (name.op !== 'id') return [];
  return values.flatMap(literalOf).map((literal) => ({ ...literal, name: name.args }));
}

function literalOf(node: ASTNode): readonly Literal[] {
  return node.op === 'value' && typeof node.args === 'string' ? [{ text: node.args, start: node.start }] : [];
}

/** The largest subexpressions that use at least one name, and only names of the set. */
export function closedParts(node: ASTNode, names: ReadonlySet<string>): readonly ASTNode[] {
  const roots = [...rootNames(node)];
  if (roots.length === 0) return [];
  if (roots.every((name) => names.has(name))) return [node];
  return children(node).flatMap((child) => closedParts(child, names));
}
