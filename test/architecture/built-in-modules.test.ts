/** No file but platform/node-http.ts imports a value from node:http, because that import slows every start. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { fileImports, source } from '../../scripts/imports.ts';

t.test('node:http is imported for its types only', async (t) => {
  const files = [...fileImports().keys()];
  t.ok(files.length > 50, 'the walk found the source');
  const importing = files.filter((file) =>
    /^import (?!type ).* from '(node:)?https?';/m.test(readFileSync(join(source, file), 'utf8')),
  );
  t.same(importing, [], 'take it from platform/node-http.ts');
});
