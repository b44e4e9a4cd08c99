/** Tests the examples of the pages of the configuration language and of the guides that continue them. */
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { parse, stringify } from 'yaml';
import schema from '../../schemas/gateway.schema.json' with { type: 'json' };
import { checkConfig } from '../../src/config/compile-config.ts';
import { isRecord } from '../../src/lib/json/record.ts';
import { CONTINUED, LANGUAGE, read, root } from '../docs/pages.ts';

// The YAML of docs/reference/language*.md and then of these guides is one configuration: the blocks up to `routes` are a whole file, each
// later one compiles with those before it, and the pages of the language have a section for every key.

const language = LANGUAGE.map(read).join('\n');
const guide = CONTINUED.map(read).join('\n');
const blocks = [...guide.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = '']) => text);

const whole = blocks.findIndex((block) => /^routes:/m.test(block));
t.ok(whole > 0, 'a block has routes');

let merged: unknown = {};
for (const [index, block] of blocks.entries()) {
  merged = merge(merged, parse(block));
  if (index < whole) continue;
  const text = stringify(merged);
  const variables = [...text.matchAll(/env: (\w+_(?:URL|KEY))/g)].map(
    ([, name = '']) => [name, 'http://127.0.0.1:9000'] as const,
  );
  const { diagnostics } = await checkConfig(join(root, 'guide.yaml'), { text, env: Object.fromEntries(variables) });
  const isLast = index === blocks.length - 1;
  // The guide shows one example of each kind, not one of each route.
  const counting = diagnostics.filter(({ severity, code }) => severity === 'error' || (isLast && code !== 'no-answer'));
  t.strictSame(counting, [], `block ${index + 1}: ${block.split('\n')[0]}`);
}

const headings = [...language.matchAll(/^## (.*)$/gm)].flatMap(([, title = '']) => [...title.matchAll(/`(\w+)`/g)]);
t.strictSame(
  headings.map(([, key]) => key).toSorted(),
  Object.keys(schema.properties).toSorted(),
  'a section for every key',
);

/** Mappings are merged, everything else is replaced. */
function merge(before: unknown, after: unknown): unknown {
  if (!isRecord(before) || !isRecord(after)) return after;
  const entries = Object.entries(after).map(([key, value]) => [key, merge(before[key], value)]);
  return { ...before, ...Object.fromEntries(entries) };
}

t.test('examples of several files', async (t) => {
  // The files of docs/guides/configuration-files.md: each block with a file's name is in that file, beside the configuration of the other blocks.
  const blocks = [...guide.matchAll(/^```yaml(?: ([\w.]+))?\n(.*?)^```$/gms)];

  t.test('the files of the guide compile', async (t) => {
    const folder = t.testdir();
    cpSync(join(root, 'schemas'), join(folder, 'schemas'), { recursive: true });
    cpSync(join(root, 'docs'), join(folder, 'docs'), { recursive: true });
    cpSync(join(root, 'examples/schemas'), join(folder, 'examples/schemas'), { recursive: true });
    mkdirSync(join(folder, 'secrets'));
    writeFileSync(join(folder, 'secrets/vault_key'), 'sk-1\n');
    chmodSync(join(folder, 'secrets/vault_key'), 0o600);
    let main: unknown = {};
    const others: string[] = [];
    for (const [, name, text = ''] of blocks) {
      if (name === undefined || name === 'gateway.yaml') main = merge(main, parse(text));
      else {
        writeFileSync(join(folder, name), text);
        others.push(name);
      }
    }
    t.same(others, ['prices.yaml']);
    const text = stringify(main);
    const variables = [...text.matchAll(/env: (\w+_(?:URL|KEY))/g)].map(
      ([, name = '']) => [name, 'http://127.0.0.1:9000'] as const,
    );
    const env = Object.fromEntries(variables);
    const file = join(folder, 'gateway.yaml');
    const { diagnostics } = await checkConfig(file, { text, env });
    t.same(
      diagnostics.filter(({ code }) => code !== 'no-answer'),
      [],
    );
    writeFileSync(join(folder, 'prices.yaml'), 'prices: {}\n');
    t.match((await checkConfig(file, { text, env })).diagnostics, [{ code: 'unknown-reference' }], 'the file is used');
  });
});
