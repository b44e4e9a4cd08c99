/** Checks and evaluates CEL expressions over typed facts. Only this file and its `cel-` helpers use the CEL library. */
import { type ASTNode, Environment, EvaluationError, type ObjectSchema } from '@marcbachmann/cel-js';
import { lookUp } from '../json/pointer.ts';
import { larger, smaller } from '../money/amount.ts';
import { findNode, referencedNames, rootNames } from './cel-ast.ts';
import { registerDecimals } from './cel-decimal.ts';
import { type CelIssue, evaluationErrorOf, issueOf } from './cel-issue.ts';
import { findRepeatedRead } from './cel-loops.ts';
import { compileScript, INT_MAX, INT_MIN } from './cel-script.ts';
import { celValue } from './cel-value.ts';

export { CelEvaluationError, type CelIssue } from './cel-issue.ts';
export { CelDocument } from './cel-value.ts';

/** The types of variables. An `int` is a bigint, a `double` a number, a `decimal` a `Decimal`; `dyn` and `list` may be parsed JSON. */
export type CelType = 'string' | 'int' | 'double' | 'decimal' | 'bool' | 'dyn' | 'list<string>' | 'list';

/** The values of variables, by dotted name or nested. Pass a document that several expressions read as a `CelDocument`. */
export type CelContext = Readonly<Record<string, unknown>>;

/** A checked expression, with the types of the variables that it uses. */
export interface CelExpression {
  readonly text: string;
  readonly types: Readonly<Record<string, CelType>>;
}

/**
 * A checked expression, or its first problem. `type` is its static type: `bool`, `int`, `dyn`, `list<string>`. `references` are the
 * declared variables that it uses; `evaluateCel` needs no others.
 */
export type CelResult =
  | {
      readonly ok: true;
      readonly type: string;
      readonly expression: CelExpression;
      readonly references: readonly string[];
    }
  /** `references` is set if the only problem is the type of the whole expression. */
  | { readonly ok: false; readonly issue: CelIssue; readonly references?: readonly string[] };

type Variables = Readonly<Record<string, CelType>>;

/** Far above any sensible expression, and far below what exhausts the stack. */
const LIMITS = { maxAstNodes: 2_000, maxDepth: 64, maxListElements: 256, maxMapEntries: 64, maxCallArguments: 8 };

/** Optional types allow expressions to read absent members safely: `part.?type.orValue("")`. */
const BASE = registerDecimals(
  new Environment({ enableOptionalTypes: true, limits: LIMITS })
    .registerFunction('ceil(double): int', ceil)
    .registerFunction('ceil(int): int', (value: bigint) => value)
    .registerFunction('max(int, int): int', larger)
    .registerFunction('max(double, double): double', (a: number, b: number) => Math.max(a, b))
    .registerFunction('min(int, int): int', smaller)
    .registerFunction('min(double, double): double', (a: number, b: number) => Math.min(a, b)),
);

function ceil(value: number): bigint {
  const whole = Number.isFinite(value) ? BigInt(Math.ceil(value)) : undefined;
  if (whole !== undefined && whole <= INT_MAX && whole >= INT_MIN) return whole;
  throw new EvaluationError({ code: 'numeric_overflow', message: 'ceil() type error: integer overflow' });
}

/**
 * Checks an expression over the given variables.
 *
 * - A variable may have a dotted name, `references.seconds`. Its value is the context's own property of that name, or else the
 *   value found by following own properties along the dots.
 * - Numbers of parsed JSON are doubles: write `int(body.n) + 1` or `body.n + 1.0`. Comparisons mix ints and doubles freely.
 * - In addition to CEL's functions there are `ceil(double, decimal or int)`, and `max` and `min` of two ints, doubles or decimals.
 * - Members that may be absent: `has(body.content) && …`, or
 *   `body.?content.orValue([]).exists(p, p.?type.orValue("") == "video_url")`.
 * - `matches()` is rejected: JavaScript's regular expressions can take exponential time on a text chosen by a caller.
 * - In a loop, the lists of other loops and of `in`, and what `size()` counts, must be of the element: `m.parts.exists(…)`.
 *
 * @param expected the accepted static types. `dyn`, and a list of `dyn` if a list is expected, are always accepted; check their
 *   values at run time. An empty list accepts every type.
 */
