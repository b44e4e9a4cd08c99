/** What an operator earns on a model: prices of the vendor, the cost beside each charge, and the margin in reports; never a 0 that is not known. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { startAdmin } from '../support/admin.ts';
import { until } from '../support/stack.ts';
import { root, smallConfig, workspace } from '../support/tollgate.ts';

const work = await workspace(t);
const config = join(work.dir, 'gateway.yaml');
const small = readFileSync(join(root, smallConfig), 'utf8');
const COSTS = `  paid: { unit: million_tokens, by: [class], table: { input: "30.00", output: "150.00" } }
  video_paid: { unit: second, by: [], table: "0.40" }
  elsewhere_paid: { unit: second, by: [], table: "0.90" }
models:`;
const withCosts = small
  .replace('models:', COSTS)
  .replace('price: chat }', 'price: chat, cost: paid }')
  .replace('price: c, defaults', 'price: c, cost: { c: elsewhere_paid, c/default: video_paid }, defaults');
writeFileSync(config, withCosts);
const admin = await startAdmin(t, ['--config', config], work);
const { key } = JSON.parse(admin.output.stdout.split('\n', 1)[0] ?? '');

async function call(method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${key}`, 'x-api-key': key, 'content-type': 'application/json' };
  const answer = await fetch(admin.gateway_url + path, { method, headers, body: body ? JSON.stringify(body) : null });
  return Object(await answer.json());
}

const VIDEOS = '/api/v3/c/videos/generations/tasks';
const video = async (duration: number) => {
  const { task_id } = await call('POST', VIDEOS, { model: 'c/vidgen-2.0', prompt: 'a kite', duration });
  await until(
    () => call('GET', `${VIDEOS}/${task_id}`),
    ({ status }) => status === 'succeeded',
  );
};
const chat = () =>
  call('POST', '/v1/messages', {
    model: 'chat-large',
    max_tokens: 64,
    messages: [{ role: 'user', content: 'hello' }],
  });
const usage = async (columns: string) => (await admin.get(`/usage?by=${columns}`)).body.data;

t.test('a charge has its cost, and a report the margin by model and target', async (t) => {
  await video(3);
  await chat();
  const found = await until(
    () => usage('model'),
    (rows) => rows.length === 2,
  );
  t.match(found, [
    { model: 'c/vidgen-2.0', amount: '3.00', cost: '1.20', margin: '1.80' },
    { model: 'chat-large', amount: '0.000828', cost: '0.00069', margin: '0.000138' },
  ]);
  t.match(await usage('target,day'), [{ target: 'c/default', margin: '1.80' }, { margin: '0.000138' }]);
  t.match((await admin.get('/charges/usage_1')).body, {
    cost: { amount: '0.00069', recomputed: '0.00069', margin: '0.000138', price: { table: 'paid', cells: [{}, {}] } },
  });
  const { body: tasks } = await admin.get('/tasks');
  t.match((await admin.get(`/charges/${tasks.data[0].id}`)).body, {
    cost: { amount: '1.20', recomputed: '1.20', margin: '1.80', price: { table: 'video_paid' } },
  });
  t.match(await work.run(['usage', '--by', 'model']), { stdout: /AMOUNT +COST +MARGIN[\s\S]*3\.00 +1\.20 +1\.80/ });
  t.match(await work.run(['usage', '--by', 'model', '--csv']), {
    stdout: /^model,.*,amount,cost,margin,units\r\n.*,3\.00,1\.20,1\.80,/,
  });
});

t.test('without a cost the margin is not known, also of the sum', async (t) => {
  writeFileSync(config, withCosts.replace(/cost: \{ c: .*?\}, /, '').replace(/ {2}video_paid.*\n/, ''));
  const etag = (await admin.get('/config')).headers.get('etag') ?? '';
  t.match(await admin.post('/config/reload', {}, { headers: { 'if-match': etag } }), { status: 200 });
  await video(2);
  t.match(await usage('model'), [
    { model: 'c/vidgen-2.0', amount: '5.00', cost: null, margin: null },
    { margin: '0.000138' },
  ]);
  t.match(await work.run(['usage', '--by', 'model']), { stdout: /5\.00 +\? +\?/ });
  t.match(await work.json(['audit']), { ok: true });
});
