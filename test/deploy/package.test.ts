/** The npm package installs one dependency and does the main job elsewhere; an older Node gets a plain message. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import t from 'tap';
import { build } from '../../scripts/build.ts';
import { packNpm } from '../../scripts/release/npm-package.ts';
import { root } from '../support/tollgate.ts';
import { firstVideo } from './first-video.ts';

t.setTimeout(600_000);
const folder = mkdtempSync(join(tmpdir(), 'tollgate-package-'));
t.teardown(() => rmSync(folder, { recursive: true, force: true }));
const elsewhere = join(folder, 'elsewhere');
mkdirSync(elsewhere);
// npm and the installed program run on the Node of this test.
const path = [dirname(process.execPath), process.env.PATH].join(delimiter);

function npm(cwd: string, ...args: readonly string[]): string {
  // The settings of the npm that runs this test do not apply to the other folder.
  const inherited = Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_'));
  const env = { ...Object.fromEntries(inherited), PATH: path };
  const ran = spawnSync('npm', args, { cwd, env, encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(`npm ${args.join(' ')}: ${ran.stdout}${ran.stderr}`);
  return ran.stdout;
}

await build(join(root, 'dist'));
packNpm(folder);
const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
npm(elsewhere, 'init', '--yes');
npm(elsewhere, 'install', '--prefer-offline', '--no-audit', '--no-fund', join(folder, tarball));
const installed = join(elsewhere, 'node_modules/tollgate');

/** A Node on PATH that is too old for the program. */
const old = (process.env.PATH ?? '')
  .split(delimiter)
  .map((each) => join(each, 'node'))
  .filter((file) => existsSync(file))
  .map((file) => ({
    file,
    version: spawnSync(file, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout.trim(),
  }))
  .find(({ version }) => Number.parseInt(version, 10) < 24);

t.test('it depends on better-sqlite3 only', async (t) => {
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  t.same(Object.keys(dependencies), ['better-sqlite3']);
  const names = readdirSync(join(elsewhere, 'node_modules')).filter((name) => !name.startsWith('.'));
  // The second is for compiling the first, which loads nothing of it.
  t.same(names.sort(), ['better-sqlite3', 'node-addon-api', 'tollgate']);
  t.notOk(existsSync(join(installed, 'dist/tollgate')), 'the executable is not in the package');
});

t.test('npx tollgate: init, serve, a billed video, the ledger and the audit', async (t) => {
  const empty = join(elsewhere, 'empty');
  mkdirSync(empty);
  const env = { PATH: path, HOME: folder, TOLLGATE_ALLOW_PRIVATE_MEDIA: '1' };
  const found = await firstVideo({ command: ['npx', '--no-install', 'tollgate'], folder: empty, env });
  t.equal(found.init.code, 0);
  t.match(found.init.output, 'npx tollgate serve --sandbox');
  t.same(found.pages, [200, 200]);
  t.match(found.created, { status: 'running', http: 202 });
  t.match(found.polled, { status: 'succeeded', http: 200 });
  t.match(found.extended, { status: 'running', http: 202 });
  t.equal(found.ledgerCommand, 'npx tollgate ledger demo --store sqlite:./data/sandbox.db');
  t.match(found.ledger.output, /capture +1\.84 .* 4 s × 0\.46/);
  t.match(found.audit, { code: 0, output: /^ok, no breach/ });
  // The exit code is that of npx, which the signal ends too.
  t.match(found.log, /stopping; requests in progress are finished first/);
});

t.test('an older Node gets a plain message without a stack', async (t) => {
  const main = join(installed, 'dist/main.js');
  const refused = (ran: SpawnSyncReturns<string>, version: string) => {
    t.match(ran, { status: 3, stdout: '' });
    t.match(ran.stderr, `tollgate: it needs Node 24 or newer, and this is Node ${version} (`);
    t.equal(ran.stderr.split('\n').length, 3, ran.stderr);
  };
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '22.9.0' })`;
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`;
  refused(spawnSync(process.execPath, ['--import', preload, main, 'serve'], { encoding: 'utf8' }), '22.9.0');
  const { engines } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  t.equal(engines.node, '>=24', 'the package asks for the same');

  if (old === undefined) t.comment('no older Node on PATH to run it with');
  else refused(spawnSync(old.file, [main, 'serve'], { encoding: 'utf8' }), old.version);
});

t.test('npm ci in a checkout says nothing about an older Node that runs npm', async (t) => {
  if (old === undefined) return t.comment('no older Node on PATH to run it with');
  const checkout = join(folder, 'checkout');
  mkdirSync(checkout);
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manifests = workspaces.map((each: string) => `${each}/package.json`);
  for (const name of ['package.json', 'package-lock.json', '.npmrc', ...manifests])
    cpSync(join(root, name), join(checkout, name));
  const env = { PATH: [dirname(old.file), process.env.PATH].join(delimiter), HOME: folder };
  const ran = spawnSync('npm', ['ci', '--dry-run', '--ignore-scripts'], { cwd: checkout, env, encoding: 'utf8' });
  t.match(ran, { status: 0, stderr: '' });
});
