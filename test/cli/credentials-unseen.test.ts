/** `plan`, `check` and `diff` show the kinds of credentials, and never a secret of them. */
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { edited } from '../support/shipped-text.ts';
import { root, smallConfig, workspace } from '../support/tollgate.ts';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
const env = { ID: 'client-1', SECRET: 'hunter2', OTHER: 'hunter3', PEM: pem };

/** The kinds, as they are written, and their words. */
const kinds = [
  ['{ header: x-key, secret: { env: SECRET } }', 'header x-key'],
  ['{ token_file: token }', 'token of /'],
  ['{ jwt: { algorithm: ES256, secret: { env: PEM } } }', 'jwt ES256 in authorization'],
  [
    '{ header: x-t, oauth2: { token_url: https://login.example.com/t, client_id: { env: ID }, client_secret: { env: SECRET } } }',
    'oauth2 of https://login.example.com in x-t',
  ],
  [
    '{ sigv4: { region: r1, service: s1, access_key: { env: ID }, secret_key: { env: SECRET }, session_token: { env: OTHER } } }',
    'sigv4 r1/s1',
  ],
] as const;

t.test('no command shows a secret of any kind', async (t) => {
  const { run, dir } = await workspace(t);
  const small = readFileSync(join(root, smallConfig), 'utf8');
  writeFileSync(join(dir, 'token'), 'hunter4', { mode: 0o600 });
  const shown: string[] = [];
  /** Writes the configuration with a credential of the chat upstream. */
  const write = (name: string, auth: string) => {
    const file = join(dir, name);
    const text = edited(
      small,
      ['url: { env: TOLLGATE_MESSAGES_URL }', 'url: http://127.0.0.1:9'],
      ['auth: { header: x-api-key, secret: { env: TOLLGATE_MESSAGES_KEY } }', `auth: ${auth}`],
    );
    writeFileSync(file, text);
    return file;
  };
  for (const [auth, words] of kinds) {
    const file = write('new.yaml', auth);
    const plan = await run(['plan', '--config', file], { env });
    t.match(plan.stdout, new RegExp(`messages +on +http://127.0.0.1:9 +${words}`), words);
    const json = await run(['plan', '--json', '--config', file], { env });
    t.equal(json.code, 0);
    const before = write('old.yaml', '{ header: x-key, secret: { env: OTHER } }');
    const diff = await run(['diff', before, file], { env });
    t.match(diff.stdout, /upstream messages/);
    const changed = await run(['check', '--json', '--config', file], {
      env: { ...env, SECRET: 'hunter5\n', PEM: 'hunter6' },
    });
    shown.push(...[plan, json, diff, changed].flatMap(({ stdout, stderr }) => [stdout, stderr]));
  }
  t.notMatch(shown.join('\n'), /hunter|BEGIN PRIVATE|client_secret":"/);
  t.match(shown.join('\n'), /"secret":\{"env":"PEM"\}/, 'the document names the variable');
});
