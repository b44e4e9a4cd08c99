/**
 * Builds the program for deployment: `npm run build` writes a few JavaScript files and the migrations to `dist/`. The build starts
 * faster than the source, which loads a thousand files, and it depends only on better-sqlite3.
 */
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build as bundle } from 'esbuild';

const root = resolve(import.meta.dirname, '..');

/** Entry points: the program, and the thread and the process that it starts by file name. */
const entries = ['src/main.ts', 'src/store/sqlite/writer-thread.ts', 'src/media/reader-process.ts'];

/** Defines `require` for bundled packages that use it. */
const banner = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

/** @param folder is emptied first; it must be inside the project, to find better-sqlite3. @returns the path of the program. */
export async function build(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  await bundle({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: folder,
    // One flat folder, so that paths relative to a file's own URL still resolve.
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external: ['better-sqlite3'],
    banner: { js: banner },
    // Names are kept, so that stack traces stay readable.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'linked',
    logLevel: 'error',
    plugins: [
      {
        name: 'keep the benchmark as source',
        setup: ({ onResolve }) =>
          onResolve({ filter: /\/bench\/run\.ts$/ }, () => ({ path: '../bench/run.ts', external: true })),
      },
    ],
  });
  cpSync(join(root, 'src/store/migrations'), join(folder, 'migrations'), { recursive: true });
  return join(folder, 'main.js');
}

if (import.meta.main) console.log(`built ${await build(join(root, 'dist'))}`);
