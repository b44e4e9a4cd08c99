/**
 * Makes a store by running the code of release 0.1.0 (commit 43e140e3) with real traffic, and writes what its commands say about it.
 *
 *   mkdir OLD && git archive 43e140e3 | tar -x -C OLD && (cd OLD && npm ci)
 *   node test/upgrade/make.ts OLD FOLDER sqlite
 *   node test/upgrade/make.ts OLD FOLDER postgres://USER@HOST/DATABASE    # an empty database of PostgreSQL 15; needs pg_dump
 *
 * `test/upgrade/0.1.0/` has its results.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { startUpstream } from './upstream.ts';

const [old = '', folder = '', where = ''] = process.argv.slice(2).map((arg, index) => (index < 2 ? resolve(arg) : arg));
const isSqlite = where === 'sqlite';
const work = join(folder, 'work');
const config = join(work, 'config');
rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });

const upstream = await startUpstream('running');
const env = {
  PATH: process.env.PATH ?? '',
  TOLLGATE_STORE: isSqlite ? `sqlite:${join(work, 'store.db')}` : where,
  ...Object.fromEntries(
    ['CLOUD', 'C', 'MESSAGES'].flatMap((name) => [
      [`TOLLGATE_${name}_URL`, upstream.url],
      [`TOLLGATE_${name}_KEY`, 'secret'],
    ]),
  ),
};
const main = join(old, 'src/main.ts');
const run = (...args: string[]) =>
  execFileSync(process.execPath, [main, ...args], { cwd: work, env, encoding: 'utf8' });
const ask = (...args: string[]) => JSON.parse(run(...args, '--config', join(config, 'gateway.yaml'), '--json'));

run('init', config);
// An editor reads them, and the program has its own.
for (const name of ['gateway.editor.json', 'gateway.schema.json']) rmSync(join(config, 'schemas', name));
ask('account', 'create', 'acme', '--discount', '0.9');
ask('account', 'create', 'beta');
ask('account', 'create', 'poor');
ask('wallet', 'topup', 'acme', '100', '--reference', 'invoice 1');
ask('wallet', 'topup', 'beta', '20.5');
const acme = ask('key', 'create', '--account', 'acme', '--name', 'all');
const narrow = ask(
  'key',
  'create',
  '--account',
  'acme',
  '--models',
  'c/*',
  '--discount',
  '0.5',
  '--limit',
  'requests=60/min',
);
const beta = ask('key', 'create', '--account', 'beta');
const poor = ask('key', 'create', '--account', 'poor');
const revoked = ask('key', 'create', '--account', 'beta', '--name', 'gone');
ask('key', 'revoke', revoked.id);

const gateway = spawn(process.execPath, [main, 'serve', '--port', '0', '--config', join(config, 'gateway.yaml')], {
  cwd: work,
  env,
  stdio: ['ignore', 'ignore', 'pipe'],
});
process.once('exit', () => gateway.kill('SIGKILL'));
const [line] = await once(createInterface(gateway.stderr), 'line');
const { url } = JSON.parse(String(line));
const seen: string[] = [];

/** Sends a request, expects a status, and returns the answer. */
async function call(key: { key: string }, expected: number, method: string, path: string, body?: object, headers = {}) {
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${key.key}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await response.text();
  seen.push(`${method} ${path} ${response.status}`);
  if (response.status !== expected) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
  return JSON.parse(answer);
}

const videos = '/api/v3/c/videos/generations/tasks';
const tasks = '/api/v3/contents/generations/tasks';
const video = (prompt: string) => ({ model: 'c/vidgen-2.0', prompt });
const message = { model: 'chat-small', max_tokens: 500, messages: [{ role: 'user', content: 'hello' }] };

const won = await call(acme, 200, 'POST', videos, video('it succeeds'));
await call(acme, 200, 'GET', `${videos}/${won.task_id}`);
const failed = await call(narrow, 200, 'POST', videos, video('it fails'));
await call(narrow, 200, 'GET', `${videos}/${failed.task_id}`);
const half = await call(narrow, 200, 'POST', videos, video('it succeeds'));
await call(narrow, 200, 'GET', `${videos}/${half.task_id}`);
const tokens = await call(beta, 200, 'POST', tasks, {
  model: 'vidgen-2.0',
  content: [{ type: 'text', text: 'it succeeds' }],
});
await call(beta, 200, 'GET', `${tasks}/${tokens.id}`);
const repeated = { 'idempotency-key': 'order-7' };
const open = await call(acme, 200, 'POST', videos, video('it runs'), repeated);
await call(acme, 200, 'POST', videos, video('it runs'), repeated);
await call(beta, 200, 'POST', videos, { ...video('it runs'), duration: 8 });
const lost = await call(acme, 502, 'POST', videos, video('it is lost'));
await call(poor, 402, 'POST', videos, video('it runs'));
await call(acme, 200, 'POST', '/api/v3/asset-groups', { Name: 'portraits', AssetType: 'image' });
for (let count = 0; count < 5; count += 1) await call(acme, 200, 'POST', '/v1/messages', message);
// These leases end by themselves; that of the last request is open when the gateway is killed.
await sleep(15_000);
await call(beta, 200, 'POST', '/v1/messages', message);
await sleep(500);
gateway.kill('SIGKILL');
await once(gateway, 'exit');
upstream.close();

const accounts = ['acme', 'beta', 'poor'];
const said = {
  version: run('--version').trim(),
  keys: { acme: acme.key, narrow: narrow.key, beta: beta.key, poor: poor.key, revoked: revoked.key },
  open_task: open.task_id,
  lost,
  seen,
  accounts: ask('account', 'list'),
  key_list: ask('key', 'list'),
  wallets: accounts.map((name) => ask('wallet', 'show', name)),
  ledgers: accounts.map((name) => ask('ledger', name, '--limit', '200')),
  tasks: ask('task', 'list'),
  usage: ask('usage'),
  audit: ask('audit'),
};
writeFileSync(join(folder, `said.${isSqlite ? 'sqlite' : 'postgres'}.json`), `${JSON.stringify(said, null, 1)}\n`);
if (isSqlite) {
  run('backup', join(work, 'backup.db'), '--config', join(config, 'gateway.yaml'));
  writeFileSync(join(folder, 'store.db.gz'), gzipSync(readFileSync(join(work, 'backup.db')), { level: 9 }));
} else {
  const dump = execFileSync('pg_dump', ['--inserts', '--no-owner', '--no-privileges', where], { encoding: 'utf8' });
  // Lines with a backslash are for psql.
  writeFileSync(join(folder, 'store.sql.gz'), gzipSync(dump.replaceAll(/^\\.*\n/gm, ''), { level: 9 }));
}
const names = readdirSync(config, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.includes('.'))
  .sort();
const configFiles = Object.fromEntries(names.map((name) => [name, readFileSync(join(config, name), 'utf8')]));
writeFileSync(join(folder, 'config.json'), `${JSON.stringify(configFiles, null, 1)}\n`);
rmSync(work, { recursive: true, force: true });
