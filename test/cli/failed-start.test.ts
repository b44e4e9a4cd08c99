/** A failed start ends the process, names the address that cannot be used, and leaves nothing running. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import t, { type Test } from 'tap';
import { smallConfig, workspace } from './tollgate.ts';

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
  gateway.child.kill('SIGTERM');
  t.equal((await gateway.ended).code, 0);
  t.equal((await run(['serve', '--sandbox', '--metrics', '9464'])).code, 2);
});
