/** Checks that the source contains no family, model, path, vendor header or price of gateway.yaml. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import t from 'tap';
import { shippedText } from '../support/shipped-text.ts';

const source = resolve(import.meta.dirname, '../../src');

/** The names in the shipped file, found in its text. */
const names = {
  families: distinct(/^ {2}\$\(family\)\/([a-z]+)-/gm),
  models: distinct(/^ {2}([a-z]+-[a-z0-9.]+):/gm),
  paths: distinct(/(?:match: "?[A-Z]+ |prefix: \[?|query: |list: )(\/[\w/.-]+)/g),
  // The administration API answers with a request id, too.
  headers: distinct(/\b((?:x|bravo|anthropic)-[\w-]+)/g).filter((name) => name !== 'x-request-id'),
  // From one table only, because examples in the source may contain any number.
  prices: distinct(/"(\d+\.\d+)"/g, /^ {2}c:\n {4}unit[\s\S]+?(?=^ {2}\w+:)/m.exec(shippedText)?.[0])
    .map((price) => price.replace(/0+$/, ''))
    .filter((price) => /\.\d{2}/.test(price)),
  vendors: ['alpha', 'anthropic', 'bravo', 'gemini', 'goog', 'google', 'openai'],
  variables: distinct(/env: (TOLLGATE_(?!STORE)\w+_(?:URL|KEY))/g),
} as const;

function distinct(pattern: RegExp, text = shippedText): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))];
}

/** `0.46` matches `0.460000` but not `10.46`. A path also matches a longer path that begins with it, but not one that ends with it. */
function occurrence(kind: string, name: string): RegExp {
  const text = name.replaceAll(/[./-]/g, '\\$&');
  if (kind === 'prices') return new RegExp(`(?<![\\d.])${text}0*(?!\\d)`);
  if (kind === 'paths') return new RegExp(`(?<!\\w)${text}\\b`);
  if (kind === 'families' || kind === 'vendors') return new RegExp(`(?<!\\w)${text}(?!\\w)`, 'i');
  return new RegExp(`(?<![\\w-])${text}(?![\\w-])`, 'i');
}

/** They know the names of vendors in the files of other gateways. */
const CONVERTER = /^cli\/convert\//;
const files = globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts'] }).filter(
  (file) => !file.startsWith('config/sandbox/') && !CONVERTER.test(file),
);

t.test('the lists are found in the shipped file', async (t) => {
  t.ok(files.length > 50);
  t.ok(names.families.includes('vidgen'));
  t.ok(names.models.includes('chat-large'));
  for (const path of ['/api/v3', '/v1beta', '/v1/messages']) t.ok(names.paths.includes(path), path);
  for (const header of ['x-goog-api-key', 'bravo-version']) t.ok(names.headers.includes(header), header);
  for (const price of ['0.46', '3.11']) t.ok(names.prices.includes(price), price);
});

for (const [kind, list] of Object.entries(names)) {
  t.test(`no ${kind} of the shipped file in the source, comments included`, async (t) => {
    const patterns = list.map((name) => occurrence(kind, name));
    for (const file of files) {
      const lines = readFileSync(join(source, file), 'utf8').split('\n');
      for (const [index, line] of lines.entries()) {
        if (patterns.some((pattern) => pattern.test(line))) t.fail(`src/${file}:${index + 1}: ${line.trim()}`);
      }
    }
  });
}
