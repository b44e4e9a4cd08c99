/** The files of docs/configuration.md: each block with a file's name is in that file, beside the configuration of the other blocks. */
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { parse, stringify } from 'yaml';
import { compileConfig } from '../../src/compile/compile.ts';
import { isRecord } from '../../src/lang/record.ts';

const root = join(import.meta.dirname, '../..');
const guide = ['docs/language.md', 'docs/configuration.md']
  .map((page) => readFileSync(join(root, page), 'utf8'))
  .join('\n');
const blocks = [...guide.matchAll(/^```yaml(?: ([\w.]+))?\n(.*?)^```$/gms)];

t.test('the files of the guide compile', async (t) => {
  const folder = t.testdir();
  cpSync(join(root, 'schemas'), join(folder, 'schemas'), { recursive: true });
  cpSync(join(root, 'docs'), join(folder, 'docs'), { recursive: true });
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
  t.same(compileConfig(file, { text, env }).diagnostics, []);
  writeFileSync(join(folder, 'prices.yaml'), 'prices: {}\n');
  t.match(compileConfig(file, { text, env }).diagnostics, [{ code: 'unknown-reference' }], 'the file is used');
});

/** Mappings are merged, everything else is replaced. */
function merge(before: unknown, after: unknown): unknown {
  if (!isRecord(before) || !isRecord(after)) return after;
  const entries = Object.entries(after).map(([key, value]) => [key, merge(before[key], value)]);
  return { ...before, ...Object.fromEntries(entries) };
}
