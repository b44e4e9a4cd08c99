/** What a request reaches, of each operation in the table: nothing by the id of something else, from a foreign page, or of a secret. */
import t from 'tap';
import type { Operation } from '../../src/admin/api/operation.ts';
import { BASE } from '../../src/admin/api/operation.ts';
import { operations } from '../../src/admin/api/table.ts';
import { openStore } from '../../src/ledger/open-store.ts';
import { startAdmin } from '../support/admin.ts';
import { newTask } from '../support/stores.ts';

const admin = await startAdmin(t);
const inPath = ({ path }: Operation) => Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);

/** One of everything, of the account demo. */
async function seed() {
  const { body: account } = await admin.get('/accounts/demo');
  const { body: key } = await admin.post('/keys', { account: 'demo' });
  const { body: token } = await admin.post('/tokens', { role: 'viewer', name: 'reached' });
  const { body: entries } = await admin.get('/accounts/demo/entries?limit=1');
  await admin.post('/accounts', { name: 'other' });
  const store = await openStore(admin.work.store, { access: 'write' });
  await store.openTask(newTask({ account: account.id, key: key.id }, 'task_demo', '4'));
  await store.close();
  const ids = { accounts: account.id, keys: key.id, tokens: token.id, tasks: 'task_demo', entries: entries.data[0].id };
  return { ids, secrets: [key.key, token.token, admin.token] as readonly string[] };
}

const { ids, secrets } = await seed();

/** The last change, by which a test sees that nothing was changed. */
const lastChange = async () => (await admin.get('/changes?limit=1')).body.data[0].id;

/** The request of an operation's example, with an id in its path. */
function send(operation: Operation, id: string, request: Parameters<typeof admin.send>[2] = {}) {
  const { method, path, example } = operation;
  const names = inPath(operation);
  const body = Object.fromEntries(Object.entries(example).filter(([name]) => !names.includes(name)));
  const filled = path.replaceAll(/\{\w+\}/g, encodeURIComponent(id));
  const headers = { 'if-match': '*', ...request.headers };
  if (method !== 'GET') return admin.send(method, filled, { ...request, headers, body });
  return admin.send(method, `${filled}?${new URLSearchParams(body as Readonly<Record<string, string>>)}`, request);
}

/** Paths that take the ids of several resources. */
const OF_SEVERAL: Readonly<Record<string, readonly string[]>> = {
  limits: ['accounts', 'keys'],
  charges: ['tasks', 'entries'],
};

t.test('an id of something else is not found', async (t) => {
  const before = await lastChange();
  for (const operation of operations.filter((each) => inPath(each).length > 0)) {
    const kind = operation.path.split('/')[1] ?? '';
    const own = OF_SEVERAL[kind] ?? [kind];
    const foreign = Object.entries(ids).filter(([owner]) => !own.includes(owner));
    for (const [owner, id] of [...foreign, ['nothing', 'nobody'] as const]) {
      const { status, body } = await send(operation, id);
      t.match({ status, code: body.code }, { status: 404, code: /_not_found$/ }, `${operation.name} of ${owner}`);
    }
  }
  t.equal(await lastChange(), before);
});

t.test('what is asked of one account has nothing of another', async (t) => {
  for (const { method, path, name, input, example, events } of operations) {
    // Events have no end; they are selected by the same filters as the list.
    if (events !== undefined) continue;
    if (method !== 'GET' || !('account' in input.properties)) continue;
    const query = new URLSearchParams({ ...example, account: 'other' } as Readonly<Record<string, string>>);
    if (path.includes('{account}')) query.delete('account');
    const asked = `${path.replace('{account}', 'other')}?${query}`;
    const { status, body } = await admin.get(asked);
    t.equal(status, 200, name);
    const text = JSON.stringify(body);
    // The id of an entry is a number, as many other values are.
    for (const id of Object.values(ids).filter((each) => each.includes('_'))) t.notOk(text.includes(id), name);
  }
  const body = { entry: ids.entries, reason: 'not mine' };
  t.match(await admin.post('/accounts/other/refunds', body), { status: 404, body: { code: 'entry_not_found' } });
});

t.test('a foreign page changes nothing, by form or by fetch, with and without a cookie', async (t) => {
  const logIn = { token: null, body: { token: admin.token } };
  const cookie = (await admin.send('POST', '/session', logIn)).headers.get('set-cookie')?.split(';', 1).join() ?? '';
  const before = await lastChange();
  const pages = [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, { origin: 'null' }];
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'];
  for (const operation of operations.filter(({ method }) => method !== 'GET')) {
    for (const page of pages) {
      for (const credential of [{ cookie }, {}, { authorization: `Bearer ${admin.token}` }]) {
        for (const type of ['application/json', ...(operation.method === 'POST' ? forms : [])]) {
          const headers = { ...page, ...credential, 'content-type': type };
          const { status, body } = await send(operation, 'demo', { token: null, headers });
          const name = `${operation.name} ${JSON.stringify(headers)}`;
          t.match({ status, code: body.code }, { status: 403, code: 'foreign_origin' }, name);
        }
      }
    }
  }
  t.equal(await lastChange(), before);
  t.match(await admin.get('/me', { token: null, headers: { cookie } }), { status: 200 }, 'the session is there still');
});

t.test('no preflight allows a foreign page, and no answer may be read by one', async (t) => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  for (const { path } of operations) {
    const preflight = await fetch(`${admin.url}${BASE}${path}`, { method: 'OPTIONS', headers });
    t.notOk(preflight.ok, path);
    t.equal(preflight.headers.get('access-control-allow-origin'), null, path);
  }
  const { headers: answer } = await admin.get('/me', { headers: { origin: 'https://evil.example' } });
  t.equal(answer.get('access-control-allow-origin'), null);
});

t.test('a secret that stands where an id belongs is neither answered nor logged', async (t) => {
  for (const secret of secrets) {
    for (const operation of operations) {
      const { body } = await (inPath(operation).length > 0
        ? send(operation, secret)
        : admin.send(operation.method, `${operation.path}?account=${secret}&${secret}=1`, {
            ...(operation.method !== 'GET' && { body: { [secret]: secret } }),
          }));
      t.notOk(JSON.stringify(body).includes(secret), operation.name);
    }
    t.notOk(admin.output.stderr.includes(secret));
  }
});
