/** The executable of `npm run build:binary` does the main job in an empty folder, without Node, PATH or any network but loopback. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import t from 'tap';
import { buildBinary } from '../../scripts/build-binary.ts';
import { buildDebian } from '../../scripts/release/debian.ts';
import { billOfMaterials } from '../../scripts/release/materials.ts';
import { autoThreads } from '../../src/cli/serve/default-threads.ts';
import { absent } from '../support/programs.ts';
import { isComplete } from '../support/sample.ts';
import { root, smallConfig } from '../support/tollgate.ts';
import { firstVideo, type Report } from './first-video.ts';

t.setTimeout(600_000);
const folder = join(root, 'node_modules/.cache', `tollgate-binary-${process.pid}`);
t.teardown(() => rmSync(folder, { recursive: true, force: true }));
const binary = join(folder, 'bin/tollgate');
await buildBinary(binary);

const empty = join(folder, 'empty');
const temporary = join(folder, 'tmp');
for (const each of [empty, temporary]) mkdirSync(each, { recursive: true });
/** The whole environment. */
const env = { PATH: '', TMPDIR: temporary, TOLLGATE_ALLOW_PRIVATE_MEDIA: '1' };

/** A network of its own, in which only loopback exists, where the system allows one without privileges. */
const isolated = ['unshare', '--user', '--map-root-user', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];
const canIsolate = spawnSync(isolated[0] ?? '', [...isolated.slice(1), 'true']).status === 0;

