/** Bundles the program's modules and its libraries, for both forms of it. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type InputOptions, type OutputOptions, type Plugin, rolldown } from 'rolldown';

/** The project's root folder. */
export const root = resolve(import.meta.dirname, '..');

/** Constants that the code is built with, as source texts. */
export type Constants = Readonly<Record<string, string>>;

/** Packages that `ws` would load if they are installed. The program loads no code from outside the build. */
export const constants: Constants = {
  'process.env.WS_NO_BUFFER_UTIL': '"1"',
  'process.env.WS_NO_UTF_8_VALIDATE': '"1"',
};

/** Constants of a program that does not change any more: the identity of its code, by which it knows what it has cached (src/start.ts). */
export function asBuilt(): Constants {
  const code = createHash('sha256');
  const sources = globSync(
    ['{src,console}/**/*.{ts,tsx,js,css,html,sql}', 'schemas/*.json', 'package.json', 'package-lock.json'],
    { cwd: root, exclude: ['**/*.test.ts'] },
  );
  for (const name of sources.toSorted()) code.update(`${name}\n`).update(readFileSync(join(root, name)));
  return { ...constants, BUILD: JSON.stringify(code.digest('hex')) };
}

/** Constants of the program that is deployed, with what it does by default (src/cli/serve/default-threads.ts). */
export function asDeployed(): Constants {
  return { ...asBuilt(), DEPLOYED: 'true' };
}

/** What is bundled, and how. */
export interface Bundle {
  /** Files of the project by the names of the bundled files. */
  readonly entries: Readonly<Record<string, string>>;
  readonly constants: Constants;
  readonly external?: InputOptions['external'];
  readonly plugins?: readonly Plugin[];
  readonly format?: 'esm' | 'cjs';
  readonly splitting: NonNullable<OutputOptions['codeSplitting']>;
}

/** Writes the bundled files to a folder. @returns the ids of the modules in them. @throws Error with the place of the mistake. */
export async function bundle(
  folder: string,
  { entries, constants, external, plugins, splitting, format = 'esm' }: Bundle,
): Promise<readonly string[]> {
  const bundled = await rolldown({
    cwd: root,
    input: { ...entries },
    platform: 'node',
    ...(external && { external }),
    transform: { target: 'node24', define: { ...constants } },
    plugins: [withoutBenchmark, withoutHttp2, atFirstUse, oneBytePerCharacter, ...(plugins ?? [])],
    logLevel: 'warn',
    onwarn(warning, warn) {
      // Libraries use `eval` to look for modules of other platforms.
      if (warning.code !== 'EVAL') warn(warning);
    },
  });
  try {
    const { output } = await bundled.write({
      dir: folder,
      format,
      // One flat folder, so that paths relative to a file's own URL still resolve.
      entryFileNames: format === 'esm' ? '[name].js' : '[name].cjs',
      chunkFileNames: format === 'esm' ? '[name]-[hash].js' : '[name]-[hash].cjs',
      codeSplitting: splitting,
      // Names are kept, so that stack traces stay readable.
      minify: { compress: true, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
    });
    return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  } finally {
    await bundled.close();
  }
}

/** The benchmark stays source: only a checkout has it. */
const withoutBenchmark: Plugin = {
  name: 'keep the benchmark as source',
  resolveId: (path) => (path.endsWith('/bench/run.ts') ? { id: '../bench/run.ts', external: 'absolute' } : null),
};

/**
 * Fastify and undici import HTTP/2 and HTTPS, which the program serves and uses nowhere in this form. Loading these parts of Node takes
 * 10 ms of every start, so Fastify loads them when it uses them, and undici not at all: `allowH2` is false.
 */
const withoutHttp2: Plugin = {
  name: 'load no HTTP/2',
  resolveId(path, importer) {
    if (!/^node:(http2|https)$/.test(path)) return null;
    if (importer === join(root, 'node_modules/fastify/lib/server.js')) return `\0lazy ${path}`;
    return importer === join(root, 'node_modules/undici/lib/dispatcher/client-h2.js') ? `\0absent ${path}` : null;
  },
  load(id) {
    const [kind, path] = id.split(' ');
    if (kind === '\0lazy')
      return `module.exports = new Proxy({}, { get: (_, name) => process.getBuiltinModule('${path}')[name] });`;
    return kind === '\0absent' ? `throw new Error('${path} is not part of the program');` : null;
  },
};

/**
 * Libraries that are loaded when they are used: Ajv compiles only schemas that are not shipped, Fastify gets no schemas, and semver compares
 * the versions of plugins. Loading them takes 15 ms of every start and of every thread.
 */
const atFirstUse: Plugin = {
  name: 'load libraries at first use',
  resolveId(path, importer) {
    if (importer?.startsWith(FIRST_USE))
      return this.resolve(path, importer.slice(FIRST_USE.length).split(' ')[0], { skipSelf: true });
    return importer !== undefined && LOADED_LATE[importer]?.includes(path) === true
      ? `${FIRST_USE}${importer} ${path}`
      : null;
  },
  load(id) {
    if (!id.startsWith(FIRST_USE)) return null;
    const path = id.split(' ').at(-1) ?? '';
    // The others are functions that make compilers of schemas.
    return {
      code: LATE_FORMS[path] ?? `module.exports = (...one) => (...two) => require('${path}')(...one)(...two);`,
      moduleType: 'js',
    };
  },
};

const FIRST_USE = '\0first-use ';

/** By the file that imports them. */
const LOADED_LATE: Readonly<Record<string, readonly string[]>> = {
  [join(root, 'src/billing/schemas/validator.ts')]: ['ajv', 'ajv-formats'],
  [join(root, 'node_modules/fastify/lib/schema-controller.js')]: [
    '@fastify/ajv-compiler',
    '@fastify/fast-json-stringify-compiler',
  ],
  [join(root, 'node_modules/fastify/lib/plugin-utils.js')]: ['semver'],
};

const LATE_FORMS: Readonly<Record<string, string>> = {
  ajv: `exports.Ajv = new Proxy(class {}, { construct: (_, options) => new (require('ajv').Ajv)(...options) });`,
  'ajv-formats': `module.exports = { default: (ajv) => require('ajv-formats').default(ajv) };`,
  semver: `module.exports = new Proxy({}, { get: (_, name) => require('semver')[name] });`,
};

/** V8 keeps a source with a character beyond ASCII in two bytes for each character. After the code generator only comments have them. */
const oneBytePerCharacter: Plugin = {
  name: 'write ASCII',
  generateBundle(_, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, (character) => asEscape(character));
  },
};

function asEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
