/** No credential and no password is in the output or in the list of processes. */
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import t from 'tap';
import { hidePasswords } from '../../src/cli/shared/passwords.ts';
import { edited } from '../support/shipped-text.ts';
import { root, smallConfig, workspace } from '../support/tollgate.ts';

t.test('`plan`, `check` and `diff` show the kinds of credentials, and never a secret of them', async (t) => {
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
});

t.test('A password in `--store` is hidden from the list of processes, and the command warns of it', async (t) => {
  t.test('every place of a password in the URL of a store is found', async (t) => {
    const argv = [
      'store',
      '--from=postgres://user:S3cret@db/x',
      'postgresql://user:S3%40cret@db/x?sslmode=require',
      'postgres://db/x?user=a&password=S3cret&sslpassword=S3cret',
      'postgres://user@db:5432/x',
      'sqlite:./a:b@c.db',
    ];
    t.same(hidePasswords(argv), [
      'store',
      '--from=postgres://user:…@db/x',
      'postgresql://user:…@db/x?sslmode=require',
      'postgres://db/x?user=a&password=…&sslpassword=…',
      'postgres://user@db:5432/x',
      'sqlite:./a:b@c.db',
    ]);
  });

  t.test(
    'a command that runs does not show it',
    { skip: process.platform !== 'linux' && 'needs /proc of Linux' },
    async (t) => {
      const space = await workspace(t);
      // A server that never answers: the command waits for it.
      const server = createServer();
      const connected = new Promise((resolve) => server.once('connection', resolve));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      t.teardown(() => server.close());
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : 0;
      const url = `postgres://user:S3cret@127.0.0.1:${port}/x?sslpassword=S3cret`;
      const { child, output } = space.start(['audit', '--store', url]);
      await connected;
      const shown = readFileSync(`/proc/${child.pid}/cmdline`, 'utf8');
      t.match(shown, /audit --store postgres:\/\/user:…@127/);
      t.notMatch(shown, /S3cret/);
      t.match(output.stderr, /warning: the store's password is an argument.*TOLLGATE_STORE.*PGPASSWORD/);
      t.notMatch(output.stderr, /S3cret/);
      child.kill('SIGKILL');
    },
  );

  t.test('a URL in the environment is no cause for a warning', async (t) => {
    const space = await workspace(t);
    const { stderr } = await space.run(['check', 'test/support/small.yaml'], {
      env: { TOLLGATE_STORE: 'postgres://user:S3cret@127.0.0.1:1/x' },
    });
    t.notMatch(stderr, /password/);
  });
});
