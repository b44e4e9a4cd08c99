/** Changes by the API: each is made once for its idempotency key, and none is lost when several operators make it at once. */
import t from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { startAdmin } from '../support/admin.ts';
import { capture, cny, makeOwner, runTask } from '../support/stores.ts';

const admin = await startAdmin(t);

t.test('a repetition has the first answer, and changes nothing', async (t) => {
  const body = { amount: '10', reference: 'r1' };
  const first = await admin.post('/accounts/demo/topups', body, { key: 'topup-1' });
  t.match(first, { status: 201, body: { account: 'demo', available: '1010.00', currency: 'CNY', repeated: false } });
  // The order of members is no difference.
  const again = await admin.post('/accounts/demo/topups', { reference: 'r1', amount: '10' }, { key: 'topup-1' });
  t.strictSame([again.status, again.body], [first.status, first.body]);
  t.equal(again.headers.get('idempotency-replayed'), 'true');
  const other = await admin.post('/accounts/demo/topups', { amount: '11' }, { key: 'topup-1' });
  t.match(other, { status: 422, body: { code: 'idempotency_conflict' } });
  const without = await admin.send('POST', '/accounts/demo/topups', { body, headers: { 'idempotency-key': '' } });
  t.match(without, { status: 400, body: { code: 'idempotency_key_required' } });
});

t.test('a repetition after edits has the first answer', async (t) => {
  const account = { name: 'first', labels: { tier: 'gold' }, contact: 'ops@first.example' };
  const made = await admin.post('/accounts', account, { key: 'a' });
  const key = await admin.post('/keys', { account: 'first', name: 'laptop' }, { key: 'k' });
  const rotated = await admin.post(`/keys/${key.body.id}/rotate`, { overlap: '1h' }, { key: 'kr' });
  const token = await admin.post('/tokens', { role: 'viewer', name: 'replayed' }, { key: 't' });
  const rotatedToken = await admin.post('/tokens/replayed/rotate', {}, { key: 'tr' });
  const added = await admin.post('/accounts/first/topups', { amount: '5' }, { key: 'w' });
  const taken = await admin.post('/accounts/first/adjustments', { amount: '-1', reason: 'test' }, { key: 'x' });
  const edit = { name: 'renamed', labels: null, contact: null };
  const headers = { 'if-match': made.headers.get('etag') ?? '' };
  const edited = await admin.send('PATCH', `/accounts/${made.body.id}`, { body: edit, headers });
  t.match(edited, { status: 200, body: { ...edit, posted: '4.00' } });
  await admin.post(`/keys/${key.body.id}/revoke`, {});
  await admin.post('/tokens/replayed/revoke', {});
  const secrets = { key: undefined, token: undefined };
  for (const [path, body, first, name] of [
    ['/accounts', account, made, 'a'],
    ['/keys', { account: 'first', name: 'laptop' }, key, 'k'],
    [`/keys/${key.body.id}/rotate`, { overlap: '1h' }, rotated, 'kr'],
    ['/tokens', { role: 'viewer', name: 'replayed' }, token, 't'],
    ['/tokens/replayed/rotate', {}, rotatedToken, 'tr'],
    ['/accounts/first/topups', { amount: '5' }, added, 'w'],
    ['/accounts/first/adjustments', { amount: '-1', reason: 'test' }, taken, 'x'],
  ] as const) {
    const again = await admin.post(path, body, { key: name });
    t.strictSame([again.status, again.body], [first.status, JSON.parse(JSON.stringify({ ...first.body, ...secrets }))]);
    t.equal(again.headers.get('etag'), first.headers.get('etag'));
    t.equal(again.headers.get('idempotency-replayed'), 'true', path);
  }
});

