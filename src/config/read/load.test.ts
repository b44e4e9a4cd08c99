/** Tests reading a configuration: unreadable files, and unusual or random texts. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { stringify } from 'yaml';
import fc, { character } from '../../../test/support/fc.ts';
import { sample } from '../../../test/support/sample.ts';
import { loadConfig } from './load.ts';

const root = join(import.meta.dirname, '../../..');

t.test('the shipped configuration has no findings', async (t) => {
  const { config, diagnostics } = loadConfig(join(root, 'gateway.yaml'));
  t.same(diagnostics, []);
  t.equal(config?.version, 1);
});

t.test('files that cannot be read', async (t) => {
  const directory = t.testdir({
    'latin1.yaml': '',
    'large.yaml': '#'.repeat(1024 * 1024 + 1),
    'mebibyte.yaml': '#'.repeat(1024 * 1024),
  });
  writeFileSync(join(directory, 'latin1.yaml'), Buffer.from('# caf\xe9\n', 'latin1'));
  const problem = (name: string): string => {
    const { config, diagnostics } = loadConfig(join(directory, name));
    t.equal(config, undefined);
    const [first] = diagnostics;
    t.match(first, { file: join(directory, name), line: 1, column: 1, pointer: '' });
    return `${first?.code}: ${first?.message}`;
  };
  t.equal(problem('none.yaml'), 'file-unreadable: the file cannot be read: it does not exist');
  t.equal(problem('.'), 'file-unreadable: the file cannot be read: it is a directory');
  t.equal(problem('latin1.yaml'), 'file-unreadable: the file is not UTF-8 text (line 1)');
  t.equal(problem('large.yaml'), 'file-unreadable: the file is larger than 1 MiB');
  t.equal(problem('mebibyte.yaml'), 'wrong-type: the configuration is empty');
});

t.test('a text instead of the file has the same limits', async (t) => {
  t.match(
    loadConfig('a.yaml', 'é'.repeat(1024 * 512 + 1)).diagnostics,
    [{ code: 'file-unreadable' }],
    'its size in bytes',
  );
  const { diagnostics } = loadConfig('a.yaml', '\uFEFFversion: 2');
  t.match(
    diagnostics.at(-1),
    { code: 'bad-value', line: 1, column: 10 },
    'a byte order mark does not count as a column',
  );
});

t.test('very deep nesting', async (t) => {
  for (const text of [
    '['.repeat(100_000),
    '{a: '.repeat(50_000),
    `a: ${'- '.repeat(50_000)}`,
    `${'? '.repeat(50_000)}`,
  ]) {
    const { config, diagnostics } = loadConfig('a.yaml', text);
    t.equal(config, undefined);
    t.ok(diagnostics.length > 0, text.slice(0, 8));
  }
  const nested = (levels: number) =>
    loadConfig('a.yaml', `a: ${'['.repeat(levels)}${']'.repeat(levels)}`).diagnostics.map(({ column, code }) => [
      column,
      code,
    ]);
  t.strictSame(nested(501), [[504, 'yaml-syntax']], 'the first level that is too deep, and nothing else');
  t.notMatch(nested(500), [[Number, 'yaml-syntax']]);
});

t.test('an escaped quote at the end does not close a string', async (t) => {
  for (const text of ['a: "b\\"', "a: 'b''"]) {
    t.match(loadConfig('a.yaml', text).diagnostics, [{ code: 'yaml-syntax', line: 1, column: 4 }], text);
  }
});

t.test('aliases that would expand enormously are refused first', async (t) => {
  const lines = Array.from({ length: 30 }, (_, n) => `a${n}: &a${n} [${`*a${n - 1}, `.repeat(n === 0 ? 0 : 9)}]`);
  const { diagnostics } = loadConfig('a.yaml', lines.join('\n'));
  t.ok(diagnostics.every(({ code }) => code === 'alias'));
});

t.test('every finding of a random text has a position in it', async () => {
  const pieces = [
    'version: 1',
    '\n',
    '\n  ',
    'a',
    ':',
    ' ',
    '- ',
    '{',
    '}',
    '[',
    ']',
    ',',
    '"',
    "'",
    '\\',
    '&a',
    '*a',
    '!t',
    '<<',
    '|',
    '>',
    '#',
    '%',
    '\t',
    '---',
    '?',
    '~',
    '1e9',
    'upstreams:',
    'é',
    '🎬',
    '\r\n',
    '__proto__',
    'constructor',
  ];
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join(''));
  const property = fc.property(texts, (text) => {
    const { diagnostics, config } = loadConfig('a.yaml', text);
    const lines = text.split('\n');
    if (config !== undefined || diagnostics.length === 0) throw new Error('nothing was found');
    for (const { line, column } of diagnostics) {
      const written = lines[line - 1];
      if (line < 1 || column < 1 || written === undefined || column > written.length + 1) {
        throw new Error(`${line}:${column} is not in ${JSON.stringify(text)}`);
      }
    }
  });
  fc.assert(property, { numRuns: sample(300, 1_000) });
});

t.test('random values in any YAML style give no syntax finding', async () => {
  const values = fc.jsonValue({ maxDepth: 3, stringUnit: character });
  const styles = fc.record({
    collectionStyle: fc.constantFrom('any', 'block', 'flow' as const),
    defaultStringType: fc.constantFrom(
      'PLAIN',
      'QUOTE_DOUBLE',
      'QUOTE_SINGLE',
      'BLOCK_LITERAL',
      'BLOCK_FOLDED' as const,
    ),
    lineWidth: fc.constantFrom(0, 30),
  });
  const property = fc.property(values, styles, (value, style) => {
    const text = stringify({ examples: value }, { ...style, defaultKeyType: 'PLAIN', aliasDuplicateObjects: false });
    const { diagnostics } = loadConfig('a.yaml', text);
    const wrong = diagnostics.find(({ code }) => !['unknown-key', 'missing-key', 'bad-value'].includes(code));
    if (wrong !== undefined) throw new Error(`${JSON.stringify(wrong)} in ${text}`);
  });
  fc.assert(property, { numRuns: sample(100, 400) });
});

t.test('a file that repeats too much is refused before it is expanded', async (t) => {
  const names = Array.from({ length: 1_000 }, (_, index) => `n${index}`).join(', ');
  const values = Array.from({ length: 600 }, (_, index) => `k${index}: 1`).join(', ');
  const text = `each: { many: [${names}] }\nupstreams:\n  $(many): { ${values} }\n`;
  const { diagnostics } = loadConfig('gateway.yaml', text);
  t.match(diagnostics, [{ code: 'bad-each', line: 3, message: /more than 200000 values/, hint: /shorten/ }]);
  t.equal(diagnostics.length, 1);
});
