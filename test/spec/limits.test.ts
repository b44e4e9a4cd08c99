/** The specification, Limits: tests the last accepted and the first refused value. */
import t from 'tap';
import {
  film,
  instantCheck,
  keyHeader,
  officialBody,
  passedCheck,
  runTask,
  taskId,
  tasksPath,
  tokenBody,
  unifiedBody,
  unifiedPath,
  upload,
} from '../support/requests.ts';
import { call } from '../support/stack.ts';
import { customer } from './customers.ts';
import { passed, refused } from './journal.ts';
import { stackFor, statement } from './support.ts';
import { clockedSandbox, fixedUpstream } from './upstreams.ts';

const stack = await stackFor(t);
const me = await customer(stack, { balance: '100000' });
const createToken = (more: object) => () => me.call('POST', tasksPath, tokenBody(more));
const createOfficial = (more: object) => () => me.call('POST', tasksPath, officialBody(more));
const createC = (more: object) => () => me.call('POST', unifiedPath('c'), unifiedBody(more));

statement(t, 'limit.token-duration', async (t) => {
  for (const duration of [4, 15, -1]) t.equal((await createToken({ duration })()).status, 200, `${duration}`);
  for (const duration of [3, 16, 0]) {
    await refused(t, stack, createToken({ duration }), 400, 'invalid_request', /^duration must be .*4 to 15/);
  }
  t.equal((await runTask(me, tasksPath, tokenBody())).json.duration, 5);
});

statement(t, 'limit.official-duration', async (t) => {
  for (const duration of [4, 15]) t.equal((await createOfficial({ duration })()).status, 202);
  for (const duration of [3, 16, 31]) {
    const { reply } = await passed(stack, createOfficial({ duration }));
    t.equal(reply.status, 400, `${duration}: by the upstream`);
  }
  t.equal((await createOfficial({ duration: -1 })()).status, 400);
  await refused(t, stack, createOfficial({ duration: undefined }), 400, 'invalid_request', /^duration is required/);
  // The upstream enforces the limit of the model; the gateway forwards any duration.
  const body = '{"id":"t-1","status":"queued"}';
  const own = await stackFor(t, { upstreams: { k: await fixedUpstream(t, { status: 202, body }) } });
  const you = await customer(own);
  t.equal((await you.call('POST', tasksPath, officialBody({ model: 'k/vidgen-2.0', duration: 30 }))).status, 202);
  t.strictSame(await you.ledger(), ['hold 12.60'], '30 × 0.42');
});

statement(t, 'limit.c-duration', async (t) => {
  for (const duration of [4, 15]) t.equal((await createC({ duration })()).status, 202);
  for (const duration of [3, 16, -1]) {
    await refused(t, stack, createC({ duration }), 400, 'invalid_request', /^duration must be .*4 to 15/);
  }
  const { up } = await passed(stack, createC({}));
  t.equal(JSON.parse(up.body).duration, 4);
});

statement(t, 'limit.execution-expires-after', async (t) => {
  for (const value of [3600, 259200]) t.equal((await createToken({ execution_expires_after: value })()).status, 200);
  for (const value of [3599, 259201]) {
    const create = createToken({ execution_expires_after: value });
    await refused(t, stack, create, 400, 'invalid_request', /^execution_expires_after must be .*3600 to 259200/);
  }
  t.equal((await runTask(me, tasksPath, tokenBody())).json.execution_expires_after, 172800);
});

statement(t, 'limit.references', async (t) => {
  const items = (count: number) => Array(count).fill({ type: 'image', url: 'https://example.com/a.png' });
  t.equal((await createC({ references: items(12) })()).status, 202);
  await refused(t, stack, createC({ references: items(13) }), 400, 'invalid_request', /^references must be .*12/);
});

statement(t, 'limit.reference-length', async (t) => {
  const reference = (seconds: number) => ({ references: [{ type: 'video', url: film(stack, seconds) }] });
  t.equal((await createC(reference(2))()).status, 202);
  const before = await me.available();
  const short = await createC(reference(1.9))();
  t.equal(short.status, 400);
  t.match(short.json, { error: { message: /2 s/ } });
  t.equal(await me.available(), before);
});

