/** Every operation × every role: the table is the list, so a new operation is covered without being named. */
import t from 'tap';
import { BASE } from '../../src/admin/operation.ts';
import { PROBLEMS } from '../../src/admin/problem.ts';
import { operations } from '../../src/admin/table.ts';
import { ROLES } from '../../src/store/store.ts';
import { startAdmin } from '../support/admin.ts';

const admin = await startAdmin(t);

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
