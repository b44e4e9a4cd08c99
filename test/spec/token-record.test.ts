/** The specification, Resources of a token-billed task: its record. */
import t from 'tap';
import { runTask, taskId, tasksPath, tokenBody } from '../support/requests.ts';
import { call } from '../support/stack.ts';
import { customer } from './customers.ts';
import { stackFor, statement } from './support.ts';
import { clockedSandbox } from './upstreams.ts';

const stack = await stackFor(t);

statement(t, 'record.id', async (t) => {
  const me = await customer(stack);
  const id = taskId(await me.call('POST', tasksPath, tokenBody()));
  t.equal((await me.call('GET', `${tasksPath}/${id}`)).json.id, id);
});

statement(t, 'record.model', async (t) => {
  const me = await customer(stack);
  t.equal((await runTask(me, tasksPath, tokenBody())).json.model, 'vidgen-2.0');
});

statement(t, 'record.status', async (t) => {
  const me = await customer(stack);
  const statusOf = async (text: string) => {
    const id = taskId(await me.call('POST', tasksPath, tokenBody({}, text)));
    return (await me.call('GET', `${tasksPath}/${id}`)).json.status;
  };
  t.equal(await statusOf('[queued]'), 'queued');
  t.equal((await runTask(me, tasksPath, tokenBody({}, 'a kite'))).json.status, 'succeeded');
  t.equal(await statusOf('[instant]'), 'succeeded');
  t.equal(await statusOf('[instant] [fail]'), 'failed');
  t.equal(await statusOf('[instant] [stuck]'), 'running');
});

statement(t, 'record.created-at', async (t) => {
  const me = await customer(stack);
  const { json } = await runTask(me, tasksPath, tokenBody());
  t.ok(Number.isSafeInteger(json.created_at));
  t.ok(Math.abs(json.created_at - Date.now() / 1000) < 60, 'in seconds');
});

statement(t, 'record.updated-at', async (t) => {
  const me = await customer(stack);
  const { json } = await runTask(me, tasksPath, tokenBody());
  t.ok(Number.isSafeInteger(json.updated_at));
  t.ok(json.updated_at >= json.created_at);
});

statement(t, 'record.video-url', async (t) => {
  const clocked = await clockedSandbox(t);
  const own = await stackFor(t, { upstreams: { cloud: clocked.sandbox.baseUrl('cloud') } });
  const me = await customer(own);
  const running = taskId(await me.call('POST', tasksPath, tokenBody({}, '[stuck]')));
  t.notOk((await me.call('GET', `${tasksPath}/${running}`)).json.content, 'not before success');
  const { json } = await runTask(me, tasksPath, tokenBody());
  const link: string = json.content.video_url;
  clocked.pass(24 * 3600 - 1);
  t.equal((await call(link, 'GET')).headers.get('content-type'), 'video/mp4', 'a second before the end');
  clocked.pass(1);
  t.equal((await call(link, 'GET')).status, 403, 'expired');
});

statement(t, 'record.completion-tokens', async (t) => {
  const me = await customer(stack);
  const { json } = await runTask(me, tasksPath, tokenBody({}, '[instant] [tokens=100000]'));
  t.equal(json.usage.completion_tokens, 100_000);
  t.equal((await me.ledger()).at(-1), 'capture 4.60', '100,000 tokens at 46.00 per million');
});

statement(t, 'record.total-tokens', async (t) => {
  const me = await customer(stack);
  const { json } = await runTask(me, tasksPath, tokenBody());
  t.ok(Number.isSafeInteger(json.usage.total_tokens));
});

statement(t, 'record.error', async (t) => {
  const me = await customer(stack);
  const { status, json } = await runTask(me, tasksPath, tokenBody({}, '[instant] [fail]'));
  t.equal(status, 200);
  t.match(json, { status: 'failed', error: { code: String, message: /fail/ } });
  t.notOk((await runTask(me, tasksPath, tokenBody())).json.error, 'absent after success');
});
