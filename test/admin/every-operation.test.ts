/** Every operation × every role: the table is the list, so a new operation is covered without being named. */
import t from 'tap';
import { Errors } from 'typebox/value';
import { createClient } from '../../src/admin/api/client.ts';
import { BASE } from '../../src/admin/api/operation.ts';
import { PROBLEMS, Problem } from '../../src/admin/api/problem.ts';
import { operations } from '../../src/admin/api/table.ts';
import { showAudit } from '../../src/admin/operations/jobs.ts';
import { openStore } from '../../src/ledger/open-store.ts';
import { ROLES } from '../../src/ledger/store/store.ts';
import { startAdmin } from '../support/admin.ts';
import { OPERATOR } from '../support/operator.ts';
import { until } from '../support/stack.ts';
import { allowWithoutPrices, newTask } from '../support/stores.ts';

const admin = await startAdmin(t);

/** Those whose answer ends. The others are server-sent events (test/requests). */
const ending = operations.filter(({ events }) => events === undefined);

/** The path with a value for each name. */
const pathOf = (path: string) => path.replaceAll(/\{\w+\}/g, 'nobody');

for (const role of [...ROLES, 'none'] as const) {
  t.test(`role ${role}`, async (t) => {
    const token = role === 'none' ? null : await admin.tokenOf(role);
    for (const operation of operations) {
      const { name, method, path } = operation;
      const isAllowed =
        operation.role === 'none' || (role !== 'none' && ROLES.indexOf(role) >= ROLES.indexOf(operation.role));
      const due = isAllowed ? undefined : role === 'none' ? 401 : 403;
      // A member that no operation has: whoever is allowed is refused before anything changes.
      const query = method === 'GET' ? '?no_such_name=1' : '';
      const body = method === 'GET' ? {} : { body: { no_such_name: 1 } };
      const answer = await admin.send(method, pathOf(path) + query, { token, ...body });
      t.equal(answer.status, due ?? 400, name);
      t.match(answer.headers.get('content-type'), 'application/problem+json', name);
      t.equal(PROBLEMS[answer.body.code as keyof typeof PROBLEMS], answer.status, `${name}: ${answer.body.code}`);
      if (due === undefined) t.match(answer.body.code, /^unknown_(member|parameter)$/, name);
    }
  });
}

t.test('each operation has a name, a path and a summary of its own', async (t) => {
  t.equal(new Set(operations.map(({ name }) => name)).size, operations.length);
  t.equal(new Set(operations.map(({ method, path }) => `${method} ${path}`)).size, operations.length);
  t.equal(new Set(operations.map(({ summary }) => summary)).size, operations.length);
});

t.test('other methods are refused with the allowed ones', async (t) => {
  const answer = await admin.send('PUT', '/accounts', { body: {} });
  t.equal(answer.status, 405);
  t.match(answer.headers.get('allow'), /GET/);
});

t.test('a path that is not served, and one that is malformed, are problems', async (t) => {
  t.match(await admin.get('/nope'), { status: 404, body: { code: 'route_not_found' } });
  const answer = await fetch(`${admin.url}${BASE}/accounts/%ff`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  t.equal(answer.status, 400);
});

t.test('The example of each operation runs, and its answer is as the schema says', async (t) => {
  const admin = await startAdmin(t);
  const client = createClient(admin);

  /** What the examples name. */
  async function seed(): Promise<void> {
    const store = await openStore(admin.work.store, { access: 'write' });
    const demo = await store.findAccount('demo');
    const account = demo?.id ?? '';
    const about = { prefix: 'tg_12345678', name: null, models: null, price_factor_nano: null, expires_at_ms: null };
    await store.createKey({ id: 'key_example', sha256: '11'.repeat(32), account, ...about }, OPERATOR);
    await allowWithoutPrices(store);
    await store.openTask(newTask({ account, key: 'key_example' }, 'task_example', '4'));
    await store.markReview('task_example', 'the deadline is past');
    const webhook = { id: 'webhook_example', account: null, name: null, events: null };
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    await store.createWebhook({ ...webhook, url: 'https://hooks.invalid/', secret }, OPERATOR);
    await store.testWebhook(webhook.id, 'test_example', OPERATOR);
    await store.close();
  }

  await seed();
  await admin.post('/tokens', { role: 'viewer', name: 'example' });

  /** What is refused with the example, because it names what does not exist here, by code. */
  const REFUSED: Readonly<Record<string, string>> = {
    'session.start': 'unauthenticated',
    'audit.show': 'audit_not_found',
    'config.diff': 'config_invalid',
    'reprice.start': 'config_invalid',
    'reprice.show': 'reprice_not_found',
    'request.show': 'request_not_found',
    'wallet.refund': 'not_refundable',
    'limit.edit': 'limits_off',
  };

  // What is revoked cannot be rotated.
  const last = (name: string) => Number(/\.(revoke|remove)$/.test(name));

  for (const operation of ending.toSorted((a, b) => last(a.name) - last(b.name))) {
    t.test(operation.name, async (t) => {
      t.strictSame([...Errors(operation.input, operation.example)], [], 'its example is a valid input');
      try {
        const output = await client.call(operation, operation.example);
        t.strictSame([...Errors(operation.output, output)], [], 'the answer is as described');
        t.equal(REFUSED[operation.name], undefined);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        t.equal(error.code, REFUSED[operation.name], error.message);
      }
    });
  }

  t.test('an audit is as described', async (t) => {
    const { body: started } = await admin.post('/audits', {}, { key: 'audit' });
    const { body } = await until(
      () => admin.get(`/audits/${started.id}`),
      ({ body: { state } }) => state !== 'running',
    );
    t.strictSame([...Errors(showAudit.output, body)], []);
    t.match(body, { state: 'ok', ok: true, percent: 100 });
  });
});
