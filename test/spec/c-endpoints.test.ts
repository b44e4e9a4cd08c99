/** The specification, Endpoints: the rules of the c unified endpoints. */
import t from 'tap';
import { film, runTask, taskId, unifiedBody, unifiedPath } from '../support/requests.ts';
import { customer } from './customers.ts';
import { observe, passed, refused } from './journal.ts';
import { configWithTokenModel, stackFor, statement } from './support.ts';
import { fixedUpstream } from './upstreams.ts';

const stack = await stackFor(t);
const path = unifiedPath('c');
const me = await customer(stack, { balance: '100000' });
const create = (more: object) => () => me.call('POST', path, unifiedBody(more));

statement(t, 'family.create', async (t) => {
  const { reply, up } = await passed(stack, create({}));
  t.match(up, { upstream: 'c', method: 'POST', path });
  t.equal(reply.status, 202);
  t.strictSame(Object.keys(reply.json), ['task_id', 'status', 'model', 'createdAt']);
});

statement(t, 'family.query', async (t) => {
  const you = await customer(stack);
  const id = taskId(await you.call('POST', path, unifiedBody()));
  for (let i = 0; i < 5; i++) {
    const { reply, up } = await passed(stack, () => you.call('GET', `${path}/${id}`));
    t.match(up, { upstream: 'c', method: 'GET', path: `${path}/${id}`, body: '' });
    t.match(reply.json, { task_id: id, status: 'succeeded' });
  }
  t.strictSame(await you.ledger(), ['hold 1.84', 'capture 1.84'], 'repeated polls bill once');
  await refused(t, stack, () => me.call('GET', `${path}/${id}`), 404, 'task_not_found', /does not exist/);
  await refused(t, stack, () => me.call('GET', `${path}/none`), 404, 'task_not_found', /does not exist/);
});

statement(t, 'family.pass-through', async (t) => {
  const body = '{"task_id" : "t-1","status":"running",  "more":12345678901234567890,"rate":1.50}';
  const url = await fixedUpstream(t, { status: 202, headers: { 'x-upstream': 'yes' }, body });
  const own = await stackFor(t, { upstreams: { c: url } });
  const you = await customer(own);
  const created = await you.call('POST', path, unifiedBody());
  t.match(created, { status: 202, text: body });
  t.equal(created.headers.get('x-upstream'), 'yes');
  t.equal((await you.call('GET', `${path}/t-1`)).text, body);
  const { reply, up } = await passed(stack, create({ style: 'oil', n: 7 }));
  t.equal(reply.status, 202);
  t.match(JSON.parse(up.body), { style: 'oil', n: 7 }, 'members that the specification does not name are forwarded');
});

statement(t, 'family.model', async (t) => {
  for (const model of ['k/vidgen-2.0', 'vidgen-2.0', 'chat-large', 'C/vidgen-2.0', 'c/other', 'nobody']) {
    await refused(t, stack, create({ model }), 400, 'invalid_request', /model/);
  }
  const own = await stackFor(t, { config: configWithTokenModel() });
  const you = await customer(own);
  const call = () => you.call('POST', path, unifiedBody({ model: 'c/vidgen-tokens' }));
  await refused(t, own, call, 400, 'invalid_request', /per second/);
});

statement(t, 'family.url', async (t) => {
  for (const url of ['/tmp/a.png', 'C:\\a.png', 'file:///a.png', 'ftp://example.com/a.png', 'asset://a', 'data:,x']) {
    const references = [{ type: 'image', url }];
    await refused(t, stack, create({ references }), 400, 'invalid_request', /^references\[0\]\.url/);
  }
  const url = 'https://bucket.example.com/a.png?X-Expires=600&X-Signature=abc%2Fdef';
  const { reply, up } = await passed(stack, create({ references: [{ type: 'image', url }] }));
  t.equal(reply.status, 202, 'a signed URL is accepted');
  t.equal(JSON.parse(up.body).references[0].url, url);
});

statement(t, 'family.length', async (t) => {
  const references = (seconds: number) => [{ type: 'video', url: film(stack, seconds) }];
  t.equal((await create({ references: references(2) })()).status, 202);
  const short = await create({ references: references(1.5) })();
  t.equal(short.status, 400);
  t.match(short.json, { error: { message: /2 s/ } });
});

statement(t, 'family.readable', async (t) => {
  const { url } = stack.sandbox;
  for (const bad of [
    `${film(stack, 5)}&expires=1`,
    `${url}/media/page.html`,
    `${url}/media/still.png`,
    `${url}/none.mp4`,
  ]) {
    const { result, sent } = await observe(stack, create({ references: [{ type: 'video', url: bad }] }));
    t.equal(result.status, 400, bad);
    t.match(result.json, { error: { code: 'invalid_request', message: /reference/ } });
    t.notOk(
      sent.some(({ upstream }) => upstream === 'c'),
      'nothing is sent to the upstream',
    );
  }
});

statement(t, 'family.mixed', async (t) => {
  const image = { type: 'image', url: 'https://example.com/a.png' };
  const audio = { type: 'audio', url: 'https://example.com/a.wav' };
  const video = { type: 'video', url: film(stack, 2) };
  const twelve = [image, video, audio, image, image, audio, video, image, image, audio, image, image];
  const { reply, up } = await passed(stack, create({ references: twelve }));
  t.equal(reply.status, 202, reply.text);
  t.equal(JSON.parse(up.body).references.length, 12);
  const call = create({ references: [...twelve, image] });
  await refused(t, stack, call, 400, 'invalid_request', /^references must be .*12/);
  t.match((await runTask(me, path, unifiedBody({ references: twelve }))).json, { status: 'succeeded' });
});
