/**
 * Builds the program for deployment: `npm run build` writes a few JavaScript files, the migrations and the starter configuration to
 * `dist/`. The build starts faster than the source, which loads a thousand files, and it depends only on better-sqlite3.
 */
import { createHash } from 'node:crypto';
import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeSplittingGroup, Plugin } from 'rolldown';
import { includedNames } from '../src/cli/starters/starter.ts';
import { PROCESSES, THREADS } from '../src/lib/node/started-modules.ts';
import { buildAccountPage, buildConsole } from './build-console.ts';
import { buildDocs } from './build-docs.ts';
import { asDeployed, bundle, root } from './bundle.ts';

function read(name: string): string {
  return readFileSync(join(root, name), 'utf8');
}

/**
 * Files that the program reads, by their places in `dist/`, as sources in the project. A place that ends with `/` is a folder. The
 * executable contains the same ones.
 */
export const shipped: Readonly<Record<string, string>> = {
  ...Object.fromEntries(includedNames(read('gateway.yaml')).map((name) => [`starter/${name}`, name])),
  'migrations/': 'src/ledger/engines/migrations/',
  'starter/examples/': 'examples/',
  'starter/gateway.yaml': 'gateway.yaml',
  'starter/schemas/': 'schemas/',
};

/** The executable of `npm run build:binary`, which a build leaves in place. */
export const executableName = 'tollgate';

/**
 * Builds the program.
 *
 * @param folder is emptied first; it must be inside the project, to find better-sqlite3.
 * @param constants that differ from the deployed program.
 * @returns the path of the program.
 */
export async function build(folder: string, constants = asDeployed()): Promise<string> {
  empty(folder);
  await bundle(folder, {
    entries: { load: 'src/lib/node/load-program.ts', ...entries },
    constants,
    format: 'cjs',
    plugins: [installedAddon],
    splitting: {
      groups: [
        // What the first file has is not in the second.
        oneFile('writer', [THREADS['writer-thread']]),
        oneFile('gateway', [THREADS['gateway-thread'], 'src/gateway/http/app.ts']),
      ],
    },
  });
  writeEntries(folder);
  for (const [place, source] of Object.entries(shipped)) {
    cpSync(join(root, source), join(folder, place), { recursive: true });
  }
  await buildConsole(join(folder, 'console'));
  await buildAccountPage(join(folder, 'account'));
  await buildDocs(join(folder, 'docs'));
  return join(folder, 'main.js');
}

/** The files that Node runs, with their sources. */
const entries = { start: 'src/start.ts', ...THREADS, ...PROCESSES };

/** Writes the files that Node runs. Each loads the bundled file of its name by src/lib/node/load-program.ts. */
function writeEntries(folder: string): void {
  const code = createHash('sha256');
  for (const name of globSync('*.cjs', { cwd: folder }).toSorted()) code.update(readFileSync(join(folder, name)));
  const build = code.digest('hex').slice(0, 16);
  for (const name of Object.keys(entries))
    writeFileSync(
      join(folder, `${name}.js`),
      `import{createRequire}from'node:module';createRequire(import.meta.url)('./load.cjs').loadProgram(import.meta.dirname,'${name}','${build}');\n`,
    );
  writeFileSync(join(folder, 'main.js'), read('src/main.ts').replace('./start.ts', './start.js'));
}

/** One file in place of the library's twelve: only its search for the addon stays where it is installed. */
const installedAddon: Plugin = {
  name: 'load the addon where it is installed',
  resolveId: (path, importer) =>
    path === './binding' && importer?.includes('better-sqlite3') === true ? INSTALLED_ADDON : null,
  load: (id) =>
    id !== INSTALLED_ADDON
      ? null
      : {
          code: `const require = process.getBuiltinModule('module').createRequire(__filename);
            export const { getBinding } = require(require.resolve('better-sqlite3').replace(/index.js$/, 'binding.js'));`,
          moduleType: 'js',
        },
};

const INSTALLED_ADDON = '\0installed addon';

/**
 * Everything that some modules load first is one file. V8 makes faster code of calls within a module than of calls of another one, and
 * loading one file costs less than loading a hundred.
 */
function oneFile(name: string, first: readonly string[]): CodeSplittingGroup {
  let loaded: ReadonlySet<string> | undefined;
  return {
    name(id, bundled) {
      const paths = first.map((path) => join(root, path));
      loaded ??= importsOf(paths, (module) => bundled.getModuleInfo(module)?.importedIds ?? []);
      return loaded.has(id) ? name : null;
    },
    debugName: name,
  };
}

/** Every module that some modules import, without those that they import when they need them. */
function importsOf(modules: readonly string[], importedBy: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  // A set is iterated over what is added meanwhile.
  for (const id of modules) for (const next of importedBy(id)) found.add(next);
  for (const id of found) for (const next of importedBy(id)) found.add(next);
  return found;
}

function empty(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      if (name !== executableName) rmSync(join(folder, name), { recursive: true, force: true });
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

if (import.meta.main) console.log(`built ${await build(join(root, 'dist'))}`);
