/** The specification, States and transitions. */
import t from 'tap';
import {
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
import { until } from '../support/stack.ts';
import { customer } from './customers.ts';
import { stackFor, statement } from './support.ts';
import { clockedSandbox, fixedUpstream } from './upstreams.ts';

const stack = await stackFor(t);

statement(t, 'state.token-queued', async (t) => {
  const clocked = await clockedSandbox(t);
  const own = await stackFor(t, { upstreams: { cloud: clocked.sandbox.baseUrl('cloud') } });
  const me = await customer(own);
  const id = taskId(await me.call('POST', tasksPath, tokenBody({}, 'a kite')));
  t.equal((await me.call('GET', `${tasksPath}/${id}`)).json.status, 'queued');
  clocked.pass(3600);
  t.equal((await me.call('GET', `${tasksPath}/${id}`)).json.status, 'succeeded', 'it goes on');
});

statement(t, 'state.token-running', async (t) => {
  const me = await customer(stack);
  const id = taskId(await me.call('POST', tasksPath, tokenBody({}, '[instant] [stuck]')));
  const { json } = await me.call('GET', `${tasksPath}/${id}`);
  t.equal(json.status, 'running');
  t.notOk(json.content);
  t.match(await me.ledger(), [/^hold /], 'nothing is settled');
  t.equal((await me.ledger()).length, 1);
});

statement(t, 'state.token-succeeded', async (t) => {
  const me = await customer(stack);
  const { json } = await runTask(me, tasksPath, tokenBody());
  t.match(json, { status: 'succeeded', content: { video_url: /^http/ } });
  t.equal((await me.call('GET', `${tasksPath}/${json.id}`)).json.status, 'succeeded', 'for good');
});

statement(t, 'state.token-failed', async (t) => {
  const me = await customer(stack);
  const { json } = await runTask(me, tasksPath, tokenBody({}, '[instant] [fail]'));
  t.match(json, { status: 'failed', error: { message: /./ } });
  t.notOk(json.content);
  t.equal((await me.call('GET', `${tasksPath}/${json.id}`)).json.status, 'failed', 'for good');
});

statement(t, 'state.c-running', async (t) => {
  const me = await customer(stack);
  const created = await me.call('POST', unifiedPath('c'), unifiedBody({}, '[stuck]'));
  t.equal(created.json.status, 'running');
  t.equal((await me.call('GET', `${unifiedPath('c')}/${taskId(created)}`)).json.status, 'running');
  t.strictSame(await me.ledger(), ['hold 1.84']);
});

statement(t, 'state.c-succeeded', async (t) => {
  const me = await customer(stack);
  const { json } = await runTask(me, unifiedPath('c'), unifiedBody());
  t.match(json, { status: 'succeeded', videoUrl: /^http/ });
  t.equal((await me.call('GET', `${unifiedPath('c')}/${json.task_id}`)).json.status, 'succeeded', 'for good');
});

statement(t, 'state.c-failed', async (t) => {
  const me = await customer(stack);
  const { json } = await runTask(me, unifiedPath('c'), unifiedBody({}, '[instant] [fail]'));
  t.match(json, { status: 'failed', videoUrl: null, error: { message: /./ } });
  t.equal((await me.call('GET', `${unifiedPath('c')}/${json.task_id}`)).json.status, 'failed', 'for good');
});

statement(t, 'state.official-queued', async (t) => {
  const me = await customer(stack);
  for (const family of ['k', 'c', 's', 'z', 'r']) {
    const { status, json } = await me.call('POST', tasksPath, officialBody({ model: `${family}/vidgen-2.0` }));
    t.equal(status, 202);
    t.equal(json.status, 'queued', family);
  }
});

/** Uploads an asset, waits for its status, and creates a video task that refers to it. */
async function useAsset(name: string, wanted: string) {
  const me = await customer(stack);
  const { json } = await upload(me, await passedCheck(me), { Name: name });
  const { Id } = json.Result;
  const asset = await until(
    () => me.call('GET', `/api/v3/assets/${Id}`),
    (reply) => reply.json.Result.Status === wanted,
  );
  const content = [
    { type: 'text', text: 'she waves' },
    { type: 'image_url', image_url: { url: `asset://${Id}` }, role: 'reference_image' },
  ];
  return { asset, task: await me.call('POST', tasksPath, tokenBody({ content })) };
}

statement(t, 'state.asset-active', async (t) => {
  t.equal((await useAsset('face', 'Active')).task.status, 200);
});

statement(t, 'state.asset-failed', async (t) => {
  const { asset, task } = await useAsset('face [instant] [fail]', 'Failed');
  t.equal(asset.status, 200, 'the query of a failed asset succeeds');
  t.equal(task.status, 400);
});

statement(t, 'state.asset-processing', async (t) => {
  const clocked = await clockedSandbox(t);
  const own = await stackFor(t, { upstreams: { cloud: clocked.sandbox.baseUrl('cloud') } });
  const me = await customer(own);
  const { json } = await upload(me, await passedCheck(me), { Name: 'face' });
  const { Id } = json.Result;
  t.equal((await me.call('GET', `/api/v3/assets/${Id}`)).json.Result.Status, 'Processing');
  const content = [{ type: 'image_url', image_url: { url: `asset://${Id}` } }];
  t.equal((await me.call('POST', tasksPath, tokenBody({ content }))).status, 400, 'and cannot be used');
  clocked.pass(3600);
  t.equal((await me.call('GET', `/api/v3/assets/${Id}`)).json.Result.Status, 'Active', 'it goes on');
});

statement(t, 'state.cancelled', async (t) => {
  for (const [word, status] of [
    ['cancel', 'cancelled'],
    ['expire', 'expired'],
  ] as const) {
    for (const create of [officialBody, tokenBody]) {
      const me = await customer(stack);
      const { json } = await runTask(me, tasksPath, create({}, `[instant] [${word}]`));
      t.equal(json.status, status, 'the upstream’s own status');
      t.match((await me.ledger()).at(-1), /^release /);
      t.equal(await me.available(), '1000.00');
    }
  }
  // An unknown status changes nothing.
  const body = '{"id":"t-1","status":"pondering"}';
  const own = await stackFor(t, { upstreams: { c: await fixedUpstream(t, { status: 200, body }) } });
  const me = await customer(own);
  const id = taskId(await me.call('POST', tasksPath, officialBody()));
  t.equal((await me.call('GET', `${tasksPath}/${id}`)).text, body);
  t.strictSame(await me.ledger(), ['hold 1.84']);
});
