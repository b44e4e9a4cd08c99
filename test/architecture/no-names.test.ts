/** The engine knows no family, path, vendor header or price: whatever of that kind gateway.yaml names, the source does not. */
import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import t from 'tap';
import { shippedConfig } from '../support/stack.ts';

const source = resolve(import.meta.dirname, '../../src');
const config = readFileSync(shippedConfig, 'utf8');

/** The names that stand in the shipped file, by what they are. */
const names: Readonly<Record<string, readonly string[]>> = {
  'model family': ['vidgen', ...found(/\b([a-z]\/[a-z]+)-\d/g)],
  model: found(/^ {2}((?:chat|gen)-[a-z]+): /gm),
  path: [...found(/prefix: (\/\w+(?:\/\w+)*)/g), ...found(/match: "?[A-Z]+ (?:\/v\d\w*|\/api\/v\d)?(\/[a-z][\w/-]+)/g)],
  header: found(/header: (x-[\w-]+)/g).concat(found(/((?:bravo|anthropic)-\w+)/g), 'bravo', 'anthropic', 'goog'),
  price: found(/"(\d+\.\d+)"/g),
  schema: found(/schemas\/requests\/([\w-]+)\.json/g),
  upstream: found(/TOLLGATE_([A-Z]+)_URL/g).map((name) => `TOLLGATE_${name}`),
};

function found(pattern: RegExp): string[] {
  return [...new Set([...config.matchAll(pattern)].map(([, name = '']) => name))];
}
