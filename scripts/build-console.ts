/** Builds the console for operators and the page for the holders of keys: `npm start` and `npm run build` write them to `dist/`. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build as bundle } from 'esbuild';

const root = resolve(import.meta.dirname, '..');

/** Browsers of the last two years, for esbuild. */
export const TARGET = ['chrome120', 'firefox121', 'safari17.4'];

/** The console. @param folder is emptied first. */
export async function buildConsole(folder: string): Promise<void> {
  await buildPage('console', 'console/', folder);
}

/** The page for the holders of keys (src/http/account-page.ts). @param folder is emptied first. */
export async function buildAccountPage(folder: string): Promise<void> {
  await buildPage('account', 'console/account/', folder);
}

/** @param source the folder of `main.tsx` and `index.html`. */
async function buildPage(name: string, source: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { outputFiles } = await bundle({
    absWorkingDir: root,
    entryPoints: { [name]: `${source}main.tsx` },
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
  const page = readFileSync(join(root, source, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), page.replace('SCRIPT', named('.js')).replace('STYLE', named('.css')));
}

if (import.meta.main) {
  await buildConsole(join(root, 'dist/console'));
  await buildAccountPage(join(root, 'dist/account'));
}
