/** A gateway whose PostgreSQL server starts later than the gateway waits for it, for a stated time. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { migrateStore } from '../../src/ledger/open-store.ts';
import { PostgresServer } from '../support/postgres.ts';
import { until } from '../support/stack.ts';
import { root, smallConfig, workspace } from '../support/tollgate.ts';

t.setTimeout(600_000);

const server = await PostgresServer.start();
t.teardown(() => server.remove());
const url = await server.database();
await migrateStore(url);

async function start(t: Test, start_timeout: string, store = url) {
  const space = await workspace(t);
  const config = join(space.dir, 'gateway.yaml');
  const small = readFileSync(join(root, smallConfig), 'utf8');
  writeFileSync(config, small.replace('store: { ', `store: { start_timeout: ${start_timeout}, `));
  const env = { TOLLGATE_STORE: store, TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'secret' };
  const args = ['serve', '--json', '--port', '0', '--threads', '1', '--existing-store', '--config', config];
  const gateway = space.start(args, { env });
  const logged = (text: string) =>
    until(
      async () => gateway.output.stderr,
      (stderr) => stderr.includes(text),
    );
  return { gateway, logged };
}

t.test('it starts when the server is up', async (t) => {
  await server.stop();
  const { gateway, logged } = await start(t, '10m');
  await logged('the start waits for its store');
  t.equal(gateway.output.stdout, '', 'no address is open');
  await server.up();
  const line = JSON.parse((await gateway.seen(/^.+\n/))[0]);
  t.equal((await fetch(`${line.url}/readyz`)).status, 200);
  const lines = (await logged('"the store can be reached"')).split('\n');
  const waits = lines.find((line) => line.includes('the start waits for its store')) ?? '{}';
  t.match(JSON.parse(waits), {
    level: 'warn',
    reason: /^cannot open the store at 127\.0\.0\.1:\d+\/test_1: /,
    left_s: 600,
  });
});

t.test('it gives up after the stated time, with what to do', async (t) => {
  await server.stop();
  const { gateway } = await start(t, '1s');
  const { code, stderr, stdout } = await gateway.ended;
  t.equal(code, 3);
  const { error } = JSON.parse(stdout);
  t.match(error, { code: 'store_unusable' });
  t.match(
    error.message,
    /check that the server runs and that its address is right; the start waited 1 s \(store\.start_timeout\) for it$/,
  );
  t.match(stderr, 'the start waits for its store');
  await server.up();
});

t.test('a signal ends the wait', async (t) => {
  await server.stop();
  const { gateway, logged } = await start(t, '10m');
  await logged('the start waits for its store');
  gateway.child.kill('SIGTERM');
  t.equal((await gateway.ended).code, 0);
  await server.up();
});

t.test('a failure that waiting does not fix ends it at once', async (t) => {
  for (const store of [url.replace('test_1', 'missing'), await server.database()]) {
    const { gateway } = await start(t, '10m', store);
    const { code, stderr } = await gateway.ended;
    t.equal(code, 3);
    t.notMatch(stderr, 'the start waits for its store');
  }
});
