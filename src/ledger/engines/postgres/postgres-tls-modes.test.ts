/** The modes of TLS in a URL of PostgreSQL: the weaker ones mean verify-full, and no warning of a library reaches the operator. */
import t from 'tap';
import { workspace } from '../../../../test/support/tollgate.ts';
import { connectionString } from '../../store/store-url.ts';

t.test('the weaker modes mean verify-full', async (t) => {
  const url = 'postgres://u@db/x';
  for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full']) {
    t.equal(connectionString(`${url}?sslmode=${mode}`), `${url}?sslmode=verify-full`);
    t.equal(connectionString(`${url}?a=b&sslmode=${mode}&c=d`), `${url}?a=b&sslmode=verify-full&c=d`);
  }
  for (const rest of ['', '?sslmode=disable', '?sslmode=no-verify', '?uselibpqcompat=true&sslmode=require']) {
    t.equal(connectionString(url + rest), url + rest);
  }
});

t.test('a command prints no warning of Node', async (t) => {
  const space = await workspace(t);
  // Nothing listens there.
  const { code, stderr } = await space.spawn(['audit', '--store', 'postgres://u@127.0.0.1:1/x?sslmode=require']);
  t.equal(code, 3);
  t.match(stderr, /cannot open the store at 127\.0\.0\.1:1\/x/);
  t.notMatch(stderr, /SECURITY WARNING|trace-warnings/);
});
