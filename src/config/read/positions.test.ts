/** Tests the line and column of values, keys and characters. */

import t from 'tap';
import { stringify } from 'yaml';
import fc from '../../../test/support/fc.ts';
import { Source } from './source.ts';

t.test('keys, values and items', async (t) => {
  const source = new Source('a.yaml', 'a: 1\nb:\n  c: { d: [x, { e: f }] }\n  "g/h~i": 2\n  empty:\n');
  t.match(source.at('/a'), { line: 1, column: 4 });
  t.match(source.at('/a', 'key'), { line: 1, column: 1 });
  t.match(source.at('/b'), { line: 3, column: 3 }, 'a block mapping begins at its first key');
  t.match(source.at('/b/c/d'), { line: 3, column: 11 });
  t.match(source.at('/b/c/d/0'), { line: 3, column: 12 });
  t.match(source.at('/b/c/d/1/e', 'key'), { line: 3, column: 17 });
  t.match(source.at(['b', 'c', 'd', 1, 'e']), { line: 3, column: 20 });
  t.match(source.at('/b/g~1h~0i'), { line: 4, column: 12 });
  t.match(source.at('/b/empty'), { line: 5, column: 3 }, 'an empty value has the position of its key');
});

t.test('a path that ends early leads to the key of the nearest parent', async (t) => {
  const source = new Source('a.yaml', '# comment\na:\n  b: [{ c: 1 }]\n');
  t.match(source.at('/a/x/y'), { line: 2, column: 1 });
  t.match(source.at('/a/b/0/x'), { line: 3, column: 7 }, 'an item of a list has no key, so its own start counts');
  t.match(source.at('/a/b/7'), { line: 3, column: 3 });
  t.match(source.at('/a/b/0/c/d'), { line: 3, column: 9 });
  t.match(source.at('/x'), { line: 2, column: 1 }, 'the root begins at its first key');
  t.match(source.at('not a pointer'), { line: 2, column: 1 });
  t.match(new Source('a.yaml', '').at('/a'), { line: 1, column: 1 });
});

t.test('a character of a text', async (t) => {
  const at = (yaml: string, wanted: string): readonly number[] => {
    const source = new Source('a.yaml', yaml);
    const value = source.document.get('a');
    if (typeof value !== 'string') throw new Error(`${yaml} has no text`);
    const { line, column } = source.at('/a', 'value', value.indexOf(wanted));
    return [line, column];
  };
  t.same(at('a: one two\n', 'two'), [1, 8], 'plain');
  t.same(at("a: 'it''s two'\n", 'two'), [1, 11], 'a quote that is doubled');
  t.same(at('a: "\\"x\\" \\u0041\\x42\\U0001F3AC two"\n', 'two'), [1, 32], 'escapes of every length');
  t.same(at('a: "\\U0001F3AC\\u0041"\n', 'A'), [1, 15], 'an escape that stands for two units');
  t.same(at('{ a: "one\n\\"two" }\n', '"'), [2, 1], 'an escape after a line break');
  t.same(at('a: "one \\\n  two"\n', 'two'), [2, 3], 'a line break that is escaped');
  t.same(at('a: "one\\ntwo"\n', 'two'), [1, 10], 'an escape that stands for a line break');
  t.same(at('a: one\n  two\n', 'two'), [2, 3], 'a plain text over lines');
  t.same(at("a: 'one\n\n  two'\n", 'two'), [3, 3], 'an empty line in quotes');
  t.same(at('a: |\n  one\n    two\n', 'two'), [3, 5], 'a literal block');
  t.same(at('a: >-  # folded\n\n  one\n  two\n', 'two'), [4, 3], 'a folded block');
  t.same(at('a: |2\n    one\n   two\n', 'two'), [3, 4], 'an indentation that is stated');
  t.same(at('a: |\r\n  one\r\n  two\r\n', 'two'), [3, 3], 'Windows line breaks');
  t.same(at('\uFEFFa: 🎬 two\n', 'two'), [1, 7], 'UTF-16 units, without the byte order mark');
});

t.test('the end of a text is after its last character', async (t) => {
  for (const yaml of ['a: two\n', "a: 'two'\n", 'a: "two"\n']) {
    const source = new Source('a.yaml', yaml);
    t.match(source.at('/a', 'value', 3), { line: 1, column: yaml.indexOf('two') + 4 }, yaml);
    t.match(source.at('/a', 'value', 99), { line: 1, column: yaml.indexOf('two') + 4 }, `${yaml}, beyond it`);
  }
});

t.test('every character of any text in any style', async () => {
  const texts = fc.string({
    unit: fc.constantFrom('a', 'b', '"', "'", '\\', ' ', '\n', '#', ':', '{', 'é', '🎬', '\t'),
    maxLength: 40,
  });
  const styles = fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED' as const);
  const property = fc.property(texts, styles, fc.constantFrom(20, 80), (value, style, lineWidth) => {
    const text = stringify({ x: { a: value } }, { defaultStringType: style, defaultKeyType: 'PLAIN', lineWidth });
    const source = new Source('a.yaml', text);
    // The writer does not keep some texts of only white space.
    fc.pre(source.document.getIn(['x', 'a']) === value);
    let before = -1;
    for (const [index, character] of [...value.matchAll(/[^\s]/gu)].map((match) => [match.index, match[0]] as const)) {
      const { line, column } = source.at('/x/a', 'value', index);
      const offset =
        text
          .split('\n')
          .slice(0, line - 1)
          .join('\n').length +
        (line > 1 ? 1 : 0) +
        column -
        1;
      const there = text.slice(offset, offset + character.length);
      const isEscape = there.startsWith('\\') && text.slice(offset, offset + 2) !== '\\ ';
      if (offset <= before || (there !== character && !isEscape)) {
        throw new Error(`${index} of ${JSON.stringify(value)} is found at ${offset} of ${JSON.stringify(text)}`);
      }
      before = offset;
    }
  });
  fc.assert(property, { numRuns: 2000 });
});
