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
import type { Plugin } from 'rolldown';
import { filesIn } from '../src/lib/node/shipped-files.ts';
import { THREADS } from '../src/lib/node/started-modules.ts';
import { executableName, shipped } from './build.ts';
import { buildAccountPage, buildConsole } from './build-console.ts';
import { buildDocs } from './build-docs.ts';
import { asDeployed, bundle, root } from './bundle.ts';

/** Another processor than this one: its name in Node, and a Node for it. */
export interface Foreign {
  readonly arch: string;
  /** The path of the Node to copy. It has the version of the Node that builds. */
  readonly node: string;
}

/**
 * The same sources make the same bytes.
 *
 * @param file the executable to write.
 * @param foreign without it, the executable is for this machine. One for another processor has no compiled code, so it starts slower.
 * @throws if it cannot be built, with what Node printed.
 */
export async function buildBinary(file: string, foreign?: Foreign): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'tollgate-build-'));
  try {
    const constants = asDeployed();
    // Each entry is one file: inside the executable there is no module to import.
    for (const [name, file] of Object.entries({ executable: 'src/executable.ts', ...THREADS }))
      await bundle(work, { entries: { [name]: file }, constants, plugins: [embeddedAddon], splitting: false });
    await buildConsole(join(work, 'console'));
    await buildAccountPage(join(work, 'account'));
    await buildDocs(join(work, 'docs'));
    const config = {
      // The executable contains this path, so it is relative.
      main: 'executable.js',
      mainFormat: 'module',
      output: resolve(file),
      ...(foreign !== undefined && { executable: foreign.node }),
      useCodeCache: foreign === undefined,
      disableExperimentalSEAWarning: true,
      assets: {
        ...shippedAssets(),
        ...folderAssets('account/', join(work, 'account')),
        ...folderAssets('console/', join(work, 'console')),
        ...folderAssets('docs/', join(work, 'docs')),
        ...Object.fromEntries(Object.keys(THREADS).map((name) => [`${name}.js`, join(work, `${name}.js`)])),
        'better_sqlite3.node': foreign === undefined ? addon() : foreignAddon(foreign.arch),
      },
    };
    const configFile = join(work, 'sea-config.json');
    writeFileSync(configFile, JSON.stringify(config));
    mkdirSync(dirname(file), { recursive: true });
    // Without a fixed seed, compiled code differs from one build to the next.
    execFileSync(process.execPath, ['--random-seed=1', '--build-sea', configFile], {
      cwd: work,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    chmodSync(file, 0o755);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** better-sqlite3 looks for its addon in its own folder. In the executable, the addon is an asset. */
const embeddedAddon: Plugin = {
  name: 'load the addon from the executable',
  resolveId: (path, importer) =>
    path === './binding' && importer?.includes('better-sqlite3') === true
      ? join(root, 'src/lib/node/embedded-addon.ts')
      : null,
};

/** The path of the addon for this platform. */
function addon(): string {
  const require = createRequire(import.meta.url);
  const binding = join(dirname(require.resolve('better-sqlite3')), 'binding.js');
  return require(binding).getPrebuildPath();
}

/** The path of the addon for Linux on another processor. */
function foreignAddon(arch: string): string {
  return join(root, 'node_modules/better-sqlite3/prebuilds', `linux-${arch}.node`);
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
