/** Tests the keys of an account: shown once, for some models, with limits of their own. */

import { writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { hashSecret } from '../../src/ledger/store/secrets.ts';
import { edited, portableText } from '../support/shipped-text.ts';
import { workspace } from '../support/tollgate.ts';

// A key is printed once, when it is created.

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
  t.equal((await store.findKey(hashSecret(created.key)))?.id, created.id);
  await store.close();
});

t.test('a key of another gateway is imported by its hash, once', async (t) => {
  const { store: url, json, run } = await workspace(t);
  await run(['account', 'create', 'acme']);
  const sha256 = hashSecret('sk-of-another-gateway');
  const create = ['key', 'create', '--account', 'acme', '--models', 'chat-*', '--sha256'];
  const imported = Object(await json([...create, sha256]));
  t.match(imported, { id: /^key_/, prefix: `sha256:${sha256.slice(0, 8)}`, models: ['chat-*'] });
  t.notOk('key' in imported);
  const store = await openStore(url);
  t.equal((await store.findKey(hashSecret('sk-of-another-gateway')))?.id, imported.id);
  await store.close();
  t.match(await run([...create, sha256]), { code: 1, stderr: /a key with this hash already exists/ });
  t.match(await run(['key', 'revoke', imported.id]), { code: 0 });
  t.match(await run([...create, sha256]), { code: 1, stderr: /a key with this hash already exists/ });
  const wrong = await run([...create, 'sk-of-another-gateway']);
  t.match(wrong, { code: 1, stderr: /'sha256' does not match/ });
  t.notMatch(wrong.stderr, 'sk-of', 'a secret in its place is not shown');
  t.match(await run(['audit']), { code: 0 });
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

// `key create` rejects globs that match no model: a typo would give the key fewer models than intended.

const { json, run } = await workspace(t);
await json(['account', 'create', 'acme']);
const create = (globs: string) => run(['key', 'create', '--account', 'acme', '--models', globs]);

t.test('globs that each match a model', async (t) => {
  t.equal((await create('c/*,chat-*,gen-pro,*')).code, 0);
});

t.test('a glob that matches no model is rejected with a suggestion', async (t) => {
  const refused = await create('c/*,caht-*');
  t.equal(refused.code, 1);
  t.match(refused.stderr, "no model of gateway.yaml matches 'caht-*'\n  did you mean 'chat-*'?");
  t.match(await create('k/vidgen-2.1'), { code: 1, stderr: "did you mean 'k/vidgen-2.0'?" });
  t.match(await create('nothing'), { code: 1, stderr: 'the models are: vidgen-2.0, ' });
  t.match(await json(['key', 'list']), { keys: { length: 1 } }, 'no key was created');
});

t.test('limits', async (t) => {
  // Tests the limits of keys and accounts on the command line, and what `explain` says about them.
  const { dir, json, run } = await workspace(t);
  await json(['account', 'create', 'acme']);
  const limits = ['--limit', 'requests=60/min', '--limit', 'spend_per_day=3.00'];
  const made = (await json(['key', 'create', '--account', 'acme', ...limits])) as Record<
    'id' | 'key' | 'limits',
    string
  >;

  t.test('a key is created with limits, and the list shows them', async (t) => {
    t.strictSame(made.limits, { requests: '60/min', spend_per_day: '3.00' });
    t.match(await json(['key', 'list']), { keys: [{ limits: made.limits }] });
    t.match((await run(['key', 'list'])).stdout, 'requests=60/min spend_per_day=3.00');
  });

  t.test('limits are changed one by one', async (t) => {
    const changed = await json(['key', 'limit', made.id, 'requests=default', 'tokens=none']);
    t.match(changed, { limits: { spend_per_day: '3.00', tokens: 'none' } });
    t.match((await run(['key', 'limit', made.id])).stdout, 'spend_per_day=3.00 tokens=none');
    t.match(await json(['account', 'limit', 'acme', 'concurrent_tasks=1']), { limits: { concurrent_tasks: '1' } });
    t.match(await run(['key', 'limit', 'key_none', 'tokens=none']), {
      code: 1,
      stderr: "no key has the id 'key_none'",
    });
  });

  t.test('explain says what is left of each', async (t) => {
    await json(['wallet', 'topup', 'acme', '100']);
    const body = join(dir, 'body.json');
    writeFileSync(body, JSON.stringify({ model: 'c/vidgen-2.0', prompt: 'a kite' }));
    const request = ['POST', '/api/v3/c/videos/generations/tasks', '--body', body, '--key', made.key];
    const env = { TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'secret' };
    const { stdout } = await run(['explain', ...request], { env });
    t.match(stdout, 'concurrent_tasks 1 of this account: 1 left');
    t.match(stdout, 'spend_per_day 3.00 of this API key: 3.00 left');
  });

  t.test('mistakes are refused', async (t) => {
    for (const limit of ['requests=60', 'rate=60/min', 'requests', 'spend_per_day=-1', 'concurrent_tasks=-1'])
      t.equal((await run(['key', 'limit', made.id, limit])).code, 2, limit);
    const config = join(dir, 'gateway.yaml');
    const text = edited(portableText, ['limits: {}\n', '']);
    writeFileSync(config, text);
    const refused = await run(['key', 'limit', made.id, 'requests=5/min', '--config', config]);
    t.match(refused, { code: 1, stderr: 'has no section limits' });
    const env = { TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'secret' };
    t.match(
      await run(['serve', '--port', '0', '--config', config], { env }),
      { code: 1, stderr: /has no section limits, and these keys have limits: key_/ },
      'a gateway that would refuse its requests does not start',
    );
  });
});