t.test('the time line of a task has its refunds', async (t) => {
  const store = await openStore(admin.work.store, { access: 'write' });
  t.teardown(() => store.close());
  const owner = await makeOwner(store, 'refunded', '9');
  await runTask(store, owner, 'task_refunded', '4');
  await store.settleTask('task_refunded', capture('5'), undefined, cny('9'));
  const entries = await store.entries(owner.account, 9);
  const entryOf = (kind: string) => String(entries.find((entry) => entry.kind === kind)?.id);
  for (const [entry, amount] of [
    [entryOf('capture'), '1.5'],
    [entryOf('overage'), '1'],
  ])
    t.match(await admin.post('/accounts/refunded/refunds', { entry, amount, reason: 'black' }), { status: 201 });
  const { body } = await admin.get('/tasks/task_refunded');
  t.strictSame(
    body.time_line.map(({ event, entry }: { event: string; entry: { amount: string } | null }) => [
      event,
      entry?.amount,
    ]),
    [
      ['hold', '4.00'],
      ['capture', '4.00'],
      ['overage', '1.00'],
      ['succeeded', undefined],
      ['refund', '1.50'],
      ['refund', '1.00'],
    ],
  );
  const refund = (amount: string, query = '') =>
    admin.post(`/accounts/refunded/refunds${query}`, { entry: entryOf('capture'), amount, reason: 'black' });
  const { body: wallet } = await admin.get('/accounts/refunded/wallet');
  t.match(await refund('1', '?dry_run=true'), { status: 200, body: { entry: null, amount: '1.00' } });
  const message = /charged 4.00, of which 2.50 is not refunded yet/;
  t.match(await refund('2.51'), { status: 422, body: { code: 'not_refundable', detail: message } });
  t.strictSame((await admin.get('/accounts/refunded/wallet')).body, wallet, 'neither moved money');
});

t.test('usage by the days of a time zone', async (t) => {
  const usage = (query: string) => admin.get(`/usage?account=refunded&by=day${query}`);
  const { body } = await usage('&tz=Pacific/Kiritimati');
  const today = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
  const yesterday = new Date(Date.now() - 10 * 3_600_000).toISOString().slice(0, 10);
  t.match(body.data, [{ requests: 1, amount: '5.00' }]);
  t.ok([today, yesterday].includes(body.data[0].day), 'a day that ends 14 hours before that of UTC');
  t.strictSame((await usage(`&tz=Pacific/Kiritimati&since=${body.data[0].day}`)).body, body);
  t.match(await usage('&tz=Mars/Olympus'), { status: 400, body: { code: 'invalid_value', detail: /IANA|not known/ } });
});

t.test('of requests with one key at once, one makes the change', async (t) => {
  const post = () => admin.post('/accounts', { name: 'twice' }, { key: 'create-1' });
  const answers = await Promise.all([post(), post(), post(), post()]);
  t.strictSame(new Set(answers.map(({ status }) => status)), new Set([201]));
  t.equal(new Set(answers.map(({ body }) => body.id)).size, 1);
  const { body } = await admin.get('/changes?limit=200');
  const twice = body.data.filter((change: { after: { name?: string } | null }) => change.after?.name === 'twice');
  t.equal(twice.length, 1);
});

t.test('a secret is shown once', async (t) => {
  const body = { account: 'demo', name: 'laptop' };
  const first = await admin.post('/keys', body, { key: 'key-1' });
  t.match(first.body.key, /^tg_/);
  const again = await admin.post('/keys', body, { key: 'key-1' });
  t.equal(again.body.id, first.body.id);
  t.equal(again.body.key, undefined);
  const token = await admin.post('/tokens', { role: 'viewer', name: 'once' }, { key: 'token-1' });
  t.match(token.body.token, /^tga_/);
  t.equal((await admin.post('/tokens', { role: 'viewer', name: 'once' }, { key: 'token-1' })).body.token, undefined);
});

t.test('ten operators at once on one account lose no update', async (t) => {
  const { headers } = await admin.get('/accounts/demo');
  const etag = headers.get('etag') ?? '';
  const edit = (index: number) =>
    admin.send('PATCH', '/accounts/demo', { body: { labels: { by: `${index}` } }, headers: { 'if-match': etag } });
  const statuses = (await Promise.all(Array.from({ length: 10 }, (_, index) => edit(index)))).map(
    ({ status }) => status,
  );
  t.strictSame(statuses.toSorted(), [200, ...Array(9).fill(412)]);
  const { body: before } = await admin.get('/accounts/demo/wallet');
  await Promise.all(
    Array.from({ length: 10 }, () => admin.post('/accounts/demo/adjustments', { amount: '-1.5', reason: 'test' })),
  );
  const { body: after } = await admin.get('/accounts/demo/wallet');
  t.equal(Number(after.posted), Number(before.posted) - 15);
});

