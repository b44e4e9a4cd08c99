/** Groups of JSON Pointers: several spellings of one value, and `*` for every item. */
import t from 'tap';
import { followAliases, readAliases, readPlaces, visitPlaces } from '../../../src/lang/places.ts';

const spellings = readAliases([
  '/config/maxTokens',
  '/config/max_tokens',
  '/settings/maxTokens',
  '/settings/max_tokens',
]);
const most = (document: unknown) => followAliases(spellings, document);

t.test('each spelling finds the value', async (t) => {
  for (const config of ['config', 'settings']) {
    for (const name of ['maxTokens', 'max_tokens']) t.equal(most({ [config]: { [name]: 7 } }), 7);
  }
  for (const none of [{}, { config: {} }, { config: null }, { config: 1 }, { config: { maxTokens: null } }, [], 1]) {
    t.equal(most(none), undefined, JSON.stringify(none));
  }
  t.equal(most(JSON.parse('{"__proto__":{"maxTokens":1}}')), undefined);
});

t.test('two spellings at the same level are ambiguous; a null counts as absent', async (t) => {
  for (const twice of [
    { config: { maxTokens: 1, max_tokens: 2 } },
    { settings: { max_tokens: 2, maxTokens: 1 } },
    { config: { maxTokens: 1 }, settings: {} },
    { config: {}, settings: { other: 1 } },
  ]) {
    t.throws(() => most(twice), /two spellings of one/, JSON.stringify(twice));
  }
  t.equal(most({ config: { maxTokens: 1, max_tokens: null }, settings: null }), 1);
});

t.test('a single pointer behaves like readPointer, except that null is absent', async (t) => {
  t.equal(followAliases(readAliases(['/a/0']), { a: [5] }), 5);
  t.equal(followAliases(readAliases(['/a']), { a: null }), undefined);
  t.throws(() => readAliases(['a']), SyntaxError);
  t.throws(() => readAliases(['/a', 'b']), SyntaxError);
});

t.test('a pointer with * visits every item of every array', async (t) => {
  const all = (pointers: readonly string[], document: unknown): unknown[] => {
    const found: unknown[] = [];
    visitPlaces(readPlaces(pointers), document, (value, into) => into.push(value), found);
    return found;
  };
  const document = { a: [{ b: [1, null, 2] }, { b: 'text' }, 3, null, { b: [4] }], c: { d: 5 } };
  t.same(all(['/a/*/b/*'], document), [1, 2, 4]);
  t.same(all(['/a/*/b'], document), [[1, null, 2], 'text', [4]]);
  t.same(all(['/a/0/b/*'], document), [1, 2]);
  t.same(all(['/c/*'], document), [], 'members of an object are not items');
  t.same(all(['/c/d'], document), [5]);
  t.same(all(['/nothing/*'], document), []);
  t.same(all(['/a/*/b', '/a/*/b/*', '/c/d'], document).length, 3 + 3 + 1, 'the common part is visited once');
});
