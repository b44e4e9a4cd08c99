/**
 * Builds the program for deployment: `npm run build` writes a few JavaScript files, the migrations and the starter configuration to
 * `dist/`. The build starts faster than the source, which loads a thousand files, and it depends only on better-sqlite3.
 */
import { createHash } from 'node:crypto';
import { cpSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type BuildOptions, build as bundle } from 'esbuild';
import { includedNames } from '../src/cli/starter.ts';
import { PROCESSES, THREADS } from '../src/platform/started-modules.ts';
import { buildConsole } from './build-console.ts';
import { buildDocs } from './build-docs.ts';

/** The project's root folder. */
export const root = resolve(import.meta.dirname, '..');

/** How both forms of the program are bundled. */
export const bundling = {
  absWorkingDir: root,
  // One flat folder, so that paths relative to a file's own URL still resolve.
  entryNames: '[name]',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // Defines `require` for bundled packages that use it.
  banner: { js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);` },
  // Packages that `ws` would load if they are installed. The program loads no code from outside the build.
  define: { 'process.env.WS_NO_BUFFER_UTIL': '"1"', 'process.env.WS_NO_UTF_8_VALIDATE': '"1"' },
  // Names are kept, so that stack traces stay readable.
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'error',
} as const satisfies BuildOptions;

/** The benchmark stays source: only a checkout has it. */
export const withoutBenchmark: NonNullable<BuildOptions['plugins']>[number] = {
  name: 'keep the benchmark as source',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/bench\/run\.ts$/ }, () => ({ path: '../bench/run.ts', external: true })),
};

/**
 * Fastify and undici import HTTP/2 and HTTPS, which the program serves and uses nowhere in this form. Loading these parts of Node takes
 * 10 ms of every start, so Fastify loads them when it uses them, and undici not at all: `allowH2` is false.
 */
export const withoutHttp2: NonNullable<BuildOptions['plugins']>[number] = {
  name: 'load no HTTP/2',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:(http2|https)$/ }, ({ path, importer }) => {
      if (importer === join(root, 'node_modules/fastify/lib/server.js')) return { path, namespace: 'lazy' };
      if (importer === join(root, 'node_modules/undici/lib/dispatcher/client-h2.js'))
        return { path, namespace: 'absent' };
      return undefined;
    });
    onLoad({ filter: /.*/, namespace: 'lazy' }, ({ path }) => ({
      contents: `module.exports = new Proxy({}, { get: (_, name) => require('${path}')[name] });`,
    }));
    onLoad({ filter: /.*/, namespace: 'absent' }, ({ path }) => ({
      contents: `throw new Error('${path} is not part of the program');`,
    }));
  },
};

/**
 * Libraries that are loaded when they are used: Ajv compiles only schemas that are not shipped, Fastify gets no schemas, and semver compares
 * the versions of plugins. Loading them takes 15 ms of every start and of every thread.
 */
export const atFirstUse: NonNullable<BuildOptions['plugins']>[number] = {
  name: 'load libraries at first use',
  setup({ onResolve, onLoad }) {
    const namespace = 'first-use';
    const of: Readonly<Record<string, readonly string[]>> = {
      [join(root, 'src/schemas/validator.ts')]: ['ajv', 'ajv-formats'],
      [join(root, 'node_modules/fastify/lib/schema-controller.js')]: [
        '@fastify/ajv-compiler',
        '@fastify/fast-json-stringify-compiler',
      ],
      [join(root, 'node_modules/fastify/lib/plugin-utils.js')]: ['semver'],
    };
    const contents: Readonly<Record<string, string>> = {
      ajv: `export const Ajv = new Proxy(class {}, { construct: (_, options) => new (require('ajv').Ajv)(...options) });`,
      'ajv-formats': `export default { default: (ajv) => require('ajv-formats').default(ajv) };`,
      semver: `module.exports = new Proxy({}, { get: (_, name) => require('semver')[name] });`,
    };
    // Each returns a function that makes compilers of schemas.
    const compilers = (path: string) => `module.exports = (...one) => (...two) => require('${path}')(...one)(...two);`;
    onResolve({ filter: /^(ajv|ajv-formats|semver|@fastify\/.+-compiler)$/ }, ({ path, importer }) =>
      of[importer]?.includes(path) === true ? { path, namespace, pluginData: importer } : undefined,
    );
    onLoad({ filter: /.*/, namespace }, ({ path, pluginData }) => ({
      contents: contents[path] ?? compilers(path),
      resolveDir: dirname(pluginData),
    }));
  },
};

function read(name: string): string {
  return readFileSync(join(root, name), 'utf8');
}

/**
 * Files that the program reads, by their places in `dist/`, as sources in the project. A place that ends with `/` is a folder. The
 * executable contains the same ones.
 */
export const shipped: Readonly<Record<string, string>> = {
  ...Object.fromEntries(includedNames(read('gateway.yaml')).map((name) => [`starter/${name}`, name])),
  'migrations/': 'src/engines/migrations/',
  'starter/examples/': 'examples/',
  'starter/gateway.yaml': 'gateway.yaml',
  'starter/schemas/': 'schemas/',
};

/** The executable of `npm run build:binary`, which a build leaves in place. */
export const executableName = 'tollgate';

/**
 * Constants of the program that is deployed: what it does by default (src/serve/threads-option.ts), and the identity of its code, by
 * which it knows what it has cached (src/start.ts).
 */
export function asDeployed(): NonNullable<BuildOptions['define']> {
  const code = createHash('sha256');
  const sources = globSync(
    ['{src,console}/**/*.{ts,tsx,js,css,html,sql}', 'schemas/*.json', 'package.json', 'package-lock.json'],
    {
      cwd: root,
    },
  );
  for (const name of sources.toSorted()) code.update(`${name}\n`).update(read(name));
  return { ...bundling.define, DEPLOYED: 'true', BUILD: JSON.stringify(code.digest('hex')) };
}

/**
 * Builds the program.
 *
 * @param folder is emptied first; it must be inside the project, to find better-sqlite3.
 * @param define other constants than those of the program that is deployed.
 * @returns the path of the program.
 */
export async function build(folder: string, define = asDeployed()): Promise<string> {
  empty(folder);
  await bundle({
    ...bundling,
    define,
    entryPoints: ['src/main.ts', ...Object.values(THREADS), ...Object.values(PROCESSES)],
    outdir: folder,
    chunkNames: '[name]-[hash]',
    splitting: true,
    external: ['better-sqlite3'],
    legalComments: 'linked',
    plugins: [withoutBenchmark, withoutHttp2, atFirstUse],
  });
  for (const [place, source] of Object.entries(shipped)) {
    cpSync(join(root, source), join(folder, place), { recursive: true });
  }
  await buildConsole(join(folder, 'console'));
  await buildDocs(join(folder, 'docs'));
  return join(folder, 'main.js');
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
