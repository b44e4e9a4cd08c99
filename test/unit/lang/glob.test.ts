/** Matching names with `*` patterns. */
import t from 'tap';
import { globMatcher } from '../../../src/lang/prefix.ts';
import fc from '../../support/fc.ts';

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
