/** The specification, Resources: liveness session and liveness result. */
import t from 'tap';
import { instantCheck, passedCheck, tasksPath, tokenBody, upload } from '../support/requests.ts';
import { call } from '../support/stack.ts';
import { customer } from './customers.ts';
import { passed, refused } from './journal.ts';
import { stackFor, statement } from './support.ts';
import { clockedSandbox } from './upstreams.ts';

const stack = await stackFor(t);
const sessionsPath = '/api/v3/liveness/sessions';

/** A session whose check waits for a manual verdict. */
const openCheck = { CallbackURL: 'https://example.com/back?to=me&then=on', Note: '[manual]' };

statement(t, 'liveness.request-id', async (t) => {
  const me = await customer(stack);
  const { json } = await me.call('POST', sessionsPath, instantCheck);
  t.match(json.ResponseMetadata.RequestId, /./);
});

statement(t, 'liveness.action', async (t) => {
  const me = await customer(stack);
  const { json } = await me.call('POST', sessionsPath, instantCheck);
  t.match(json.ResponseMetadata.Action, /./);
});

statement(t, 'liveness.byted-token', async (t) => {
  const clocked = await clockedSandbox(t);
  const own = await stackFor(t, { upstreams: { cloud: clocked.sandbox.baseUrl('cloud') } });
  const me = await customer(own);
  const first = await me.call('POST', sessionsPath, instantCheck);
  const second = await me.call('POST', sessionsPath, instantCheck);
  t.match(first.json.Result.BytedToken, /./);
  clocked.pass(30 * 60 - 1);
  const exchanged = await me.call('GET', `${sessionsPath}/${first.json.Result.BytedToken}`);
  t.match(exchanged.json, { Result: { GroupId: /./ } }, 'a second before the end');
  clocked.pass(1);
  const late = await me.call('GET', `${sessionsPath}/${second.json.Result.BytedToken}`);
  t.equal(late.status, 404);
  t.match(late.json, { ResponseMetadata: { Error: { Code: /Expired/ } } }, 'the upstream’s own error');
});

statement(t, 'liveness.h5-link', async (t) => {
  const me = await customer(stack);
  const { json } = await me.call('POST', sessionsPath, openCheck);
  const { H5Link, BytedToken } = json.Result;
  const page = await call(H5Link, 'GET');
  t.match(page.headers.get('content-type'), /^text\/html/);
  const before = await me.call('GET', `${sessionsPath}/${BytedToken}`);
  t.equal(before.status, 400, 'not before the check');
  const action = /action="([^"]+verdict=passed)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  await fetch(new URL(action, H5Link), { method: 'POST', redirect: 'manual' });
  const after = await me.call('GET', `${sessionsPath}/${BytedToken}`);
  t.match(after.json, { Result: { GroupId: /./ } }, 'and after it');
});

statement(t, 'liveness.callback-url', async (t) => {
  const me = await customer(stack);
  const { reply, up } = await passed(stack, () => me.call('POST', sessionsPath, openCheck));
  t.equal(JSON.parse(up.body).CallbackURL, openCheck.CallbackURL);
  t.equal(reply.json.Result.CallbackURL, openCheck.CallbackURL);
  t.match(reply.text, 'to=me\\u0026then=on', 'with the upstream’s escapes unchanged');
});

statement(t, 'liveness.result-request-id', async (t) => {
  const me = await customer(stack);
  const session = await me.call('POST', sessionsPath, instantCheck);
  const { json } = await me.call('GET', `${sessionsPath}/${session.json.Result.BytedToken}`);
  t.match(json.ResponseMetadata.RequestId, /./);
});

statement(t, 'liveness.group-id', async (t) => {
  const me = await customer(stack);
  const group = await passedCheck(me);
  t.match(group, /./);
  const { json } = await upload(me, group);
  t.equal(json.Result.GroupId, group, 'it accepts uploads');
  const content = [
    { type: 'text', text: 'she waves' },
    { type: 'image_url', image_url: { url: `asset://${json.Result.Id}` }, role: 'reference_image' },
  ];
  t.equal(
    (await me.call('POST', tasksPath, tokenBody({ content }))).status,
    200,
    'and its assets can be used in tasks',
  );
});

statement(t, 'liveness.owner', async (t) => {
  const me = await customer(stack);
  const other = await customer(stack);
  const { json } = await me.call('POST', sessionsPath, instantCheck);
  const path = `${sessionsPath}/${json.Result.BytedToken}`;
  await refused(t, stack, () => other.call('GET', path), 404, 'resource_not_found', /does not exist/);
  t.equal((await me.call('GET', path)).status, 200);
  await refused(t, stack, () => me.call('GET', `${sessionsPath}/none`), 404, 'resource_not_found', /does not exist/);
});
