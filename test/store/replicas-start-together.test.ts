/** LiteLLM PR 39187: two replicas that started at once deadlocked in the migration of their store. */
import Database from 'better-sqlite3';
import t from 'tap';
import { readMigrations } from '../../src/ledger/engines/migrations.ts';
import { call } from '../support/stack.ts';
import { smallConfig, workspace } from '../support/tollgate.ts';
import { startSandbox } from '../vendors/server.ts';

const sandbox = await startSandbox({ key: 'upstream-secret', pace: 0.02 });
t.teardown(() => sandbox.close());
const env = { TOLLGATE_C_URL: sandbox.baseUrl('c'), TOLLGATE_C_KEY: 'upstream-secret' };
const path = '/api/v3/c/videos/generations/tasks';

t.test('LiteLLM PR 39187: four gateways start on one new store; all serve, and each migration runs once', async (t) => {
  const { start, json, run, store } = await workspace(t);
  const gateways = Array.from({ length: 4 }, () =>
    start(['serve', '--port', '0', '--json', '--config', smallConfig], { env }),
  );
  const lines = await Promise.all(gateways.map((gateway) => gateway.seen(/^.+\n/)));
  const urls = lines.map(([line]): string => JSON.parse(line).url);
  t.equal(new Set(urls).size, 4, 'all of them listen');

  const db = new Database(store.slice('sqlite:'.length), { readonly: true });
  t.teardown(() => db.close());
  const known = readMigrations('sqlite').map(({ id, sha256 }) => ({ id, sha256 }));
  t.strictSame(db.prepare('SELECT id, sha256 FROM migration ORDER BY id').all(), known);

  await json(['account', 'create', 'acme']);
  await json(['wallet', 'topup', 'acme', '100']);
  const { key } = Object(await json(['key', 'create', '--account', 'acme']));
  const headers = { authorization: `Bearer ${key}` };
  for (const url of urls) {
    const reply = await call(url + path, 'POST', { model: 'c/vidgen-2.0', prompt: 'a red kite' }, headers);
    t.equal(reply.status, 202);
  }
  t.match(await json(['audit']), { ok: true });
  for (const gateway of gateways) gateway.child.kill('SIGINT');
  for (const gateway of gateways) t.equal((await gateway.ended).code, 0);
  t.equal((await run(['audit'])).code, 0);
});

t.test('LiteLLM PR 39187: the first commands of several operators can run at once', async (t) => {
  const { json } = await workspace(t);
  const names = ['a', 'b', 'c', 'd'];
  const made = await Promise.all(names.map((name) => json(['account', 'create', name])));
  for (const [index, name] of names.entries()) t.match(made[index], { name });
  t.match(await json(['account', 'list']), { accounts: names.map((name) => ({ name })) });
});
