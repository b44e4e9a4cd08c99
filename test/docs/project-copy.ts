/** Does exercises of docs/contributing/kinds.md in a copy of the project. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Test } from 'tap';
import { tempFolder } from '../support/new-store.ts';
import { fences, root } from './pages.ts';

/** Where the exercise is, and where its kind goes. */
export interface Exercise {
  /** The heading whose first code is the file of the kind. */
  readonly section: string;
  /** The folder of `src/` with `kinds/` and the list `kinds.ts`. */
  readonly folder: string;
  readonly file: string;
  /** What the file exports. */
  readonly name: string;
  /** The text of the list before which the name is added. */
  readonly before: string;
}

/** Copies the project, adds the kinds and makes the edits that the page shows. @returns the folder, which is removed after the test. */
export function editedProject(t: Test, exercises: readonly Exercise[]): string {
  const { path: copy, remove } = tempFolder();
  t.teardown(remove);
  for (const part of ['src', 'scripts', 'schemas', 'docs', 'package.json', 'tsconfig.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const exercise of exercises) addKind(copy, exercise);
  for (const { language, tag, text } of fences(PAGE)) if (language === 'diff') edit(join(copy, tag), text);
  execFileSync(process.execPath, ['scripts/generate-config-types.ts'], { cwd: copy });
  return copy;
}

const PAGE = 'docs/contributing/kinds.md';

/** Makes an edit that is written as a diff without line numbers. */
function edit(file: string, diff: string): void {
  const lines = diff.split('\n');
  const without = (mark: string) => lines.flatMap((line) => (line.startsWith(mark) ? [] : [line.slice(1)])).join('\n');
  const text = readFileSync(file, 'utf8');
  const [before, after, ...more] = text.split(without('+'));
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`the edit of ${file} does not fit`);
  writeFileSync(file, before + without('-') + after);
}

function addKind(copy: string, { section, folder, file, name, before }: Exercise): void {
  const [kind] = fences(PAGE).filter((fence) => fence.section === section);
  if (kind === undefined) throw new Error('the exercise has no file');
  writeFileSync(join(copy, 'src', folder, 'kinds', file), `${kind.text}\n`);
  const list = join(copy, 'src', folder, 'kinds.ts');
  const text = readFileSync(list, 'utf8');
  if (!text.includes(before)) throw new Error(`the list has no ${before}`);
  const added = text.replace(
    before,
    `${before.startsWith(' ') ? '  ' : ''}${name}${before.startsWith(' ') ? ',\n' : ', '}${before}`,
  );
  writeFileSync(list, `${added}import { ${name} } from './kinds/${file}';\n`);
}

/** Checks the types of some folders of `src/` of the copy. */
export function checkTypes(copy: string, folders: readonly string[]): void {
  mkdirSync(join(copy, 'types'));
  const include = folders.map((folder) => `../src/${folder}`);
  const only = { extends: '../tsconfig.json', compilerOptions: { incremental: false }, include };
  writeFileSync(join(copy, 'types/tsconfig.json'), JSON.stringify(only));
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'types'], { cwd: copy });
}
