/** Compiles expressions over ints and bools to JavaScript. Most prices are such expressions, and the interpreter is slow. */
import type { ASTNode } from '@marcbachmann/cel-js';
import { larger, smaller } from './amount.ts';

/** The bounds of CEL's int. */
export const INT_MAX = 2n ** 63n - 1n;
export const INT_MIN = -(2n ** 63n);

/** Returns undefined if the interpreter must run instead: for a value of another type, an overflow or a division by zero. */
export type CelScript = (context: Readonly<Record<string, unknown>>) => bigint | boolean | undefined;

/** A subexpression in JavaScript. */
interface Script {
  readonly type: 'int' | 'bool';
  readonly code: string;
}

/** The static type of a variable, or undefined for an unknown name. */
type TypeOf = (name: string) => string | undefined;

/**
 * Compiles an expression. The script reads variables as properties of the context; an inherited one is no int or bool.
 *
 * @returns undefined if the expression contains anything but ints and bools.
 */
export function compileScript(node: ASTNode, typeOf: TypeOf): CelScript | undefined {
  const script = write(node, typeOf);
  if (script === undefined) return undefined;
  let compiled: CelScript | undefined;
  return (context) => {
    // At first use: a start runs few of all expressions.
    compiled ??= functionOf(script);
    try {
      return compiled(context);
    } catch (error) {
      if (error === UNDECIDED) return undefined;
      throw error;
    }
  };
}

function functionOf({ code }: Script): CelScript {
  return new Function(...Object.keys(helpers), `return (context) => ${code};`)(...Object.values(helpers));
}

const UNDECIDED = new Error('the interpreter must run instead');

/** The functions that scripts call. */
const helpers = {
  int(value: unknown): bigint {
    if (typeof value === 'bigint' && value <= INT_MAX && value >= INT_MIN) return value;
    throw UNDECIDED;
  },
  bool(value: unknown): boolean {
    if (typeof value === 'boolean') return value;
    throw UNDECIDED;
  },
  divisor(value: bigint): bigint {
    if (value !== 0n) return value;
    throw UNDECIDED;
  },
  max: larger,
  min: smaller,
};

function write(node: ASTNode, typeOf: TypeOf): Script | undefined {
  switch (node.op) {
    case 'value':
      return literal(node.args);
    case 'id': {
      const type = typeOf(node.args);
      const name = JSON.stringify(node.args);
      return type === 'int' || type === 'bool' ? { type, code: `${type}(context[${name}])` } : undefined;
    }
    case 'call': {
      const [name, args] = node.args;
      return name === 'max' || name === 'min' ? join(args, typeOf, 'int', (a, b) => `${name}(${a}, ${b})`) : undefined;
    }
    case '?:': {
      const [condition, first, second] = node.args.map((part) => write(part, typeOf));
      if (condition?.type !== 'bool' || first === undefined || first.type !== second?.type) return undefined;
      return { type: first.type, code: `(${condition.code} ? ${first.code} : ${second.code})` };
    }
    case '!_': {
      const operand = write(node.args, typeOf);
      return operand?.type === 'bool' ? { type: 'bool', code: `!${operand.code}` } : undefined;
    }
    case '&&':
    case '||': {
      const { op } = node;
      return typed(
        'bool',
        join(node.args, typeOf, 'bool', (a, b) => `(${a} ${op} ${b})`),
      );
    }
    case '==':
    case '!=': {
      const { op } = node;
      return typed(
        'bool',
        join(node.args, typeOf, 'int', (a, b) => `(${a} ${op}= ${b})`),
      );
    }
    case '<':
    case '<=':
    case '>':
    case '>=': {
      const { op } = node;
      return typed(
        'bool',
        join(node.args, typeOf, 'int', (a, b) => `(${a} ${op} ${b})`),
      );
    }
    case '+':
    case '-':
    case '*': {
      const { op } = node;
      return join(node.args, typeOf, 'int', (a, b) => `int(${a} ${op} ${b})`);
    }
    case '/':
    case '%': {
      const { op } = node;
      return join(node.args, typeOf, 'int', (a, b) => `int(${a} ${op} divisor(${b}))`);
    }
    default:
      return undefined;
  }
}

function literal(value: unknown): Script | undefined {
  if (typeof value === 'bigint') return { type: 'int', code: `${value}n` };
  return typeof value === 'boolean' ? { type: 'bool', code: String(value) } : undefined;
}

/** A binary operation on two operands of the same type, with a result of that type. */
function join(
  nodes: readonly ASTNode[],
  typeOf: TypeOf,
  type: Script['type'],
  code: (left: string, right: string) => string,
): Script | undefined {
  const [left, right, ...more] = nodes.map((node) => write(node, typeOf));
  if (left?.type !== type || right?.type !== type || more.length > 0) return undefined;
  return { type, code: code(left.code, right.code) };
}

function typed(type: Script['type'], script: Script | undefined): Script | undefined {
  return script && { type, code: script.code };
}
