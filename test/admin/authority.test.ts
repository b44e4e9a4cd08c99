/** Authority counts when a change is made, not only when its request begins: a body may come long after its head. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { BASE, type Operation } from '../../src/admin/api/operation.ts';
import { operations } from '../../src/admin/api/table.ts';
import { operations as ledger } from '../../src/ledger/core/operations.ts';
import { openStore } from '../../src/ledger/open-store.ts';
import type { Actor, Role, Store } from '../../src/ledger/store/store.ts';
import { type Admin, startAdmin } from '../support/admin.ts';
import { OPERATOR } from '../support/operator.ts';
import { PostgresServer } from '../support/postgres.ts';
import { rawCaller } from '../support/raw-caller.ts';
import { type OpenFresh, openFreshPostgres, openFreshSqlite } from '../support/stores.ts';

const admin = await startAdmin(t);
const writing = operations.filter(({ method, role }) => method !== 'GET' && role !== 'none');

/** Sends the head, runs `meanwhile`, and sends the body. Returns the status. */
async function slowly(
  admin: Admin,
  { method, path, example }: Operation,
  credential: string,
  meanwhile: () => Promise<unknown>,
) {
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const members = Object.entries(example).filter(([name]) => !inPath.includes(name));
  const body = JSON.stringify(Object.fromEntries(members));
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(example, name))),
  );
  const caller = await rawCaller(
    admin.url,
    [
      `${method} ${BASE}${url} HTTP/1.1`,
      'host: 127.0.0.1',
      credential,
      'sec-fetch-site: same-origin',
      'content-type: application/json',
      `idempotency-key: ${randomBytes(8).toString('hex')}`,
      'if-match: *',
      `content-length: ${body.length}`,
      'expect: 100-continue',
      '\r\n',
    ].join('\r\n'),
  );
  // The head has arrived. Its token is found soon after.
  await caller.until(/^HTTP\/1\.1 100 /);
  await sleep(30);
  await meanwhile();
  caller.write(body);
  await caller.until(/HTTP\/1\.1 [2-5]\d\d/);
  caller.leave();
  return Number(/HTTP\/1\.1 ([2-5]\d\d)/.exec(caller.received)?.[1]);
}

const ways: Readonly<
  Record<string, { readonly status: 401 | 403; end(store: Store, name: string): Promise<unknown> }>
> = {
  revoked: { status: 401, end: async (store, name) => store.revokeToken(await idOf(store, name), OPERATOR) },
  rotated: {
    status: 401,
    end: async (store, name) =>
      store.rotateToken(await idOf(store, name), randomBytes(32).toString('hex'), 0, OPERATOR),
  },
  'lowered to viewer': {
    status: 403,
    end: async (store, name) => store.setTokenRole(await idOf(store, name), 'viewer', OPERATOR),
  },
};

async function idOf(store: Store, name: string): Promise<string> {
  return (await store.tokenById(name))?.id ?? '';
}

for (const [way, { status, end }] of Object.entries(ways)) {
  t.test(`a token that is ${way} while the body comes changes nothing`, async (t) => {
    const store = await openStore(admin.work.store, { access: 'write' });
    t.teardown(() => store.close());
    for (const operation of writing) {
      const { name, role } = operation;
      // A viewer keeps what viewers may.
      if (status === 403 && role === 'viewer') continue;
      const { body } = await admin.post('/tokens', { role: 'admin', name: `${way.slice(0, 7)}-${name}` });
      const credential = `authorization: Bearer ${body.token}`;
      t.equal(await slowly(admin, operation, credential, () => end(store, body.name)), status, name);
      const [newest] = await store.changes({ limit: 1 });
      t.not(newest?.actor, body.name, `${name} records nothing`);
    }
  });
}

t.test('a session that logs out while the body comes changes nothing', async (t) => {
  for (const operation of writing) {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const opened = await admin.send('POST', '/session', { token: null, body: { token: admin.token }, headers });
    const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';');
    const logOut = () => admin.send('DELETE', '/session', { token: null, headers: { cookie, ...headers } });
    t.equal(await slowly(admin, operation, `cookie: ${cookie}`, logOut), 401, operation.name);
  }
});

