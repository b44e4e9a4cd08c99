/** A start that fails says why. */

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { program, root, smallConfig, workspace } from '../support/tollgate.ts';

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
