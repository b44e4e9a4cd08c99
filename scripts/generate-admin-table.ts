/** Writes src/admin/table.ts: each file of src/admin/operations/ exports one operation. `--check` only compares. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = join(resolve(import.meta.dirname, '..'), 'src/admin');
const target = join(folder, 'table.ts');

const found = readdirSync(join(folder, 'operations'))
  .sort()
  .map((file) => {
    const names = Array.from(
      readFileSync(join(folder, 'operations', file), 'utf8').matchAll(/^export const (\w+) = operation\(/gm),
      ([, name = '']) => name,
    );
    const [name] = names;
    if (name === undefined || names.length > 1) throw new Error(`${file} does not export one operation`);
    return { file, name };
  });
const text = [
  '/** The operations of administration, from which HTTP, OpenAPI and clients are made. Written by `npm run generate`. */',
  "import type { Operation } from './operation.ts';",
  ...found.map(({ file, name }) => `import { ${name} } from './operations/${file}';`),
  '',
  '/** All operations. */',
  'export const operations: readonly Operation[] = [',
  ...found.map(({ name }) => `  ${name},`),
  '];',
  '',
].join('\n');

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error('src/admin/table.ts is out of date: run npm run generate');
  process.exitCode = 1;
}
