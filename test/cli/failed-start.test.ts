/** Starts that fail or are refused. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { readMigrations } from '../../src/ledger/engines/migrations.ts';
import { openDatabase } from '../../src/ledger/engines/sqlite/database.ts';
import { migrate } from '../../src/ledger/engines/sqlite/migrate-sqlite.ts';
import { ADOPTION } from '../../src/ledger/store/adopt.ts';
import { program, root, smallConfig, workspace } from '../support/tollgate.ts';

t.test('A start that fails says why', async (t) => {
  // A failed start ends the process, names the address that cannot be used, and leaves nothing running.

  const serve = ['serve', '--sandbox', '--config', smallConfig];

  async function usedPort(t: Test): Promise<number> {
    const other: Server = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    t.teardown(() => other.close());
    const address = other.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  t.test('the metrics port is in use', async (t) => {
    const { run } = await workspace(t);
    const port = await usedPort(t);
    const args = [...serve, '--port', '0', '--metrics', `127.0.0.1:${port}`];
    const result = await run(args);
    t.equal(result.code, 1);
    t.match(result.stderr, new RegExp(`cannot listen on 127.0.0.1:${port} for metrics.*EADDRINUSE`));
    t.match(result.stderr, 'tollgate serve --metrics 127.0.0.1:0');
    t.notMatch(result.stderr, '"msg":"listening"');
    t.equal(result.stdout, '');
    t.match(JSON.parse((await run([...args, '--json'])).stdout), {
      error: { code: 'address_unusable', message: /metrics/ },
    });
  });

  t.test('the port for callers is in use', async (t) => {
    const { run } = await workspace(t);
    const port = await usedPort(t);
    const result = await run([...serve, '--port', String(port), '--metrics', '127.0.0.1:0']);
    t.equal(result.code, 1);
    t.match(result.stderr, new RegExp(`cannot listen on 127.0.0.1:${port}: .*EADDRINUSE[^]*--port 0`));
  });

  t.test('--metrics sets the address of the metrics', async (t) => {
    const { start, run } = await workspace(t);
    const gateway = start([...serve, '--port', '0', '--metrics', '127.0.0.1:0', '--json']);
    const { metrics } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
    t.match(await (await fetch(metrics)).text(), 'tollgate_');
    gateway.child.kill('SIGINT');
    t.equal((await gateway.ended).code, 0);
    t.equal((await run(['serve', '--sandbox', '--metrics', '9464'])).code, 2);
  });

  // A program that cannot load its SQLite addon makes no store.

  t.test('migrate leaves no file and no folder behind', async (t) => {
    const { dir } = await workspace(t);
    const file = join(dir, 'new/store.db');
    const broken = "data:text/javascript,process.dlopen=()=>{throw new Error('it cannot be mapped')}";
    const migrate = ['migrate', '--store', `sqlite:${file}`];
    const { status, stderr } = spawnSync(process.execPath, ['--import', broken, program, ...migrate], {
      cwd: root,
      encoding: 'utf8',
    });
    t.equal(status, 3);
    t.match(stderr, /it cannot be mapped/);
    t.notOk(existsSync(file));
    t.notOk(existsSync(join(dir, 'new')));
  });
});

t.test('Reasons for which `serve` does not start', async (t) => {
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
    migrate(
      older,
      readMigrations('sqlite').filter(({ id }) => id < ADOPTION),
      0,
    );
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
});
