/** The specification, Resources: asset group and asset. */
import t from 'tap';
import { passedCheck, tasksPath, tokenBody, upload } from '../support/requests.ts';
import { call } from '../support/stack.ts';
import { customer } from './customers.ts';
import { passed, refused } from './journal.ts';
import { stackFor, statement } from './support.ts';
import { clockedSandbox, fixedUpstream } from './upstreams.ts';

const stack = await stackFor(t);
const groupsPath = '/api/v3/asset-groups';
const assetsPath = '/api/v3/assets';

statement(t, 'asset.group-fields', async (t) => {
  const me = await customer(stack);
  const text = '{"Name":"caf\\u00e9", "Description":"made up","N":1.50}';
  const { reply, up } = await passed(stack, () => me.call('POST', groupsPath, text));
  t.match(up, { upstream: 'cloud', method: 'POST', path: groupsPath, body: text });
  t.match(reply.json.Result, { Name: 'café', Description: 'made up' });
});

statement(t, 'asset.group-by-check', async (t) => {
  const me = await customer(stack);
  const group = await passedCheck(me);
  const { status, json } = await me.call('GET', `${groupsPath}/${group}`);
  t.equal(status, 200);
  t.equal(json.Result.Id, group);
});

statement(t, 'asset.group-by-hand', async (t) => {
  const me = await customer(stack);
  const made = await me.call('POST', groupsPath, { Name: 'faces', Description: '' });
  t.equal(made.status, 200);
  t.equal((await upload(me, made.json.Result.Id)).json.Result.GroupId, made.json.Result.Id);
});

statement(t, 'asset.group-answer', async (t) => {
  const body = '{"Result": {"Id":"g-1","More":12345678901234567890},\n"ResponseMetadata":{}}';
  const own = await stackFor(t, { upstreams: { cloud: await fixedUpstream(t, { status: 200, body }) } });
  const me = await customer(own);
  t.equal((await me.call('POST', groupsPath, { Name: 'x' })).text, body);
  t.equal((await me.call('GET', `${groupsPath}/g-1`)).text, body);
});

statement(t, 'asset.id', async (t) => {
  const me = await customer(stack);
  const { json } = await upload(me, await passedCheck(me));
  t.match(json.Result.Id, /./);
  t.equal((await me.call('GET', `${assetsPath}/${json.Result.Id}`)).json.Result.Id, json.Result.Id);
});

statement(t, 'asset.status', async (t) => {
  const clocked = await clockedSandbox(t);
  const own = await stackFor(t, { upstreams: { cloud: clocked.sandbox.baseUrl('cloud') } });
  const me = await customer(own);
  const group = await passedCheck(me);
  for (const [name, end] of [
    ['face', 'Active'],
    ['face [fail]', 'Failed'],
  ]) {
    const { json } = await upload(me, group, { Name: name });
    t.equal(json.Result.Status, 'Processing');
    clocked.pass(60);
    const last = await me.call('GET', `${assetsPath}/${json.Result.Id}`);
    t.equal(last.json.Result.Status, end);
  }
});

statement(t, 'asset.url', async (t) => {
  const clocked = await clockedSandbox(t);
  const own = await stackFor(t, { upstreams: { cloud: clocked.sandbox.baseUrl('cloud') } });
  const me = await customer(own);
  const { json } = await upload(me, await passedCheck(me));
  const link: string = json.Result.URL;
  clocked.pass(12 * 3600 - 1);
  t.equal((await call(link, 'GET')).status, 200, 'a second before the end');
  clocked.pass(1);
  t.equal((await call(link, 'GET')).status, 403, 'expired');
  const again = await me.call('GET', `${assetsPath}/${json.Result.Id}`);
  t.not(again.json.Result.URL, link);
  t.equal((await call(again.json.Result.URL, 'GET')).status, 200, 'a new one works');
});

statement(t, 'asset.group-id', async (t) => {
  const me = await customer(stack);
  const group = await passedCheck(me);
  const { json } = await upload(me, group);
  t.equal((await me.call('GET', `${assetsPath}/${json.Result.Id}`)).json.Result.GroupId, group);
});

statement(t, 'asset.type', async (t) => {
  const me = await customer(stack);
  const { json } = await upload(me, await passedCheck(me));
  t.equal(json.Result.AssetType, 'Image');
});

statement(t, 'asset.upload', async (t) => {
  const me = await customer(stack);
  const group = await passedCheck(me);
  const text = `{ "GroupId":"${group}","URL":"https:\\/\\/example.com/a.png",  "AssetType":"Image","Name":"n [instant]"}`;
  const { reply, up } = await passed(stack, () => me.call('POST', assetsPath, text));
  t.match(up, { upstream: 'cloud', method: 'POST', path: assetsPath, body: text });
  t.equal(reply.json.Result.Name, 'n [instant]');
});

statement(t, 'asset.required', async (t) => {
  const me = await customer(stack);
  const GroupId = await passedCheck(me);
  const URL = 'https://example.com/a.png';
  await refused(t, stack, () => me.call('POST', assetsPath, { URL }), 400, 'invalid_request', /GroupId/);
  await refused(t, stack, () => me.call('POST', assetsPath, { GroupId }), 400, 'invalid_request', /URL/);
  const { reply } = await passed(stack, () => me.call('POST', assetsPath, { GroupId, URL }));
  t.equal(reply.status, 400);
  t.match(reply.json, { ResponseMetadata: { Error: {} } }, 'the upstream checks the rest');
});

statement(t, 'asset.other-types', async (t) => {
  const me = await customer(stack);
  const group = await passedCheck(me);
  t.equal((await upload(me, group, { AssetType: 'Video' })).json.Result.AssetType, 'Video');
  const { reply } = await passed(stack, () => upload(me, group, { AssetType: 'Hologram' }));
  t.equal(reply.status, 400);
  t.match(reply.json, { ResponseMetadata: { Error: { Message: /AssetType/ } } });
});

statement(t, 'asset.owner', async (t) => {
  const me = await customer(stack);
  const other = await customer(stack);
  const group = await passedCheck(me);
  const asset: string = (await upload(me, group)).json.Result.Id;
  const see = (path: string) => () => other.call('GET', path);
  await refused(t, stack, see(`${groupsPath}/${group}`), 404, 'resource_not_found', /asset group .* does not exist/);
  await refused(t, stack, see(`${assetsPath}/${asset}`), 404, 'resource_not_found', /asset .* does not exist/);
  await refused(t, stack, () => upload(other, group), 404, 'resource_not_found', /does not exist/);
  const content = [
    { type: 'text', text: 'she waves' },
    { type: 'image_url', image_url: { url: `asset://${asset}` } },
  ];
  const create = () => other.call('POST', tasksPath, tokenBody({ content }));
  await refused(t, stack, create, 404, 'resource_not_found', /does not exist/);
  t.strictSame(await other.ledger(), []);
});