export function checkCel(expression: string, variables: Variables, expected: readonly string[]): CelResult {
  try {
    const environment = BASE.clone();
    const issue = declare(environment, variables, parseCel(expression));
    if (issue !== undefined) return { ok: false, issue };
    const program = environment.parse(expression);
    const checked = program.check();
    if (!checked.valid) return { ok: false, issue: issueOfCheck(checked.error, expression, program.ast) };
    const repeated = findRepeatedRead(program.ast);
    if (repeated !== undefined) {
      const { start, end } = repeated;
      const message = `'${expression.slice(start, end)}' is read again for each element of a loop, which takes too long for a large body`;
      return { ok: false, issue: { code: 'loop', message, start, end } };
    }
    const type = checked.type ?? 'dyn';
    const references = referencedNames(program.ast, Object.keys(variables));
    if (type.startsWith('$')) {
      const message = 'the expression names a group of values; name one of them';
      return { ok: false, issue: { code: 'type', message, start: 0, end: expression.length } };
    }
    if (expected.length > 0 && !expected.some((candidate) => admits(candidate, type))) {
      const message = `the expression has type ${type}, but ${expected.join(' or ')} is needed`;
      return { ok: false, issue: { code: 'type', message, start: 0, end: expression.length, type }, references };
    }
    const types = Object.fromEntries(references.map((name) => [name, variables[name] ?? 'dyn']));
    const checkedExpression = { text: expression, types };
    programs.set(checkedExpression, evaluatorOf(checkedExpression, program));
    return { ok: true, type, references, expression: checkedExpression };
  } catch (error) {
    return { ok: false, issue: issueOf(error, expression) };
  }
}

type Evaluate = (context: CelContext) => unknown;

/** The programs of the expressions that this thread has checked or evaluated. */
const programs = new WeakMap<CelExpression, Evaluate>();

/**
 * Evaluates a checked expression, which is compiled at its first evaluation. Returns a bigint for int and a number for double.
 *
 * @throws CelEvaluationError if the expression has no value for this context.
 */
export function evaluateCel(expression: CelExpression, context: CelContext): unknown {
  let evaluate = programs.get(expression);
  if (evaluate === undefined) {
    const environment = BASE.clone();
    declare(environment, expression.types, parseCel(expression.text));
    evaluate = evaluatorOf(expression, environment.parse(expression.text));
    programs.set(expression, evaluate);
  }
  return evaluate(context);
}

function evaluatorOf({ text, types }: CelExpression, program: ReturnType<Environment['parse']>): Evaluate {
  const references = Object.keys(types);
  const contextOf = compileContext(references);
  const [only] = references;
  // Fast paths: most expressions are sums of ints or a bare variable, which need no interpreter.
  const script = compileScript(program.ast, (name) => (Object.hasOwn(types, name) ? types[name] : undefined));
  const plain = only !== undefined && only === text.trim() ? { name: only, steps: only.split('.') } : undefined;
  return (context) => {
    try {
      const result = script?.(context);
      if (result !== undefined) return result;
      const value = plain && celValue(lookUp(plain, context));
      if (value !== undefined) return value;
      return program(contextOf(context));
    } catch (error) {
      throw evaluationErrorOf(error, text);
    }
  };
}

/** The names of all functions and macros, for suggestions. */
export const celFunctions: ReadonlySet<string> = new Set([
  ...BASE.getDefinitions().functions.flatMap(({ name }) => (name === 'matches' ? [] : name)),
  'has',
  'all',
  'exists',
  'exists_one',
  'map',
  'filter',
  'or',
  'orValue',
  'hasValue',
  'value',
]);

/** The expression that was parsed last: one is compiled and then checked, both from its tree. */
let parsed: { readonly expression: string; readonly ast: ASTNode } | undefined;

