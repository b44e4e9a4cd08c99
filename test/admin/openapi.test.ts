/** The OpenAPI document passes a public linter, and a client made from it by another tool does an operator's work. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type Document, OpenAPIClientAxios } from 'openapi-client-axios';
import t from 'tap';
import { operations } from '../../src/admin/api/table.ts';
import { startAdmin } from '../support/admin.ts';
import { until } from '../support/stack.ts';

const admin = await startAdmin(t);
const { body: document } = await admin.get('/openapi.json', { token: null });

t.test('a linter finds nothing', async (t) => {
  const config = await createConfig({ extends: ['recommended'] });
  const problemsOf = async (object: object) => {
    const problems = await lintFromString({ source: JSON.stringify(object), config });
    return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`);
  };
  t.strictSame(await problemsOf(document), []);
  const { license: _, ...info } = document.info;
  t.match(await problemsOf({ ...document, info }), [/^info-license: /], 'it would find something');
  const described = Object.values(document.paths).flatMap((path) => Object.keys(path as object)).length;
  t.equal(described, operations.length, 'every operation is described');
  const folder = join(import.meta.dirname, '../../src/admin/operations');
  const written = readdirSync(folder).map(
    (file) => readFileSync(join(folder, file), 'utf8').split(' = operation({').length - 1,
  );
  t.equal(
    written.reduce((sum, each) => sum + each),
    operations.length,
    'the table has every file',
  );
});

t.test('a generated client creates, tops up, rotates and refunds', async (t) => {
  const definition: Document = { ...document, servers: [{ url: admin.url }] };
  const api = new OpenAPIClientAxios({ definition });
  const client = await api.init();
  const headers = () => ({ authorization: `Bearer ${admin.token}`, 'Idempotency-Key': randomUUID() });
  const call = async (name: string, parameters: object, body?: object) => {
    const run = client[name];
    if (run === undefined) throw new Error(`the client has no ${name}`);
    const { data } = await run(parameters as never, body, { headers: headers() });
    return data;
  };
  const account = await call('account.create', {}, { name: 'acme', discount: '0.5' });
  t.match(account, { name: 'acme', discount: '0.5', status: 'active' });
  const wallet = await call('wallet.topup', { account: 'acme' }, { amount: '20', reference: 'invoice-7' });
  t.match(wallet, { account: 'acme', available: '20.00', currency: 'CNY' });
  const key = await call('key.create', {}, { account: 'acme', name: 'laptop' });
  const rotated = await call('key.rotate', { id: key.id }, { overlap: '1h' });
  t.equal(rotated.id, key.id);
  t.not(rotated.key, key.key);
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${admin.gateway_url}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${rotated.key}`, 'content-type': 'application/json' },
    });
  const body = JSON.stringify({ model: 'c/vidgen-2.0', prompt: 'a cat', duration: 4 });
  const created = await send('/api/v3/c/videos/generations/tasks', { method: 'POST', body });
  const made = (await created.json()) as { task_id: string };
  const { task_id } = made;
  t.match(made, { task_id: /./ }, 'the new secret works');
  await until(
    async () => {
      await send(`/api/v3/c/videos/generations/tasks/${task_id}`);
      return call('task.list', { account: 'acme' });
    },
    ({ data: [found] }) => found.state === 'succeeded',
  );
  const { data: entries } = await call('entry.list', { account: 'acme' });
  const charge = entries.find(({ kind }: { kind: string }) => kind === 'capture');
  const refund = await call('wallet.refund', { account: 'acme' }, { entry: charge.id, amount: '0.5', reason: 'black' });
  t.match(refund, { account: 'acme', amount: '0.50', entry: /^\d+$/ });
  const task = await call('task.show', { id: task_id });
  t.strictSame(
    task.time_line.map(({ event }: { event: string }) => event),
    ['hold', 'capture', 'succeeded', 'refund'],
  );
  t.match(await call('usage.sum', { by: 'model' }), { data: [{ model: 'c/vidgen-2.0', requests: 1 }] });
  const audit = await call('audit.start', {}, {});
  await until(
    () => call('audit.show', { id: audit.id }),
    ({ state }) => state !== 'running',
  );
  t.match(await call('audit.show', { id: audit.id }), { state: 'ok', ok: true, breaches: [] });
});
