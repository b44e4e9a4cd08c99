/** Sums, differences, max and min of whole numbers without the interpreter: most charges are no more than that. */
import type { ASTNode } from '@marcbachmann/cel-js';

type Ints = Readonly<Record<string, unknown>>;

const INT_MAX = 2n ** 63n - 1n;
const INT_MIN = -(2n ** 63n);

/** Gives undefined where the interpreter must judge: a value that is no int, a result that is out of bounds. */
export type IntFunction = (context: Ints) => bigint | undefined;

/** @returns undefined for an expression of anything else. @param isInt whether a name is a variable of type int */
export function compileInts(node: ASTNode, isInt: (name: string) => boolean): IntFunction | undefined {
  switch (node.op) {
    case 'id': {
      const name = node.args;
      if (!isInt(name)) return undefined;
      return (context) => {
        const value = Object.hasOwn(context, name) ? context[name] : undefined;
        return typeof value === 'bigint' && value <= INT_MAX && value >= INT_MIN ? value : undefined;
      };
    }
    case 'value': {
      const value: unknown = node.args;
      return typeof value === 'bigint' ? () => value : undefined;
    }
    case '+':
      return combine(node.args, isInt, (a, b) => a + b);
    case '-':
      return combine(node.args, isInt, (a, b) => a - b);
    case 'call': {
      const [name, args] = node.args;
      if (name === 'max') return combine(args, isInt, (a, b) => (a > b ? a : b));
      return name === 'min' ? combine(args, isInt, (a, b) => (a < b ? a : b)) : undefined;
    }
    default:
      return undefined;
  }
}

function combine(
  [left, right, ...more]: readonly ASTNode[],
  isInt: (name: string) => boolean,
  apply: (a: bigint, b: bigint) => bigint,
): IntFunction | undefined {
  if (left === undefined || right === undefined || more.length > 0) return undefined;
  const leftOf = compileInts(left, isInt);
  const rightOf = compileInts(right, isInt);
  if (leftOf === undefined || rightOf === undefined) return undefined;
  return (context) => {
    const a = leftOf(context);
    const b = rightOf(context);
    if (a === undefined || b === undefined) return undefined;
    const result = apply(a, b);
    return result <= INT_MAX && result >= INT_MIN ? result : undefined;
  };
}
