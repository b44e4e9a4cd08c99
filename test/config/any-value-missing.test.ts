/** Tests that a configuration with any one value removed or replaced compiles or gets a finding, and never throws. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { isCollection, isMap, parseDocument } from 'yaml';
import { checkConfig } from '../../src/check/compile.ts';
import { sample } from '../support/sample.ts';

const file = join(import.meta.dirname, '../config/bases/clips.yaml');
const text = readFileSync(file, 'utf8');

/** The paths of everything below a node. */
function pathsBelow(node: unknown, path: readonly unknown[]): readonly (readonly unknown[])[] {
  if (!isCollection(node)) return [];
  const keys = isMap(node) ? node.items.map(({ key }) => String(key)) : node.items.map((_, index) => index);
  return keys.flatMap((key) => [[...path, key], ...pathsBelow(node.get(key, true), [...path, key])]);
}

/** Only every so many values are changed. */
const step = sample(4, 1);

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
    const paths = pathsBelow(parseDocument(text).contents, []);
    t.ok(paths.length > 100, 'the walk found the values');
    const wrong: string[] = [];
    for (const [index, path] of paths.entries()) {
      if (index % step !== 0) continue;
      const document = parseDocument(text);
      if (value === undefined) document.deleteIn(path);
      else document.setIn(path, document.createNode(value));
      const changed = document.toString();
      const lines = changed.split('\n').length;
      const { plan, diagnostics } = await checkConfig(file, { text: changed, env: {} });
      const isRefused = diagnostics.some(({ severity }) => severity === 'error');
      if (plan === undefined && !isRefused) wrong.push(`${path.join('/')}: no plan, and no reason`);
      for (const { line, message } of diagnostics) {
        if (line < 1 || line > lines || message === '') wrong.push(`${path.join('/')}: line ${line} '${message}'`);
      }
    }
    t.strictSame(wrong, []);
  });
}
