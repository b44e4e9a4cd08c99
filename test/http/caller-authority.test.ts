/** A key that ends, and an account that is suspended, while the body of a request comes. */
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { startAdmin } from '../support/admin.ts';
import { rawCaller } from '../support/raw-caller.ts';
import { officialBody, tasksPath } from '../support/requests.ts';

const admin = await startAdmin(t, ['--threads', '2', '--config', 'gateway.yaml']);
const message = { model: 'chat-small', max_tokens: 5, messages: [{ role: 'user', content: 'hello' }] };

async function edit(status: string) {
  const { headers } = await admin.get('/accounts/demo');
  return admin.send('PATCH', '/accounts/demo', {
    body: { status },
    headers: { 'if-match': headers.get('etag') ?? '' },
  });
}

const ways = {
  revoked: { status: 401, end: (id: string) => admin.post(`/keys/${id}/revoke`, {}) },
  rotated: { status: 401, end: (id: string) => admin.post(`/keys/${id}/rotate`, { overlap: '0s' }) },
  suspended: { status: 403, end: () => edit('suspended') },
};

/** A creation is decided with its hold, at once. Other requests are decided again when the body has taken a second. */
const kinds = {
  'a creation': { path: tasksPath, body: officialBody({}, 'a red kite'), wait_ms: 20 },
  'a metered request': { path: '/v1/messages', body: message, wait_ms: 1_100 },
};

for (const [kind, { path, body, wait_ms }] of Object.entries(kinds)) {
  for (const [way, { status, end }] of Object.entries(ways)) {
    t.test(`${kind} whose caller is ${way}`, async (t) => {
      const { key, id } = (await admin.post('/keys', { account: 'demo' })).body;
      const before = await admin.get('/accounts/demo/entries?limit=1');
      const text = JSON.stringify(body);
      const head = [`POST ${path} HTTP/1.1`, 'host: x', `authorization: Bearer ${key}`, `x-api-key: ${key}`];
      const type = ['content-type: application/json', `content-length: ${text.length}`, '\r\n'];
      const caller = await rawCaller(admin.gateway_url, [...head, ...type].join('\r\n'));
      await sleep(wait_ms);
      t.equal((await end(id)).status, 200);
      caller.write(text);
      await caller.until(/^HTTP\/1\.1 \d{3}/);
      t.equal(Number(caller.received.slice(9, 12)), status, caller.received);
      caller.leave();
      await edit('active');
      t.strictSame((await admin.get('/accounts/demo/entries?limit=1')).body, before.body, 'nothing is held');
    });
  }
}
