/** Expressions compiled to JavaScript give the same results as the interpreter. */
import t from 'tap';
import { type CelType, checkCel, evaluateCel } from '../../../src/lang/cel.ts';
import fc from '../../support/fc.ts';

const typed: Readonly<Record<string, CelType>> = { a: 'int', b: 'int', c: 'int', p: 'bool', q: 'bool' };
// Expressions over dyn values are not compiled; the interpreter evaluates them.
const untyped: Readonly<Record<string, CelType>> = { a: 'dyn', b: 'dyn', c: 'dyn', p: 'dyn', q: 'dyn' };

const { int } = fc.letrec<{ int: string; bool: string }>((tie) => ({
  int: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom('a', 'b', 'c', '0', '1', '7', '9223372036854775807'),
    fc
      .tuple(tie('int'), fc.constantFrom('+', '-', '*', '/', '%'), tie('int'))
      .map(([left, op, right]) => `(${left} ${op} ${right})`),
    fc.tuple(fc.constantFrom('max', 'min'), tie('int'), tie('int')).map(([name, x, y]) => `${name}(${x}, ${y})`),
    fc.tuple(tie('bool'), tie('int'), tie('int')).map(([test, x, y]) => `(${test} ? ${x} : ${y})`),
  ),
  bool: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom('p', 'q', 'true', 'false'),
    fc
      .tuple(tie('int'), fc.constantFrom('==', '!=', '<', '<=', '>', '>='), tie('int'))
      .map(([left, op, right]) => `(${left} ${op} ${right})`),
    fc.tuple(tie('bool'), fc.constantFrom('&&', '||'), tie('bool')).map(([x, op, y]) => `(${x} ${op} ${y})`),
    tie('bool').map((test) => `!${test}`),
    fc.tuple(tie('bool'), tie('bool'), tie('bool')).map(([test, x, y]) => `(${test} ? ${x} : ${y})`),
  ),
}));

const number = fc.oneof(
  fc.bigInt(-20n, 20n),
  fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n),
  fc.constantFrom(2n ** 63n - 1n, -(2n ** 63n), 2n ** 64n),
);
const context = fc.record({ a: number, b: number, c: number, p: fc.boolean(), q: fc.boolean() });

function outcome(expression: string, variables: typeof typed, values: Readonly<Record<string, unknown>>): unknown {
  const result = checkCel(expression, variables, []);
  if (!result.ok) throw new Error(`${expression}: ${result.issue.message}`);
  try {
    return evaluateCel(result.expression, values);
  } catch {
    return 'fails';
  }
}

t.test('expressions over ints and bools give the results and errors of the interpreter', async (t) => {
  let results = 0;
  fc.assert(
    fc.property(int, context, (expression, values) => {
      const result = outcome(expression, typed, values);
      if (typeof result === 'bigint') results++;
      t.equal(result, outcome(expression, untyped, values), expression);
    }),
    { numRuns: 2_000 },
  );
  t.ok(results > 500, `${results} had a value`);
});

const values = { a: 5n, b: 0n, c: 2n, p: true, q: false };

t.test('only the chosen side of a conditional is evaluated', async (t) => {
  t.equal(outcome('p ? a : a / b', typed, values), 5n);
  t.equal(outcome('p || a / b > 0', typed, values), true);
  t.equal(outcome('q && a / b > 0', typed, values), false);
  // In CEL an error on one side is ignored if the other side decides the result.
  t.equal(outcome('a / b > 0 && q', typed, values), false);
  t.equal(outcome('a / b > 0 || q', typed, values), 'fails');
});

t.test('division rounds towards zero, and overflow is an error', async (t) => {
  t.equal(outcome('(b - a) / c', typed, values), -2n);
  t.equal(outcome('(b - a) % c', typed, values), -1n);
  t.equal(outcome('a / b', typed, values), 'fails');
  t.equal(outcome('9223372036854775807 + a - a', typed, values), 'fails');
});

t.test('an absent variable or one of another type is an error, and inherited properties are not read', async (t) => {
  t.equal(outcome('a + 1', typed, {}), 'fails');
  t.equal(outcome('a + 1', typed, { a: '5' }), 'fails');
  t.equal(outcome('toString + 1', Object.fromEntries([['toString', 'int' as const]]), {}), 'fails');
});
