/** The package for Debian: the executable, the systemd unit, and the shipped configuration as files that upgrades keep. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  globSync,
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../bundle.ts';

/** What differs from one package to another. */
export interface DebianPackage {
  /** The executable for that processor. */
  readonly executable: string;
  /** An executable for this machine, which writes the configuration. */
  readonly here: string;
  /** Debian's name of the processor. */
  readonly processor: string;
  readonly version: string;
  /** The licences of Node. */
  readonly licence: string;
  /** The time of every file, in seconds. */
  readonly epoch_s: number;
  /** The default is what every dpkg reads; `none` is for tests. */
  readonly compression?: 'xz' | 'none';
}

const MAINTAINER = 'The tollgate maintainers <maintainers@tollgate.invalid>';

const SCRIPTS: Readonly<Record<string, string>> = {
  postinst: `#!/bin/sh
set -e
if [ "$1" = configure ]; then
  if ! getent passwd tollgate >/dev/null; then
    adduser --quiet --system --group --no-create-home --home /var/lib/tollgate tollgate
  fi
  install -d -o tollgate -g tollgate -m 700 /var/lib/tollgate
  if [ -d /run/systemd/system ]; then systemctl daemon-reload >/dev/null || true; fi
fi
`,
  // An upgrade neither stops nor starts the gateway: its operator backs the store up first.
  prerm: `#!/bin/sh
set -e
if [ "$1" = remove ] && [ -d /run/systemd/system ]; then deb-systemd-invoke stop tollgate.service >/dev/null || true; fi
`,
  // The store has money in it, so not even a purge removes it.
  postrm: `#!/bin/sh
set -e
if [ "$1" = purge ]; then
  if command -v deb-systemd-helper >/dev/null; then deb-systemd-helper purge tollgate.service >/dev/null || true; fi
  if [ -d /var/lib/tollgate ]; then echo 'tollgate: /var/lib/tollgate stays; it has the store' >&2; fi
fi
`,
};

const GUIDE = `tollgate for Debian

The service is neither enabled nor started by the installation. As root:

  editor /etc/tollgate/gateway.yaml /etc/tollgate/prices.yaml
  editor /etc/tollgate/tollgate.env          # TOLLGATE_C_URL=..., TOLLGATE_C_KEY=..., one per line
  cd /etc/tollgate
  runuser -u tollgate -- tollgate migrate --store sqlite:/var/lib/tollgate/tollgate.db
  systemctl enable --now tollgate

An upgrade does not restart the service. Back the store up, then: tollgate check, tollgate migrate, systemctl restart tollgate.
Neither the removal nor the purge of the package removes /var/lib/tollgate.
`;

