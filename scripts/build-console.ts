/** Builds the console for operators and the page for the holders of keys: `npm start` and `npm run build` write them to `dist/`. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build as bundle } from 'esbuild';

const root = resolve(import.meta.dirname, '..');

/** Browsers of the last two years, for esbuild. */
const TARGET = ['chrome120', 'firefox121', 'safari17.4'];

/** The console. @param folder is emptied first. */
export async function buildConsole(folder: string): Promise<void> {
  await buildPage('console', 'console/', folder);
}

/** The page for the holders of keys (src/gateway/http/account-page.ts). @param folder is emptied first. */
export async function buildAccountPage(folder: string): Promise<void> {
  await buildPage('account', 'console/account/', folder);
}

/** @param source the folder of `main.tsx` and `index.html`. */
async function buildPage(name: string, source: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { script, style } = await bundleForBrowsers(name, `${source}main.tsx`, folder);
  const page = readFileSync(join(root, source, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), page.replace('SCRIPT', script).replace('STYLE', style));
}

/** Bundles a script with its style, and adds the icon. @returns their names, which change with the content. */
export async function bundleForBrowsers(
  name: string,
  entry: string,
  folder: string,
): Promise<{ readonly script: string; readonly style: string }> {
  const { outputFiles } = await bundle({
    absWorkingDir: root,
    entryPoints: { [name]: entry },
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
  copyFileSync(join(root, 'console/icon.svg'), join(folder, 'icon.svg'));
  const named = (end: string) => basename(outputFiles.find(({ path }) => path.endsWith(end))?.path ?? '');
  return { script: named('.js'), style: named('.css') };
}

if (import.meta.main) {
  await buildConsole(join(root, 'dist/console'));
  await buildAccountPage(join(root, 'dist/account'));
}
