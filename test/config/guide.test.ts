/**
 * The YAML of docs/language.md and then docs/configuration.md is one configuration: the blocks up to `routes` are a whole file, each
 * later one compiles with those before it, and docs/language.md has a section for every key.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { parse, stringify } from 'yaml';
import schema from '../../schemas/gateway.schema.json' with { type: 'json' };
import { compileConfig } from '../../src/compile/compile.ts';
import { isRecord } from '../../src/lang/record.ts';

const root = join(import.meta.dirname, '../..');
const read = (page: string) => readFileSync(join(root, page), 'utf8');
const language = read('docs/language.md');
const guide = `${language}\n${read('docs/configuration.md')}`;
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
  const { diagnostics } = compileConfig(join(root, 'guide.yaml'), { text, env: Object.fromEntries(variables) });
  const isLast = index === blocks.length - 1;
  const counting = diagnostics.filter(({ severity }) => isLast || severity === 'error');
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
