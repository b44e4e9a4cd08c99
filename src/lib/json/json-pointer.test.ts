/** JSON Pointers, and the places of values in a text. */
import t from 'tap';
import fc, { character } from '../../../test/support/fc.ts';
import { followAliases, readAliases, readPlaces, visitPlaces } from './places.ts';
import { escapePointerToken, follow, parsePointer, readPointer } from './pointer.ts';

t.test('Parsing and following JSON Pointers', async (t) => {
  t.test('the examples of RFC 6901, section 5', async (t) => {
    const document: unknown = JSON.parse(
      '{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\\\j":5,"k\\"l":6," ":7,"m~n":8}',
    );
    const table = [
      ['', document],
      ['/foo', ['bar', 'baz']],
      ['/foo/0', 'bar'],
      ['/', 0],
      ['/a~1b', 1],
      ['/c%d', 2],
      ['/e^f', 3],
      ['/g|h', 4],
      ['/i\\j', 5],
      ['/k"l', 6],
      ['/ ', 7],
      ['/m~0n', 8],
    ] as const;
    for (const [pointer, value] of table) t.same(follow(readPointer(pointer), document), value, pointer);
  });

  t.test('texts that are not pointers', async (t) => {
    for (const text of ['a', '#/a', ' /a', '/~', '/a~2', '/~~0']) {
      t.equal(parsePointer(text), undefined, text);
      t.throws(() => readPointer(text), SyntaxError, text);
    }
    t.same(parsePointer('/~01'), ['~1'], 'unescaped in the right order');
  });

  t.test('the result is undefined if there is no value', async (t) => {
    const document = { list: ['a', 'b'], text: 'abc', none: null };
    const absent = [
      '/x',
      '/list/2',
      '/list/01',
      '/list/-',
      '/list/-1',
      '/list/length',
      '/list/1e0',
      '/list/ 1',
      '/text/0',
      '/text/length',
    ];
    for (const pointer of [...absent, '/none/x', '/list/0/x', '/x/y/z', '//']) {
      t.equal(follow(readPointer(pointer), document), undefined, pointer);
    }
    for (const value of [null, undefined, 'abc', 5]) t.equal(follow(readPointer('/a/b'), value), undefined);
  });

  t.test('inherited properties are not read, own ones of the same names are', async (t) => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      t.equal(follow(readPointer(`/${name}`), {}), undefined, name);
      t.equal(follow(readPointer(`/${name}/name`), {}), undefined, name);
      t.equal(follow(readPointer(`/${name}`), []), undefined, name);
      t.equal(follow(readPointer(`/${name}/a`), JSON.parse(`{"${name}":{"a":1}}`)), 1, name);
    }
  });

  t.test('every member name has a pointer', async () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: character })), fc.jsonValue(), (names, leaf) => {
        const pointer = names.map((name) => `/${escapePointerToken(name)}`).join('');
        const document = names.reduceRight<unknown>((inner, name) => Object.fromEntries([[name, inner]]), leaf);
        t.same(parsePointer(pointer), names);
        return follow(readPointer(pointer), document) === leaf;
      }),
    );
  });
});

t.test('Groups of JSON Pointers: several spellings of one value, and `*` for every item', async (t) => {
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
    t.same(all(['/c/*', '/c/*/d'], document), [{ d: 5 }, 5], 'an object is one item, and its members are none');
    t.same(all(['/c/d'], document), [5]);
    t.same(all(['/nothing/*'], document), []);
    t.same(all(['/a/*/b', '/a/*/b/*', '/c/d'], document).length, 3 + 3 + 1, 'the common part is visited once');
  });
});
