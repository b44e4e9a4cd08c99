/** The specification, Endpoints: liveness, assets and video tasks. */
import t, { type Test } from 'tap';
import {
  instantCheck,
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
import { customer } from './customers.ts';
import { observe, passed, refused } from './journal.ts';
import { stackFor, statement } from './support.ts';
import { clockedSandbox, fixedUpstream } from './upstreams.ts';

const stack = await stackFor(t);
const me = await customer(stack, { balance: '100000' });
const sessionsPath = '/api/v3/liveness/sessions';

statement(t, 'endpoint.liveness-create', async (t) => {
  const { reply, up } = await passed(stack, () => me.call('POST', sessionsPath, instantCheck));
  t.match(up, { upstream: 'cloud', method: 'POST', path: sessionsPath, body: JSON.stringify(instantCheck) });
  t.equal(reply.status, 200);
  t.match(reply.json, { ResponseMetadata: { RequestId: /./, Action: /./ } });
  t.match(reply.json.Result, { BytedToken: /./, H5Link: /^http/, CallbackURL: instantCheck.CallbackURL });
});

statement(t, 'endpoint.liveness-result', async (t) => {
  const session = await me.call('POST', sessionsPath, instantCheck);
  const path = `${sessionsPath}/${session.json.Result.BytedToken}`;
  const { reply, up } = await passed(stack, () => me.call('GET', path));
  t.match(up, { upstream: 'cloud', method: 'GET', path, body: '' });
  t.equal(reply.status, 200);
  t.match(reply.json, { ResponseMetadata: { RequestId: /./ }, Result: { GroupId: /./ } });
});

statement(t, 'endpoint.group-create', async (t) => {
  const body = { Name: 'faces', Description: 'made up' };
  const { reply, up } = await passed(stack, () => me.call('POST', '/api/v3/asset-groups', body));
  t.match(up, { upstream: 'cloud', method: 'POST', path: '/api/v3/asset-groups', body: JSON.stringify(body) });
  t.equal(reply.status, 200);
});

statement(t, 'endpoint.group-query', async (t) => {
  const path = `/api/v3/asset-groups/${await passedCheck(me)}`;
  const { reply, up } = await passed(stack, () => me.call('GET', path));
  t.match(up, { upstream: 'cloud', method: 'GET', path });
  t.equal(reply.status, 200);
});

statement(t, 'endpoint.asset-create', async (t) => {
  const group = await passedCheck(me);
  const { reply, up } = await passed(stack, () => upload(me, group));
  t.match(up, { upstream: 'cloud', method: 'POST', path: '/api/v3/assets' });
  t.equal(reply.status, 200);
  t.match(reply.json.ResponseMetadata, { RequestId: /./ });
  t.match(reply.json.Result, { Id: /./, Status: /./, URL: /^http/, GroupId: group, AssetType: 'Image' });
});

statement(t, 'endpoint.asset-query', async (t) => {
  const made = await upload(me, await passedCheck(me));
  const path = `/api/v3/assets/${made.json.Result.Id}`;
  const { reply, up } = await passed(stack, () => me.call('GET', path));
  t.match(up, { upstream: 'cloud', method: 'GET', path });
  t.match(reply.json.Result, { Id: made.json.Result.Id, Status: 'Active' });
});

statement(t, 'endpoint.callback-optional', async (t) => {
  t.equal((await me.call('POST', sessionsPath, {})).status, 200);
  const wrong = () => me.call('POST', sessionsPath, { CallbackURL: 'somewhere' });
  await refused(t, stack, wrong, 400, 'invalid_request', /^CallbackURL must be/);
});

statement(t, 'endpoint.new-link', async (t) => {
  const clocked = await clockedSandbox(t);
  const own = await stackFor(t, { upstreams: { cloud: clocked.sandbox.baseUrl('cloud') } });
  const you = await customer(own);
  const made = await upload(you, await passedCheck(you));
  clocked.pass(13 * 3600);
  const { json } = await you.call('GET', `/api/v3/assets/${made.json.Result.Id}`);
  t.not(json.Result.URL, made.json.Result.URL);
  t.equal((await fetch(json.Result.URL, { method: 'HEAD' })).status, 200);
});

statement(t, 'endpoint.flow', async (t) => {
  const you = await customer(stack);
  const asset = await upload(you, await passedCheck(you));
  const content = [
    { type: 'text', text: 'she waves [instant]' },
    { type: 'image_url', image_url: { url: `asset://${asset.json.Result.Id}` }, role: 'reference_image' },
  ];
  t.match((await runTask(you, tasksPath, tokenBody({ content }))).json, { status: 'succeeded' });
});

statement(t, 'endpoint.create-token', async (t) => {
  const { reply, up } = await passed(stack, () => me.call('POST', tasksPath, tokenBody()));
  t.match(up, { upstream: 'cloud', method: 'POST', path: tasksPath });
  t.equal(reply.status, 200);
  t.strictSame(Object.keys(reply.json), ['id']);
});

statement(t, 'endpoint.create-seconds', async (t) => {
  for (const family of ['k', 'c', 's', 'z', 'r']) {
    const { reply } = await passed(stack, () =>
      me.call('POST', tasksPath, officialBody({ model: `${family}/vidgen-2.0` })),
    );
    t.equal(reply.status, 202, family);
    t.strictSame(Object.keys(reply.json), ['id', 'model', 'status', 'created_at', 'updated_at']);
  }
});

statement(t, 'endpoint.query', async (t) => {
  const body = '{"id":"t-1", "status":"succeeded","billedSeconds":4.0,"more":12345678901234567890}';
  const url = await fixedUpstream(t, { status: 200, headers: { 'x-trace': 'abc' }, body });
  const own = await stackFor(t, { upstreams: { cloud: url, c: url } });
  for (const created of [tokenBody(), officialBody()]) {
    const you = await customer(own);
    const id = taskId(await you.call('POST', tasksPath, created));
    const { status, headers, text } = await you.call('GET', `${tasksPath}/${id}`);
    t.equal(status, 200);
    t.equal(text, body);
    t.equal(headers.get('x-trace'), 'abc');
  }
});

statement(t, 'endpoint.shorthand', async (t) => {
  const text =
    '{"model":"vidgen-2.0","prompt":"caf\\u00e9 [instant]","images":["https:\\/\\/example.com/a.png"],"x":12345678901234567890,"duration":5}';
  const { reply, up } = await passed(stack, () => me.call('POST', tasksPath, text));
  t.equal(up.path, tasksPath);
  const { model, content, duration, ...rest } = JSON.parse(up.body);
  t.match({ model, duration }, { model: 'vidgen-2.0', duration: 5 });
  t.strictSame(Object.keys(rest), ['x'], 'prompt and images are gone');
  t.strictSame(content, [
    { type: 'text', text: 'café [instant]' },
    { type: 'image_url', image_url: { url: 'https://example.com/a.png' }, role: 'first_frame' },
  ]);
  t.ok(
    up.body.includes('12345678901234567890') && up.body.includes('caf\\u00e9'),
    'the text of numbers and strings is unchanged',
  );
  t.equal(reply.status, 200, reply.text);
  const { up: alone } = await passed(stack, () =>
    me.call('POST', tasksPath, { model: 'vidgen-2.0', prompt: 'a kite' }),
  );
  t.strictSame(JSON.parse(alone.body), { model: 'vidgen-2.0', content: [{ type: 'text', text: 'a kite' }] });
});

statement(t, 'endpoint.shorthand-images', async (t) => {
  const create =
    (images: unknown, more: object = {}) =>
    () =>
      me.call('POST', tasksPath, { model: 'vidgen-2.0', prompt: 'a kite', images, ...more });
  const url = 'https://example.com/a.png';
  const rolesOf = async (images: unknown) => {
    const { up } = await passed(stack, create(images));
    return JSON.parse(up.body)
      .content.slice(1)
      .map(({ role }: { role: string }) => role);
  };
  t.strictSame(await rolesOf(url), ['first_frame']);
  t.strictSame(await rolesOf([url]), ['first_frame']);
  t.strictSame(await rolesOf([url, url]), ['first_frame', 'last_frame']);
  t.strictSame(await rolesOf(null), []);
  for (const wrong of [[], [url, url, url], 7, [7], '', [{ url }]]) {
    await refused(t, stack, create(wrong), 400, 'invalid_request', /^images must be/);
  }
  const both = create(url, { content: [{ type: 'text', text: 'a kite' }] });
  await refused(t, stack, both, 400, 'invalid_request', /content and prompt/);
  await refused(t, stack, create(url, { prompt: ' ' }), 400, 'invalid_request', /^prompt/);
});

statement(t, 'endpoint.cancel', async (t) => {
  const you = await customer(stack);
  const queued = taskId(await you.call('POST', tasksPath, officialBody({}, '[queued]')));
  const { result, sent } = await observe(stack, () => you.call('DELETE', `${tasksPath}/${queued}`));
  t.equal(result.status, 200);
  t.ok(sent.some(({ method, upstream, path }) => method === 'DELETE' && upstream === 'c' && path.endsWith(queued)));
  t.strictSame(await you.ledger(), ['hold 1.84', 'release 1.84']);
  const { json } = await runTask(you, tasksPath, officialBody());
  t.equal((await you.call('DELETE', `${tasksPath}/${json.id}`)).status, 200);
  t.equal((await you.call('GET', `${tasksPath}/${json.id}`)).status, 404, 'no longer visible');
  t.equal((await you.ledger()).at(-1), 'capture 1.84', 'but still charged');
  const running = taskId(await you.call('POST', tasksPath, officialBody({}, '[instant] [stuck]')));
  t.equal(
    (await you.call('DELETE', `${tasksPath}/${running}`)).status,
    409,
    'the upstream refuses to cancel a running task',
  );
  await refused(t, stack, () => me.call('DELETE', `${tasksPath}/${running}`), 404, 'task_not_found', /./);
});

statement(t, 'endpoint.list', async (t) => {
  const you = await customer(stack);
  const first = await runTask(you, tasksPath, tokenBody());
  const second = await runTask(you, tasksPath, officialBody({}, '[instant] [fail]'));
  const { status, json } = await you.call('GET', tasksPath);
  t.equal(status, 200);
  t.strictSame(Object.keys(json), ['items', 'total']);
  t.equal(json.total, 2, 'only the caller’s tasks');
  t.strictSame(json.items, [second.json, first.json], 'newest first, as the upstream describes them');
  const ids = async (query: string) =>
    (await you.call('GET', `${tasksPath}?${query}`)).json.items.map(({ id }: { id: string }) => id);
  t.strictSame(await ids('filter.status=failed'), [second.json.id]);
  t.strictSame(await ids('filter.model=vidgen-2.0'), [first.json.id]);
  t.strictSame(await ids(`filter.task_ids=${first.json.id}`), [first.json.id]);
  t.strictSame(await ids('page_size=1&page_num=2'), [first.json.id]);
  const wrong = () => you.call('GET', `${tasksPath}?page_size=0`);
  await refused(t, stack, wrong, 400, 'invalid_request', /^page_size/);
});

/** Tests a creation on a family's own endpoint. */
function creates(family: string): (t: Test) => Promise<void> {
  return async (t) => {
    const path = unifiedPath(family);
    const body = unifiedBody({ model: `${family}/vidgen-2.0` });
    const { reply, up } = await passed(stack, () => me.call('POST', path, body));
    t.match(up, { upstream: family, method: 'POST', path });
    t.equal(reply.status, 202);
    t.match(reply.json, { task_id: /./, status: 'running', model: `${family}/vidgen-2.0` });
    const other = unifiedBody({ model: family === 'k' ? 'c/vidgen-2.0' : 'k/vidgen-2.0' });
    await refused(t, stack, () => me.call('POST', path, other), 400, 'invalid_request', /model/);
  };
}

statement(t, 'endpoint.k-create', creates('k'));
statement(t, 'endpoint.c-create', creates('c'));
statement(t, 'endpoint.s-create', creates('s'));
statement(t, 'endpoint.z-create', creates('z'));
statement(t, 'endpoint.r-create', creates('r'));

statement(t, 'endpoint.c-query', async (t) => {
  const id = taskId(await me.call('POST', unifiedPath('c'), unifiedBody()));
  const path = `${unifiedPath('c')}/${id}`;
  const { reply, up } = await passed(stack, () => me.call('GET', path));
  t.match(up, { upstream: 'c', method: 'GET', path });
  t.match(reply.json, { task_id: id, status: 'succeeded', videoUrl: /^http/ });
  const other = () => me.call('GET', `${tasksPath}/${id}`);
  await refused(t, stack, other, 404, 'task_not_found', /./);
});

statement(t, 'endpoint.family-query', async (t) => {
  for (const [family, cost] of [
    ['k', '1.68'],
    ['s', '1.52'],
    ['z', '1.40'],
    ['r', '1.76'],
  ] as const) {
    const you = await customer(stack);
    const { json } = await runTask(you, unifiedPath(family), unifiedBody({ model: `${family}/vidgen-2.0` }));
    t.match(json, { status: 'succeeded', videoUrl: /^http/ });
    t.strictSame(await you.ledger(), [`hold ${cost}`, `capture ${cost}`], family);
  }
});
