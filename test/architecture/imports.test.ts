/** Tests the imports: the table of docs/explanation/architecture.md, no cycle, and which modules of Node may be used. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import t from 'tap';
import { fileImports, folderOf, source } from '../../scripts/imports.ts';

// Checks every import against one table of allowed folders, so that for example request handling can never depend on YAML.

/** A file directly in src/ counts as a folder. An allowed edge that no import uses is an error. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  lang: [],
  platform: [],
  generated: [],
  'failpoint.ts': [],
  'metrics.ts': ['lang', 'refusal.ts'],
  tracing: ['lang', 'platform'],
  'library-parts.d.ts': [],
  'refusal.ts': [],
  'plan.ts': ['lang', 'refusal.ts'],
  schemas: ['generated', 'lang', 'plan.ts', 'refusal.ts'],
  config: ['generated', 'lang'],
  ledger: ['lang'],
  store: ['lang', 'ledger'],
  engines: ['failpoint.ts', 'lang', 'ledger', 'platform', 'store'],
  audit: ['engines', 'lang', 'ledger', 'store'],
  'open-store.ts': ['audit', 'engines', 'store'],
  backup: ['audit', 'engines', 'ledger', 'open-store.ts', 'store'],
  reports: ['lang', 'limits', 'open-store.ts', 'plan.ts', 'platform', 'store'],
  media: ['lang', 'platform'],
  metering: ['counts', 'failpoint.ts', 'lang', 'metrics.ts', 'plan.ts', 'store'],
  limits: ['lang', 'plan.ts', 'store'],
  credentials: ['generated', 'lang', 'plan.ts', 'refusal.ts'],
  upstream: ['credentials', 'lang', 'plan.ts', 'platform', 'refusal.ts', 'tracing'],
  counts: ['generated', 'lang', 'plan.ts'],
  facts: ['generated', 'lang', 'plan.ts', 'refusal.ts', 'schemas'],
  billing: ['counts', 'facts', 'lang', 'plan.ts', 'refusal.ts', 'store'],
  admission: ['billing', 'facts', 'lang', 'plan.ts', 'refusal.ts', 'schemas'],
  tasks: [
    'billing',
    'failpoint.ts',
    'lang',
    'metering',
    'metrics.ts',
    'plan.ts',
    'platform',
    'store',
    'tracing',
    'upstream',
  ],
  http: [
    'admission',
    'billing',
    'lang',
    'limits',
    'media',
    'metering',
    'metrics.ts',
    'plan.ts',
    'platform',
    'refusal.ts',
    'store',
    'tasks',
    'tracing',
    'upstream',
  ],
  webhooks: ['lang', 'plan.ts', 'platform', 'store'],
  admin: ['lang', 'limits', 'plan.ts', 'platform', 'reports', 'store', 'tasks', 'webhooks'],
  examples: [
    'admission',
    'billing',
    'facts',
    'http',
    'lang',
    'metering',
    'metrics.ts',
    'plan.ts',
    'platform',
    'store',
    'tasks',
    'upstream',
  ],
  compile: [
    'admission',
    'config',
    'counts',
    'credentials',
    'facts',
    'generated',
    'lang',
    'limits',
    'plan.ts',
    'refusal.ts',
    'schemas',
    'store',
  ],
  check: [
    'admission',
    'compile',
    'config',
    'counts',
    'examples',
    'facts',
    'generated',
    'lang',
    'plan.ts',
    'refusal.ts',
  ],
  inspect: ['admission', 'check', 'credentials', 'lang', 'limits', 'plan.ts', 'store'],
  sandbox: ['admission', 'examples', 'lang', 'plan.ts', 'platform', 'tasks'],
  command: ['admin', 'check', 'compile', 'config', 'plan.ts', 'store'],
  serve: [
    'admin',
    'check',
    'command',
    'compile',
    'config',
    'examples',
    'failpoint.ts',
    'http',
    'inspect',
    'lang',
    'metrics.ts',
    'open-store.ts',
    'plan.ts',
    'platform',
    'reports',
    'sandbox',
    'store',
    'webhooks',
  ],
  cli: [
    'admin',
    'admission',
    'backup',
    'billing',
    'check',
    'command',
    'compile',
    'config',
    'examples',
    'http',
    'inspect',
    'lang',
    'limits',
    'media',
    'open-store.ts',
    'plan.ts',
    'platform',
    'reports',
    'serve',
    'store',
  ],
  'start.ts': ['cli', 'platform'],
  'main.ts': ['start.ts'],
  'executable.ts': ['media', 'platform', 'start.ts'],
};

const imports = fileImports();
const files = [...imports.keys()];

t.test('the table allows every import', async (t) => {
  t.ok(files.length > 50, 'the walk found the source');
  for (const [file, imported] of imports) {
    const folder = folderOf(file);
    const allowed = mayImport[folder];
    if (allowed === undefined) {
      t.fail(`${file} is in a folder that the table does not list`);
      continue;
    }
    for (const other of imported) {
      if (folderOf(other) !== folder && !allowed.includes(folderOf(other))) t.fail(`${file} imports ${other}`);
    }
  }
});

t.test('every edge of the table is used by an import', async (t) => {
  const used = new Set(
    [...imports].flatMap(([file, imported]) => imported.map((one) => `${folderOf(file)} → ${folderOf(one)}`)),
  );
  const folders = new Set(files.map(folderOf));
  for (const [folder, allowed] of Object.entries(mayImport)) {
    t.ok(folders.has(folder), `there is a folder ${folder}`);
    for (const other of allowed) t.ok(used.has(`${folder} → ${other}`), `${folder} → ${other}`);
  }
});

t.test('docs/explanation/architecture.md has the same table', async (t) => {
  const text = readFileSync(resolve(source, '../docs/explanation/architecture.md'), 'utf8');
  const rows = Array.from(text.matchAll(/^\| (`[^|]+`) \|[^|]+\| ([^|]+) \|$/gm), ([, folders = '', allowed = '']) => ({
    folders: namesIn(folders),
    allowed: allowed === 'nothing' ? [] : namesIn(allowed),
  }));
  const documented = Object.fromEntries(
    rows.flatMap(({ folders, allowed }) => folders.map((folder) => [folder, allowed])),
  );
  t.strictSame(sorted(documented), sorted(mayImport));
});

function namesIn(cell: string): readonly string[] {
  const names = Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => folderOf(name.replace(/\/$/, '')));
  return [...new Set(names)];
}

function sorted(table: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, readonly string[]>> {
  const rows = Object.entries(table).map(([folder, allowed]): [string, readonly string[]] => [
    folder,
    allowed.toSorted(),
  ]);
  return Object.fromEntries(rows.toSorted(([one], [other]) => one.localeCompare(other)));
}

for (const [what, graph] of [
  ['folders', new Map(Object.entries(mayImport))],
  ['files', imports],
] as const) {
  t.test(`no cycle of ${what}`, async (t) => {
    const cycles = cyclesOf(graph);
    for (const cycle of cycles) t.fail(cycle.join(' → '));
    t.equal(cycles.length, 0);
  });
}

/** Finds cycles by a depth-first walk that visits each node once: one per edge that closes a cycle. */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const cycles: (readonly string[])[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): void => {
    const start = path.indexOf(node);
    if (start >= 0) cycles.push([...path.slice(start), node]);
    if (start >= 0 || done.has(node)) return;
    path.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    path.pop();
    done.add(node);
  };
  for (const node of graph.keys()) visit(node);
  return cycles;
}

t.test('no file is long', async (t) => {
  for (const file of files) {
    if (folderOf(file) === 'generated') continue;
    const lines = readFileSync(join(source, file), 'utf8').split('\n').length;
    t.ok(lines <= 320, `${file} has ${lines} lines`);
  }
});

// Only platform/node-http.ts takes values from node:http, because importing that module slows every start.

t.test('node:http is imported for its types only', async (t) => {
  // The tracing SDK imports it anyway, and is loaded only if tracing is on.
  const files = [...fileImports().keys()].filter((file) => !file.startsWith('tracing/'));
  t.ok(files.length > 50, 'the walk found the source');
  const importing = files.filter((file) =>
    /^import (?!type ).* from '(node:)?https?';/m.test(readFileSync(join(source, file), 'utf8')),
  );
  t.same(importing, [], 'take it from platform/node-http.ts');
});
