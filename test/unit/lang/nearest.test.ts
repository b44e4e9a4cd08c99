/** Suggestions for misspelt names. */
import t from 'tap';
import { editDistance, nearest } from '../../../src/lang/prefix.ts';
import fc from '../../support/fc.ts';

t.test('the nearest name is suggested', async (t) => {
  const candidates = ['resolution', 'duration', 'video_reference', 'error.name', 'k', 'per'];
  const table = [
    ['resolutoin', 'resolution'],
    ['resoluton', 'resolution'],
    ['Duration', 'duration'],
    ['durations', 'duration'],
    ['video_refrence', 'video_reference'],
    ['videoReference', 'video_reference'],
    ['error.nmae', 'error.name'],
    ['pre', 'per'],
    ['K', 'k'],
    ['c', undefined],
    ['ratio', undefined],
    ['prompt', undefined],
    ['', undefined],
  ] as const;
  for (const [name, meant] of table) t.equal(nearest(name, candidates), meant, name);
  t.equal(nearest('abcde', ['abcdx', 'abcdy']), 'abcdx', 'the first of two that are equally near');
  t.equal(nearest('abcdef', ['abcdxx', 'abcdex']), 'abcdex', 'the nearer of two');
  t.equal(nearest('abcdefghijkl', ['abcdefghWXYZ']), undefined, 'four edits are too many');
  t.equal(nearest('a'.repeat(100_000), ['a'.repeat(100_000)]), undefined);
});

t.test('edit distances', async (t) => {
  const table = [
    ['', '', 0],
    ['abc', '', 3],
    ['abc', 'abc', 0],
    ['abc', 'acb', 1],
    ['ca', 'abc', 3],
    ['kitten', 'sitting', 3],
  ] as const;
  for (const [a, b, distance] of table) t.equal(editDistance(a, b), distance, `${a} ${b}`);
});

t.test('the distance is symmetric and at most the length of the longer name', async () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      const distance = editDistance(a, b);
      return (
        distance === editDistance(b, a) && distance <= Math.max(a.length, b.length) && (distance === 0) === (a === b)
      );
    }),
  );
});
