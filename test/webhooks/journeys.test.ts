/** The journeys of an operator with webhooks: the first one, a rotation, a receiver that was down, one that is gone. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import t, { type Test } from 'tap';
import { startAdmin } from '../support/admin.ts';
import { OK, startReceiver } from '../support/receiver.ts';
import { tempFolder } from '../support/stores.ts';
import { smallConfig, workspace } from '../support/tollgate.ts';

/** A gateway that may send to loopback. @param more configuration. */
async function start(t: Test, more = '') {
  const work = await workspace(t);
  const file = join(tempFolder(t), 'hooks.yaml');
  writeFileSync(
    file,
    `${readFileSync(smallConfig, 'utf8')}\nwebhooks: { allow_hosts: [127.0.0.1], timeout: 1s }\n${more}`,
  );
  return startAdmin(t, ['--config', file], work);
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it did not come true');
}

t.test('the first webhook: create, test, see the delivery; then rotate without a lost event', async (t) => {
  const admin = await start(t);
  const receiver = await startReceiver(t);
  const refused = await admin.post('/webhooks', { url: 'http://10.1.2.3/x' });
  t.match(refused, { status: 400, body: { code: 'invalid_value' } }, 'a private address is refused with the setting');
  t.match(refused.body.remedy, 'webhooks.allow_hosts: [10.1.2.3]');
  for (const [url, why] of [
    [`https://example.com/${'a'.repeat(2_000)}`, 'more than 2000 characters'],
    ['https://example.com/a b', 'not an http URL'],
    ['ftp://example.com/', 'not an http URL'],
    ['https://me:secret@example.com/', 'user name or a password'],
    ['http://example.com/', 'not https'],
    ['https://167838211/', 'not on the public internet'],
    ['https://localhost./', 'not on the public internet'],
  ] as const) {
    t.match(await admin.post('/webhooks', { url }), { status: 400, body: { detail: why } }, url.slice(0, 40));
  }
  t.match(await admin.post('/webhooks', { url: receiver.url, events: ['task.fail'] }), {
    status: 400,
    body: { remedy: "did you mean 'task.failed'?" },
  });
  const made = await admin.post('/webhooks', { url: receiver.url, name: 'ops' });
  t.equal(made.status, 201);
  const { id, secret } = made.body;
  t.match(secret, /^whsec_/);
  t.notOk('secret' in (await admin.get(`/webhooks/${id}`)).body, 'the secret is not shown again');
  t.equal((await admin.post(`/webhooks/${id}/test`, {})).status, 200);
  await receiver.seen(1);
  const [first] = receiver.events;
  t.match(new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {}), { type: 'webhook.test' });
  const list = async () => (await admin.get(`/webhooks/${id}/deliveries`)).body.data;
  await until(async () => (await list())[0].state === 'delivered');
  t.match(await list(), [{ type: 'webhook.test', attempts: 1, last_result: '204' }]);

  const rotated = await admin.post(`/webhooks/${id}/rotate`, { overlap: '1h' });
  await admin.post(`/webhooks/${id}/test`, {});
  await receiver.seen(2);
  const second = receiver.events[1];
  for (const each of [secret, rotated.body.secret])
    t.ok(new Webhook(each).verify(second?.body ?? '', second?.headers ?? {}), 'both secrets verify during the overlap');
  const changes = JSON.stringify((await admin.get('/changes')).body);
  for (const each of [secret, rotated.body.secret]) {
    t.notOk(changes.includes(each), 'no change has a secret');
    t.notOk((admin.output.stderr + admin.output.stdout).includes(each), 'no log has a secret');
  }
});

