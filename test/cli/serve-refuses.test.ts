/** Reasons for which `serve` does not start. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import t from 'tap';
import { workspace } from './tollgate.ts';

t.test('the port is in use', async (t) => {
  const { run } = await workspace(t);
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  t.teardown(() => other.close());
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  for (const command of [['serve', '--sandbox'], ['sandbox']]) {
    const result = await run([...command, '--port', port]);
    t.equal(result.code, 1, command.join(' '));
    t.match(result.stderr, new RegExp(`cannot listen on 127.0.0.1:${port}.*EADDRINUSE.*\n.*--port 0`));
    t.equal(result.stdout, '');
  }
  t.match(JSON.parse((await run(['serve', '--sandbox', '--port', port, '--json'])).stdout), {
    error: { code: 'address_unusable' },
  });
});

t.test('every upstream is off', async (t) => {
  const { run } = await workspace(t);
  const result = await run(['serve', '--port', '0']);
  t.equal(result.code, 1);
  t.match(result.stderr, /every upstream is off[\s\S]*TOLLGATE_C_URL[\s\S]*--sandbox/);
});

t.test('the log level is unknown', async (t) => {
  const { run } = await workspace(t);
  const result = await run(['serve', '--sandbox', '--port', '0'], { env: { TOLLGATE_LOG: 'loud' } });
  t.equal(result.code, 2);
  t.match(result.stderr, /TOLLGATE_LOG/);
});
