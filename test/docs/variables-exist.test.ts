/** Checks that the program reads every environment variable in the documentation, and that the README names all that it reads. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { loadConfig } from '../../src/config/load.ts';
import { pages, read, root } from './pages.ts';

const variable = /\bTOLLGATE_[A-Z][A-Z_]*[A-Z]\b/g;
const files = globSync('{src,bench}/**/*.ts', { cwd: root });
const source = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
// Expanded, because the names of some variables are written once for a list.
const code = `${source}${JSON.stringify(loadConfig(join(root, 'gateway.yaml')).config)}`;
const known = new Set(code.match(variable));

for (const page of pages) {
  t.test(page, async (t) => {
    for (const name of new Set(read(page).match(variable))) t.ok(known.has(name), `${page} names ${name}`);
  });
}

t.test('the README names all variables; one per-second family represents all five', async (t) => {
  t.ok(known.size > 10);
  const documented = new Set(read('README.md').match(variable));
  const families = /`TOLLGATE_K_KEY`; the same with `C`, `S`, `Z`, `R`/.test(read('README.md'));
  for (const name of known) {
    const shown = families ? name.replace(/_[CSZR]_/, '_K_') : name;
    t.ok(documented.has(shown), name);
  }
});
