/** What callers and operators send cannot break, block or fill the records of requests. */
import t from 'tap';
import { rawCaller, rawRequest } from '../support/raw-caller.ts';
import { startRecorded } from '../support/recorded.ts';
import { until } from '../support/stack.ts';

t.setTimeout(120_000);

t.test('filters with hostile values', async (t) => {
  const recorded = await startRecorded(t);
  await recorded.untilRecorded();
  const { admin } = recorded;
  const values = [
    '-1',
    '99999999999999999999999',
    "' OR 1=1 --",
    '"; DROP TABLE request_record; --',
    '%00',
    '?',
    '$1',
    '\u{1F600}\u202E',
    'x'.repeat(300),
    '%FF%FE',
    '',
  ];
  const names =
    'account key model route target status error failed_by charged min_duration_ms id_prefix client_id since until tz limit starting_after format';
  const answers = await Promise.all(
    names.split(' ').map(async (name) => {
      const found: string[] = [];
      for (const value of values) {
        const text = value.startsWith('%') ? value : encodeURIComponent(value);
        const answer = await fetch(`${admin.url}/admin/v1/requests?${name}=${text}`, {
          headers: { authorization: `Bearer ${admin.token}` },
        });
        await answer.text();
        if (answer.status >= 500) found.push(`${name}=${text}: ${answer.status}`);
      }
      return found;
    }),
  );
  t.strictSame(answers.flat(), [], 'none fails');
  await recorded.ask(1);
  t.ok((await admin.get('/requests')).body.data.length > 0, 'the records are still there');
});

t.test('ids of any length and form are answered', async (t) => {
  const recorded = await startRecorded(t);
  await recorded.untilRecorded();
  const { admin } = recorded;
  const [known = ''] = recorded.asked;
  const made = ['x', 'x'.repeat(196), 'x'.repeat(8_000), '%00', '%2e%2e%2f', '\u{1F600}', "'--", '.'];
  for (const id of [...made.map((text) => `req_${text}`), `${known}x`, known.toUpperCase()]) {
    const path = id.includes('%') ? id : encodeURIComponent(id);
    const { status, body } = await admin.get(`/requests/${path}`);
    t.ok([400, 404, 414].includes(status), `${status} for ${id.slice(0, 20)}`);
    t.ok((body.detail ?? '').length < 400, 'the answer does not repeat all of it');
    t.equal((await admin.get(`/requests?starting_after=${path}`)).status, 400);
  }
  t.equal((await admin.get(`/requests/${known}`)).status, 200);
});

