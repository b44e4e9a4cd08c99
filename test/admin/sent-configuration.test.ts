/** Who sends a configuration to be checked or compared learns no secret of the gateway: neither by a variable, nor by a file. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { adminAt } from '../support/admin.ts';
import { edited } from '../support/shipped-text.ts';
import { root, smallConfig, workspace } from '../support/tollgate.ts';

t.setTimeout(300_000);
const work = await workspace(t);
const file = (name: string) => join(work.dir, name);
const auth = 'auth: { header: authorization, scheme: Bearer, secret: { env: TOLLGATE_C_KEY } }';
const admin = 'admin: { listen: 127.0.0.1:0 }';
const base = edited(`${await readFile(join(root, smallConfig), 'utf8')}\n${admin}\n# NEVER_NAMED\n`, [
  'secret: { env: TOLLGATE_MESSAGES_KEY }',
  'secret: { file: key.json }',
]);
await writeFile(file('gateway.yaml'), base);
await writeFile(file('key.json'), 'SECRET-file');
await writeFile(file('token'), 'SECRET-other-file');

const env = {
  TOLLGATE_C_URL: 'http://127.0.0.1:9',
  TOLLGATE_C_KEY: 'SECRET-key',
  TOLLGATE_MESSAGES_URL: 'http://127.0.0.1:9/plain',
  NEVER_NAMED: 'SECRET-never-named',
  KEY: 'SECRET-part-of-a-word',
};
const running = work.start(['serve', '--json', '--port', '0', '--config', file('gateway.yaml')], { env });
const [, admin_url = ''] = await running.seen(/"admin":\{"url":"([^"]*)"/);
const tokenOf = async (role: string) => {
  const made = await work.json(['admin', 'token', 'create', '--role', role, '--name', role, '--store', work.store]);
  return (made as { token: string }).token;
};
const api = adminAt(admin_url, await tokenOf('viewer'));
const jwt = (members: string) =>
  `auth: { jwt: { algorithm: HS256, secret: { env: TOLLGATE_C_KEY }, lifetime: 30m, ${members} } }`;

t.test('the configuration that runs, and one with another value, are compared as before', async (t) => {
  t.match(await api.post('/config/diff', { text: base }), { status: 200, body: { changes: { length: 0 } } });
  const text = edited(base, ['480p: "0.46"', '480p: "0.47"'], [auth, jwt('issuer: { env: TOLLGATE_MESSAGES_URL }')]);
  const { status, body } = await api.post('/config/diff', { text });
  t.equal(status, 200, JSON.stringify(body));
  t.match(JSON.stringify(body.changes), /0\.47.*127\.0\.0\.1:9\/plain/s, 'a variable that is no secret is shown');
  t.notMatch(JSON.stringify(body), /SECRET|sqlite:/);
});

const oidc = (setting: string) =>
  `admin: { listen: 127.0.0.1:0, oidc: { issuer: "https://x.example", client_id: ${setting}, client_secret: { env: TOLLGATE_C_KEY }, groups: { a: admin } } }`;
/** Where a value would be shown. */
const shownAt = (setting: string) => [
  edited(base, [auth, jwt(`issuer: ${setting}`)]),
  edited(base, ['url: { env: TOLLGATE_C_URL }', `url: ${setting}`]),
  edited(base, [admin, oidc(setting)]),
  edited(base, [auth, jwt(`issuer: me, audience: ${setting}, key_id: ${setting}`)]),
];

for (const [name, setting, finding] of [
  [
    'the variable of a secret',
    '{ env: TOLLGATE_C_KEY }',
    'the variable TOLLGATE_C_KEY is a secret of the configuration',
  ],
  ['the variable of the store', '{ env: TOLLGATE_STORE }', 'the variable TOLLGATE_STORE is a secret'],
  ['the file of a secret', '{ file: key.json }', 'the file key.json is a secret'],
  ['a file that the gateway does not read', '{ file: token }', 'was not sent'],
  ['a variable in a comment', '{ env: NEVER_NAMED }', 'the environment variable NEVER_NAMED is not set'],
  ['a variable whose name is part of a word', '{ env: KEY }', 'the environment variable KEY is not set'],
] as const) {
  t.test(name, async (t) => {
    const isSecret = finding.includes('secret');
    // Each comparison is a compilation.
    for (const [index, text] of shownAt(setting)
      .slice(0, isSecret ? 4 : 1)
      .entries()) {
      const { body } = await api.post('/config/diff', { text });
      t.notMatch(JSON.stringify(body), /SECRET|sqlite:/);
      // An upstream whose url is in no variable is off.
      if (index !== 1) t.ok(JSON.stringify(body).includes(finding), JSON.stringify(body));
    }
  });
}

t.test('a file of a secret is no part of a configuration', async (t) => {
  for (const text of [`include: [key.json]\n${base}`, edited(base, [auth, 'auth: { token_file: token, header: x }'])]) {
    const { body } = await api.post('/config/check', { text });
    t.match(body.ok, false);
    t.notMatch(JSON.stringify(body), /SECRET/);
  }
});
