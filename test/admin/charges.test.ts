/** A customer asks what a charge is made of: the operator explains it by its request, task, row or entry, and it is computed again. */
import BetterSqlite3 from 'better-sqlite3';
import t from 'tap';
import { startAdmin } from '../support/admin.ts';
import { until } from '../support/stack.ts';

const admin = await startAdmin(t);
const { key } = JSON.parse(admin.output.stdout.split('\n', 1)[0] ?? '');
const { work } = admin;

async function call(method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${key}`, 'x-api-key': key, 'content-type': 'application/json' };
  const answer = await fetch(admin.gateway_url + path, { method, headers, body: body ? JSON.stringify(body) : null });
  return { status: answer.status, id: answer.headers.get('x-request-id') ?? '', body: Object(await answer.json()) };
}

const explain = async (id: string) => (await admin.get(`/charges/${id}`)).body;
const entries = async () => (await admin.get('/accounts/demo/entries')).body.data;

t.test('a request without a charge', async (t) => {
  const { status, body } = await admin.get('/charges/req_AaIajT54qW7o8Av4ALkU');
  t.match(
    { status, body },
    { status: 404, body: { code: 'charge_not_found', detail: /no charge of request 'req_AaIajT54/ } },
  );
});

t.test('a metered request, from its lease to its row', async (t) => {
  const message = { model: 'chat-large', max_tokens: 64, messages: [{ role: 'user', content: 'hello' }] };
  const { status, id } = await call('POST', '/v1/messages', message);
  t.equal(status, 200);
  const capture = await until(
    async () => (await entries()).find(({ kind }: { kind: string }) => kind === 'capture'),
    (found) => found !== undefined,
  );
  const lease = await explain(capture.id);
  t.match(lease, { of: 'lease', state: 'closed', equal: true, amount: capture.amount, request_count: 1 });
  t.match(lease.requests, [{ request_id: id }]);
  const row = await explain(lease.requests[0].id);
  t.match(row, {
    of: 'request',
    request_id: id,
    model: 'chat-large',
    upstream: 'messages',
    target: 'default',
    is_stream: false,
    price: { table: 'chat', version: /^[0-9a-f]{64}$/, per: '1000000', cells: [{ for: 'input', amount: '36.00' }, {}] },
    factor: '1',
    rounding: 'half_up',
    amount: capture.amount,
    recomputed: capture.amount,
    equal: true,
    lease: lease.id,
    differences: { length: 0 },
    cost: null,
    capped: false,
    // The hold and the entries are those of the lease.
    hold: null,
    freed: null,
    overage: null,
    waived: null,
    refunded: null,
    entries: { length: 0 },
  });
  t.match(lease, { hold: { amount: /./ }, entries: [{ kind: 'hold', hash: /^[0-9a-f]{64}$/ }, { kind: 'capture' }] });
  const text = (await work.run(['charge', 'explain', lease.requests[0].id])).stdout;
  t.notMatch(text, /hold|freed|waived/, 'no figure of the lease');
  t.strictSame(await explain(id), row, 'by the request that the caller names');
  const { input, output } = row.units;
  t.equal(row.steps[0].text, `${input} input × 36.00 / 1,000,000`);
  t.equal(row.steps[1].text, `${output} output × 180.00 / 1,000,000`);
  t.equal(row.steps.at(-1).result, capture.amount);
  t.strictSame(row.reported, { '/usage': { input_tokens: 8, output_tokens: 3 } });
});

t.test('a task by its request, its id and its entries; and what was given back', async (t) => {
  const path = '/api/v3/c/videos/generations/tasks';
  const created = await call('POST', path, { model: 'c/vidgen-2.0', prompt: 'a kite', duration: 3 });
  const open = await explain(created.id);
  t.match(open, { of: 'task', request_id: created.id, amount: null, equal: true, freed: null, rounding: 'up' });
  await until(
    () => call('GET', `${path}/${created.body.task_id}`),
    ({ body }) => body.status === 'succeeded',
  );
  const ended = await explain(open.id);
  t.match(ended, {
    state: 'succeeded',
    amount: '3.00',
    recomputed: '3.00',
    equal: true,
    units: { seconds: '3' },
    freed: '0.00',
    facts: { resolution: '720p' },
    price: { cells: [{ for: 'resolution 720p', amount: '1.00' }] },
    steps: [
      { text: '3 seconds × 1.00', result: '3.00' },
      { text: 'rounded half up to 9 decimals', result: '3.00' },
    ],
  });
  const { id: entry } = ended.entries.at(-1);
  const left = async () => (await admin.get(`/entries/${entry}`)).body.refundable;
  t.equal(await left(), '3.00');
  await admin.post('/accounts/demo/refunds', { entry, amount: '1', reason: 'a black frame' });
  t.match(await explain(entry), { id: ended.id, refunded: '1.00', equal: true, entries: [{}, {}, { kind: 'refund' }] });
  t.equal(await left(), '2.00', 'what a form offers next');
  t.equal((await admin.get('/entries/1')).body.refundable, null, 'a top-up');
  const command = await work.run(['charge', 'explain', ended.id]);
  t.match(command, {
    code: 0,
    stdout: /3 seconds × 1\.00 +3\.00[\s\S]*charged 3\.00, as computed[\s\S]*refunded +1\.00/,
  });
  t.strictSame(await work.json(['charge', 'explain', ended.id]), await explain(ended.id));
});

t.test('what is available includes the credit limit', async (t) => {
  const { posted, held } = (await admin.get('/accounts/demo/wallet')).body;
  await work.run(['account', 'edit', 'demo', '--credit-limit', '25']);
  const available = Number(posted) - Number(held) + 25;
  const seen = [
    (await admin.get('/accounts/demo/wallet')).body,
    (await admin.get('/accounts/demo')).body,
    (await admin.get('/accounts')).body.data[0],
  ];
  for (const { available: shown } of seen) t.equal(Number(shown), available);
});

t.test('what was edited by hand is said', async (t) => {
  const db = new BetterSqlite3(work.store.slice('sqlite:'.length));
  db.exec("UPDATE usage SET amount = amount + 1; UPDATE task SET charged = 4000000000 WHERE state = 'succeeded'");
  const { task } = Object(db.prepare("SELECT id AS task FROM task WHERE state = 'succeeded'").get());
  db.close();
  t.match(await explain('usage_1'), { equal: false, differences: [/was charged/, /its lease was charged/] });
  t.match(await explain(task), {
    equal: false,
    amount: '4.00',
    recomputed: '3.00',
    differences: [/its units/, /entries/],
  });
  t.match(await work.run(['charge', 'explain', task]), {
    code: 1,
    stdout: /DIFFERS: charged 4\.00, computed again 3\.00/,
  });
});

t.test('what charges nothing is named', async (t) => {
  for (const [id, message] of [
    ['1', /kind topup, which charges nothing/],
    ['999999', /no entry has the id/],
    ['usage_999', /no metered request/],
    ['lease_1', /no lease/],
  ] as const) {
    t.match(await admin.get(`/charges/${id}`), { status: 404, body: { code: 'charge_not_found', detail: message } });
  }
  const unknown = { code: 'charge_not_found', detail: /no entry, task or request has the id 'nonsense'/ };
  t.match(await admin.get('/charges/nonsense'), { status: 404, body: unknown });
});
