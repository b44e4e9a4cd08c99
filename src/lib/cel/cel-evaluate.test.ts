/** Tests the values of expressions. */
import t from 'tap';
import fc from '../../../test/support/fc.ts';
import { CelEvaluationError, type CelType, checkCel, evaluateCel } from './cel.ts';

const variables: Readonly<Record<string, CelType>> = {
  body: 'dyn',
  duration: 'int',
  ratio: 'double',
  resolution: 'string',
  'references.seconds': 'int',
  'references.video': 'bool',
};

const context = {
  body: JSON.parse('{"content":[{"type":"text"},{"type":"video_url"},{}],"n":5,"none":null,"f":1.2}'),
  duration: 5n,
  ratio: 1.5,
  resolution: '720p',
  'references.seconds': 11n,
  references: { video: true, seconds: 99n },
};

const run = (expression: string, values: Readonly<Record<string, unknown>> = context): unknown => {
  const result = checkCel(expression, variables, []);
  if (!result.ok) throw new Error(`${expression}: ${result.issue.message}`);
  return evaluateCel(result.expression, values);
};

t.test('values', async (t) => {
  const table = [
    ['duration + references.seconds', 16n],
    ['references.video', true],
    ['body.content.exists(p, p.type == "video_url")', true],
    ['body.content.exists(p, p.?type.orValue("") == "audio_url")', false],
    ['has(body.content) && body.content.exists(p, has(p.type) && p.type == "audio_url")', false],
    ['body.?missing.orValue([]).exists(p, p.type == "video_url")', false],
    ['has(body.missing)', false],
    ['has(body.constructor)', false],
    ['has(body.toString)', false],
    ['body.n', 5],
    ['int(body.n) + 1', 6n],
    ['body.n + 1.0', 6],
    ['body.n == 5 && body.n > 4 && body.n < duration + 1', true],
    ['ceil(body.f * 2.0)', 3n],
    ['ceil(ratio)', 2n],
    ['ceil(duration)', 5n],
    ['ceil(-1.5)', -1n],
    ['max(duration, 9) + min(duration, 2)', 11n],
    ['max(ratio, 2.0)', 2],
    ['resolution in ["480p", "720p"]', true],
    ['body.content.size()', 3n],
    ['body.none == null', true],
  ] as const;
  for (const [expression, value] of table) t.same(run(expression), value, expression);
});

t.test(
  'an expression without a value on this input throws a typed error that quotes the expression only',
  async (t) => {
    const secret = 'hunter2';
    const input = { ...context, resolution: secret, body: { key: secret, list: [secret] } };
    const table = [
      ['body.missing.exists(p, p == "x")', /'missing' in 'body.missing.exists\(.*\)': the member is absent/],
      ['body.n + 1', /absent/],
      ['body.key + 1', /not defined for the types of this input/],
      ['body.list[3]', /the list is shorter/],
      ['body.list.exists(p, p.type == "x")', /./],
      ['int(resolution)', /int_conversion_error/],
      ['bool(resolution)', /./],
      ['timestamp(resolution)', /./],
      ['body[resolution]', /absent/],
      ['double(resolution)', /./],
      ['duration(resolution)', /./],
      ['{"a": 1}[resolution]', /absent/],
      ['1 / (duration - 5)', /division by zero/],
      ['9223372036854775807 + duration', /too large/],
      ['ceil(1e300 * ratio)', /too large/],
      ['body == 1 || ceil(0.0 / (ratio - 1.5)) == 1', /too large/],
    ] as const;
    for (const [expression, message] of table) {
      try {
        t.fail(`${expression} gave ${String(run(expression, input))}`);
      } catch (error) {
        if (!(error instanceof CelEvaluationError)) throw error;
        t.match(error.message, message, expression);
        t.notMatch(error.message, secret, expression);
        t.equal(error.cause, undefined, 'no cause that quotes the input');
      }
    }
  },
);

t.test('a value that is missing or of another type than declared is an evaluation error', async (t) => {
  t.throws(() => run('duration + 1', {}), CelEvaluationError);
  t.throws(() => run('duration + 1', { duration: 5 }), CelEvaluationError, 'a number is not an int');
  t.throws(() => run('references.seconds + 1', {}), CelEvaluationError);
  t.throws(() => run('references.seconds + 1', { references: { seconds: 'a' } }), CelEvaluationError);
  t.equal(
    run('duration > 1 || references.seconds > 1', { duration: 5n }),
    true,
    'no error if the other operand decides',
  );
});

t.test('only own properties below a variable are read', async (t) => {
  t.throws(() => run('references.seconds', { references: Object.create({ seconds: 5n }) }), CelEvaluationError);
});

t.test('one expression can be evaluated on many inputs', async (t) => {
  const result = checkCel('body.content.exists(p, p.type == "video_url")', variables, ['bool']);
  if (!result.ok) return t.fail(result.issue.message);
  const body = (type: string) => ({ body: { content: [{ type }] } });
  t.same(
    [body('video_url'), body('text'), body('video_url')].map((context) => evaluateCel(result.expression, context)),
    [true, false, true],
  );
});

t.test('constructor as a member', async (t) => {
  // CEL on documents with a member named `constructor`.
  const run = (expression: string, body: unknown): unknown => {
    const result = checkCel(expression, { body: 'dyn' }, []);
    if (!result.ok) throw new Error(result.issue.message);
    return evaluateCel(result.expression, { body });
  };

  t.test('a member named constructor is an ordinary member', async (t) => {
    for (const value of ['1', 'null', '"x"', '{"name":"Array"}', '[]']) {
      const texts = [
        `{"content":[{"type":"video_url","constructor":${value}}]}`,
        `{"content":[{"type":"video_url"}],"constructor":${value}}`,
        `{"content":[{"type":"text","sub":{"constructor":${value}}},{"type":"video_url"}]}`,
      ];
      for (const text of texts) {
        const body: unknown = JSON.parse(text);
        t.equal(run('body.content.exists(p, p.type == "video_url")', body), true, text);
        t.equal(run('body.?content.orValue([]).exists(p, p.?type.orValue("") == "video_url")', body), true, text);
        t.equal(run('body.?content[?0].hasValue() && has(body.content)', body), true, text);
        t.equal(run('"content" in body && size(body) > 0', body), true, text);
      }
    }
    const body: unknown = JSON.parse('{"a":{"constructor":"b","__proto__":{"x":1}}}');
    t.equal(run('body.a.constructor', body), 'b');
    t.equal(run('has(body.a.x)', body), false);
  });

  t.test('a document may be nested deeper than the stack allows', async (t) => {
    const depth = 200_000;
    const nested = (inner: string): unknown =>
      JSON.parse(`{"n":1,"deep":${'['.repeat(depth)}${inner}${']'.repeat(depth)}}`);
    t.equal(run('body.n', nested('1')), 1);
    t.equal(run('body.n', nested('{"constructor":1}')), 1);
  });
});

t.test('Expressions compiled to JavaScript give the same results as the interpreter', async (t) => {
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
});
