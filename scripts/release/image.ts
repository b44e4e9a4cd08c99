/**
 * The container image as an OCI archive, by buildah without a daemon. It is the last stage of deploy/Dockerfile, on Debian's own packages in
 * place of the base image, which has the same ones.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../bundle.ts';

/** What differs from one image to another. */
export interface Image {
  readonly executable: string;
  /** An executable for this machine, which writes the configuration. */
  readonly here: string;
  /** The name of the processor in images. */
  readonly processor: string;
  /** Debian's packages below the executable. */
  readonly libraries: readonly string[];
  readonly version: string;
  /** The time of every file, in seconds. */
  readonly epoch_s: number;
}

const USERS = 'root:x:0:0:root:/root:/sbin/nologin\nnonroot:x:65532:65532:nonroot:/var/lib/tollgate:/sbin/nologin\n';
const GROUPS = 'root:x:0:\nnonroot:x:65532:\n';

/** @param file the archive to write. Needs buildah, tar and dpkg-deb. @throws if it cannot be built. */
export function buildImage(file: string, image: Image): void {
  const work = mkdtempSync(join(tmpdir(), 'tollgate-image-'));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: work, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    makeContext(work, image, run);
    const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM ') + 1);
    writeFileSync(
      join(work, 'Dockerfile'),
      last.replace(/^FROM .*$/m, 'FROM scratch\nCOPY /base /').replaceAll('--from=build ', ''),
    );
    // vfs and chroot need no privileges of a kernel, and a store of its own leaves nothing behind.
    const buildah = (...args: string[]) =>
      run(
        'buildah',
        '--root',
        join(work, 'containers'),
        '--runroot',
        join(work, 'run'),
        '--storage-driver',
        'vfs',
        ...args,
      );
    const name = `tollgate:${image.version}`;
    const built = ['bud', '--isolation', 'chroot', '--format', 'oci', '--timestamp', String(image.epoch_s)];
    buildah(...built, '--arch', image.processor, '--tag', name, '--file', join(work, 'Dockerfile'), work);
    buildah('push', '--quiet', name, `oci:${join(work, 'oci')}:${image.version}`);
    const order = [
      '--sort=name',
      `--mtime=@${image.epoch_s}`,
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=go=rX,u=rwX',
    ];
    run('tar', ...order, '-C', join(work, 'oci'), '-cf', file, 'blobs', 'index.json', 'oci-layout');
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The folders that the last stage copies: `/base`, in place of its base image, `/image` and `/store`. */
function makeContext(work: string, image: Image, run: (command: string, ...args: string[]) => Buffer): void {
  const base = join(work, 'base');
  mkdirSync(join(base, 'var/lib/dpkg/status.d'), { recursive: true });
  for (const library of image.libraries) {
    run('dpkg-deb', '--extract', library, base);
    // Scanners read the installed packages there.
    writeFileSync(
      join(base, 'var/lib/dpkg/status.d', basename(library).split('_')[0] ?? ''),
      run('dpkg-deb', '--field', library),
    );
  }
  for (const part of ['doc', 'lintian', 'man', 'info']) {
    for (const name of globSync(`usr/share/${part}/**`, { cwd: base, withFileTypes: true })) {
      // The licences stay.
      if (!name.isDirectory() && name.name !== 'copyright') rmSync(join(name.parentPath, name.name));
    }
  }
  const certificates = globSync('usr/share/ca-certificates/**/*.crt', { cwd: base }).toSorted();
  mkdirSync(join(base, 'etc/ssl/certs'), { recursive: true });
  writeFileSync(
    join(base, 'etc/ssl/certs/ca-certificates.crt'),
    certificates.map((name) => readFileSync(join(base, name), 'utf8')).join(''),
  );
  writeFileSync(join(base, 'etc/passwd'), USERS);
  writeFileSync(join(base, 'etc/group'), GROUPS);
  for (const place of ['image/etc/tollgate', 'image/usr/local/bin', 'store'])
    mkdirSync(join(work, place), { recursive: true });
  cpSync(image.executable, join(work, 'image/usr/local/bin/tollgate'));
  chmodSync(join(work, 'image/usr/local/bin/tollgate'), 0o755);
  run(image.here, 'init', join(work, 'image/etc/tollgate'));
}
