/** Only platform/node-http.ts takes values from node:http, because importing that module slows every start. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { fileImports, source } from '../../scripts/imports.ts';

t.test('node:http is imported for its types only', async (t) => {
  // The tracing SDK imports it anyway, and is loaded only if tracing is on.
  const files = [...fileImports().keys()].filter((file) => !file.startsWith('tracing/'));
  t.ok(files.length > 50, 'the walk found the source');
  const importing = files.filter((file) =>
    /^import (?!type ).* from '(node:)?https?';/m.test(readFileSync(join(source, file), 'utf8')),
  );
  t.same(importing, [], 'take it from platform/node-http.ts');
});
