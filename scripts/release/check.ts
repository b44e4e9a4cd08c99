/**
 * Starts each artefact of a release that can run here, and bills a video with it, as its user would: `init`, `serve --sandbox`, one request.
 * Packages are installed where they leave nothing behind: below an overlay, or in a folder that is removed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { firstVideo, type Report } from '../../test/deploy/first-video.ts';
import { root } from '../bundle.ts';
import { PROCESSORS } from './inputs.ts';
import { sha256 } from './sha256.ts';

/** What a program needs to measure a reference of the sandbox, and to be found. */
const env = {
  PATH: dirname(process.execPath) + delimiter + (process.env.PATH ?? ''),
  TOLLGATE_ALLOW_PRIVATE_MEDIA: '1',
};

/** @param folder as `npm run release` made it. @throws if an artefact is damaged, or one that can run here does not bill. */
export async function checkRelease(folder: string): Promise<void> {
  for (const line of readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n')) {
    const [digest, name = ''] = line.split('  ');
    if (sha256(join(folder, name)) !== digest) throw new Error(`${name} does not have the digest in SHA256SUMS`);
  }
  const file = (pattern: RegExp) => {
    const name = readdirSync(folder).find((each) => pattern.test(each));
    if (name === undefined) throw new Error(`${folder} has no ${pattern}`);
    return join(folder, name);
  };
  for (const { node, debian } of PROCESSORS) {
    const executable = file(new RegExp(`-linux-${node}$`));
    const archive = file(new RegExp(`_${debian}\\.deb$`));
    const isHere = node === process.arch;
    await inFolder(async (work) => {
      const image = unpackImage(file(new RegExp(`-image-${debian}\\.tar$`)), join(work, 'image'));
      if (isHere) {
        await bill(executable, [executable], work);
        await bill(`the image for ${debian}`, [...inContainer(image), '/usr/local/bin/tollgate'], work);
        expectBilled(archive, installDebian(archive, work));
      } else if (spawnSync(EMULATOR, ['--version']).status === 0) {
        // The libraries come from the image, which a system of that processor has too.
        await bill(`${executable}, emulated`, [EMULATOR, '-L', image, executable], work);
        const inImage = join(image, 'usr/local/bin/tollgate');
        await bill(`the program of the image for ${debian}, emulated`, [EMULATOR, '-L', image, inImage], work);
        console.log(`not installed: ${archive}, because dpkg refuses another processor`);
      } else console.log(`not run: everything for ${node}, because ${EMULATOR} is not installed (qemu-user-static)`);
    });
  }
  await inFolder(async (work) => {
    const archive = file(/\.tgz$/);
    execFileSync('npm', ['install', '--silent', '--prefix', work, archive], { stdio: ['ignore', 'ignore', 'inherit'] });
    await bill(archive, [join(work, 'node_modules/.bin/tollgate')], work);
  });
}

const EMULATOR = 'qemu-aarch64-static';

async function inFolder(use: (work: string) => Promise<void>): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'tollgate-check-'));
  try {
    await use(work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Bills a video with a program in a new folder. */
async function bill(what: string, command: readonly string[], work: string): Promise<void> {
  const folder = mkdtempSync(join(work, 'empty-'));
  expectBilled(what, await firstVideo({ command, folder, env }));
}

/** @throws with all that was seen, if the video was not charged or the audit found a breach. */
function expectBilled(what: string, report: Report): void {
  const { created, polled, ledger, audit, stopped } = report;
  const charge = /capture .*/.exec(ledger.output)?.[0];
  const isGood = created.status === 'running' && polled.status === 'succeeded' && audit.code === 0 && stopped === 0;
  if (!isGood || charge === undefined)
    throw new Error(`${what} did not bill a video: ${JSON.stringify(report, null, 2)}`);
  console.log(`${what}: ${charge}`);
}

/** Unpacks the layers of an OCI archive. @returns the folder with the files of the image. */
function unpackImage(archive: string, folder: string): string {
  const oci = `${folder}.oci`;
  for (const each of [oci, folder]) mkdirSync(each);
  execFileSync('tar', ['-xf', archive, '-C', oci]);
  const blob = (digest: string) => join(oci, 'blobs', digest.replace(':', '/'));
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
  const { layers } = read(blob(read(join(oci, 'index.json')).manifests[0].digest));
  for (const { digest } of layers) execFileSync('tar', ['-xpf', blob(digest), '-C', folder]);
  return folder;
}

/** Starts a program of an image as its user, with only the files of the image and its own processes. */
function inContainer(image: string): readonly string[] {
  mkdirSync(join(image, 'proc'), { recursive: true });
  const own = ['--mount', '--pid', '--fork', '--mount-proc=/proc'];
  return ['unshare', ...own, `--root=${image}`, '--wd=/var/lib/tollgate', '--setgid=65532', '--setuid=65532'];
}

/** Installs, upgrades and purges a package on a view of this system. $1 is a folder, $2 the package, $3 the checkout, $4 Node. */
const INSTALL = `set -e
mount -t tmpfs none "$1"
mkdir "$1/upper" "$1/work" "$1/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/upper,workdir=$1/work" "$1/root"
for each in /proc /dev /sys "$3" "$(dirname "$2")"; do mkdir -p "$1/root$each"; mount --rbind "$each" "$1/root$each"; done
exec chroot "$1/root" sh -ec '
  dpkg --install "$2" >&2
  test "$(stat -c "%U %a" /var/lib/tollgate)" = "tollgate 700"
  test "$(stat -c "%U %a" /etc/tollgate/tollgate.env)" = "root 600"
  echo "# edited" >> /etc/tollgate/gateway.yaml
  dpkg --install "$2" >&2
  grep -q "# edited" /etc/tollgate/gateway.yaml
  if command -v systemd-analyze >/dev/null; then systemd-analyze verify /usr/lib/systemd/system/tollgate.service >&2; fi
  cd /etc/tollgate
  runuser -u tollgate -- tollgate migrate --store sqlite:/var/lib/tollgate/tollgate.db >&2
  install -d -o tollgate /srv/empty
  "$4" "$3/test/deploy/first-video.ts" /srv/empty runuser -u tollgate -- tollgate
  dpkg --purge tollgate >&2
  test ! -e /usr/bin/tollgate
  test -e /var/lib/tollgate/tollgate.db
' sh "$@"
`;

function installDebian(archive: string, work: string): Report {
  const system = join(work, 'system');
  mkdirSync(system);
  const printed = execFileSync(
    'unshare',
    ['--mount', 'sh', '-c', INSTALL, 'sh', system, archive, root.replace(/\/$/, ''), process.execPath],
    {
      env: { ...env, FIRST_VIDEO: JSON.stringify(env), DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return JSON.parse(printed);
}
