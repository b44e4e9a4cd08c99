/** Tests the imports: the nine rows of docs/explanation/architecture.md, the faces of the wings, no cycle, and which modules of Node may be used. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { faceOf, fileImports, isInFace, law, source, wingImports, wingOf } from '../../scripts/imports.ts';

const imports = fileImports();
const files = [...imports.keys()];
const wings = law();
const names = wings.map(({ name }) => name);

/** The entry points, and the types of libraries. They belong to no wing. */
const OUTSIDE = ['executable.ts', 'library-parts.d.ts', 'main.ts', 'start.ts'];

/** Basenames that every kind and every section has. */
const PARTS = ['check.ts', 'compile.ts', 'index.ts', 'kind.ts', 'kinds.ts', 'plan.ts', 'schema.ts', 'words.ts'];

t.test('src/ has the nine wings and the entry points', async (t) => {
  t.equal(names.length, 9);
  t.strictSame(readdirSync(source).toSorted(), [...OUTSIDE, ...names].toSorted());
});

t.test('a wing imports only the wings of its row, which stand above it', async (t) => {
  t.ok(files.length > 50, 'the walk found the source');
  for (const { name, mayImport } of wings) {
    const above = names.slice(0, names.indexOf(name));
    t.ok(
      mayImport.every((other) => above.includes(other)),
      `${name} imports nothing below it`,
    );
    for (const other of wingImports().get(name) ?? []) t.ok(mayImport.includes(other), `${name} imports ${other}`);
  }
});

t.test('there are at most 32 arrows, and the table has no other', async (t) => {
  const arrows = [...wingImports()].flatMap(([wing, others]) => [...others].map((other) => `${wing} → ${other}`));
  t.ok(arrows.length <= 32, `${arrows.length} arrows`);
  const allowed = wings.flatMap(({ name, mayImport }) => mayImport.map((other) => `${name} → ${other}`));
  t.strictSame(arrows.toSorted(), allowed.toSorted());
});

for (const { name, purpose } of wings) {
  t.test(`${name} is entered by its face alone`, async (t) => {
    const readme = readFileSync(join(source, name, 'README.md'), 'utf8');
    const lines = readme.trimEnd().split('\n').length;
    t.ok(lines <= 30, `its README has ${lines} lines`);
    for (const part of ['**Face:**', '**The way through', '**Never imports:**']) {
      t.ok(readme.includes(part), part);
    }
    t.ok(purpose.length > 10, 'the table says what it is for');
    const face = faceOf(name);
    const entered = new Set<string>();
    for (const [file, imported] of imports) {
      if (wingOf(file) === name) continue;
      for (const other of imported.filter((each) => wingOf(each) === name)) {
        const inside = other.slice(name.length + 1);
        const pattern = face.find((each) => isInFace(inside, each));
        if (pattern === undefined) t.fail(`${file} imports ${other}, which is not in the face of ${name}`);
        else entered.add(pattern);
      }
    }
    for (const pattern of face) t.ok(entered.has(pattern), `the face ${pattern} is used`);
  });
}

t.test('a room that a README names exists, and each room is named', async (t) => {
  for (const name of names) {
    const readme = readFileSync(join(source, name, 'README.md'), 'utf8');
    const named = Array.from(readme.matchAll(/`([\w-]+(?:\/[\w-]+)*)\/`/g), ([, room = '']) => room);
    const rooms = globSync('**/', { cwd: join(source, name) });
    const others = [...names, 'src'];
    for (const room of named)
      t.ok(rooms.includes(room) || others.includes(room.split('/')[0] ?? ''), `${name}/${room}`);
    for (const room of rooms.filter((room) => room !== '.' && !room.includes('/')))
      t.ok(named.includes(room), `the README of ${name} names ${room}/`);
    for (const [, file = ''] of readme.matchAll(/`([\w/-]+\.ts)`/g)) {
      const isThere = files.some((each) => each === `${name}/${file}` || each === file || each.endsWith(`/${file}`));
      t.ok(isThere, `the README of ${name} names ${file}`);
    }
  }
});

t.test('two files of a wing have the same name only if every kind or section has it', async (t) => {
  const seen = new Map<string, string>();
  for (const file of files) {
    const base = file.split('/').at(-1) ?? '';
    if (PARTS.includes(base)) continue;
    const key = `${wingOf(file)} ${base}`;
    const other = seen.get(key);
    if (other !== undefined) t.fail(`${file} is named like ${other}`);
    seen.set(key, file);
  }
  t.ok(seen.size > 50);
});

for (const [what, graph] of [
  ['wings', new Map(wings.map(({ name, mayImport }) => [name, mayImport]))],
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
    if (file.startsWith('plan/generated/')) continue;
    const lines = readFileSync(join(source, file), 'utf8').split('\n').length;
    t.ok(lines <= 320, `${file} has ${lines} lines`);
  }
});

// Importing node:http slows every start, so one file takes values from it.

t.test('node:http is imported for its types only', async (t) => {
  // The tracing SDK imports it anyway, and is loaded only if tracing is on.
  const importing = files
    .filter((file) => !file.startsWith('lib/tracing/'))
    .filter((file) => /^import (?!type ).* from '(node:)?https?';/m.test(readFileSync(join(source, file), 'utf8')));
  t.same(importing, [], 'take it from lib/node/node-http.ts');
});

t.test('upstream/http1 imports nothing of the project', async (t) => {
  const wires = [...imports].filter(([file]) => file.startsWith('upstream/http1/'));
  t.ok(wires.length > 5);
  for (const [file, imported] of wires)
    for (const other of imported) t.ok(other.startsWith('upstream/http1/'), `${file} imports ${other}`);
});
