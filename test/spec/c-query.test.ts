/** The specification, Resources: answers of the c unified format. */
import t from 'tap';
import { runTask, taskId, unifiedBody, unifiedPath } from '../support/requests.ts';
import { customer } from './customers.ts';
import { stackFor, statement } from './support.ts';
import { fixedUpstream } from './upstreams.ts';

const stack = await stackFor(t);
const me = await customer(stack, { balance: '100000' });
const path = unifiedPath('c');
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

const create = (prompt: string) => me.call('POST', path, unifiedBody({}, prompt));
const finish = async (prompt: string) => (await runTask(me, path, unifiedBody({}, prompt))).json;
const pollTask = async (prompt: string) => (await me.call('GET', `${path}/${taskId(await create(prompt))}`)).json;

statement(t, 'answer.create', async (t) => {
  const { status, json } = await create('a kite');
  t.equal(status, 202);
  t.strictSame(Object.keys(json), ['task_id', 'status', 'model', 'createdAt']);
  t.match(json, { task_id: /./, status: 'running', model: 'c/vidgen-2.0', createdAt: isoTime });
});

statement(t, 'answer.first-status', async (t) => {
  t.equal((await create('a kite')).json.status, 'running');
});

statement(t, 'answer.query', async (t) => {
  const members = ['task_id', 'status', 'model', 'videoUrl', 'usage', 'error', 'createdAt', 'completedAt'];
  for (const prompt of ['[stuck]', '[instant]', '[instant] [fail]']) {
    t.strictSame(Object.keys(await pollTask(prompt)), members, prompt);
  }
});

statement(t, 'answer.task-id', async (t) => {
  const id = taskId(await create('a kite'));
  t.equal((await me.call('GET', `${path}/${id}`)).json.task_id, id);
});

statement(t, 'answer.status', async (t) => {
  t.equal((await pollTask('[stuck]')).status, 'running');
  t.equal((await finish('a kite')).status, 'succeeded');
  t.equal((await finish('a kite [fail]')).status, 'failed');
});

statement(t, 'answer.model', async (t) => {
  t.equal((await finish('a kite')).model, 'c/vidgen-2.0');
});

statement(t, 'answer.video-url', async (t) => {
  t.equal((await pollTask('[stuck]')).videoUrl, null);
  t.equal((await finish('a kite [fail]')).videoUrl, null);
  const { videoUrl } = await finish('a kite');
  const film = await fetch(videoUrl);
  t.equal(film.headers.get('content-type'), 'video/mp4');
  await film.arrayBuffer();
});

statement(t, 'answer.usage', async (t) => {
  for (const prompt of ['[stuck]', '[instant]', '[instant] [fail]'])
    t.equal((await pollTask(prompt)).usage, null, prompt);
});

statement(t, 'answer.error', async (t) => {
  t.equal((await pollTask('[stuck]')).error, null);
  t.equal((await finish('a kite')).error, null);
  const failed = await finish('a kite [fail]');
  t.strictSame(Object.keys(failed.error), ['code', 'message']);
  t.match(failed.error, { code: String, message: /fail/ });
  const body = '{"task_id":"t-1","status":"failed","error":{"code":null,"message":"no reason given"}}';
  const own = await stackFor(t, { upstreams: { c: await fixedUpstream(t, { status: 200, body }) } });
  const you = await customer(own);
  t.equal((await runTask(you, path, unifiedBody())).text, body, 'a code may be null');
});

statement(t, 'answer.created-at', async (t) => {
  const created = await create('a kite');
  const { createdAt } = (await me.call('GET', `${path}/${taskId(created)}`)).json;
  t.match(createdAt, isoTime);
  t.equal(createdAt, created.json.createdAt);
});

statement(t, 'answer.completed-at', async (t) => {
  t.equal((await pollTask('[stuck]')).completedAt, null);
  t.match((await finish('a kite')).completedAt, isoTime);
  t.match((await finish('a kite [fail]')).completedAt, isoTime);
});
