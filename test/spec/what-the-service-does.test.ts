/** The specification, What the service does. */

import t from 'tap';
import {
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
import { customer } from './customers.ts';
import { passed, refused } from './journal.ts';
import { configWithTokenModel, stackFor, statement } from './support.ts';
import { clockedSandbox, fixedUpstream } from './upstreams.ts';

const stack = await stackFor(t);
const families = ['k', 'c', 's', 'z', 'r'];

statement(t, 'service.gateway', async (t) => {
  const answer = '{"task_id" :"t-1","n":12345678901234567890, "x":1.50,\n"status":"running"}';
  const own = await stackFor(t, { upstreams: { messages: await fixedUpstream(t, { status: 200, body: answer }) } });
  const me = await customer(own);

  await refused(
    t,
    own,
    () => me.call('POST', tasksPath, tokenBody(), { authorization: '' }),
    401,
    'unauthorized',
    /key/,
  );
  await refused(
    t,
    own,
    () => me.call('POST', tasksPath, tokenBody({ model: 'other' })),
    404,
    'model_not_found',
    /other/,
  );

  await runTask(me, tasksPath, officialBody());
  t.strictSame(await me.ledger(), ['hold 1.84', 'capture 1.84'], 'billed by the second');

  const text =
    '{ "model":"vidgen-2.0",\t"content":[{"type":"text","text":"caf\\u00e9"}],"seed":12345678901234567890 ,"x":1.50}';
  const { up } = await passed(own, () => me.call('POST', tasksPath, text));
  t.equal(up.body, text, 'the request is forwarded byte for byte');

  const reply = await me.call('POST', '/v1/messages', {
    model: 'chat-large',
    max_tokens: 9,
    messages: [{ role: 'user', content: 'hi' }],
  });
  t.equal(reply.text, answer, 'the answer is passed on byte for byte');
});

statement(t, 'service.video', async (t) => {
  const me = await customer(stack);
  const token = await runTask(me, tasksPath, tokenBody());
  t.match(token.json, { status: 'succeeded', content: { video_url: /^http/ }, usage: { completion_tokens: Number } });
  for (const family of families) {
    const made = await runTask(me, tasksPath, officialBody({ model: `${family}/vidgen-2.0` }));
    t.match(made.json, { status: 'succeeded', model: `${family}/vidgen-2.0`, billedSeconds: 4 }, `family ${family}`);
  }
});

statement(t, 'service.portraits', async (t) => {
  const me = await customer(stack);
  const asset = await upload(me, await passedCheck(me));
  const url = `asset://${asset.json.Result.Id}`;
  const { reply, up } = await passed(stack, () =>
    me.call('POST', tasksPath, {
      model: 'vidgen-2.0',
      content: [
        { type: 'text', text: 'she waves [instant]' },
        { type: 'image_url', image_url: { url }, role: 'reference_image' },
      ],
    }),
  );
  t.equal(reply.status, 200, reply.text);
  t.equal(JSON.parse(up.body).content[1].image_url.url, url, 'the upstream gets the asset’s URL');
});

statement(t, 'service.generative', async (t) => {
  const { key } = await customer(stack);
  const headers = keyHeader('/v1beta', key);
  const body = { contents: [{ parts: [{ text: 'hello' }] }] };
  const whole = await stack.call('POST', '/v1beta/models/gen-pro:generateContent', body, headers);
  t.match(whole.json, { candidates: [{ content: { parts: [{ text: /hello/ }] } }] });
  const stream = await stack.call('POST', '/v1beta/models/gen-pro:streamGenerateContent?alt=sse', body, headers);
  t.match(stream.text, /^data: \{/);
  t.match((await stack.call('GET', '/v1beta/models', undefined, headers)).json, { models: [{ name: /^models\// }] });
});

statement(t, 'service.messages', async (t) => {
  const { key } = await customer(stack);
  const headers = keyHeader('/v1', key);
  const body = { model: 'chat-large', max_tokens: 50, messages: [{ role: 'user', content: 'hello' }] };
  const whole = await stack.call('POST', '/v1/messages', body, headers);
  t.match(whole.json, { type: 'message', content: [{ type: 'text', text: /hello/ }] });
  const stream = await stack.call('POST', '/v1/messages', { ...body, stream: true }, headers);
  t.match(stream.text, /^event: message_start\n/);
  const { model, messages } = body;
  const count = await stack.call('POST', '/v1/messages/count_tokens', { model, messages }, headers);
  t.match(count.json, { input_tokens: Number });
});

statement(t, 'service.routing', async (t) => {
  const me = await customer(stack);
  const routes = [
    ...families.map((family) => [`${family}/vidgen-2.0`, family] as const),
    ['vidgen-2.0', 'cloud'] as const,
  ];
  for (const [model, upstream] of routes) {
    const made = await passed(stack, () => me.call('POST', tasksPath, officialBody({ model })));
    t.match(made.up, { upstream, method: 'POST', path: tasksPath }, `${model} is created at ${upstream}`);
    const id = taskId(made.reply);
    const asked = await passed(stack, () => me.call('GET', `${tasksPath}/${id}`));
    t.match(asked.up, { upstream, method: 'GET', path: `${tasksPath}/${id}` }, `and polled there`);
    t.equal(asked.reply.json.id, id);
  }
});

statement(t, 'service.unified', async (t) => {
  const me = await customer(stack);
  for (const family of families) {
    const { reply, up } = await passed(stack, () =>
      me.call('POST', unifiedPath(family), unifiedBody({ model: `${family}/vidgen-2.0` })),
    );
    t.equal(reply.status, 202, reply.text);
    t.match(up, { upstream: family, path: unifiedPath(family) });
  }
  for (const model of ['k/vidgen-2.0', 'vidgen-2.0', 'chat-large']) {
    await refused(
      t,
      stack,
      () => me.call('POST', unifiedPath('c'), unifiedBody({ model })),
      400,
      'invalid_request',
      /model/,
    );
  }
  // A c model that is not billed per second.
  const other = await stackFor(t, { config: configWithTokenModel() });
  const you = await customer(other);
  const body = unifiedBody({ model: 'c/vidgen-tokens' });
  await refused(t, other, () => you.call('POST', unifiedPath('c'), body), 400, 'invalid_request', /per second/);
});

statement(t, 'service.asynchronous', async (t) => {
  const clocked = await clockedSandbox(t);
  const upstreams = { cloud: clocked.sandbox.baseUrl('cloud'), c: clocked.sandbox.baseUrl('c') };
  const me = await customer(await stackFor(t, { upstreams }));
  for (const [path, body] of [
    [tasksPath, tokenBody({}, 'a kite')],
    [tasksPath, officialBody({}, 'a kite')],
    [unifiedPath('c'), unifiedBody({}, 'a kite')],
  ] as const) {
    const id = taskId(await me.call('POST', path, body));
    const statusNow = async () => (await me.call('GET', `${path}/${id}`)).json.status;
    t.match(await statusNow(), /^(queued|running)$/);
    clocked.pass(3600);
    t.equal(await statusNow(), 'succeeded');
  }
});