statement(t, 'limit.byted-token', async (t) => {
  const clocked = await clockedSandbox(t);
  const own = await stackFor(t, { upstreams: { cloud: clocked.sandbox.baseUrl('cloud') } });
  const you = await customer(own);
  const exchange = async (wait: number) => {
    const session = await you.call('POST', '/api/v3/liveness/sessions', instantCheck);
    clocked.pass(wait);
    return (await you.call('GET', `/api/v3/liveness/sessions/${session.json.Result.BytedToken}`)).status;
  };
  t.equal(await exchange(1799), 200);
  t.equal(await exchange(1800), 404);
});

statement(t, 'limit.asset-url', async (t) => {
  const clocked = await clockedSandbox(t);
  const own = await stackFor(t, { upstreams: { cloud: clocked.sandbox.baseUrl('cloud') } });
  const you = await customer(own);
  const { json } = await upload(you, await passedCheck(you));
  clocked.pass(43199);
  t.equal((await call(json.Result.URL, 'GET')).status, 200);
  clocked.pass(1);
  t.equal((await call(json.Result.URL, 'GET')).status, 403);
});

statement(t, 'limit.video-url', async (t) => {
  const clocked = await clockedSandbox(t);
  const own = await stackFor(t, { upstreams: { cloud: clocked.sandbox.baseUrl('cloud') } });
  const { json } = await runTask(await customer(own), tasksPath, tokenBody());
  clocked.pass(86399);
  t.equal((await call(json.content.video_url, 'GET')).status, 200);
  clocked.pass(1);
  t.equal((await call(json.content.video_url, 'GET')).status, 403);
});

statement(t, 'limit.c-video-url', async (t) => {
  const videoUrl = 'https://example.com/v.mp4?expires=1&signature=a%2Bb';
  const body = JSON.stringify({ task_id: 't-1', status: 'succeeded', videoUrl });
  const own = await stackFor(t, { upstreams: { c: await fixedUpstream(t, { status: 200, body }) } });
  const { text } = await runTask(await customer(own), unifiedPath('c'), unifiedBody());
  t.equal(text, body);
});

statement(t, 'limit.polling', async (t) => {
  const you = await customer(stack);
  const id = taskId(await you.call('POST', unifiedPath('c'), unifiedBody({}, '[stuck]')));
  for (let i = 0; i < 20; i++) t.equal((await you.call('GET', `${unifiedPath('c')}/${id}`)).status, 200);
  t.strictSame(await you.ledger(), ['hold 1.84']);
});

statement(t, 'limit.billing', async (t) => {
  const you = await customer(stack);
  await runTask(you, unifiedPath('c'), unifiedBody({ duration: 7 }));
  await runTask(you, tasksPath, officialBody({ duration: 7 }, '[instant] [billed=5]'));
  await runTask(you, tasksPath, tokenBody({}, '[instant] [tokens=200000]'));
  await runTask(you, tasksPath, tokenBody({}, '[instant] [fail]'));
  const count = { model: 'chat-large', messages: [{ role: 'user', content: 'hello' }] };
  const counted = await call(`${stack.url}/v1/messages/count_tokens`, 'POST', count, keyHeader('/v1', you.key));
  t.equal(counted.status, 200);
  const charged = (await you.ledger()).filter((entry) => /^(capture|overage)/.test(entry));
  t.strictSame(charged.slice(0, 2), ['capture 3.22', 'capture 2.30'], '7 and 5 seconds at 0.46');
  const tokens = charged.slice(2).reduce((sum, entry) => sum + Number(entry.split(' ')[1]), 0);
  t.equal(tokens.toFixed(6), '9.200000', '200,000 tokens at 46.00 per million, within the hold and beyond it');
  t.equal(await you.available(), '985.28', '1000 − 3.22 − 2.30 − 9.20');
});
