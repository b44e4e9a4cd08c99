/** The literals of an expression that meet names with few values: what it gives, what it compares with, what it looks up. */
import type { ASTNode } from '@marcbachmann/cel-js';
import { children, rootNames } from './cel-ast.ts';

/** A text in an expression, and where its quote opens. */
export interface Literal {
  readonly text: string;
  readonly start: number;
}

/** A literal that stands for a value of the name. */
export interface NamedLiteral extends Literal {
  readonly name: string;
}

/** The texts that an expression can give as its result, as far as they stand in it. */
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

/** The texts that a plain name is compared with, and the keys of maps that it looks up. */
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

/** The largest parts of an expression that use names of the set only, and at least one. */
export function closedParts(node: ASTNode, names: ReadonlySet<string>): readonly ASTNode[] {
  const roots = [...rootNames(node)];
  if (roots.length === 0) return [];
  if (roots.every((name) => names.has(name))) return [node];
  return children(node).flatMap((child) => closedParts(child, names));
}