/** @param file the package to write. Needs dpkg-deb. @throws if it cannot be built. */
export function buildDebian(file: string, made: DebianPackage): void {
  const work = mkdtempSync(join(tmpdir(), 'tollgate-debian-'));
  try {
    const put = (place: string, content: string | Buffer, mode = 0o644) => {
      mkdirSync(dirname(join(work, place)), { recursive: true });
      writeFileSync(join(work, place), content);
      chmodSync(join(work, place), mode);
    };
    mkdirSync(join(work, 'usr/bin'), { recursive: true });
    cpSync(made.executable, join(work, 'usr/bin/tollgate'));
    mkdirSync(join(work, 'etc'));
    execFileSync(made.here, ['init', join(work, 'etc/tollgate')], { stdio: ['ignore', 'ignore', 'inherit'] });
    put('etc/tollgate/tollgate.env', '# The upstreams and their keys, one NAME=VALUE per line.\n', 0o600);
    const unit = readFileSync(join(root, 'deploy/tollgate.service'), 'utf8');
    put('usr/lib/systemd/system/tollgate.service', unit.replaceAll('/usr/local/bin/', '/usr/bin/'));
    put('usr/share/doc/tollgate/README.Debian', GUIDE);
    put('usr/share/doc/tollgate/copyright', COPYRIGHT);
    put('usr/share/doc/tollgate/LICENSE.node.gz', gzipSync(made.licence, { level: 9 }));
    put('usr/share/doc/tollgate/changelog.gz', gzipSync(changelog(made), { level: 9 }));
    put('usr/share/doc/tollgate/NEWS.gz', gzipSync(readFileSync(join(root, 'CHANGELOG.md')), { level: 9 }));
    // Debian's checker asks for the reasons of what differs from its rules.
    put('usr/share/lintian/overrides/tollgate', OVERRIDES);
    const installed_KiB = Math.ceil(
      globSync('{usr,etc}/**', { cwd: work }).reduce((sum, name) => sum + statSync(join(work, name)).size, 0) / 1024,
    );
    put('DEBIAN/control', control(made, installed_KiB));
    put(
      'DEBIAN/conffiles',
      filesIn(work, 'etc')
        .map((name) => `/${name}\n`)
        .join(''),
    );
    put('DEBIAN/md5sums', execFileSync('md5sum', ['--', ...filesIn(work, 'usr')], { cwd: work }));
    for (const [name, text] of Object.entries(SCRIPTS)) put(`DEBIAN/${name}`, text, 0o755);
    for (const name of globSync('**', { cwd: work })) {
      const path = join(work, name);
      if (statSync(path).isDirectory()) chmodSync(path, 0o755);
      lutimesSync(path, made.epoch_s, made.epoch_s);
    }
    const { compression = 'xz' } = made;
    const options = [
      `-Z${compression}`,
      ...(compression === 'xz' ? ['-z3'] : []),
      '--root-owner-group',
      '--threads-max=1',
    ];
    execFileSync('dpkg-deb', [...options, '--build', work, file], {
      env: { ...process.env, SOURCE_DATE_EPOCH: String(made.epoch_s) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function filesIn(work: string, folder: string): string[] {
  return globSync(`${folder}/**`, { cwd: work })
    .filter((name) => statSync(join(work, name)).isFile())
    .toSorted();
}

function control({ processor, version }: DebianPackage, installed_KiB: number): string {
  return `Package: tollgate
Version: ${version}
Architecture: ${processor}
Maintainer: ${MAINTAINER}
Installed-Size: ${installed_KiB}
Depends: adduser, libatomic1, libc6 (>= 2.34), libstdc++6 (>= 12)
Section: net
Priority: optional
Description: API gateway that bills what it forwards
 One configuration file declares routes, authentication, validation, prices and
 limits. A ledger in SQLite or PostgreSQL holds money before a request is
 forwarded, and charges it by what the upstream reports.
`;
}

function changelog({ version, epoch_s }: DebianPackage): string {
  const date = new Date(epoch_s * 1000).toUTCString().replace('GMT', '+0000');
  return `tollgate (${version}) stable; urgency=medium

  * NEWS.gz has the changes.

 -- ${MAINTAINER}  ${date}
`;
}

const COPYRIGHT = `Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: tollgate

Files: *
Copyright: The tollgate authors
License: Apache-2.0
 On Debian systems, the licence is in /usr/share/common-licenses/Apache-2.0.
 The executable contains Node, whose licences are in LICENSE.node.gz beside this
 file, and libraries, whose licences are comments in it. The bill of materials
 of the release lists them.
`;

const OVERRIDES = `# The executable is Node with the program behind it. Stripping it would remove the program.
tollgate: unstripped-binary-or-object [usr/bin/tollgate]
# Node is linked so.
tollgate: hardening-no-pie [usr/bin/tollgate]
# It has secrets.
tollgate: non-standard-file-perm 0600 != 0644 [etc/tollgate/tollgate.env]
# Node contains the libraries of its release, which is what it was tested with.
tollgate: embedded-library *
# tollgate --help and the documentation describe the commands.
tollgate: no-manual-page [usr/bin/tollgate]
# Its operator enables it, after the store was made.
tollgate: maintainer-script-calls-systemctl [postinst:*]
`;
