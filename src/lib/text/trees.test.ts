/** Trees with placeholders: what they render, and their mistakes. */
import t from 'tap';
import fc from '../../../test/support/fc.ts';
import { readTree, renderTree, type TreeIssue } from '../json/tree.ts';
import { readTemplate, renderText } from './template.ts';

t.test('Rendering trees and template strings', async (t) => {
  const known = ['error.name', 'error.message', 'error.status', 'request.id', 'model.card.*', 'n'];
  const values = {
    'error.name': 'insufficient_balance',
    'error.message': 'say "no" to\n${request.id}',
    'error.status': 402,
    request: { id: 'r-1' },
    model: { card: { context: 200_000, name: 'Chat', none: null } },
  };

  const render = (tree: unknown, from: Readonly<Record<string, unknown>> = values): unknown => {
    const result = readTree(tree, known);
    if (!result.ok) throw new Error(JSON.stringify(result.issues));
    return renderTree(result.tree, from);
  };

  t.test('the envelopes of the three interfaces', async (t) => {
    t.same(render({ error: { code: '${error.name}', message: '${error.message}' } }), {
      error: { code: 'insufficient_balance', message: 'say "no" to\n${request.id}' },
    });
    t.strictSame(render({ error: { code: '${error.status}', status: '${error.name}' } }), {
      error: { code: 402, status: 'insufficient_balance' },
    });
    t.same(render({ type: 'error', error: { type: '${error.name}' }, id: 'id ${request.id}' }), {
      type: 'error',
      error: { type: 'insufficient_balance' },
      id: 'id r-1',
    });
  });

  t.test('a bare name keeps the type of its value; inside text it becomes text', async (t) => {
    const table = [
      ['${error.status}', 402],
      ['${error.status}!', '402!'],
      ['${model.card.context}', 200_000],
      ['${model.card}', undefined],
      ['${n}', null],
      ['<${n}>', '<>'],
      ['${error.status}${request.id}', '402r-1'],
      [
        ['${error.status}', '${n}'],
        [402, null],
      ],
      ['', ''],
      ['plain', 'plain'],
    ] as const;
    for (const [tree, value] of table) {
      if (value === undefined) t.notOk(readTree(tree, known).ok, String(tree));
      else t.strictSame(render(tree), value, String(tree));
    }
    t.strictSame(render('${n}', { n: 7n }), 7, 'JSON has no bigint');
    t.strictSame(render('${n}', { n: 2n ** 63n }), '9223372036854775808');
    t.strictSame(render('${n}', { n: { a: [1] } }), { a: [1] });
    t.strictSame(render('is ${n}', { n: { a: [1] } }), 'is {"a":[1]}');
    t.strictSame(render('is ${n}', { n: false }), 'is false');
  });

  t.test('an optional member is left out if it has no value', async (t) => {
    const tree = { a: '${n?}', b: { c: '${model.card.none?}' }, d: '${error.status?}' };
    t.strictSame(render(tree), { b: {}, d: 402 });
    t.strictSame(render(tree, { n: '' }), { a: '', b: {} });
  });

  t.test('$${ is written as ${', async (t) => {
    t.equal(render('$${n}'), '${n}');
    t.equal(render('a $${n} ${request.id} $${'), 'a ${n} r-1 ${');
    t.equal(render('$$${n}'), '$${n}');
    t.equal(render('$5 and $n and }'), '$5 and $n and }');
    t.equal(render('${request.id}$${request.id}'), 'r-1${request.id}');
    t.strictSame(render({ a: '$${n}', b: ['$${n}'] }), { a: '${n}', b: ['${n}'] }, 'in a tree without names');
  });

  t.test('names are looked up as flat keys first, then by own properties', async (t) => {
    t.equal(render('${error.name}', { 'error.name': 'flat', error: { name: 'nested' } }), 'flat');
    t.equal(render('${error.name}', { error: { name: 'nested' } }), 'nested');
    t.equal(render('${model.card.constructor}', { model: { card: {} } }), null);
    t.equal(render('${model.card.__proto__}', { model: { card: {} } }), null);
    t.equal(render('${model.card.length}', { model: { card: 'text' } }), null);
    t.equal(render('${n}', Object.create({ n: 1 })), null);
  });

  t.test('a member named __proto__ is an ordinary member', async (t) => {
    const result = readTree(JSON.parse('{"__proto__":{"a":"${n}"},"b":1}'), known);
    t.equal(result.ok && JSON.stringify(renderTree(result.tree, { n: 5 })), '{"__proto__":{"a":5},"b":1}');
  });

  t.test('the result lists the names used', async (t) => {
    const result = readTree({ a: '${n} ${request.id}', b: ['${n}', '$${error.name}'], c: '${model.card.x?}' }, known);
    t.match(result, { ok: true, names: ['n', 'request.id', 'model.card.x'] });
  });

  t.test('a template string renders to a string', async (t) => {
    const result = readTemplate('https://${request.id}/${n}/$${x}', known);
    t.ok(result.ok);
    if (result.ok) {
      t.equal(renderText(result.template, { 'request.id': 'r', n: 5n }), 'https://r/5/${x}');
      t.same(result.names, ['request.id', 'n']);
    }
  });

  t.test('a tree without names renders to itself', async () => {
    const tree = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('${'));
    fc.assert(
      fc.property(tree, (value) => {
        const result = readTree(value, []);
        return result.ok && JSON.stringify(renderTree(result.tree, {})) === JSON.stringify(value);
      }),
    );
  });

  t.test('any text is rendered unchanged, as a value and escaped', async () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('$', '{', '}', 'n', '?', '"', '\\') }), (text) => {
        const byValue = readTree({ a: '${n}', b: '<${n}>' }, known);
        const escaped = readTree(
          text.replaceAll('${', () => '$${'),
          known,
        );
        return (
          byValue.ok &&
          JSON.stringify(renderTree(byValue.tree, { n: text })) === JSON.stringify({ a: text, b: `<${text}>` }) &&
          escaped.ok &&
          renderTree(escaped.tree, {}) === text
        );
      }),
    );
  });
});

