/** Parsing and following JSON Pointers. */
import t from 'tap';
import { escapePointerToken, follow, parsePointer, readPointer } from '../../../src/lang/pointer.ts';
import fc, { character } from '../../support/fc.ts';

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
