/** The imports between the files and the wings of src/, types included, and the law that they obey: docs/explanation/architecture.md. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

export const source = join(root, 'src');

/** Every file of src/ with the files that it imports; paths are relative to src/. Unit tests are left out. */
export function fileImports(): ReadonlyMap<string, readonly string[]> {
  const files = globSync('**/*.{ts,js}', { cwd: source, exclude: ['**/*.test.ts'] }).sort();
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

/** The wing of a file; undefined for a file directly in src/. */
export function wingOf(file: string): string | undefined {
  const [wing, ...rest] = file.split('/');
  return rest.length === 0 ? undefined : wing;
}

/** A row of the law. */
export interface Wing {
  readonly name: string;
  readonly purpose: string;
  readonly mayImport: readonly string[];
}

/** The nine rows of docs/explanation/architecture.md, in their order: a wing imports only wings above it. @throws if there are none. */
export function law(): readonly Wing[] {
  const text = readFileSync(join(root, 'docs/explanation/architecture.md'), 'utf8');
  const rows = text.matchAll(/^\| `(\w+)\/` \| ([^|]+) \| ([^|]+) \|$/gm);
  const wings = Array.from(rows, ([, name = '', purpose = '', allowed = '']) => ({
    name,
    purpose,
    mayImport: Array.from(allowed.matchAll(/`(\w+)\/`/g), ([, other = '']) => other),
  }));
  if (wings.length === 0) throw new Error('docs/explanation/architecture.md has no table of wings');
  return wings;
}

/** The patterns of the files that other wings may import, from the paragraph **Face** of the wing's README; relative to the wing. */
export function faceOf(wing: string): readonly string[] {
  const text = readFileSync(join(source, wing, 'README.md'), 'utf8');
  const [, paragraph = ''] = /^\*\*Face:\*\* ([\s\S]*?)\n\n/m.exec(text) ?? [];
  return Array.from(paragraph.matchAll(/`([^`]+)`/g), ([, pattern = '']) => pattern);
}

/** Whether a pattern of a face has a file. `*` is every file, also in deeper folders. */
export function isInFace(file: string, pattern: string): boolean {
  return matchesGlob(file, pattern.replace(/\*$/, '**'));
}

/** Every wing with the wings that it imports. */
export function wingImports(): ReadonlyMap<string, ReadonlySet<string>> {
  const wings = new Map(law().map(({ name }): [string, Set<string>] => [name, new Set()]));
  for (const [file, imported] of fileImports()) {
    const wing = wingOf(file);
    for (const other of imported.map(wingOf)) {
      if (wing !== undefined && other !== undefined && other !== wing) wings.get(wing)?.add(other);
    }
  }
  return wings;
}