async function report(): Promise<Report> {
  if (!canIsolate) return firstVideo({ command: [binary], folder: empty, env });
  const [command = '', ...words] = isolated;
  const script = join(import.meta.dirname, 'first-video.ts');
  const printed = execFileSync(command, [...words, process.execPath, script, empty, binary], {
    env: { ...process.env, FIRST_VIDEO: JSON.stringify(env) },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  return JSON.parse(printed);
}

t.test('init, serve, a billed video, the ledger and the audit', async (t) => {
  const found = await report();
  if (canIsolate) t.same(found.network, ['lo'], 'only loopback');
  else t.comment('the system does not let this user make a network of its own');
  t.equal(found.init.code, 0);
  t.match(found.init.output, `${binary} serve --sandbox`);
  t.match(found.secondInit, { code: 1, output: /overwrites nothing/ });
  t.match(found.banner, /Its key:\n {2}tg_/);
  t.same(found.pages, [200, 200], 'the documentation and the console');
  t.match(found.created, { task_id: String, status: 'running', http: 202 });
  t.match(found.polled, { status: 'succeeded', videoUrl: /^http:\/\/127\.0\.0\.1/, http: 200 });
  t.match(found.extended, { status: 'running', http: 202 });
  t.equal(found.ledgerCommand, `${binary} ledger demo --store sqlite:./data/sandbox.db`);
  t.match(found.ledger.output, /hold .* 8 s × [\s\S]* capture +1\.84 .* 4 s × 0\.46/);
  t.match(found.audit, { code: 0, output: /^ok, no breach/ });
  t.equal(found.stopped, 0, 'Ctrl-C', { log: found.log });
  t.same(found.temporary, [], 'the addon leaves no file');
  t.same(readdirSync(empty).sort(), ['data', 'gateway.yaml', 'interfaces', 'prices.yaml', 'schemas']);
});

t.test('it works where the folder for temporary files cannot be used', async (t) => {
  const ran = spawnSync(binary, ['audit', '--store', 'sqlite:data/sandbox.db'], {
    cwd: empty,
    env: { TMPDIR: join(folder, 'missing') },
    encoding: 'utf8',
  });
  t.match(ran, { status: 0, stdout: /^ok, no breach/, stderr: '' });
});

/** Mounts every folder for temporary files `noexec`, and removes the working directory. The executable, which may be below one, stays open. */
const noFolder = `set -e
exec 9< "$1"
for folder in /tmp /dev/shm /var/tmp; do mount -t tmpfs -o noexec none $folder; done
mkdir /var/tmp/gone && cd /var/tmp/gone && rmdir /var/tmp/gone
TMPDIR=/missing exec /proc/self/fd/9 account create acme --store sqlite:/var/tmp/store.db`;

t.test(
  'where no folder works, the message says what each of them lacks',
  { skip: !canIsolate && 'the system makes no network of its own without privileges' },
  async (t) => {
    const words = ['--user', '--map-root-user', '--mount', 'sh', '-c', noFolder, 'sh', binary];
    const { status, stderr } = spawnSync('unshare', words, { encoding: 'utf8' });
    t.equal(status, 3);
    t.match(
      stderr,
      /cannot be loaded.* \(\/missing: ENOENT.*; \/tmp: .*; \/dev\/shm: .*; \/var\/tmp: .*uv_cwd\)\n {2}set TMPDIR/,
    );
  },
);

t.test('it answers requests in a thread per core, and all threads have one SQLite', async (t) => {
  const serve = ['serve', '--port', '0', '--store', 'sqlite:data/threads.db', '--config', join(root, smallConfig)];
  const upstream = { TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'x' };
  const gateway = spawn(binary, serve, {
    cwd: empty,
    env: { ...env, ...upstream },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  t.teardown(() => gateway.kill('SIGKILL'));
  const ended = once(gateway, 'exit');
  const [first] = await Promise.race([once(createInterface(gateway.stderr), 'line'), ended]);
  t.match(JSON.parse(first), { msg: 'listening', threads: autoThreads() });
  // The file of the addon has no name. A second SQLite in the process would release the locks of the first.
  const mapped = readFileSync(`/proc/${gateway.pid}/maps`, 'utf8').matchAll(/ r-xp \S+ \S+ (\d+) .*\(deleted\)$/gm);
  t.equal(new Set([...mapped].map(([, inode]) => inode)).size, 1);
  gateway.kill('SIGINT');
  t.same(await ended, [0, null]);
});

t.test('it keeps the compiled configuration where the user keeps caches', async (t) => {
  const plans = join(folder, 'cache/tollgate/configuration');
  const serve = ['serve', '--port', '0', '--threads', '1', '--store', 'sqlite:data/cached.db'];
  const start = async () => {
    const gateway = spawn(binary, [...serve, '--json', '--config', join(root, smallConfig)], {
      cwd: empty,
      env: { ...env, XDG_CACHE_HOME: join(folder, 'cache'), TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'x' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    t.teardown(() => gateway.kill('SIGKILL'));
    const ended = once(gateway, 'exit');
    await once(createInterface(gateway.stdout), 'line');
    gateway.kill('SIGINT');
    t.same(await ended, [0, null]);
    const names = readdirSync(plans);
    t.match(names, [/^[0-9a-f]{32}\.plan$/]);
    return statSync(join(plans, names[0] ?? ''));
  };
  const first = await start();
  t.equal(first.mode & 0o777, 0o600);
  const second = await start();
  t.equal(second.ino, first.ino, 'the second start used it, and did not replace it');
});

t.test('wrong usage has the same words as in the source, and no stack', async (t) => {
  const bench = spawnSync(binary, ['bench'], { env, encoding: 'utf8' });
  t.match(bench, {
    status: 2,
    stderr: 'tollgate: the benchmark is not part of an installed tollgate\n  run it from a checkout: npm run bench\n',
  });
  const internal = spawnSync(binary, ['reader-process'], { env, encoding: 'utf8' });
  t.match(internal, { status: 2, stderr: /^tollgate: unknown command 'reader-process'\n/ });
});

t.test('one file', async (t) => {
  t.same(readdirSync(join(folder, 'bin')), ['tollgate']);
  t.equal(statSync(binary).mode & 0o777, 0o755);
});

// What `npm run release` makes: the same bytes twice, a package for Debian that keeps the operator's files, and the list of what is in it.
// `npm run release -- --twice` and `-- --check FOLDER` show it for all artefacts; they take minutes.

const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
const epoch_s = 1_700_000_000;

t.test(
  'the executable has the same bytes each time',
  { skip: isComplete ? false : 'runs with TESTS=complete' },
  async (t) => {
    const again = join(folder, 'again');
    await buildBinary(again);
    t.equal(digest(again), digest(binary));
  },
);

const noDebian = absent('dpkg-deb', ['--version'], 'part of Debian');

t.test('the package for Debian', { skip: noDebian }, async (t) => {
  const build = (name: string) => {
    const file = join(folder, name);
    const made = {
      executable: binary,
      here: binary,
      processor: 'amd64',
      version: '1.2.3',
      epoch_s,
      licence: 'of Node',
    };
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
