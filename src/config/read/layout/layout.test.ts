/** The layout of `fmt`: what it changes, what it leaves, and that it changes no value. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { parseDocument } from 'yaml';
import { parseCases } from '../../../../test/config/case-file.ts';
import { shippedNames } from '../../../../test/support/shipped-text.ts';
import { layOut } from './layout.ts';

const rows: readonly (readonly [what: string, before: string, after: string])[] = [
  ['indentation', 'a:\n    b:\n     c: 1\n     d:\n             e: 2\n', 'a:\n  b:\n    c: 1\n    d:\n      e: 2\n'],
  ['lists below their key', 'a:\n- b\n- c: 1\n  d: 2\ne: 3\n', 'a:\n  - b\n  - c: 1\n    d: 2\ne: 3\n'],
  [
    'gaps after dashes',
    'a:\n  -   b: 1\n      c: 2\n  -  - d\n     - e\n',
    'a:\n  - b: 1\n    c: 2\n  - - d\n    - e\n',
  ],
  [
    'an item in the next line',
    'a:\n   -\n      b: 1\n   - # c\n      d: 1\n',
    'a:\n  -\n    b: 1\n  - # c\n    d: 1\n',
  ],
  ['brackets and commas', 'a: {b: [ 1,2 ,3 ],c: { }}\n', 'a: { b: [1, 2, 3], c: {} }\n'],
  [
    'aligned columns stay',
    'a:\n  480p:  { n: 1,  m: 2 }\n  1080p: { n: 10, m: 2 }\n',
    'a:\n  480p:  { n: 1,  m: 2 }\n  1080p: { n: 10, m: 2 }\n',
  ],
  [
    'brackets over several lines',
    'a:\n    b:\n        { c: 1,\n          d: [\n            2 ] }\n',
    'a:\n  b:\n    { c: 1,\n      d: [\n        2] }\n',
  ],
  [
    'quotes and numbers stay',
    `a: "x"\nb: 'y'\nc: 0x10\nd: 1.50\ne: ~\nf:\n`,
    `a: "x"\nb: 'y'\nc: 0x10\nd: 1.50\ne: ~\nf:\n`,
  ],
  ['empty lines', '\n\na: 1\n\n\n\nb: 2\n\n\n', 'a: 1\n\nb: 2\n'],
  ['ends of lines', 'a: 1   \r\nb: 2\t\r\n# c  \r\nd: 3', 'a: 1\nb: 2\n# c\nd: 3\n'],
  ['a byte order mark', '\uFEFFa: 1\n', 'a: 1\n'],
  [
    'comments of a level',
    '# 0\na:\n    # 1\n    b: 1 # x\n    # 2\n# 3\nc: 1\n    # 4\n',
    '# 0\na:\n  # 1\n  b: 1 # x\n  # 2\n# 3\nc: 1\n# 4\n',
  ],
  ['a comment above a deeper level', 'a:\n    b: 1\n# c\n    d: 1\n', 'a:\n  b: 1\n# c\n  d: 1\n'],
  [
    'comments in brackets',
    'a:\n    - [ # b\n        1, # c\n        # d\n        2 ]\n',
    'a:\n  - [ # b\n      1, # c\n      # d\n      2]\n',
  ],
  [
    'a text of several lines',
    'a:\n     b: >-\n         c  \n\n           d\n     e: |2\n          f\n',
    'a:\n  b: >-\n      c  \n\n        d\n  e: |2\n       f\n',
  ],
  ['a text that keeps its ends', 'a:\n    b: |+\n      c\n\n\nd: 1\n', 'a:\n  b: |+\n    c\n\n\nd: 1\n'],
  [
    'quotes over several lines',
    'a:\n    b: "c\n        d  \n\n        e" \n    f: g\n      h\n',
    'a:\n  b: "c\n      d  \n\n      e"\n  f: g\n    h\n',
  ],
  ['only comments', '\n# a\n\n\n# b\n', '# a\n\n# b\n'],
  ['nothing', '', ''],
];

for (const [what, before, after] of rows) {
  t.test(what, async (t) => {
    t.equal(layOut(before), after);
    t.equal(layOut(after), after, 'it is idempotent');
    t.same(parsed(layOut(before)).toJS(), parsed(before).toJS(), 'the values are the same');
  });
}

const root = join(import.meta.dirname, '../../../..');
const cases = join(import.meta.dirname, '../../../../test/config/cases');
const texts: readonly (readonly [name: string, text: string])[] = [
  ...shippedNames.map((name) => [name, readFileSync(join(root, name), 'utf8')] as const),
  ...readdirSync(cases)
    .flatMap((name) => parseCases(readFileSync(join(cases, name), 'utf8')))
    .map(({ name, input }) => [name, input] as const),
];

t.test('every text of the tests keeps its values and comments, also with other indentation', async (t) => {
  let count = 0;
  for (const [name, text] of texts) {
    const document = parsed(text);
    // The language has no aliases.
    if (document.errors.length > 0 || /[&*][a-z]/.test(text)) continue;
    count++;
    for (const variant of [text, deeper(text)]) {
      const once = layOut(variant);
      t.equal(layOut(once), once, `${name} is idempotent`);
      t.same(parsed(once).toJS(), document.toJS(), `${name} has the same values`);
      t.same(commentsOf(once), commentsOf(text), `${name} has the same comments`);
    }
  }
  t.ok(count > 200, `${count} texts`);
});

t.test('fmt does not change the shipped configuration', async (t) => {
  for (const name of shippedNames) {
    const shipped = readFileSync(join(root, name), 'utf8');
    t.equal(layOut(shipped), shipped, name);
  }
  const prices = readFileSync(join(root, 'prices.yaml'), 'utf8');
  t.not(deeper(prices), prices);
  t.equal(layOut(deeper(prices)), prices, 'also from twice the indentation');
});

function parsed(text: string) {
  return parseDocument(text, { uniqueKeys: false, logLevel: 'silent' });
}

/** The text with twice the indentation, outside block texts of the tests. */
function deeper(text: string): string {
  if (text.includes('|') || text.includes('>')) return text;
  return text.replaceAll(/^( *)(- )?/gm, (_, spaces, dash = '') => `${spaces}${spaces}${dash && '-   '}`);
}

function commentsOf(text: string): readonly string[] {
  return [...text.matchAll(/(?:^|\s)(#[^\n]*?)\s*$/gm)].map(([, comment = '']) => comment);
}
