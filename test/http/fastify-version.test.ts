/** CVE-2026-107832 (fastify): fixed in 5.12.6, so no older version may be installed, not even as an indirect dependency. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { root } from '../support/tollgate.ts';

const fixed = [5, 12, 6] as const;

function isFixed(version: string): boolean {
  // Prereleases such as 5.12.6-rc.1 do not count as fixed.
  const numbers = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number) ?? [];
  const [major = 0, minor = 0, patch = 0] = numbers;
  const difference = major - fixed[0] || minor - fixed[1] || patch - fixed[2];
  return difference >= 0;
}

function read(path: string) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

t.test('CVE-2026-107832: every fastify that is installed is 5.12.6 or newer', async (t) => {
  const installed = globSync('node_modules/{,**/node_modules/}fastify/package.json', { cwd: root });
  t.ok(installed.includes(join('node_modules', 'fastify', 'package.json')));
  for (const path of installed) {
    const { version } = read(path);
    t.ok(isFixed(version), `${path}: ${version}`);
  }
});

t.test('CVE-2026-107832: package.json and the lock file select a fixed version', async (t) => {
  t.ok(isFixed(read('package.json').dependencies.fastify), 'package.json names one exact version');
  const { packages } = read('package-lock.json');
  const locked = Object.entries(packages).filter(([path]) => /(^|\/)node_modules\/fastify$/.test(path));
  t.ok(locked.length > 0);
  for (const [path, entry] of locked) t.ok(isFixed(Object(entry).version), path);
});

t.test('CVE-2026-107832: the comparison of versions works', async (t) => {
  for (const version of ['5.12.6', '5.12.8', '5.13.0', '6.0.0', '5.12.10']) t.ok(isFixed(version), version);
  for (const version of ['5.12.5', '5.9.9', '4.29.1', '5.12.6-rc.1', '^5.12.6', '']) t.notOk(isFixed(version), version);
});
