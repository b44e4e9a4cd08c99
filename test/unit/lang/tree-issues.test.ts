/** The issues reported for trees and template strings. */
import t from 'tap';
import { readTemplate } from '../../../src/lang/template.ts';
import { readTree, type TreeIssue } from '../../../src/lang/tree.ts';

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
