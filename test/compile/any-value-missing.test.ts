/** A configuration in which any one value is gone or is something else compiles, or is refused with a finding; nothing throws. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { isCollection, isMap, parseDocument } from 'yaml';
import { compileConfig } from '../../src/compile/compile.ts';

const file = join(import.meta.dirname, '../config/bases/clips.yaml');
const text = readFileSync(file, 'utf8');

/** The paths of everything below a node. */
function pathsBelow(node: unknown, path: readonly unknown[]): readonly (readonly unknown[])[] {
  if (!isCollection(node)) return [];
  const keys = isMap(node) ? node.items.map(({ key }) => String(key)) : node.items.map((_, index) => index);
  return keys.flatMap((key) => [[...path, key], ...pathsBelow(node.get(key, true), [...path, key])]);
}

const changes: Readonly<Record<string, unknown>> = {
  gone: undefined,
  word: 'zzz',
  path: '/{x}',
  route: 'GET /v1/{x',
  nothing: {},
  list: [],
};
for (const [name, value] of Object.entries(changes)) {
  t.test(name, async (t) => {
    for (const path of pathsBelow(parseDocument(text).contents, [])) {
      const document = parseDocument(text);
      if (value === undefined) document.deleteIn(path);
      else document.setIn(path, document.createNode(value));
      const { plan, diagnostics } = compileConfig(file, { text: document.toString(), env: {} });
      const refused = diagnostics.some(({ severity }) => severity === 'error');
      if (refused === (plan !== undefined)) t.fail(`${path.join('/')}: a plan or an error, and not both`);
    }
    t.pass('every value');
  });
}