t.test('The issues reported for trees and template strings', async (t) => {
  const known = ['error.name', 'error.message', 'model.card.*'];
  const issuesIn = (tree: unknown): readonly TreeIssue[] => {
    const result = readTree(tree, known);
    return result.ok ? [] : result.issues;
  };

  t.test('every problem is reported with its position', async (t) => {
    const issues = issuesIn({
      error: { code: '${error.nmae}', 'a/b': ['x ${foo} ${error.name', 1] },
      ok: '${error.name}',
    });
    t.strictSame(issues, [
      {
        pointer: '/error/code',
        offset: 0,
        name: 'error.nmae',
        message: "'error.nmae' is not known here; did you mean 'error.name'?",
      },
      {
        pointer: '/error/a~1b/0',
        offset: 2,
        name: 'foo',
        message: "'foo' is not known here; known here: error.name, error.message, model.card.*",
      },
      { pointer: '/error/a~1b/0', offset: 9, message: "'${' without '}'; write '$${' for the characters themselves" },
    ]);
  });

  t.test('malformed names', async (t) => {
    for (const name of ['', ' error.name', 'error..name', 'error.name??', '1', 'a-b.c d', '.error', 'error.']) {
      t.match(issuesIn(`\${${name}}`), [{ pointer: '', offset: 0, message: /is not a name/ }], name);
    }
    t.match(issuesIn('${model.card}'), [{ name: 'model.card' }], 'only names below model.card. are declared');
    t.match(issuesIn('${model.cards.x}'), [{ name: 'model.cards.x' }]);
    t.same(issuesIn('${model.card.a.b-c}'), []);
  });

  t.test('an optional name is allowed only as the whole value of a member', async (t) => {
    t.same(issuesIn({ a: '${error.name?}' }), []);
    for (const tree of ['${error.name?}', ['${error.name?}'], { a: 'x${error.name?}' }, { a: ['${error.name?}'] }]) {
      t.match(
        issuesIn(tree),
        [{ name: 'error.name', message: /whole value of an object's member/ }],
        JSON.stringify(tree),
      );
    }
  });

  t.test('member names are not templates', async (t) => {
    t.match(issuesIn({ a: { '${error.name}': 1 } }), [{ pointer: '/a/${error.name}' }]);
  });

  t.test('values that are not JSON', async (t) => {
    for (const value of [
      undefined,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      1n,
      new Date(0),
      new Map(),
      () => 1,
      Symbol('s'),
    ]) {
      t.match(issuesIn({ a: [value] }), [{ pointer: '/a/0', message: /only JSON values/ }], String(value));
    }
  });

  t.test('a tree that contains itself is rejected', async (t) => {
    const tree: Record<string, unknown> = {};
    Object.assign(tree, { a: tree });
    t.match(issuesIn(tree), [{ message: 'a tree is at most 64 levels deep' }]);
  });

  t.test('template strings report the same issues', async (t) => {
    t.match(readTemplate('a ${foo} ${error.name?} ${', known), {
      ok: false,
      issues: [{ offset: 2, name: 'foo' }, { offset: 24 }, { offset: 9, name: 'error.name' }],
    });
  });
});

t.test('a part with a name in place of its members is there only with a value', async (t) => {
  const item = { '${error.delay?}': { wait: '${error.delay}s' } };
  const read = readTree({ details: item, list: [1, item], other: { '${error.delay?}': ['x'] } }, ['error.delay']);
  if (!read.ok) throw new Error('not read');
  t.same(renderTree(read.tree, { 'error.delay': 3 }), {
    details: { wait: '3s' },
    list: [1, { wait: '3s' }],
    other: ['x'],
  });
  t.same(renderTree(read.tree, {}), { list: [1] });
  t.equal(readTree({ '${error.dely?}': 1 }, ['error.delay']).ok, false, 'an unknown name');
  t.equal(readTree({ '${error.delay}': 1 }, ['error.delay']).ok, false, 'a name that is not optional');
  t.equal(readTree({ '${error.delay?}': 1, b: 2 }, ['error.delay']).ok, false, 'another member beside it');
});
