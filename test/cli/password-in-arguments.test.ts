/** A password in `--store` is hidden from the list of processes, and the command warns of it. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import t from 'tap';
import { hidePasswords } from '../../src/cli/passwords.ts';
import { workspace } from '../support/tollgate.ts';

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

t.test('a command that runs does not show it', { skip: process.platform !== 'linux' }, async (t) => {
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
});

t.test('a URL in the environment is no cause for a warning', async (t) => {
  const space = await workspace(t);
  const { stderr } = await space.run(['check', 'test/support/small.yaml'], {
    env: { TOLLGATE_STORE: 'postgres://user:S3cret@127.0.0.1:1/x' },
  });
  t.notMatch(stderr, /password/);
});
