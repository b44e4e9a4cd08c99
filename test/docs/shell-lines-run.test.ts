/**
 * Runs the shell lines of README.md, of guides and of deploy/ as they are written, on a machine that is a folder, and the entries of
 * deploy/tollgate.cron as cron runs them. `console` blocks run in other tests of this folder.
 */
import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { unknownOptions } from '../deploy/serve-agrees.ts';
import { PostgresServer } from '../support/postgres.ts';
import { program } from '../support/tollgate.ts';
import { fences, RUN, read, root } from './pages.ts';

t.setTimeout(600_000);

/** The programs that are not run, and why. Their lines only count as done. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'apt-get': 'installs packages on the machine',
  useradd: 'adds a user to the machine',
  systemctl: 'needs systemd',
  docker: 'builds and runs an image, for which the base images are needed',
  kubectl: 'needs a cluster; test/deploy/kubernetes.test.ts checks the manifests',
  npm: 'installs this project or builds it; test/deploy/executable.test.ts and CI do that',
  createuser: 'asks for a password; the test makes the user',
  createdb: 'not every machine has the client programs of PostgreSQL; the test makes the database',
  envoy: 'does not end; test/deploy/behind-envoy.test.ts runs it',
};

/** The folders of the machine that the lines name. */
const FOLDERS = ['/etc/cron.d', '/etc/systemd/system', '/usr/local/bin', '/var/backups', '/var/lib'];

const machine = mkdtempSync(join(tmpdir(), 'tollgate-machine-'));
t.teardown(() => rmSync(machine, { recursive: true, force: true }));
const checkout = join(machine, 'checkout');
const bin = join(machine, 'bin');
const record = join(machine, 'not-run');
for (const folder of [...FOLDERS.map(at), checkout, bin]) mkdirSync(folder, { recursive: true });
// Without what a developer's own runs have made.
const made = new Set(['dist', 'data']);
for (const name of readdirSync(root)) if (!made.has(name)) symlinkSync(join(root, name), join(checkout, name));
for (const name of Object.keys(NOT_RUN)) script(join(bin, name), `echo "${name} $*" >> ${record}`);
// Another user may not exist here, and a user may not give files away.
script(join(bin, 'runuser'), 'shift 3; exec "$@"');
script(
  join(bin, 'install'),
  `n=$#
while [ $n -gt 0 ]; do
  word=$1; shift; n=$((n - 1))
  case $word in -o | -g) shift; n=$((n - 1)) ;; *) set -- "$@" "$word" ;; esac
done
PATH=/usr/bin:/bin exec install "$@"`,
);
// A gateway is stopped when it listens.
const executable = join(checkout, 'dist/tollgate');
mkdirSync(join(checkout, 'dist'));
script(
  executable,
  `[ "$1" = serve ] || exec ${process.execPath} ${program} "$@"
rm -f ${machine}/served; touch ${machine}/served
${process.execPath} ${program} "$@" --port 0 > ${machine}/served 2>&1 & gateway=$!
until grep -q 'Press Ctrl-C' ${machine}/served; do kill -0 $gateway || exit 1; sleep 0.1; done
kill $gateway; wait $gateway`,
);

function script(path: string, text: string): void {
  writeFileSync(path, `#!/bin/sh\n${text}\n`);
  chmodSync(path, 0o755);
}

/** The path on the machine. */
function at(path: string): string {
  return join(machine, path);
}

/** The text with the machine's folders in place of those of this one. */
function moved(text: string): string {
  return text
    .replaceAll(/(?<![\w/.}])\/(?=(?:etc|var|usr\/local)\/)/g, `${machine}/`)
    .replaceAll('sqlite:/var/', `sqlite:${machine}/var/`);
}

interface Ran {
  readonly code: number | null;
  readonly output: string;
}

/** Runs lines in one shell, until one of them fails. */
function shell(
  lines: string,
  { cwd = checkout, path = `${bin}:${at('/usr/local/bin')}:${process.env.PATH}`, env = {} } = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', ['-e', '-c', moved(lines)], { cwd, env: { PATH: path, TMPDIR: machine, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.once('error', reject).once('close', (code) => resolve({ code, output }));
  });
}

/** Blocks with a tag are not run: the tag says why. */
const blocksOf = (page: string) =>
  fences(page).flatMap(({ language, tag, text }) => (language === 'sh' && tag === '' ? text : []));

t.test('README.md, in an empty folder with the executable', async (t) => {
  const folder = join(machine, 'empty');
  mkdirSync(folder);
  copyFileSync(executable, join(folder, 'tollgate'));
  for (const block of blocksOf('README.md')) t.match(await shell(block, { cwd: folder }), { code: 0 }, block);
  t.ok(existsSync(join(folder, 'gateway.yaml')));
});