/** Arguments of each operation that an actor asks for, without the actor. They name nothing that exists. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  createAccount: [{ id: 'account_x', name: 'x', price_factor_nano: 1n }],
  editAccount: ['account_x', {}],
  recordChange: [{ operation: 'config.reload', subject: 'config', account: null, before: null, after: null }],
  keepAnswer: [],
  createKey: [{ id: 'key_x', account: 'account_x' }],
  editKey: ['key_x', {}],
  rotateKey: ['key_x', {}],
  revokeKey: ['key_x'],
  recordPrune: [{}],
  resolveTask: ['task_x', { outcome: 'release' }],
  createToken: [{ id: 'token_x', name: 'x' }],
  rotateToken: ['token_x', 'ab', 0],
  setTokenRole: ['token_x', 'viewer'],
  revokeToken: ['token_x'],
  openSession: [{ sha256: 'cd'.repeat(32), token: 'token_x', token_sha256: null, expires_at_ms: 1 }],
  endSession: ['cd'.repeat(32)],
  topup: ['account_x', 1n, null],
  adjust: ['account_x', 1n],
  refund: ['account_x', 1n, null],
  createWebhook: [{ id: 'webhook_x' }],
  editWebhook: ['webhook_x', {}],
  rotateWebhook: ['webhook_x', 'secret', 0],
  testWebhook: ['webhook_x', 'event_x'],
  redeliver: [1n, 'webhook_x'],
};

/** Each operation of the ledger × each way in which authority ends, in the transaction of the change. */
async function decidesInTransaction(t: Test, openFresh: OpenFresh): Promise<void> {
  const clock = { now: 1_000 };
  const { store, again } = await openFresh(t, clock);
  const other = await again();
  const [first, second] = ['aa'.repeat(32), 'bb'.repeat(32)];
  const make = async (id: string, role: Role) => {
    await store.createToken({ id, name: id, role, expires_at_ms: 5_000, sha256: hashOf(id) }, OPERATOR);
  };
  for (const id of ['good', 'revoked', 'rotated', 'lowered']) await make(id, 'admin');
  for (const [sha256, token] of [
    [first, 'good'],
    [second, 'rotated'],
  ] as const)
    await store.openSession({ sha256, token, token_sha256: hashOf(token), expires_at_ms: 4_000 }, OPERATOR);
  await other.revokeToken('revoked', OPERATOR);
  await other.rotateToken('rotated', 'ee'.repeat(32), 1_500, OPERATOR);
  await other.setTokenRole('lowered', 'viewer', OPERATOR);
  const actorOf = (token: string, proof: 'secret' | 'session', hash: string): Actor => {
    const authority = { token, needed: 'operator' as const, [`${proof}_sha256`]: hash };
    return { actor: token, role: 'admin', via: 'api', reason: 'why', authority };
  };
  const refused: readonly (readonly [why: string, actor: Actor, message: RegExp])[] = [
    ['revoked', actorOf('revoked', 'secret', hashOf('revoked')), /has ended/],
    ['another secret', actorOf('good', 'secret', 'cc'.repeat(32)), /has ended/],
    ['no such token', actorOf('nobody', 'secret', hashOf('good')), /has ended/],
    ['lowered', actorOf('lowered', 'secret', hashOf('lowered')), /too low/],
    ['the session of another token', actorOf('good', 'session', second), /has ended/],
    ['no such session', actorOf('good', 'session', 'dd'.repeat(32)), /has ended/],
  ];
  const late: typeof refused = [
    ['rotated, after its overlap', actorOf('rotated', 'secret', hashOf('rotated')), /has ended/],
  ];
  const over: typeof refused = [
    ['its session has ended', actorOf('good', 'session', first), /has ended/],
    ['its session ends with the secret', actorOf('rotated', 'session', second), /has ended/],
  ];
  const named = Object.entries(ledger).filter(([, { by }]) => by !== undefined);
  t.strictSame(named.map(([name]) => name).toSorted(), Object.keys(ARGUMENTS).toSorted());
  const all = async (cases: typeof refused) => {
    for (const [name, { by: place }] of named) {
      for (const [why, actor, message] of cases) {
        const args: unknown[] = [...(ARGUMENTS[name] ?? [])];
        args.splice((place?.length ?? 1) - 1, 0, actor);
        const write: (...args: never[]) => Promise<unknown> = Reflect.get(store, name);
        await t.rejects(write(...(args as never[])), { message }, `${name}: ${why}`);
      }
    }
  };
  const changes = (await store.changes({ limit: 200 })).length;
  await all(refused);
  for (const token of ['good', 'rotated'])
    await store.recordChange(
      { operation: 'x', subject: 'x', account: null, before: null, after: null },
      actorOf(token, 'secret', hashOf(token)),
    );
  clock.now = 1_600;
  await all(late);
  clock.now = 4_500;
  await all(over);
  clock.now = 5_500;
  await all([['expired', actorOf('good', 'secret', hashOf('good')), /has ended/]]);
  t.equal((await store.changes({ limit: 200 })).length, changes + 2);
}

function hashOf(token: string): string {
  return Buffer.from(token.padEnd(32, '.')).toString('hex').slice(0, 64);
}

t.test('the transaction decides, on SQLite', (t) => decidesInTransaction(t, openFreshSqlite('thread')));
t.test('the transaction decides, on PostgreSQL', async (t) => {
  const server = await PostgresServer.start();
  t.teardown(() => server.remove());
  await decidesInTransaction(t, openFreshPostgres(server, 'thread'));
});
