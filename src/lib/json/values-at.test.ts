/** The values at a pointer with `*`, of arrays and of objects, in limited number. */
import t from 'tap';
import { valuesAt } from './places.ts';
import { readPointer } from './pointer.ts';

const at = (pointer: string, document: unknown, most = 100) => valuesAt(readPointer(pointer), document, most);

t.same(
  at('/*/images/*/name', {
    a: { images: [{ name: 'x' }, {}, { name: 'y' }] },
    b: { images: { z: { name: 'z' } } },
    c: 7,
  }),
  ['x', 'y', 'z'],
);
t.same(at('/names/0', { names: ['x', 'y'] }), ['x']);
t.same(at('/*', 'text'), []);
t.same(at('/*/*', { a: null, b: { c: null, d: false } }), [false]);
t.equal(
  at(
    '/*/*',
    Array.from({ length: 50 }, () => Array.from({ length: 50 }, () => 1)),
    7,
  ).length,
  7,
);
