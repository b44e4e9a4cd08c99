/** A gateway whose PostgreSQL server is lost, refuses changes or falls silent: callers get 503, and it goes on by itself. */
import t, { type Test } from 'tap';
import { CuttingProxy } from '../support/cutting-proxy.ts';
import { PostgresServer } from '../support/postgres.ts';
import { officialBody, tasksPath } from '../support/requests.ts';
import { call, type Reply, type Stack, startStack } from '../support/stack.ts';
import { cny } from '../support/stores.ts';

t.setTimeout(600_000);

const server = await PostgresServer.start();
t.teardown(() => server.remove());

/** A gateway behind a proxy. Its user owns the database and is no superuser. */
async function open(t: Test) {
  const url = await server.database();
  const database = new URL(url).pathname.slice(1);
  const user = `gateway_of_${database}`;
  await server.query(`CREATE ROLE ${user} LOGIN`);
  await server.query(`ALTER DATABASE ${database} OWNER TO ${user}`);
  await server.query(`ALTER SCHEMA public OWNER TO ${user}`, database);
  const proxy = await CuttingProxy.start(server.port);
  const stack = await startStack({
    store_url: url.replace('tollgate@', `${user}@`).replace(`:${server.port}/`, `:${proxy.port}/`),
    writer: 'thread',
  });
  t.teardown(async () => {
    proxy.speak();
    await stack.close();
    await proxy.close();
  });
  /** Ends the sessions of the gateway. */
  const endSessions = () =>
    server.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${user}'`);
  return { stack, proxy, user, database, endSessions, create: () => stack.call('POST', tasksPath, officialBody()) };
}

type Rig = Awaited<ReturnType<typeof open>>;

/** Repeats a request until its answer is the expected one. The time-out of the file is the limit. */
async function until(ask: () => Promise<Reply>, isIt: (reply: Reply) => boolean): Promise<Reply> {
  for (;;) {
    const reply = await ask();
    if (isIt(reply)) return reply;
    await new Promise((wake) => setTimeout(wake, 50));
  }
}

const isCreated = ({ status }: Reply) => status === 202;

/** A creation is refused in the envelope of its interface, and the readiness check says why. */
async function refuses(t: Test, { stack, create }: Rig, reason: string): Promise<void> {
  const refused = await until(create, (reply) => !isCreated(reply));
  t.match(refused, { status: 503, json: { error: { code: 'overloaded', message: String } } });
  t.equal(refused.headers.get('retry-after'), '5');
  const ready = await until(
    () => call(`${stack.url}/readyz`, 'GET'),
    ({ json }) => json.reason?.includes(reason),
  );
  t.match(ready, { status: 503, json: { status: 'not_ready' } });
}

/** The gateway goes on, and its books have one hold for each acknowledged creation. */
async function goesOn(t: Test, { stack, create }: Rig, created: number): Promise<void> {
  await until(create, isCreated);
  await until(
    () => call(`${stack.url}/readyz`, 'GET'),
    ({ status }) => status === 200,
  );
  await t.resolves(untilHeld(stack, created + 1));
  t.same((await stack.store.audit()).breaches, []);
}

async function untilHeld({ store, account }: Stack, tasks: number): Promise<void> {
  while ((await store.wallet(account))?.held_nano !== cny('1.84') * BigInt(tasks)) {
    await new Promise((wake) => setTimeout(wake, 50));
  }
}

t.test('the server is killed, and comes back much later', async (t) => {
  const rig = await open(t);
  t.ok(isCreated(await rig.create()));
  await server.kill();
  await refuses(t, rig, 'PostgreSQL cannot be reached');
  await server.up();
  await goesOn(t, rig, 1);
});

t.test('a standby takes over and is read-only for a while', async (t) => {
  const rig = await open(t);
  await server.configure('default_transaction_read_only', 'on');
  await refuses(t, rig, 'PostgreSQL is read-only');
  await server.configure('default_transaction_read_only', null);
  await goesOn(t, rig, 0);
});

// These wait for time-outs most of the time, and only their own connections fail.
t.jobs = 4;

t.test(
  'the server is lost during COMMIT: the caller is refused, and the hold that was stored is released',
  { buffered: true },
  async (t) => {
    const rig = await open(t);
    rig.proxy.cutNext({ at: 'COMMIT', behind: 'insert_task', side: 'after', isLast: true });
    const refused = await rig.create();
    t.match(refused, { status: 503, json: { error: { code: 'overloaded' } } });
    t.equal(rig.proxy.cuts, 1);
    rig.proxy.speak();
    await goesOn(t, rig, 0);
    const { tasks } = await rig.stack.store.listTasks({ states: ['failed'], limit: 10 });
    t.match(tasks, [{ state: 'failed', reason: 'never sent: the store answered too late', charged_nano: 0n }]);
  },
);

t.test('a firewall drops the idle connections without a word', { buffered: true }, async (t) => {
  const rig = await open(t);
  t.ok(isCreated(await rig.create()));
  // Long enough to count as idle. Without it, the gateway would notice later.
  await new Promise((wake) => setTimeout(wake, 1_200));
  rig.proxy.silence(false);
  await until(rig.create, isCreated);
  await goesOn(t, rig, 2);
});

t.test('the user may no longer log in, as after a change of its password', { buffered: true }, async (t) => {
  const rig = await open(t);
  await server.query(`ALTER ROLE ${rig.user} NOLOGIN`);
  await rig.endSessions();
  await refuses(t, rig, 'PostgreSQL refuses the user or the password');
  await server.query(`ALTER ROLE ${rig.user} LOGIN`);
  await goesOn(t, rig, 0);
});

t.test('all connections are in use', { buffered: true }, async (t) => {
  const rig = await open(t);
  await server.query(`ALTER ROLE ${rig.user} CONNECTION LIMIT 0`);
  await rig.endSessions();
  await refuses(t, rig, 'PostgreSQL has no free connection');
  await server.query(`ALTER ROLE ${rig.user} CONNECTION LIMIT -1`);
  await goesOn(t, rig, 0);
});

t.test('the database takes no connections, as while it is moved', { buffered: true }, async (t) => {
  const rig = await open(t);
  await server.query(`ALTER DATABASE ${rig.database} ALLOW_CONNECTIONS false`);
  await rig.endSessions();
  await refuses(t, rig, 'PostgreSQL takes no connections to the database');
  await server.query(`ALTER DATABASE ${rig.database} ALLOW_CONNECTIONS true`);
  await goesOn(t, rig, 0);
});
