/** Commands on a store in PostgreSQL, and what they say about a server that cannot be used. No message shows the password. */
import t, { type Test } from 'tap';
import { requireVersion } from '../../src/ledger/engines/postgres/migrate-postgres.ts';
import { openStore } from '../../src/ledger/open-store.ts';
import { PostgresServer } from '../support/postgres.ts';
import { makeOwner, newTask } from '../support/stores.ts';
import { smallConfig, workspace } from '../support/tollgate.ts';

t.setTimeout(600_000);

const server = await PostgresServer.start();
t.teardown(() => server.remove());

/** Runs a command on the store at a URL. */
async function onStore(t: Test, url: string) {
  const space = await workspace(t);
  return (command: string) =>
    space.run([...command.split(' '), '--config', smallConfig], { env: { TOLLGATE_STORE: url } });
}

const withPassword = (url: string, user: string, password: string) => url.replace('tollgate@', `${user}:${password}@`);

t.test('every command works', async (t) => {
  const run = await onStore(t, await server.database());
  t.match(await run('account list'), { code: 3, stderr: /cannot open the store at .*test_.*: it is empty; make one/ });
  t.match(await run('migrate'), { code: 0, stdout: /^applied 0001 tables/ });
  t.match(await run('migrate'), { code: 0, stdout: /up to date/ });
  t.match(await run('account create acme'), { code: 0 });
  const { stdout } = await run('key create --account acme');
  for (const [command, output] of [
    ['wallet topup acme 5', /added 5\.00/],
    ['wallet show acme', /available +5\.00/],
    ['account list', /acme .*5\.00/],
    [`key revoke ${/id is (\S+)\./.exec(stdout)?.[1]}`, /./],
    ['key list', /revoked/],
    ['ledger acme', /topup +5\.00/],
    ['usage', /no usage/],
    ['task list', /no tasks/],
    ['check', /./],
    ['audit', /ok, no breach/],
  ] as const) {
    t.match(await run(command), { code: 0, stdout: output }, command);
  }
});

t.test('backup and restore name the tools to use', async (t) => {
  const run = await onStore(t, await server.database());
  t.match(await run('backup x.db'), { code: 3, stderr: /only with a store on SQLite; use pg_dump, or .* store copy/ });
  t.match(await run('restore x.db'), { code: 3, stderr: /use pg_restore, or tollgate store copy/ });
});

t.test('check warns of unfinished tasks that the configuration cannot poll', async (t) => {
  const url = await server.database();
  const run = await onStore(t, url);
  const store = await openStore(url);
  t.teardown(() => store.close());
  await store.openTask(newTask(await makeOwner(store, 'acme', '10'), 'task_1', '1', { kind: 'clip' }));
  t.match(await run('check'), { code: 0, stdout: /1 unfinished task needs the task kind 'clip'/ });
});

t.test('plan shows no credential', async (t) => {
  const url = `${withPassword(await server.database(), 'tollgate', 'S3cret')}?sslpassword=S3cret`;
  const run = await onStore(t, url);
  for (const command of ['plan', 'plan --json']) {
    const { code, stdout } = await run(command);
    t.equal(code, 0);
    t.match(stdout, /postgres:\/\/127\.0\.0\.1:\d+\/test_/);
    t.notMatch(stdout, /S3cret/);
  }
});

t.test('store copy says what to do next, and shows no credential', async (t) => {
  const from = `sqlite:${t.testdir()}/from.db`;
  const run = await onStore(t, from);
  await run('account create acme');
  const to = `${withPassword(await server.database(), 'tollgate', 'S3cret')}?password=S3cret`;
  const { code, stdout, stderr } = await run(`store copy --from ${from} --to ${to}`);
  t.equal(code, 0, stderr);
  t.match(
    stdout,
    /rows copied: \d+\nsource: ok.*[\s\S]*target: ok.*[\s\S]*the copy at postgres:\/\/127.*set TOLLGATE_STORE to the URL of --to/,
  );
  t.notMatch(stdout + stderr, /S3cret/);
});

t.test('serve refuses an empty database with --existing-store', async (t) => {
  const url = await server.database();
  const space = await workspace(t);
  const served = await space.run(['serve', '--existing-store', '--port', '0', '--config', smallConfig], {
    env: { TOLLGATE_STORE: url, TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'secret' },
  });
  t.match(served, { code: 3, stderr: /it is empty; if it was lost, restore it with pg_restore/ });
});

t.test('a database that does not exist, and a user without rights', async (t) => {
  const missing = await onStore(t, server.url('nothing'));
  t.match(await missing('account list'), { code: 3, stderr: /database "nothing" does not exist; create the database/ });
  const url = await server.database();
  await server.query('CREATE ROLE guest LOGIN');
  const guest = await onStore(t, withPassword(url, 'guest', 'x'));
  t.match(await guest('migrate'), {
    code: 3,
    stderr: /permission denied for schema public; grant the user the rights/,
  });
  const owner = await onStore(t, url);
  t.equal((await owner('migrate')).code, 0);
  t.match(await guest('account list'), { code: 3, stderr: /permission denied .*; grant the user the rights/ });
});

t.test('a read-only server', async (t) => {
  const url = await server.database();
  const run = await onStore(t, url);
  await run('account create acme');
  await server.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = on`);
  t.match(await run('account list'), { code: 0 });
  const { code, stderr } = await run('wallet topup acme 5');
  t.equal(code, 3);
  t.match(stderr, /read-only transaction; the server is read-only: name the primary in the URL/);
  t.notMatch(stderr, /\n\s+at /, 'no stack');
});

t.test('a wrong password, and none', async (t) => {
  const url = await server.database();
  await server.query("CREATE ROLE locked LOGIN PASSWORD 'right'");
  const [hba] = await server.query<{ hba_file: string }>('SHOW hba_file');
  await server.query(
    `COPY (VALUES ('host all locked 127.0.0.1/32 scram-sha-256'), ('host all all 127.0.0.1/32 trust')) TO '${hba?.hba_file}'`,
  );
  await server.reload();
  for (const password of ['S3cret', '']) {
    const run = await onStore(t, withPassword(url, 'locked', password));
    const { code, stderr } = await run('account list');
    t.equal(code, 3);
    t.match(stderr, /password.*; check the user and the password in the store's URL/);
    t.notMatch(stderr, /S3cret|\n\s+at /);
  }
});

t.test('a server that is too old', async (t) => {
  t.throws(() => requireVersion(130_014), { message: /the server is PostgreSQL 13; use version 14 or newer/ });
  t.doesNotThrow(() => requireVersion(140_000));
});
