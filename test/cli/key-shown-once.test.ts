/** A key is printed once, when it is created. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { hashKey } from '../../src/store/keys.ts';
import { openStore } from '../../src/store/open.ts';
import { workspace } from './tollgate.ts';

t.test('a key is printed when it is created, and only its hash is stored', async (t) => {
  const { dir, store: url, json, run } = await workspace(t);
  await json(['account', 'create', 'acme']);
  const options = ['--name', 'web', '--models', 'c/*,chat-*', '--discount', '0.9', '--expires', '90d'];
  const created = Object(await json(['key', 'create', '--account', 'acme', ...options]));
  t.same(Object.keys(created), [
    'id',
    'key',
    'prefix',
    'account',
    'name',
    'models',
    'discount',
    'limits',
    'expires_at',
  ]);
  t.match(created, {
    id: /^key_/,
    key: /^tg_/,
    account: 'acme',
    name: 'web',
    models: ['c/*', 'chat-*'],
    discount: '0.9',
  });
  t.ok(created.key.startsWith(created.prefix));
  const expires_ms = Date.parse(created.expires_at) - Date.now();
  t.ok(expires_ms > 89 * 86_400_000 && expires_ms <= 90 * 86_400_000);

  const { stdout: listed } = await run(['key', 'list', '--json']);
  t.notMatch(listed, created.key);
  const { key: _, ...rest } = created;
  t.match(JSON.parse(listed), { keys: [{ ...rest, revoked_at: null }] });
  t.notMatch((await run(['key', 'list'])).stdout, created.key);

  for (const file of await readdir(dir)) {
    t.notOk((await readFile(join(dir, file))).includes(created.key), `the key is not in ${file}`);
  }
  const store = await openStore(url);
  t.equal((await store.findKey(hashKey(created.key)))?.id, created.id);
  await store.close();
});

t.test('the text output prints the key alone on its first line', async (t) => {
  const { run } = await workspace(t);
  await run(['account', 'create', 'acme']);
  t.match((await run(['key', 'create', '--account', 'acme'])).stdout, /^tg_\S+\n/);
});

t.test('a key is revoked by its id', async (t) => {
  const { json } = await workspace(t);
  await json(['account', 'create', 'acme']);
  const { id, key } = Object(await json(['key', 'create', '--account', 'acme']));
  t.match(await json(['key', 'revoke', id]), { id, revoked_at: /^\d{4}-/ });
  t.match(await json(['key', 'list', '--account', 'acme']), { keys: [{ id, revoked_at: /^\d{4}-/ }] });
  const refused = JSON.stringify(await json(['key', 'revoke', key]));
  t.match(refused, /key_not_found/);
  t.notMatch(refused, key, 'a key given instead of an id is not printed');
});
