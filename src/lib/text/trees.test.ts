/** Trees with placeholders: what they render, and their mistakes. */
import t from 'tap';
import fc from '../../../test/support/fc.ts';
import { readTree, renderTree, type TreeIssue } from '../json/tree.ts';
import { readTemplate, renderText } from './template.ts';

/** Names with their values, as a value of a tree and inside a text. */
const NAMES: Readonly<Record<string, readonly [value: unknown, text: string]>> = {
  'error.name': ['insufficient_balance', 'insufficient_balance'],
  'error.message': ['say "no" to\n${request.id} $${', 'say "no" to\n${request.id} $${'],
  'error.status': [402, '402'],
  'request.id': ['r-1', 'r-1'],
  'model.card.context': [{ a: [1, null] }, '{"a":[1,null]}'],
  'model.card.none': [null, ''],
  absent: [null, ''],
  no: [false, 'false'],
  empty: ['', ''],
  // JSON has no bigint.
  seven: [7, '7'],
  large: ['9223372036854775808', '9223372036854775808'],
};
const known = [...Object.keys(NAMES).filter((name) => !name.startsWith('model.')), 'model.card.*'];
const values = {
  ...Object.fromEntries(['error.name', 'error.message', 'error.status'].map((name) => [name, NAMES[name]?.[0]])),
  request: { id: 'r-1' },
  model: { card: { context: { a: [1, null] }, none: null } },
  no: false,
  empty: '',
  seven: 7n,
  large: 2n ** 63n,
};

/** A part of a tree as it is written, and as it is rendered; undefined for an optional name without a value. */
interface Part {
  readonly written: unknown;
  readonly rendered: unknown;
}

// Text before a name does not end with `$`, which would escape the name.
const plain = fc
  .string({ unit: fc.constantFrom('$', '{', '}', 'n', '?', '"', '\\', 'é'), maxLength: 6 })
  .map((text) => `${text.replaceAll('${', '')}x`)
  .map((text): Part => ({ written: text, rendered: text }));
const escaped = fc.constant<Part>({ written: '$${', rendered: '${' });
const name = fc
  .constantFrom(...Object.entries(NAMES))
  .map(([name, [, text]]): Part => ({ written: `\${${name}}`, rendered: text }));
const whole = fc
  .constantFrom(...Object.entries(NAMES))
  .map(([name, [value]]): Part => ({ written: `\${${name}}`, rendered: value }));
const optional = fc
  .constantFrom(...Object.entries(NAMES))
  .map(([name, [value]]): Part => ({ written: `\${${name}?}`, rendered: value ?? undefined }));
const text = fc
  .tuple(plain, fc.array(fc.oneof(plain, escaped, name), { maxLength: 4 }))
  .map(([first, rest]) => [first, ...rest])
  .map(
    (parts): Part => ({
      written: parts.map(({ written }) => written).join(''),
      rendered: parts.map(({ rendered }) => rendered).join(''),
    }),
  );
const scalar = fc
  .constantFrom<unknown>(1, -0.5, true, null, '')
  .map((value): Part => ({ written: value, rendered: value }));
const { tree } = fc.letrec<{ tree: Part; object: Part; list: Part }>((tie) => ({
  tree: fc.oneof({ depthSize: 'small', withCrossShrink: true }, text, whole, scalar, tie('object'), tie('list')),
  object: fc
    .dictionary(fc.constantFrom('a', 'b', 'c/d', '__proto__'), fc.oneof(tie('tree'), optional))
    .map((members) => ({
      written: Object.fromEntries(Object.entries(members).map(([key, { written }]) => [key, written])),
      rendered: Object.fromEntries(
        Object.entries(members).flatMap(([key, { rendered }]) => (rendered === undefined ? [] : [[key, rendered]])),
      ),
    })),
  list: fc.array(tie('tree'), { maxLength: 3 }).map((items) => ({
    written: items.map(({ written }) => written),
    rendered: items.map(({ rendered }) => rendered),
  })),
}));

t.test('Rendering trees and template strings', async (t) => {
  const render = (tree: unknown, from: Readonly<Record<string, unknown>> = values): unknown => {
    const result = readTree(tree, known);
    if (!result.ok) throw new Error(JSON.stringify(result.issues));
    return renderTree(result.tree, from);
  };

  t.test(
    'a bare name keeps the type of its value; inside text it becomes text; an optional member may be left out',
    async (t) => {
      fc.assert(
        fc.property(tree, ({ written, rendered }) => {
          const result = readTree(written, known);
          if (!result.ok) return t.fail(JSON.stringify(result.issues));
          const names = JSON.stringify(written).matchAll(/(?<!\$)\$\{([\w.]+)\??\}/g);
          t.same([...result.names].sort(), [...new Set(Array.from(names, ([, name]) => name))].sort());
          return t.equal(JSON.stringify(renderTree(result.tree, values)), JSON.stringify(rendered));
        }),
        { numRuns: 1_000 },
      );
      fc.assert(
        fc.property(text, ({ written, rendered }) => {
          const result = readTemplate(String(written), known);
          return result.ok && renderText(result.template, values) === rendered;
        }),
      );
      t.equal(render('$5 and $n and }'), '$5 and $n and }');
      t.equal(render('$$${n}'), '$${n}');
      t.notOk(readTree('${model.card}', known).ok);
    },
  );

  t.test('names are looked up as flat keys first, then by own properties', async (t) => {
    t.equal(render('${error.name}', { 'error.name': 'flat', error: { name: 'nested' } }), 'flat');
    t.equal(render('${error.name}', { error: { name: 'nested' } }), 'nested');
    t.equal(render('${model.card.constructor}', { model: { card: {} } }), null);
    t.equal(render('${model.card.__proto__}', { model: { card: {} } }), null);
    t.equal(render('${model.card.length}', { model: { card: 'text' } }), null);
    t.equal(render('${no}', Object.create({ no: 1 })), null);
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