t.test('the guides to production, Kubernetes and backups', async (t) => {
  for (const page of RUN.checkout) for (const block of blocksOf(page)) t.match(await shell(block), { code: 0 }, block);
  t.ok(existsSync(at('/var/lib/tollgate/tollgate.db')));
  t.ok(existsSync(at('/etc/cron.d/tollgate')));
});

t.test('the guides for a folder with a configuration and a customer', async (t) => {
  const folder = join(machine, 'customer');
  mkdirSync(folder);
  const given = `cp ${root}/gateway.yaml ${root}/prices.yaml . && cp -r ${root}/interfaces ${root}/schemas .
for name in staging production deployed new; do cp gateway.yaml $name.yaml; done; touch staging.env
tollgate account create acme`;
  t.match(await shell(given, { cwd: folder }), { code: 0 });
  for (const page of RUN.customer)
    for (const block of blocksOf(page)) t.match(await shell(block, { cwd: folder }), { code: 0 }, block);
  // These begin with a folder of their own, and go on in it.
  for (const page of RUN.own) t.match(await shell(blocksOf(page).join('\n'), { cwd: folder }), { code: 0 }, page);
});

t.test('docs/guides/postgresql.md', async (t) => {
  const server = await PostgresServer.start();
  t.teardown(() => server.remove());
  for (const name of ['tollgate', 'fresh']) await server.query(`CREATE DATABASE ${name}`);
  t.match(await shell(`${executable} migrate --store sqlite:./data/tollgate.db`), { code: 0 });
  const { host: here } = new URL(server.url('tollgate'));
  for (const { language, tag, text } of RUN.postgres.flatMap(fences)) {
    const lines = text.replaceAll('db.example/', `${here}/`);
    // The page has a new store, and one that is moved.
    const env = lines.includes('tollgate migrate') ? { TOLLGATE_STORE: server.url('fresh') } : {};
    if (language === 'sh' && tag === '') t.match(await shell(lines, { env }), { code: 0 }, text);
    else if (language === 'sql') await t.resolves(server.query(lines, 'tollgate'), text);
  }
});

t.test('the comments of deploy/', async (t) => {
  const files = globSync('deploy/**/*.*', { cwd: root }).concat('deploy/Dockerfile');
  for (const file of files.filter((each) => !/\.(json|test\.yaml)$/.test(each)).sort()) {
    const lines = [...read(file).matchAll(/^# {3}(\S.*)$/gm)].map(([, line]) => line);
    if (lines.length > 0) t.match(await shell(lines.join('\n')), { code: 0 }, file);
  }
});

t.test('the lines that are not run name files and options that exist', async (t) => {
  const lines = readFileSync(record, 'utf8').trim().split('\n');
  t.same(new Set(lines.map((line) => line.split(' ')[0])), new Set(Object.keys(NOT_RUN)), 'each reason is needed');
  for (const line of lines.filter((each) => /^(docker|kubectl) /.test(each))) {
    for (const [, file = ''] of line.matchAll(/(?: -f |--from-file=)(?!- |-$)(\S+)/g))
      t.ok(existsSync(join(root, file)), `${line}: ${file}`);
    const [, command] = / (?:tollgate|--) (?:\/usr\/local\/bin\/tollgate )?(serve|account)( .*)?$/.exec(line) ?? [];
    if (command !== undefined) t.same(await unknownOptions(line.slice(line.lastIndexOf(command)).split(' ')), [], line);
  }
});

t.test('the entries of deploy/tollgate.cron', async (t) => {
  const text = readFileSync(at('/etc/cron.d/tollgate'), 'utf8');
  const [, path = ''] = /^PATH=(.*)$/m.exec(text) ?? [];
  const entries = [...text.matchAll(/^\d+ \S+ \S+ \S+ \S+ +(\S+) +(.*)$/gm)];
  t.equal(entries.length, 2);
  for (const [, user, command = ''] of entries) {
    t.equal(user, 'tollgate');
    // An unescaped % would end the command.
    t.notMatch(command, /(?<!\\)%/);
    const { code, output } = await shell(command.replaceAll('\\%', '%'), { cwd: machine, path: moved(path) });
    t.equal(code, 0, output);
    t.notMatch(output, 'failed');
  }
  t.match(readdirSync(at('/var/backups/tollgate')), [/^tollgate-\d{4}-\d\d-\d\dT\d\d\.db$/]);
});
