/** Finds expressions that take quadratic time. Callers choose the size of the body, and an expression blocks its thread. */
import type { ASTNode } from '@marcbachmann/cel-js';
import { bindingOf, children } from './cel-ast.ts';

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
