/**
 * An operator upgrades from 0.1.0: its configuration passes `check`, its store is migrated on both engines with all that it says, old keys
 * work, and what was open when it was killed is settled. `make.ts` made the stores with the code of that release.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import t, { type Test } from 'tap';
import { tempFolder } from '../support/new-store.ts';
import { PostgresServer } from '../support/postgres.ts';
import { until } from '../support/stack.ts';
import { workspace } from '../support/tollgate.ts';
import { startUpstream } from './upstream.ts';

t.setTimeout(600_000);
const folder = join(import.meta.dirname, '0.1.0');
const { path: configFolder, remove } = tempFolder();
t.teardown(remove);
const configFiles: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'));
for (const [name, text] of Object.entries(configFiles)) {
  mkdirSync(join(configFolder, dirname(name)), { recursive: true });
  writeFileSync(join(configFolder, name), text);
}
const config = join(configFolder, 'gateway.yaml');
const server = await PostgresServer.start();
t.teardown(() => server.remove());
const upstream = await startUpstream('succeeded');
t.teardown(() => upstream.close());

const unzipped = (name: string) => gunzipSync(readFileSync(join(folder, name)));

async function upgrade(t: Test, engine: 'sqlite' | 'postgres', store: string) {
  const said = JSON.parse(readFileSync(join(folder, `said.${engine}.json`), 'utf8'));
  const space = await workspace(t);
  const env = {
    TOLLGATE_STORE: store,
    ...Object.fromEntries(
      ['CLOUD', 'C', 'MESSAGES'].flatMap((name) => [
        [`TOLLGATE_${name}_URL`, upstream.url],
        [`TOLLGATE_${name}_KEY`, 'secret'],
      ]),
    ),
  };
  const run = (...args: string[]) => space.run([...args, '--config', config], { env });
  const ask = async (...args: string[]) => JSON.parse((await run(...args, '--json')).stdout);
  const names = ['acme', 'beta', 'poor'];
  const wallets = () => Promise.all(names.map((name) => ask('wallet', 'show', name)));

  t.match(await run('check'), { code: 0, stdout: /^no errors/m }, 'its configuration');
  t.match(await run('audit'), {
    code: 3,
    stderr: /made by an older tollgate \(not applied yet: 18 .*\); back it up and run: tollgate migrate/,
  });
  t.match(await run('migrate'), { code: 0, stdout: /^applied 0018 money-turns/ });

  const anchored = ['audit', '--anchor', said.audit.anchor];
  t.match(await ask(...anchored), { ok: true, breaches: [], checked: said.audit.checked }, 'no history was rewritten');
  t.hasStrict(await ask('account', 'list'), said.accounts);
  t.hasStrict(await ask('key', 'list'), said.key_list);
  t.hasStrict(await wallets(), said.wallets);
  t.hasStrict(await Promise.all(names.map((name) => ask('ledger', name, '--limit', '200'))), said.ledgers);
  t.hasStrict(await ask('task', 'list'), said.tasks);
  t.hasStrict(await ask('usage'), said.usage);
  const charged = said.tasks.tasks.find(({ charged }: { charged: string | null }) => charged === '1.656');
  t.match(await run('charge', 'explain', charged.id), { code: 0, stdout: /4 s × 0\.46 × 0\.90/ });

  const gateway = space.start(['serve', '--port', '0', '--threads', '1', '--config', config], { env });
  const listening = () => /"url":"([^"]+)"/.exec(gateway.output.stderr)?.[1];
  await until(
    async () => listening() ?? gateway.child.exitCode,
    (seen) => seen !== null,
  );
  const status = async (key: string, method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${said.keys[key]}`, 'content-type': 'application/json' };
    const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    return (await fetch(`${listening()}${path}`, request)).status;
  };
  const videos = '/api/v3/c/videos/generations/tasks';
  const message = { model: 'chat-small', max_tokens: 50, messages: [{ role: 'user', content: 'hello' }] };
  t.equal(await status('acme', 'GET', `${videos}/${said.open_task}`), 200, 'the open task is polled by its owner');
  t.equal(await status('beta', 'GET', `${videos}/${said.open_task}`), 404);
  t.equal(await status('narrow', 'POST', '/v1/messages', message), 404, 'a key keeps its models');
  t.equal(await status('poor', 'POST', videos, { model: 'c/vidgen-2.0', prompt: 'runs' }), 402);
  t.equal(await status('revoked', 'POST', videos, { model: 'c/vidgen-2.0', prompt: 'runs' }), 401);
  t.equal(await status('acme', 'GET', '/api/v3/asset-groups/group-1'), 200, 'resources keep their owner');
  t.equal(await status('beta', 'GET', '/api/v3/asset-groups/group-1'), 404);

  // The task of beta is polled by the settler, and the lease of its last request ends.
  await until(wallets, ([, beta]) => beta.held === '0.00');
  const review = said.tasks.tasks.find(({ state }: { state: string }) => state === 'review');
  t.match(await run('task', 'resolve', review.id, '--release', '--reason', 'not made'), { code: 0 });
  t.hasStrict(await wallets(), [
    { posted: '95.67323', held: '0.00' }, // less 4 s × 0.46 × 0.90
    { posted: '12.19894', held: '0.00' }, // less 8 s × 0.46, and one message of 0.02106
    { posted: '0.00', held: '0.00' },
  ]);
  gateway.child.kill('SIGTERM');
  t.equal((await gateway.ended).code, 0);
  t.match(await ask(...anchored), { ok: true, breaches: [] });
}

t.test('a store on SQLite', async (t) => {
  const { dir } = await workspace(t);
  const file = join(dir, 'store.db');
  writeFileSync(file, unzipped('store.db.gz'), { mode: 0o600 });
  await upgrade(t, 'sqlite', `sqlite:${file}`);
});

t.test('a store on PostgreSQL', async (t) => {
  const url = await server.database();
  await server.query(unzipped('store.sql.gz').toString(), new URL(url).pathname.slice(1));
  await upgrade(t, 'postgres', url);
});
