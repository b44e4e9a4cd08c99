/** A gateway is stopped while its PostgreSQL server is gone and the outcome of a COMMIT is unknown: it ends soon, and says so. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { generateKey } from '../../src/ledger/store/secrets.ts';
import { CuttingProxy } from '../support/cutting-proxy.ts';
import { OPERATOR } from '../support/operator.ts';
import { PostgresServer } from '../support/postgres.ts';
import { until } from '../support/stack.ts';
import { cny, makeOwner } from '../support/stores.ts';
import { root, smallConfig, workspace } from '../support/tollgate.ts';

t.setTimeout(600_000);

const server = await PostgresServer.start();
t.teardown(() => server.remove());

/** A gateway with a short time for stopping, behind a proxy, and a key of an account of 10. */
async function start(t: Test) {
  const url = await server.database();
  const store = await openStore(url);
  const { account } = await makeOwner(store, 'acme', '10');
  const { key, ...made } = generateKey(randomBytes);
  const settings = { name: null, models: null, price_factor_nano: null, expires_at_ms: null };
  await store.createKey({ ...made, account, ...settings }, OPERATOR);
  await store.close();
  const proxy = await CuttingProxy.start(server.port);
  t.teardown(() => proxy.close());
  const space = await workspace(t);
  const config = join(space.dir, 'gateway.yaml');
  const small = await readFile(join(root, smallConfig), 'utf8');
  await writeFile(config, small.replace('server: {', 'server: { drain: { limit: 1s },'));
  const gateway = space.start(['serve', '--json', '--port', '0', '--threads', '1', '--config', config], {
    env: {
      TOLLGATE_STORE: url.replace(`:${server.port}/`, `:${proxy.port}/`),
      TOLLGATE_C_URL: 'http://127.0.0.1:9',
      TOLLGATE_C_KEY: 'secret',
    },
  });
  const { url: address } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
  const create = () =>
    fetch(`${address}/api/v3/c/videos/generations/tasks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'c/vidgen-2.0', prompt: 'a kite' }),
    }).then(
      ({ status }) => status,
      () => undefined,
    );
  return { url, account, proxy, gateway, create };
}

for (const isSilent of [false, true]) {
  t.test(`the server ${isSilent ? 'falls silent' : 'is stopped'} before it answers COMMIT`, async (t) => {
    const { url, account, proxy, gateway, create } = await start(t);
    proxy.cutNext({ at: 'COMMIT', behind: 'insert_task', side: 'after', isLast: true });
    const answer = create();
    const held = () => server.query('SELECT 1 FROM account WHERE held > 0', new URL(url).pathname.slice(1));
    while ((await held()).length === 0) await new Promise((wake) => setTimeout(wake, 10));
    if (!isSilent) {
      await server.stop();
      // From now on, the gateway is refused.
      proxy.speak();
    }
    gateway.child.kill('SIGTERM');
    const { code, stderr } = await gateway.ended;
    t.equal(code, 3);
    const [last = ''] = stderr.trim().split('\n').slice(-1);
    const msg = 'the gateway ends: its store does not answer, so the last changes may or may not be stored';
    t.match(JSON.parse(last), { level: 'fatal', reason: 'server.drain.limit has passed', msg });
    t.not(await answer, 202, 'nobody was told of a success');

    if (!isSilent) await server.up();
    const store = await openStore(url);
    t.teardown(() => store.close());
    const { tasks } = await store.listTasks({ limit: 10 });
    t.match(
      tasks,
      [{ state: 'dispatching', hold_nano: cny('4') }],
      'the hold was committed, and the next start finds it',
    );
    t.equal((await store.wallet(account))?.held_nano, cny('4'));
    t.same((await store.audit()).breaches, []);
  });
}

t.test(
  'the disk takes nothing more, with threads',
  { skip: process.platform !== 'linux' && 'needs prlimit' },
  async (t) => {
    const space = await workspace(t);
    const args = ['serve', '--sandbox', '--json', '--port', '0', '--threads', '2', '--config', smallConfig];
    const gateway = space.start(args);
    const { url, key } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
    const chat = async () => {
      const body = JSON.stringify({
        model: 'chat-large',
        max_tokens: 64,
        messages: [{ role: 'user', content: 'hello' }],
      });
      const headers = { 'x-api-key': key, 'content-type': 'application/json' };
      return (await fetch(`${url}/v1/messages`, { method: 'POST', headers, body })).status;
    };
    // A thread without a lease needs the store for its first request, and would lose no usage.
    await until(
      async () => {
        await Promise.all(Array.from({ length: 8 }, chat));
        return (await space.run(['lease', 'list'])).stdout;
      },
      (leases) => leases.split('gateway_').length === 3,
    );
    execFileSync('prlimit', ['--pid', String(gateway.child.pid), '--fsize=1']);
    t.equal(await until(chat, (status) => status === 503), 503);
    gateway.child.kill('SIGTERM');
    const { code, stderr } = await gateway.ended;
    t.equal(code, 3);
    t.match(stderr, /usage may be lost with the store: book it by hand/);
    t.match(stderr.trim().split('\n').at(-1), /the gateway ends: its store does not answer/);
  },
);
