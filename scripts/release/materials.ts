/** The bill of materials: the libraries that are in the program, Node, and the packages of the image, as CycloneDX. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { PROCESSES, THREADS } from '../../src/lib/node/started-modules.ts';
import { asDeployed, bundle, root } from '../bundle.ts';

interface Component {
  readonly type: string;
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly object[];
  readonly hashes?: readonly object[];
}

/**
 * @param libraries the paths of Debian's packages in the images.
 * @param epoch_s the time of the document, in seconds.
 * @returns the document. What only builds or tests the program is not in it.
 */
export async function billOfMaterials(libraries: readonly string[], epoch_s: number): Promise<string> {
  const { name, version, license } = readJson('package.json');
  const components = [
    ...(await bundledFolders()).map(npmComponent),
    nodeComponent(),
    ...libraries.map(debianComponent),
  ].toSorted((a, b) => (a.purl < b.purl ? -1 : 1));
  const purl = `pkg:npm/${name}@${version}`;
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      timestamp: new Date(epoch_s * 1000).toISOString(),
      component: {
        type: 'application',
        'bom-ref': purl,
        name,
        version,
        purl,
        licenses: [{ license: { id: license } }],
      },
    },
    components,
    dependencies: [{ ref: purl, dependsOn: components.map((each) => each['bom-ref']) }],
  };
  const digest = createHash('sha256').update(JSON.stringify(bill)).digest('hex');
  const uuid = [8, 12, 16, 20, 32].map((end, index, ends) => digest.slice(ends[index - 1] ?? 0, end)).join('-');
  return `${JSON.stringify({ ...bill, serialNumber: `urn:uuid:${uuid}` }, null, 2)}\n`;
}

function readJson(file: string) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

/** @param folder of the package, such as `node_modules/fastify`. npm's `integrity` is of the package as it was published. */
function npmComponent(folder: string): Component {
  const { name, version, license } = readJson(join(folder, 'package.json'));
  const [algorithm, digest = ''] = (readJson('package-lock.json').packages[folder]?.integrity ?? '').split('-');
  if (algorithm !== 'sha512') throw new Error(`package-lock.json has no digest of ${folder}`);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
    ...(typeof license === 'string' && {
      licenses: [license.includes(' ') ? { expression: license } : { license: { id: license } }],
    }),
  };
}

/** The folder of every package of which a file is in the program, the console or the documentation. */
async function bundledFolders(): Promise<readonly string[]> {
  const work = mkdtempSync(join(tmpdir(), 'tollgate-materials-'));
  try {
    const program = await bundle(work, {
      entries: { main: 'src/main.ts', executable: 'src/executable.ts', ...THREADS, ...PROCESSES },
      constants: asDeployed(),
      external: ['better-sqlite3'],
      splitting: {},
    });
    const { metafile } = await esbuild({
      absWorkingDir: root,
      entryPoints: ['console/main.tsx', 'console/docs.ts'],
      outdir: work,
      bundle: true,
      write: false,
      metafile: true,
      logLevel: 'error',
      jsx: 'automatic',
      jsxImportSource: 'preact',
    });
    const modules = [...program, ...Object.keys(metafile.inputs), 'node_modules/better-sqlite3/'];
    const folders = modules.flatMap((path) => /node_modules\/(?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(path) ?? []);
    return [...new Set(folders)];
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function nodeComponent(): Component {
  const { node: version } = process.versions;
  return { type: 'platform', 'bom-ref': `node@${version}`, name: 'node', version, purl: `pkg:generic/node@${version}` };
}

/** @param path such as `libc6_2.36-9+deb12u14_amd64.deb`. apt writes `%3a` for a colon. */
function debianComponent(path: string): Component {
  const [name = '', written = '', processor = ''] = basename(path, '.deb').split('_');
  const version = decodeURIComponent(written);
  const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${processor}`;
  return { type: 'library', 'bom-ref': purl, name, version, purl };
}
