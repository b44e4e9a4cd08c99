/** Audits over the API: how many breaches there are when not all are shown, and keys that were used for another audit. */
import { randomUUID } from 'node:crypto';
import Database from 'better-sqlite3';
import t from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { startAdmin } from '../support/admin.ts';
import { OPERATOR } from '../support/operator.ts';
import { until } from '../support/stack.ts';

const WRONG = 230;
const admin = await startAdmin(t);
const { work } = admin;

const ended = (id: string) =>
  until(
    () => admin.get(`/audits/${id}`),
    ({ body: { state } }) => state !== 'running',
  );

t.test('a key that was used for another anchor is refused', async (t) => {
  const key = randomUUID();
  const { body: first } = await admin.post('/audits', {}, { key });
  t.match(await admin.post('/audits', {}, { key }), { status: 201, body: { id: first.id } });
  const other = await admin.post('/audits', { anchor: 'f'.repeat(64) }, { key });
  t.match(other, { status: 422, body: { code: 'idempotency_conflict', detail: /another/ } });
  t.match((await ended(first.id)).body, { ok: true, breach_count: 0 });
  t.match(await admin.get('/audits'), { body: { data: [{ id: first.id, state: 'ok' }] } });
});

t.test('more breaches than are shown are counted, by the API and the command line', async (t) => {
  const store = await openStore(work.store, { access: 'write' });
  for (let n = 0; n < WRONG; n += 1) {
    await store.createAccount({ id: `acct_${n}`, name: `wrong ${n}`, price_factor_nano: 10n ** 9n }, OPERATOR);
  }
  await store.close();
  const file = new Database(work.store.replace('sqlite:', ''));
  file.exec("UPDATE account SET posted = 5 WHERE name LIKE 'wrong %'");
  file.close();
  const { body: started } = await admin.post('/audits', {});
  const { body } = await ended(started.id);
  t.match(body, { state: 'breaches', ok: false });
  t.equal(body.breaches.length, 200);
  t.ok(body.breach_count >= WRONG);
  const remote = await work.run(['--server', admin.url, 'audit'], { env: { TOLLGATE_ADMIN_TOKEN: admin.token } });
  t.equal(remote.code, 1);
  t.match(remote.stdout, `breaches: ${body.breach_count} (`);
  t.match(remote.stdout, `; ${body.breach_count - 200} more are shown by tollgate audit on the gateway's machine`);
  t.match(await work.run(['audit']), { code: 1, stdout: `breaches: ${body.breach_count} (` });
});
