/** Finds string literals in an expression, to check them against names that have a fixed set of values. */
import type { ASTNode } from '@marcbachmann/cel-js';
import { children, rootNames } from './cel-ast.ts';

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