t.test('long, odd and formula-like texts of callers', async (t) => {
  const recorded = await startRecorded(t);
  await recorded.ask(1, { 'user-agent': '=HYPERLINK("http://example.com")' });
  await recorded.ask(1, { 'user-agent': `@${'x'.repeat(8_000)}` });
  await recorded.ask(1, { 'user-agent': '\t\u00e9\u00ff,"quoted"', 'x-forwarded-for': '1.1.1.1,'.repeat(500) });
  const refused = await fetch(`${recorded.admin.gateway_url}/v1/messages`, {
    method: 'POST',
    headers: { 'user-agent': 'x'.repeat(100_000) },
    body: '{}',
  }).catch(() => undefined);
  t.not(refused?.status, 200, 'a header that is too long is refused');
  const { body } = await until(
    () => recorded.admin.get('/requests'),
    (answer) => answer.body.data.length === 3,
  );
  for (const { user_agent } of body.data) t.ok(user_agent.length <= 256);
  const csv = await fetch(`${recorded.admin.url}/admin/v1/requests?format=csv`, {
    headers: { authorization: `Bearer ${recorded.admin.token}` },
  });
  const text = await csv.text();
  t.match(text, /"'=HYPERLINK\(""http:/, 'no spreadsheet runs it');
  t.match(text, /,'@x/);
  t.notMatch(text, /[,"][=@]/);
});

t.test(
  'at most five follow requests, each request is told once, and one that does not read blocks nobody',
  async (t) => {
    const recorded = await startRecorded(t);
    const { admin } = recorded;
    const aborts: AbortController[] = [];
    const follow = async () => {
      const abort = new AbortController();
      aborts.push(abort);
      return fetch(`${admin.url}/admin/v1/requests/tail`, {
        headers: { authorization: `Bearer ${admin.token}` },
        signal: abort.signal,
      });
    };
    // The first is read, and the others never.
    const tails = [await follow(), await follow(), await follow(), await follow(), await follow()];
    for (const { status } of tails) t.equal(status, 200);
    const sixth = await (await follow()).text().catch(() => 'broken');
    t.notMatch(sixth, /data:/, 'a sixth one gets nothing');
    const told: string[] = [];
    const reading = (async () => {
      const decoder = new TextDecoder();
      for await (const bytes of tails[0]?.body ?? [])
        for (const [, id] of decoder.decode(bytes, { stream: true }).matchAll(/"id":"(req_[^"]+)"/g))
          told.push(id ?? '');
    })().catch(() => {});
    // Within the rate of an account, and more than one look takes.
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(Array.from({ length: 6 }, () => recorded.ask(30)));
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const answer = await fetch(`${admin.url}/admin/v1/requests?format=csv`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    // The rate of an account leaves some out.
    const recordedRows = (await answer.text()).trim().split('\r\n').length - 1;
    t.ok(recordedRows > 500, `${recordedRows} records, more than one look takes`);
    await until(
      async () => told.length,
      (length) => length >= recordedRows,
    );
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    for (const abort of aborts) abort.abort();
    await reading;
    t.equal(told.length, new Set(told).size, 'each is told once');
    t.equal(told.length, recordedRows, 'and none is left out');
  },
);

t.test('control characters of callers reach no terminal', async (t) => {
  const recorded = await startRecorded(t);
  const { admin } = recorded;
  await recorded.untilRecorded();
  const { body } = await admin.post('/keys', { account: 'demo' });
  const caller = await rawCaller(admin.gateway_url);
  t.teardown(() => caller.leave());
  const headers = [`x-api-key: ${body.key}`, 'content-type: application/json', 'user-agent: \x9b31mred\x85'];
  caller.write(rawRequest('POST', '/v1/messages', headers, '{"model":"none"}'));
  await caller.until(/x-request-id: \S+\r/i);
  const [, id = ''] = /x-request-id: (\S+)/i.exec(caller.received) ?? [];
  await until(
    () => admin.get(`/requests/${id}`),
    ({ status }) => status === 200,
  );
  for (const args of [['show', id], ['show', id, '--json'], ['--json'], ['--csv'], []]) {
    const { stdout } = await admin.work.run(['requests', ...args]);
    t.match(stdout, id);
    t.notMatch(stdout, /(?![\t\r\n])\p{Cc}/u, args.join(' '));
  }
  const shown = JSON.parse((await admin.work.run(['requests', 'show', id, '--json'])).stdout);
  t.equal(shown.record.user_agent, '\x9b31mred\x85', 'a program reads what was sent');
});

t.test('a token that is revoked follows requests no longer', async (t) => {
  const { admin } = await startRecorded(t);
  const { body: spy } = await admin.post('/tokens', { role: 'viewer', name: 'spy' });
  const tail = await fetch(`${admin.url}/admin/v1/requests/tail`, {
    headers: { authorization: `Bearer ${spy.token}` },
    signal: AbortSignal.timeout(60_000),
  });
  const ended = tail.text().catch((error: unknown) => error);
  t.equal((await admin.post(`/tokens/${spy.id}/revoke`, {})).status, 200);
  const how = await ended;
  t.notOk(how instanceof DOMException, 'it ends by itself');
});

t.test('the tail takes no time: it begins where it begins', async (t) => {
  const { admin } = await startRecorded(t);
  t.match(await admin.get('/requests/tail?since=1h'), { status: 400, body: { code: 'unknown_parameter' } });
  t.match(await admin.get('/requests/tail?account=nobody'), { status: 404, body: { code: 'account_not_found' } });
});
