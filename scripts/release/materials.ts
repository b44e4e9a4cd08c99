/** The bill of materials: the libraries that are in the program, Node, and the packages of the image, as CycloneDX. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build as bundle } from 'esbuild';
import { PROCESSES, THREADS } from '../../src/platform/started-modules.ts';
import { atFirstUse, bundling, root, withoutBenchmark, withoutHttp2 } from '../build.ts';

interface Component {
  readonly type: string;
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
}

/**
 * @param libraries the paths of Debian's packages in the images.
 * @param epoch_s the time of the document, in seconds.
 * @returns the document, whose parts npm describes; those of the tests are left out.
 */
export async function billOfMaterials(libraries: readonly string[], epoch_s: number): Promise<string> {
  const printed = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const { metadata, components, dependencies, serialNumber: _, ...document } = JSON.parse(printed);
  const bundled = await bundledPackages();
  const used: readonly Component[] = components.filter(({ name, version }: Component) =>
    bundled.has(`${name}@${version}`),
  );
  const found = new Set(used.map(({ name, version }) => `${name}@${version}`));
  const missing = [...bundled].filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`the lock file does not have what is bundled: ${missing.join(', ')}`);
  const others = [nodeComponent(), ...libraries.map(debianComponent)];
  const known = new Set([...used, ...others].map((each) => each['bom-ref']));
  const name = 'tollgate';
  const bill = {
    ...document,
    metadata: {
      ...metadata,
      timestamp: new Date(epoch_s * 1000).toISOString(),
      component: { ...metadata.component, type: 'application', name },
    },
    components: [...used.map(({ scope: _, ...each }: Component & { scope?: string }) => each), ...others],
    dependencies: dependencies
      .filter(({ ref }: { ref: string }) => known.has(ref))
      .map(({ ref, dependsOn = [] }: { ref: string; dependsOn?: string[] }) => ({
        ref,
        dependsOn: dependsOn.filter((each) => known.has(each)),
      })),
  };
  const digest = createHash('sha256').update(JSON.stringify(bill)).digest('hex');
  const uuid = [8, 12, 16, 20, 32].map((end, index, ends) => digest.slice(ends[index - 1] ?? 0, end)).join('-');
  return `${JSON.stringify({ ...bill, serialNumber: `urn:uuid:${uuid}` }, null, 2)}\n`;
}

/** `name@version` of every package of which a file is in the program or the console. */
async function bundledPackages(): Promise<ReadonlySet<string>> {
  const entries = ['src/main.ts', 'src/executable.ts', ...Object.values(THREADS), ...Object.values(PROCESSES)];
  const common = { absWorkingDir: root, bundle: true, write: false, metafile: true, logLevel: 'error' } as const;
  const results = await Promise.all([
    bundle({
      ...bundling,
      ...common,
      entryPoints: entries,
      outdir: 'out',
      plugins: [withoutBenchmark, withoutHttp2, atFirstUse],
      external: ['./binding'],
    }),
    bundle({
      ...common,
      entryPoints: ['console/main.tsx'],
      outdir: 'out',
      jsx: 'automatic',
      jsxImportSource: 'preact',
    }),
  ]);
  const folders = results
    .flatMap(({ metafile }) => Object.keys(metafile.inputs))
    .flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []);
  return new Set(
    [...new Set(folders)].map((folder) => {
      const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      return `${name}@${version}`;
    }),
  );
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
