/** Builds the console, the pages that operators open in a browser: `npm start` and `npm run build` write it to `dist/console/`. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build as bundle } from 'esbuild';

const root = resolve(import.meta.dirname, '..');

/** Browsers of the last two years, for esbuild. */
export const TARGET = ['chrome120', 'firefox121', 'safari17.4'];

/** @param folder is emptied first. */
export async function buildConsole(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { outputFiles } = await bundle({
    absWorkingDir: root,
    entryPoints: { console: 'console/main.tsx' },
    // The name changes with the content, so browsers may keep the files.
    entryNames: '[name]-[hash]',
    outdir: folder,
    bundle: true,
    format: 'esm',
    target: TARGET,
    minify: true,
    legalComments: 'eof',
    logLevel: 'error',
    write: false,
    jsx: 'automatic',
    jsxImportSource: 'preact',
  });
  for (const { path, contents } of outputFiles) writeFileSync(path, contents);
  const names = outputFiles.map(({ path }) => basename(path));
  const named = (end: string) => names.find((name) => name.endsWith(end)) ?? '';
  copyFileSync(join(root, 'console/icon.svg'), join(folder, 'icon.svg'));
  const page = readFileSync(join(root, 'console/index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), page.replace('SCRIPT', named('.js')).replace('STYLE', named('.css')));
}

if (import.meta.main) await buildConsole(join(root, 'dist/console'));
