/** What each room may import is said in one table; a breach fails here, so that a request can never see YAML. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import t from 'tap';

const source = resolve(import.meta.dirname, '../../src');

/** A room is a folder of src/, or a file that stands directly in it. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  lang: [],
  'failpoint.ts': [],
  'metrics.ts': ['lang'],
  'library-parts.d.ts': [],
  'refusal.ts': [],
  'plan.ts': ['lang', 'refusal.ts'],
  config: ['lang', 'plan.ts', 'refusal.ts'],
  ledger: ['lang'],
  store: ['lang', 'ledger'],
  media: ['lang', 'plan.ts'],
  metering: ['failpoint.ts', 'lang', 'metrics.ts', 'plan.ts', 'store'],
  upstream: ['lang', 'plan.ts', 'refusal.ts'],
  billing: ['lang', 'plan.ts', 'refusal.ts', 'store'],
  admission: ['billing', 'lang', 'plan.ts', 'refusal.ts'],
  tasks: ['billing', 'failpoint.ts', 'lang', 'metering', 'metrics.ts', 'plan.ts', 'store', 'upstream'],
  http: [
    'admission',
    'billing',
    'lang',
    'media',
    'metering',
    'metrics.ts',
    'plan.ts',
    'refusal.ts',
    'store',
    'tasks',
    'upstream',
  ],
  compile: ['admission', 'billing', 'config', 'lang', 'plan.ts', 'refusal.ts'],
  sandbox: ['lang'],
  cli: [
    'admission',
    'billing',
    'compile',
    'config',
    'http',
    'lang',
    'plan.ts',
    'refusal.ts',
    'sandbox',
    'store',
    'tasks',
  ],
  'main.ts': ['cli'],
};

function roomOf(file: string): string {
  const [first = ''] = relative(source, file).split('/');
  // plan.ts and plan/ are one room in two parts.
  return first === 'plan' ? 'plan.ts' : first;
}

function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  return [...found].map((match) => resolve(dirname(file), match[1] ?? ''));
}

const files = globSync('**/*.ts', { cwd: source }).map((file) => join(source, file));

t.test('every import goes the way that the table allows', async (t) => {
  t.ok(files.length > 50, 'the walk found the source');
  for (const file of files) {
    const room = roomOf(file);
    const allowed = mayImport[room];
    if (allowed === undefined) {
      t.fail(`${relative(source, file)} stands in a room that the table does not know`);
      continue;
    }
    for (const imported of importsOf(file)) {
      if (!imported.startsWith(source)) continue;
      const other = roomOf(imported);
      if (other !== room && !allowed.includes(other))
        t.fail(`${relative(source, file)} imports ${relative(source, imported)}`);
    }
  }
});

t.test('the table has no circle', async (t) => {
  const visit = (room: string, path: readonly string[]): void => {
    if (path.includes(room)) t.fail(`circle: ${[...path, room].join(' → ')}`);
    else for (const next of mayImport[room] ?? []) visit(next, [...path, room]);
  };
  for (const room of Object.keys(mayImport)) visit(room, []);
  t.ok(true, 'walked');
});

t.test('no file is long', async (t) => {
  for (const file of files) {
    if (file.endsWith('.d.ts')) continue;
    const lines = readFileSync(file, 'utf8').split('\n').length;
    t.ok(lines <= 320, `${relative(source, file)} has ${lines} lines`);
  }
});