t.test('a receiver that was down gets its event again by its id; one that answers 410 is turned off', async (t) => {
  const admin = await start(t);
  const receiver = await startReceiver(
    t,
    () => 'HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n',
  );
  const { body } = await admin.post('/webhooks', { url: receiver.url });
  await admin.post(`/webhooks/${body.id}/test`, {});
  const list = async () => (await admin.get(`/webhooks/${body.id}/deliveries`)).body.data;
  await until(async () => (await list())[0].attempts === 1);
  t.match(await list(), [{ state: 'pending', last_result: '302, redirects are not followed' }]);
  receiver.answer = () => OK;
  const [{ id }] = await list();
  t.match(await admin.post(`/deliveries/${id}/redeliver`, {}), { status: 200, body: { id } });
  await until(async () => (await list())[0].state === 'delivered');
  t.equal(receiver.events[0]?.headers['webhook-id'], receiver.events[1]?.headers['webhook-id'], 'the same id');

  receiver.answer = () => 'HTTP/1.1 410 Gone\r\ncontent-length: 0\r\n\r\n';
  await admin.post(`/webhooks/${body.id}/test`, {});
  await until(async () => (await admin.get(`/webhooks/${body.id}`)).body.status === 'gone');
  t.match(await admin.post(`/webhooks/${body.id}/test`, {}), { status: 409, body: { code: 'webhook_not_active' } });
  t.match((await admin.get('/changes?limit=1')).body.data, [{ operation: 'webhook.edit', actor: 'delivery' }]);
});

t.test('a late 410 does not turn off a webhook that was given another address in the meantime', async (t) => {
  const admin = await start(t);
  const held: ServerResponse[] = [];
  const old = createServer((request, response) => {
    request.resume();
    held.push(response);
  });
  await new Promise<void>((resolve) => old.listen(0, '127.0.0.1', resolve));
  t.teardown(() => old.close());
  const { body } = await admin.post('/webhooks', { url: `http://127.0.0.1:${(old.address() as AddressInfo).port}/` });
  await admin.post(`/webhooks/${body.id}/test`, {});
  await until(async () => held.length === 1);
  const receiver = await startReceiver(t);
  const read = await admin.get(`/webhooks/${body.id}`);
  const headers = { 'if-match': read.headers.get('etag') ?? '' };
  await admin.send('PATCH', `/webhooks/${body.id}`, { body: { url: receiver.url }, headers });
  held[0]?.writeHead(410).end();
  await until(async () => (await admin.get(`/webhooks/${body.id}/deliveries`)).body.data[0].attempts === 1);
  await admin.post(`/webhooks/${body.id}/test`, {});
  await receiver.seen(1);
  t.match((await admin.get(`/webhooks/${body.id}`)).body, { status: 'active', url: receiver.url });
});

t.test(
  'a limit of rates, tasks and requests at the same time has an event at 80 % and one when it refuses',
  async (t) => {
    const admin = await start(
      t,
      'limits:\n  all: { by: [account], requests: 5/min }\n  slots: { by: [model], concurrent_requests: 1, concurrent_tasks: 1 }\n',
    );
    const { key } = JSON.parse(admin.output.stdout.split('\n')[0] ?? '');
    const receiver = await startReceiver(t);
    await admin.post('/webhooks', { url: receiver.url, events: ['limit.threshold'] });
    const ask = async (path: string, object: object) => {
      const headers = { 'content-type': 'application/json', 'x-api-key': key, authorization: `Bearer ${key}` };
      const answer = await fetch(admin.gateway_url + path, { method: 'POST', headers, body: JSON.stringify(object) });
      await answer.text();
      return answer.status;
    };
    const video = () => ask('/api/v3/c/videos/generations/tasks', { model: 'c/vidgen-2.0', prompt: 'a kite' });
    const message = () =>
      ask('/v1/messages', { model: 'chat-large', max_tokens: 64, messages: [{ role: 'user', content: 'hello' }] });
    t.strictSame([await video(), await video()], [202, 429], 'a second task');
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push(await message());
    t.equal(statuses.at(-1), 429);
    await receiver.seen(6);
    const told = receiver.events.map(({ body }) => {
      const { measure, model, percent, max, used } = JSON.parse(body).data;
      return [measure, model, percent, max, used];
    });
    t.strictSame(told.sort(), [
      ['concurrent_requests', 'c/vidgen-2.0', 80, '1', '1'],
      ['concurrent_requests', 'chat-large', 80, '1', '1'],
      ['concurrent_tasks', 'c/vidgen-2.0', 100, '1', '1'],
      ['concurrent_tasks', 'c/vidgen-2.0', 80, '1', '1'],
      ['requests', null, 100, '5', '5'],
      ['requests', null, 80, '5', '4'],
    ]);
  },
);
