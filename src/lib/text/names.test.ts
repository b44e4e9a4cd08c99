/** Patterns of names, and the name that a misspelt one means. */
import t from 'tap';
import fc from '../../../test/support/fc.ts';
import { editDistance, globMatcher, nearest } from './prefix.ts';

t.test('Matching names with `*` patterns', async (t) => {
  t.test('patterns of key allow-lists', async (t) => {
    const table = [
      [
        ['c/*', 'chat-*'],
        ['c/vidgen-2.0', 'c/', 'chat-large', 'chat-'],
        ['c', 'cc/vidgen', 'k/vidgen', 'chat', 'xchat-large'],
      ],
      [['*'], ['', 'a', 'c/vidgen'], []],
      [['a'], ['a'], ['', 'A', 'ab', 'ba']],
      [['*-2.0'], ['c/vidgen-2.0', '-2.0'], ['c/vidgen-2.01', 'c/vidgen-2x0']],
      [['a*b*c'], ['abc', 'aXbYc', 'abbc', 'aabcbc'], ['ab', 'ac', 'acb', 'abcd', 'xabc']],
      [['a*a'], ['aa', 'aba'], ['a', 'ab']],
      [['a*b*b'], ['abb', 'abxb'], ['ab']],
      [['a**b'], ['ab', 'axb'], ['a', 'b']],
      [['ab*ba'], ['abba', 'ab-ba'], ['aba']],
      [
        ['a.c', '[x]'],
        ['a.c', '[x]'],
        ['abc', 'x'],
      ],
      [[], [], ['', 'a']],
      [[''], [''], ['a']],
    ] as const;
    for (const [patterns, yes, no] of table) {
      const matches = globMatcher(patterns);
      for (const name of yes) t.ok(matches(name), `${patterns.join()} takes '${name}'`);
      for (const name of no) t.notOk(matches(name), `${patterns.join()} refuses '${name}'`);
    }
  });

  t.test('a pattern designed to cause backtracking is fast', async (t) => {
    t.notOk(globMatcher([`${'*a'.repeat(1_000)}*b`])('a'.repeat(100_000)));
  });

  t.test('it agrees with a regular expression', async () => {
    const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '.', '/', '*'), maxLength: 8 });
    const name = fc.string({ unit: fc.constantFrom('a', 'b', '.', '/'), maxLength: 12 });
    fc.assert(
      fc.property(pattern, name, (glob, text) => {
        const expression = glob.replaceAll('.', '\\.').replaceAll('*', '[^]*');
        return globMatcher([glob])(text) === new RegExp(`^(?:${expression})$`).test(text);
      }),
      { numRuns: 2_000 },
    );
  });
});

t.test('Suggestions for misspelt names', async (t) => {
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
});
