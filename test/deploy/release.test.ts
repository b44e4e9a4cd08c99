/**
 * What `npm run release` makes: the same bytes twice, a package for Debian that keeps the operator's files, and the list of what is in it.
 * `npm run release -- --twice` and `-- --check FOLDER` show it for all artefacts; they take minutes.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { buildBinary } from '../../scripts/build-binary.ts';
import { buildDebian } from '../../scripts/release/debian.ts';
import { billOfMaterials } from '../../scripts/release/materials.ts';

t.setTimeout(600_000);
const folder = mkdtempSync(join(tmpdir(), 'tollgate-release-'));
t.teardown(() => rmSync(folder, { recursive: true, force: true }));
const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
const epoch_s = 1_700_000_000;

const executable = join(folder, 'tollgate');
await buildBinary(executable);

t.test('the executable has the same bytes each time', async (t) => {
  const again = join(folder, 'again');
  await buildBinary(again);
  t.equal(digest(again), digest(executable));
});

const noDebian = spawnSync('dpkg-deb', ['--version']).status === 0 ? false : 'dpkg-deb is not installed';

t.test('the package for Debian', { skip: noDebian }, async (t) => {
  const build = (name: string) => {
    const file = join(folder, name);
    const made = { executable, here: executable, processor: 'amd64', version: '1.2.3', epoch_s, licence: 'of Node' };
    buildDebian(file, { ...made, compression: 'none' });
    return file;
  };
  const file = build('one.deb');
  t.equal(digest(build('two.deb')), digest(file), 'the same bytes each time');
  const show = (...args: string[]) => execFileSync('dpkg-deb', args, { encoding: 'utf8' });
  const content = show('--contents', file);
  for (const line of [
    /^-rwxr-xr-x root\/root .* \.\/usr\/bin\/tollgate$/m,
    /^-rw------- root\/root .* \.\/etc\/tollgate\/tollgate\.env$/m,
    /^-rw-r--r-- root\/root .* 2023-11-14 .* \.\/usr\/lib\/systemd\/system\/tollgate\.service$/m,
  ]) {
    t.match(content, line);
  }
  const conffiles = execFileSync('dpkg-deb', ['--info', file, 'conffiles'], { encoding: 'utf8' }).split('\n');
  const inEtc = [...content.matchAll(/^-.* \.(\/etc\/\S+)$/gm)].map(([, name]) => name);
  t.same(conffiles.filter(Boolean), inEtc.toSorted(), 'an upgrade replaces no file that its operator has edited');
  const unit = execFileSync('sh', [
    '-c',
    'dpkg-deb --fsys-tarfile "$1" | tar -xO ./usr/lib/systemd/system/tollgate.service',
    'sh',
    file,
  ]);
  t.match(unit.toString(), /^ExecStart=\/usr\/bin\/tollgate serve --existing-store$/m);
});

t.test('the bill of materials has what is in the program, and nothing of the tests', async (t) => {
  const text = await billOfMaterials(['/x/libc6_2.36-9%2bdeb12u14_amd64.deb'], epoch_s);
  t.equal(await billOfMaterials(['/x/libc6_2.36-9%2bdeb12u14_amd64.deb'], epoch_s), text);
  const { components, metadata } = JSON.parse(text);
  const names = components.map(({ name }: { name: string }) => name);
  for (const name of ['better-sqlite3', 'fastify', 'undici', 'pg', 'preact', 'node', 'libc6'])
    t.ok(names.includes(name), name);
  for (const name of ['openai', 'tap', 'typescript']) t.notOk(names.includes(name), name);
  t.match(metadata, { timestamp: '2023-11-14T22:13:20.000Z', component: { name: 'tollgate', type: 'application' } });
  t.ok(components.some(({ purl }: { purl: string }) => purl === 'pkg:deb/debian/libc6@2.36-9%2Bdeb12u14?arch=amd64'));
});
