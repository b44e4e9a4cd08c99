/**
 * Makes the program that is deployed: `npm run build` writes `dist/`, plain JavaScript in a few files beside the migrations. It
 * starts faster than the source does, for nothing is looked for in a thousand files, and it needs better-sqlite3 and nothing else.
 */
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build as bundle } from 'esbuild';

const root = resolve(import.meta.dirname, '..');

/** What is started by its file: the program, and the thread and the process that it starts. */
const entries = ['src/main.ts', 'src/store/sqlite/writer-thread.ts', 'src/media/reader-process.ts'];

/** Packages that were written for `require` find it here. */
const banner = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

/** @param folder is emptied first. It must lie in the project, whose better-sqlite3 is found from there. @returns the program. */
export async function build(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  await bundle({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: folder,
    // All in one folder, so that what a file says is beside it is beside it still.
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external: ['better-sqlite3'],
    banner: { js: banner },
    // Names stay, so that a stack can be read.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'linked',
    logLevel: 'error',
    plugins: [
      {
        name: 'the benchmark stays source',
        setup: ({ onResolve }) =>
          onResolve({ filter: /\/bench\/run\.ts$/ }, () => ({ path: '../bench/run.ts', external: true })),
      },
    ],
  });
  cpSync(join(root, 'src/store/migrations'), join(folder, 'migrations'), { recursive: true });
  return join(folder, 'main.js');
}

if (import.meta.main) console.log(`built ${await build(join(root, 'dist'))}`);
