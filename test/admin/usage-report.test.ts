/** A report of usage by the API and the command: as JSON and as CSV, by any column, in any zone, and equal everywhere. */
import t from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { startAdmin } from '../support/admin.ts';
import { capture, makeOwner, release, runTask } from '../support/stores.ts';

const admin = await startAdmin(t);
const store = await openStore(admin.work.store);
const owner = await makeOwner(store, '=acme', '100');
for (const id of ['one', 'two']) {
  await runTask(store, owner, id, '4');
  await store.settleTask(id, id === 'one' ? capture('1.5') : release());
}
await store.close();

async function csv(path: string, accept?: string) {
  const headers = { authorization: `Bearer ${admin.token}`, ...(accept !== undefined && { accept }) };
  const answer = await fetch(`${admin.url}/admin/v1${path}`, { headers });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

const LINES =
  /^account,month,requests,failures,amount,cost,margin,units\r\n'=acme,\d{4}-\d\d,1,1,1\.50,,,seconds 1\.50\r\n$/;

t.test('CSV by the parameter and by Accept', async (t) => {
  for (const [path, accept] of [
    ['/usage?by=account,month&format=csv', undefined],
    ['/usage?by=account,month', 'text/csv'],
  ] as const) {
    const answer = await csv(path, accept);
    t.match(answer, { status: 200, type: 'text/csv; charset=utf-8', text: LINES });
  }
  t.match(await csv('/usage?by=account,month', 'application/json, text/csv;q=0.5'), { type: /json/ });
});

t.test('JSON shows failures, and a cost that is not known as null', async (t) => {
  const { body } = await admin.get('/usage?by=account,target,hour&tz=Asia/Kathmandu');
  t.match(body.data, [
    { account: '=acme', target: 'c/default', requests: 1, failures: 1, amount: '1.50', cost: null, margin: null },
  ]);
  t.match(body.data[0].hour, /^\d{4}-\d\d-\d\dT\d\d:00\+05:45$/);
});

t.test('mistakes are named', async (t) => {
  t.match(await admin.get('/usage?by=modle'), { status: 400 });
  t.match(await admin.get('/usage?format=xml'), { status: 400 });
  t.match(await admin.get('/usage?group=model'), { status: 400, body: { code: 'unknown_parameter' } });
  t.match(await csv('/usage?tz=Mars&format=csv'), { status: 400, type: 'application/problem+json' });
});

t.test('the command writes the same CSV, on the store and on the gateway', async (t) => {
  const { work, token } = admin;
  const args = ['usage', '--by', 'account,month', '--csv'];
  t.match(await work.run(args), { stdout: LINES });
  const remote = await work.run([...args, '--server', admin.url], { env: { TOLLGATE_ADMIN_TOKEN: token } });
  t.match(remote, { stdout: LINES });
});

t.test('the largest sums, and the others as one', async (t) => {
  const store = await openStore(admin.work.store);
  for (const [name, amount] of [
    ['large', '2'],
    ['small', '0.25'],
    ['smaller', '0.125'],
  ] as const) {
    const owner = await makeOwner(store, name, '100');
    for (const end of ['charged', 'failed']) {
      await runTask(store, owner, `${name} ${end}`, '4');
      await store.settleTask(`${name} ${end}`, end === 'charged' ? capture(amount) : release());
    }
  }
  await store.close();
  const { body } = await admin.get('/usage?by=account&top=2');
  t.match(body.data, [{ account: '=acme' }, { account: 'large', amount: '2.00' }]);
  t.match(body.others, { sums: 2, requests: 2, failures: 2, amount: '0.375', cost: null });
});