t.test('an edit without a version is refused', async (t) => {
  const answer = await admin.send('PATCH', '/accounts/demo', { body: { name: 'other' } });
  t.match(answer, { status: 428, body: { code: 'if_match_required' } });
});

t.test('a dry run writes nothing', async (t) => {
  const { body: before } = await admin.get('/accounts/demo/wallet');
  const body = { amount: '-1', reason: 'try' };
  const answer = await admin.post('/accounts/demo/adjustments?dry_run=true', body);
  t.match(answer, { status: 200, body: { entry: null, amount: '-1.00' } });
  t.match(await admin.post('/accounts/demo/topups?dry_run=true', { amount: '5' }), { status: 200 });
  const below = { amount: '-5000', reason: 'more than there is' };
  t.match(await admin.post('/accounts/demo/adjustments', below), {
    status: 422,
    body: { code: 'insufficient_balance' },
  });
  t.strictSame((await admin.get('/accounts/demo/wallet')).body, before);
  t.match(await admin.post('/keys?dry_run=true', { account: 'demo' }), {
    status: 400,
    body: { code: 'unknown_parameter' },
  });
});

t.test('an account is suspended and resumed, with who and why', async (t) => {
  const { headers } = await admin.get('/accounts/demo');
  const suspend = {
    body: { status: 'suspended', reason: 'unpaid' },
    headers: { 'if-match': headers.get('etag') ?? '' },
  };
  const suspended = await admin.send('PATCH', '/accounts/demo', suspend);
  t.match(suspended, { status: 200, body: { status: 'suspended' } });
  const { body } = await admin.get('/changes?account=demo&limit=1');
  const after = { status: 'suspended' };
  t.match(body.data[0], {
    operation: 'account.suspend',
    reason: 'unpaid',
    via: 'api',
    before: { status: 'active' },
    after,
  });
  const etag = suspended.headers.get('etag') ?? '';
  await admin.send('PATCH', '/accounts/demo', { body: { status: 'active' }, headers: { 'if-match': etag } });
});

t.test('lists are pages, in order and without gaps', async (t) => {
  for (const path of ['/accounts/demo/entries', '/changes', '/keys', '/accounts', '/tokens']) {
    const { body: whole } = await admin.get(`${path}?limit=200`);
    const ids: string[] = [];
    for (let after = ''; ; ) {
      const { body } = await admin.get(`${path}?limit=2${after}`);
      ids.push(...body.data.map(({ id }: { id: string }) => id));
      if (body.has_more !== true) break;
      after = `&starting_after=${encodeURIComponent(ids.at(-1) ?? '')}`;
    }
    t.ok(ids.length > 1, path);
    const { body: exact } = await admin.get(`${path}?limit=${ids.length}`);
    t.match(exact, { data: { length: ids.length }, has_more: false }, `${path}: the last page is full`);
    t.strictSame(
      ids,
      whole.data.map(({ id }: { id: string }) => id),
      path,
    );
  }
  t.match(await admin.get('/keys?starting_after=nobody'), { status: 400 });
  t.match(await admin.get('/keys?limit=201'), { status: 400 });
});

t.test('no secret is in the changes, the log or the OpenAPI document', async (t) => {
  const { body: key } = await admin.post('/keys', { account: 'demo' });
  const { body: rotated } = await admin.post(`/keys/${key.id}/rotate`, { overlap: '1h' });
  const { body: changes } = await admin.get('/changes?limit=200');
  const { body: openapi } = await admin.get('/openapi.json');
  const seen = JSON.stringify([changes, openapi]) + admin.output.stderr;
  for (const secret of [key.key, rotated.key, admin.token]) {
    t.match(secret, /^tga?_/);
    t.notOk(seen.includes(secret));
  }
});
