/** Finds the imports between files and folders of src/, including imports of types. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export const source = resolve(import.meta.dirname, '../src');

/** Every file of src/ with the files that it imports; paths are relative to src/. */
export function fileImports(): ReadonlyMap<string, readonly string[]> {
  const files = globSync('**/*.{ts,js}', { cwd: source }).sort();
  return new Map(files.map((file) => [file, importsOf(file)]));
}

function importsOf(file: string): readonly string[] {
  const paths = localImports(join(source, file)).map((path) => relative(source, path));
  return paths.filter((path) => !path.startsWith('..'));
}

/** The paths that a file imports by relative paths. */
export function localImports(file: string): readonly string[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  return Array.from(found, ([, path = '']) => join(dirname(file), path));
}

/** The folder of a file. A file directly in src/ counts as a folder; plan.ts and plan/ count as one, as do metrics.ts and metrics/. */
export function folderOf(file: string): string {
  const [first = ''] = file.split('/');
  return first === 'plan' || first === 'metrics' ? `${first}.ts` : first;
}

/** Every folder with the folders that it imports. */
export function folderImports(): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>();
  for (const [file, imported] of fileImports()) {
    const folder = folderOf(file);
    const others = folders.get(folder) ?? new Set();
    folders.set(folder, others);
    for (const one of imported) if (folderOf(one) !== folder) others.add(folderOf(one));
  }
  return folders;
}
