/** What a release is made from besides the checkout: Node for another processor, from npm, and the libraries of the image, from Debian. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** A processor that releases are made for, by its names. */
export interface Processor {
  /** In Node and npm. */
  readonly node: string;
  /** In Debian and in images. */
  readonly debian: string;
}

export const PROCESSORS: readonly Processor[] = [
  { node: 'x64', debian: 'amd64' },
  { node: 'arm64', debian: 'arm64' },
];

/** What Node needs of the system, with the files that name it and its time zones. */
const LIBRARIES = ['base-files', 'ca-certificates', 'libatomic1', 'libc6', 'libgcc-s1', 'libstdc++6'];

/** Downloads are kept. Remove the folder to get the present versions of Debian's packages. */
const downloads = process.env.RELEASE_DOWNLOADS ?? join(homedir(), '.cache/tollgate-release');

/** @returns the path of the pinned Node for a processor of Linux. */
export function nodeFor({ node }: Processor): string {
  const name = `node-linux-${node}-${process.versions.node}`;
  return join(
    kept(name, (folder) => {
      // npm compares the package with the digest that the registry states.
      const spec = `node-linux-${node}@${process.versions.node}`;
      execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, spec], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      execFileSync('tar', ['-xzf', join(folder, `${name}.tgz`), '-C', folder, 'package/bin/node', 'package/LICENSE']);
      rmSync(join(folder, `${name}.tgz`));
    }),
    'package/bin/node',
  );
}

/** @returns the paths of Debian's packages that the image has. Needs apt, with the sources of a Debian. */
export function librariesFor({ debian }: Processor): readonly string[] {
  const folder = kept(`debian-${debian}`, (folder) => {
    // A state of its own, so that the machine's packages and processors stay as they are.
    const state = join(folder, 'apt');
    for (const part of ['lists/partial', 'cache/archives/partial']) mkdirSync(join(state, part), { recursive: true });
    writeFileSync(join(state, 'status'), '');
    const options = [
      `APT::Architecture=${debian}`,
      `APT::Architectures=${debian}`,
      `Dir::State=${state}`,
      `Dir::State::status=${join(state, 'status')}`,
      `Dir::Cache=${join(state, 'cache')}`,
      'APT::Sandbox::User=root',
    ].flatMap((option) => ['-o', option]);
    const run = (...args: string[]) =>
      execFileSync('apt-get', ['-qq', ...options, ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    run('update');
    run('download', ...LIBRARIES);
    rmSync(state, { recursive: true });
  });
  return readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name));
}

/** A folder of the downloads. It appears only when it is complete. */
function kept(name: string, fill: (folder: string) => void): string {
  const folder = join(downloads, name);
  if (existsSync(folder)) return folder;
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  fill(partial);
  renameSync(partial, folder);
  return folder;
}
