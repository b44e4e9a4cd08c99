/** Reasons for which `serve` does not start. */
import { once } from 'node:events';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import t from 'tap';
import { readMigrations } from '../../src/store/migrations.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { migrate } from '../../src/store/sqlite/migrate.ts';
import { workspace } from '../support/tollgate.ts';

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

t.test('a store must exist', async (t) => {
  const { run, start, dir, store } = await workspace(t);
  const env = { TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'secret', TOLLGATE_STORE: store };
  const serve = ['serve', '--port', '0', '--existing-store'];
  const missing = await run(serve, { env });
  t.match(missing, {
    code: 3,
    stderr: /there is no store at \S+store\.db; if it was lost, restore a backup .*migrate\n/,
  });
  t.same(readdirSync(dir), []);
  const path = join(dir, 'store.db');
  writeFileSync(path, '');
  t.match(await run(serve, { env }), { code: 3, stderr: /it is empty; if it was lost, restore a backup/ });
  t.equal(statSync(path).size, 0);
  const older = await openDatabase(path);
  migrate(older, readMigrations('sqlite').slice(0, -1), 0);
  older.close();
  const gateway = start(serve, { env });
  await gateway.seen(/is listening on/);
  t.equal((await run(['audit'])).code, 0, 'its tables are upgraded');
  gateway.child.kill('SIGINT');
  t.equal((await gateway.ended).code, 0);
});

t.test('the log level is unknown', async (t) => {
  const { run } = await workspace(t);
  const result = await run(['serve', '--sandbox', '--port', '0'], { env: { TOLLGATE_LOG: 'loud' } });
  t.equal(result.code, 2);
  t.match(result.stderr, /TOLLGATE_LOG/);
});
