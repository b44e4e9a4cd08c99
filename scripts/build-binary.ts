/**
 * Builds the program as one executable for this platform: `npm run build:binary` writes `dist/tollgate`, a copy of Node that contains
 * the program, its compiled code, the SQLite addon and every file that the program reads.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build as bundle } from 'esbuild';
import { filesIn } from '../src/platform/shipped-files.ts';
import { THREADS } from '../src/platform/started-modules.ts';
import {
  asDeployed,
  atFirstUse,
  bundling,
  executableName,
  root,
  shipped,
  withoutBenchmark,
  withoutHttp2,
} from './build.ts';
import { buildConsole } from './build-console.ts';
import { buildDocs } from './build-docs.ts';

/** @param file the executable to write. @throws if it cannot be built, with what Node printed. */
export async function buildBinary(file: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'tollgate-build-'));
  try {
    await bundle({
      ...bundling,
      define: asDeployed(),
      // Each entry is one file: inside the executable there is no module to import.
      entryPoints: ['src/executable.ts', ...Object.values(THREADS)],
      outdir: work,
      legalComments: 'eof',
      plugins: [withoutBenchmark, withoutHttp2, atFirstUse, embeddedAddon],
    });
    await buildConsole(join(work, 'console'));
    await buildDocs(join(work, 'docs'));
    const config = {
      main: join(work, 'executable.js'),
      mainFormat: 'module',
      output: file,
      useCodeCache: true,
      disableExperimentalSEAWarning: true,
      assets: {
        ...shippedAssets(),
        ...folderAssets('console/', join(work, 'console')),
        ...folderAssets('docs/', join(work, 'docs')),
        ...Object.fromEntries(Object.keys(THREADS).map((name) => [`${name}.js`, join(work, `${name}.js`)])),
        'better_sqlite3.node': addon(),
      },
    };
    const configFile = join(work, 'sea-config.json');
    writeFileSync(configFile, JSON.stringify(config));
    mkdirSync(dirname(file), { recursive: true });
    execFileSync(process.execPath, ['--build-sea', configFile], { stdio: ['ignore', 'ignore', 'pipe'] });
    chmodSync(file, 0o755);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** better-sqlite3 looks for its addon in its own folder. In the executable, the addon is an asset. */
const embeddedAddon: NonNullable<BuildOptions['plugins']>[number] = {
  name: 'load the addon from the executable',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/binding$/ }, ({ importer }) =>
      importer.includes('better-sqlite3') ? { path: join(root, 'src/platform/embedded-addon.ts') } : undefined,
    ),
};

/** The path of the addon for this platform. */
function addon(): string {
  const require = createRequire(import.meta.url);
  const binding = join(dirname(require.resolve('better-sqlite3')), 'binding.js');
  return require(binding).getPrebuildPath();
}

/** Every shipped file by its name inside the executable. */
function shippedAssets(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(shipped).flatMap(([place, source]) => {
      const path = join(root, source);
      return place.endsWith('/') ? Object.entries(folderAssets(place, path)) : [[place, path]];
    }),
  );
}

/** The files of a folder by their names inside the executable. @param place ends with `/`. */
function folderAssets(place: string, path: string): Readonly<Record<string, string>> {
  const names = filesIn(pathToFileURL(path)).names();
  return Object.fromEntries(names.map((name) => [place + name, join(path, name)]));
}

if (import.meta.main) {
  const file = join(resolve(root, 'dist'), executableName);
  await buildBinary(file);
  console.log(`built ${file}`);
}
