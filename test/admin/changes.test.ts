/** Changes by the API: each is made once for its idempotency key, and none is lost when several operators make it at once. */
import t from 'tap';
import { startAdmin } from '../support/admin.ts';

const admin = await startAdmin(t);

t.test('a repetition has the first answer, and changes nothing', async (t) => {
  const body = { amount: '10', reference: 'r1' };
  const first = await admin.post('/accounts/demo/topups', body, { key: 'topup-1' });
  t.match(first, { status: 201, body: { account: 'demo', available: '1010.00', currency: 'CNY', repeated: false } });
  const again = await admin.post('/accounts/demo/topups', body, { key: 'topup-1' });
  t.strictSame([again.status, again.body], [first.status, first.body]);
  t.equal(again.headers.get('idempotency-replayed'), 'true');
  const other = await admin.post('/accounts/demo/topups', { amount: '11' }, { key: 'topup-1' });
  t.match(other, { status: 422, body: { code: 'idempotency_conflict' } });
  const without = await admin.send('POST', '/accounts/demo/topups', { body, headers: { 'idempotency-key': '' } });
  t.match(without, { status: 400, body: { code: 'idempotency_key_required' } });
});

t.test('of requests with one key at once, one makes the change', async (t) => {
  const post = () => admin.post('/accounts', { name: 'twice' }, { key: 'create-1' });
  const answers = await Promise.all([post(), post(), post(), post()]);
  t.strictSame(new Set(answers.map(({ status }) => status)), new Set([201]));
  t.equal(new Set(answers.map(({ body }) => body.id)).size, 1);
  const { body } = await admin.get('/changes?limit=200');
  t.equal(body.data.filter((change: { operation: string }) => change.operation === 'account.create').length, 2);
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
