/**
 * Writes docs/reference/conformance.md: every statement of the specification with the tests that check it. A statement without a test and a
 * test of an unknown statement are errors. `--check` only compares.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sections } from '../test/spec/sections.ts';
import { nameOf, type StatementId, sectionOf, statements } from '../test/spec/statements.ts';

const root = resolve(import.meta.dirname, '..');
const target = 'docs/reference/conformance.md';

const tests = findTests();
const problems = [...findProblems(tests)];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else write(render(tests));

/** The test files of each statement, found by their calls `statement(t, 'id', …)`. Commented-out calls do not count. */
function findTests(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync('test/**/*.test.ts', { cwd: root }).sort()) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, id = ''] of text.matchAll(/^\s*(?:await )?statement\(\s*t,\s*'([^']+)'/gm)) {
      const files = found.get(id) ?? [];
      if (!files.includes(file)) files.push(file);
      found.set(id, files);
    }
  }
  return found;
}

function* findProblems(found: ReadonlyMap<string, readonly string[]>): Iterable<string> {
  const names = new Set<string>();
  for (const id of ids()) {
    if (!found.has(id)) yield `${id} has no test: ${nameOf(id)}`;
    if (names.has(nameOf(id))) yield `${id} has the same name as another statement: ${nameOf(id)}`;
    names.add(nameOf(id));
  }
  for (const [id, files] of found) {
    if (!Object.hasOwn(statements, id))
      yield `${files.join(', ')}: unknown statement ${id}; add it to test/spec/statements.ts`;
  }
}

function ids(): readonly StatementId[] {
  return Object.keys(statements).filter((id): id is StatementId => Object.hasOwn(statements, id));
}

function render(found: ReadonlyMap<string, readonly string[]>): string {
  const parts = Object.entries(sections).map(([section, title]) => {
    const rows = ids()
      .filter((id) => sectionOf(id) === section)
      .map((id) => `| ${cell(statements[id])} | ${(found.get(id) ?? []).map(link).join(', ')} |`);
    return `## ${title}\n\n| statement | test |\n|---|---|\n${rows.join('\n')}\n`;
  });
  return `# Conformance

The statements of the specification, each with the tests that check it. The tests send HTTP requests over loopback to the whole
gateway, with its store on disk and the sandbox in place of the upstreams. *(decided)* marks a decision of tollgate where the
specification leaves a choice. There are ${ids().length} statements.

This page is generated from \`test/spec/statements.ts\` by \`npm run generate\`; a statement without a test is an error.

${parts.join('\n')}`;
}

function cell(text: string): string {
  return text.replace('(decided)', '*(decided)*').replaceAll('|', '\\|');
}

function link(file: string): string {
  return `[${file.replace(/^test\/(spec\/)?/, '').replace('.test.ts', '')}](../../${file})`;
}

function write(wanted: string): void {
  if (current() === wanted) return;
  if (process.argv.includes('--check')) {
    console.error(`${target} is stale; run node scripts/generate-conformance.ts`);
    process.exitCode = 1;
    return;
  }
  writeFileSync(join(root, target), wanted);
  console.log(`wrote ${target}`);
}

function current(): string | undefined {
  try {
    return readFileSync(join(root, target), 'utf8');
  } catch {
    return undefined;
  }
}