/** The syntax tree of an expression. @throws if the syntax is wrong. */
export function parseCel(expression: string): ASTNode {
  if (parsed?.expression !== expression) parsed = { expression, ast: BASE.parse(expression).ast };
  return parsed.ast;
}

/** Reports an unknown function first, because it causes other errors: the variable of a misspelt macro is unknown too. */
function issueOfCheck(error: unknown, expression: string, ast: ASTNode): CelIssue {
  const call = findNode(ast, (node) => calledName(node) !== undefined && !celFunctions.has(calledName(node) ?? ''));
  const name = call && calledName(call);
  if (call === undefined || name === undefined) return issueOf(error, expression, ast);
  // If there is a receiver, the name follows it.
  const from = call.op === 'rcall' ? call.args[1].end : call.start;
  const start = Math.max(expression.indexOf(name, from), call.start);
  return {
    code: 'unknown-function',
    message: `function '${name}' does not exist`,
    start,
    end: start + name.length,
    name,
  };
}

function calledName(node: ASTNode): string | undefined {
  return node.op === 'call' || node.op === 'rcall' ? node.args[0] : undefined;
}

/** Declares the variables that the expression uses. A variable named like one of CEL's own words is an issue only if it is used. */
function declare(environment: Environment, variables: Variables, ast: ASTNode): CelIssue | undefined {
  const matches = findNode(ast, (node) => node.op === 'rcall' && node.args[0] === 'matches');
  if (matches !== undefined) {
    const message = "matches() is not supported; use startsWith(), endsWith(), contains() or 'in'";
    return { code: 'type', message, start: matches.start, end: matches.end, name: 'matches' };
  }
  const roots = rootNames(ast);
  const groups = new Map<string, Map<string, CelType>>();
  for (const [name, type] of Object.entries(variables)) {
    const [root = '', ...rest] = name.split('.');
    if (!roots.has(root)) continue;
    const group = groups.get(root) ?? new Map<string, CelType>();
    groups.set(root, group.set(rest.join('.'), type));
  }
  for (const [root, members] of groups) {
    const type = members.get('');
    try {
      if (type !== undefined) environment.registerVariable(root, type);
      else environment.registerVariable(root, { schema: schemaOf(members) });
    } catch {
      const at = findNode(ast, (node) => node.op === 'id' && node.args === root) ?? ast;
      const message = `'${root}' is a word of CEL and cannot name a value`;
      return { code: 'syntax', message, start: at.start, end: at.end, name: root };
    }
  }
  return undefined;
}

function schemaOf(members: ReadonlyMap<string, CelType>): ObjectSchema {
  const schema: ObjectSchema = {};
  for (const [path, type] of members) {
    const steps = path.split('.');
    const last = steps.pop() ?? path;
    let level = schema;
    for (const step of steps) {
      const below = level[step];
      const next: ObjectSchema = typeof below === 'object' ? below : {};
      level[step] = next;
      level = next;
    }
    level[last] = type;
  }
  return schema;
}

/** Whether the static type is accepted as `expected`. Types known only at run time are accepted. */
function admits(expected: string, type: string): boolean {
  if (type === expected || type === 'dyn' || expected === 'dyn') return true;
  if (expected === 'list') return type.startsWith('list<');
  return expected.startsWith('list<') && (type === 'list' || type === 'list<T>');
}

/** Builds the context for the library from the referenced variables only. */
function compileContext(references: readonly string[]): (context: CelContext) => Record<string, unknown> {
  const paths = references.map((name) => ({ name, steps: name.split('.') }));
  return (context) => {
    const built: Record<string, unknown> = {};
    for (const path of paths) place(built, path.steps, celValue(lookUp(path, context)));
    return built;
  };
}

function place(target: Record<string, unknown>, steps: readonly string[], value: unknown): void {
  const [step = '', ...rest] = steps;
  if (rest.length === 0) {
    target[step] = value;
    return;
  }
  const below: Record<string, unknown> = { ...Object(target[step]) };
  target[step] = below;
  place(below, rest, value);
}
