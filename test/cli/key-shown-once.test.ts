import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { hashKey } from '../../src/store/keys.ts';
import { openStore } from '../../src/store/open.ts';
import { workspace } from './tollgate.ts';

t.test('a key is printed when it is made, and only its hash is kept', async (t) => {
  const { dir, store: url, json, run } = await workspace(t);
  await json(['account', 'create', 'acme']);
  const options = ['--name', 'web', '--models', 'c/*,chat-*', '--discount', '0.9', '--expires', '90d'];
  const made = Object(await json(['key', 'create', '--account', 'acme', ...options]));
  t.same(Object.keys(made), ['id', 'key', 'prefix', 'account', 'name', 'models', 'discount', 'expires_at']);
  t.match(made, { id: /^key_/, key: /^tg_/, account: 'acme', name: 'web', models: ['c/*', 'chat-*'], discount: '0.9' });
  t.ok(made.key.startsWith(made.prefix));
  const expires_ms = Date.parse(made.expires_at) - Date.now();
  t.ok(expires_ms > 89 * 86_400_000 && expires_ms <= 90 * 86_400_000);

  const { stdout: listed } = await run(['key', 'list', '--json']);
  t.notMatch(listed, made.key);
  const { key: _, ...rest } = made;
  t.match(JSON.parse(listed), { keys: [{ ...rest, revoked_at: null }] });
  t.notMatch((await run(['key', 'list'])).stdout, made.key);

  for (const file of await readdir(dir)) {
    t.notOk((await readFile(join(dir, file))).includes(made.key), `the key is not in ${file}`);
  }
  const store = await openStore(url);
  t.equal((await store.findKey(hashKey(made.key)))?.id, made.id);
  await store.close();
});

t.test('the text for people shows the key on a line of its own', async (t) => {
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
  t.notMatch(refused, key, 'a key that was given in place of the id is not repeated');
});
