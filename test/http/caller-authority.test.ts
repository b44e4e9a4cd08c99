/** Authority that is taken away while the body of a request comes, and while a request waits for the store. */
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import t from 'tap';
import { sqlitePath } from '../../src/ledger/store/store-url.ts';
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

/** What another process writes under the lock for which the requests wait. */
const edits: Readonly<Record<string, readonly [status: number, sql: string]>> = {
  revoked: [401, 'UPDATE api_key SET revoked_at = created_at WHERE id = :id'],
  expired: [401, 'UPDATE api_key SET expires_at = created_at + 1 WHERE id = :id'],
  narrowed: [404, `UPDATE api_key SET models = '["gen-*"]' WHERE id = :id`],
  suspended: [403, "UPDATE account SET status = 'suspended' WHERE id = (SELECT account FROM api_key WHERE id = :id)"],
};
const change = `INSERT INTO change
  SELECT id + 1, at, actor, role, via, operation, subject, account, before, after, reason, request_id, entry_id, hash
  FROM change ORDER BY id DESC LIMIT 1`;

for (const [kind, { path, body }] of Object.entries(kinds)) {
  t.test(`${kind} that waits for the lock of the store`, async (t) => {
    const db = new Database(sqlitePath(admin.work.store));
    t.teardown(() => db.close());
    const callers = await Promise.all(
      Object.entries(edits).map(async ([way, [status, sql]]) => {
        const account = `${way}-${path.length}`;
        await admin.post('/accounts', { name: account });
        await admin.post(`/accounts/${account}/topups`, { amount: '10' });
        const { key, id } = (await admin.post('/keys', { account })).body;
        const headers = { authorization: `Bearer ${key}`, 'x-api-key': key, 'content-type': 'application/json' };
        const ask = () => fetch(admin.gateway_url + path, { method: 'POST', headers, body: JSON.stringify(body) });
        return { way, status, ask, edit: () => db.prepare(sql).run({ id }) };
      }),
    );
    db.exec('BEGIN IMMEDIATE');
    const asking = callers.map(({ ask }) => ask());
    await sleep(1_050);
    for (const { edit } of callers) edit();
    db.exec(change);
    db.exec('COMMIT');
    for (const [at, { way, status }] of callers.entries()) {
      const answer = await asking[at];
      t.equal(answer?.status, status, `${way}: ${await answer?.text()}`);
    }
  });
}
