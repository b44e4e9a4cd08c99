/** The specification, Endpoints: the generative-content and the messages interface. */
import t from 'tap';
import { keyHeader } from '../support/requests.ts';
import { call, type Reply } from '../support/stack.ts';
import { customer } from './customers.ts';
import { observe, passed } from './journal.ts';
import { gatewayWithoutUpstreams, stackFor, statement } from './support.ts';
import { fixedUpstream } from './upstreams.ts';

const stack = await stackFor(t);
const me = await customer(stack);
const send = (method: string, path: string, body?: unknown, on = stack, key = me.key): Promise<Reply> =>
  call(on.url + path, method, body, keyHeader(path, key));
const contents = { contents: [{ parts: [{ text: 'hello' }] }] };
const message = { model: 'chat-large', max_tokens: 60, messages: [{ role: 'user', content: 'hello' }] };

statement(t, 'endpoint.generate', async (t) => {
  const path = '/v1beta/models/gen-pro:generateContent';
  const { reply, up } = await passed(stack, () => send('POST', path, contents));
  t.match(up, { upstream: 'generative', method: 'POST', path, body: JSON.stringify(contents) });
  t.match(reply.json, { candidates: [{ finishReason: 'STOP' }], usageMetadata: {} });
  const body = '{"candidates" : [], "n":12345678901234567890, "t":1.0}';
  const own = await stackFor(t, { upstreams: { generative: await fixedUpstream(t, { status: 200, body }) } });
  const you = await customer(own);
  t.equal((await send('POST', path, contents, own, you.key)).text, body);
});

const streamPath = '/v1beta/models/gen-pro:streamGenerateContent';

statement(t, 'endpoint.stream-sse', async (t) => {
  const { reply, up } = await passed(stack, () => send('POST', `${streamPath}?alt=sse`, contents));
  t.match(up, { upstream: 'generative', path: streamPath, query: 'alt=sse' });
  t.match(reply.headers.get('content-type'), /^text\/event-stream/);
  const events = reply.text.split('\r\n\r\n').filter((event) => event !== '');
  for (const event of events) t.match(JSON.parse(event.replace(/^data: /, '')), { candidates: [{}] });
  t.ok(events.length > 1);
});

statement(t, 'endpoint.stream-json', async (t) => {
  const { reply, up } = await passed(stack, () => send('POST', streamPath, contents));
  t.match(up, { path: streamPath, query: '' });
  t.match(reply.headers.get('content-type'), /^application\/json/);
  t.ok(reply.json.length > 1, 'an array');
  t.equal(reply.json.at(-1).candidates[0].finishReason, 'STOP');
});

statement(t, 'endpoint.models', async (t) => {
  const { result, sent } = await observe(stack, () => send('GET', '/v1beta/models'));
  t.strictSame(sent, [], 'the gateway answers from its own catalogue');
  const names = result.json.models.map(({ name }: { name: string }) => name);
  t.strictSame(names, ['models/gen-pro', 'models/gen-flash'], 'the chat models that this interface can call');
  const { key } = await stack.newKey(me.account, { models: ['gen-*', 'c/*'] });
  const narrow = await send('GET', '/v1beta/models', undefined, stack, key);
  t.strictSame(
    narrow.json.models.map(({ name }: { name: string }) => name),
    ['models/gen-pro', 'models/gen-flash'],
  );
  t.equal((await send('POST', '/v1beta/models/gen-pro:generateContent', contents, stack, key)).status, 200);
  t.equal((await send('POST', '/v1/messages', message, stack, key)).status, 404, 'a hidden model cannot be used');
});

statement(t, 'endpoint.models-enabled', async (t) => {
  const on = await gatewayWithoutUpstreams(t, stack);
  t.strictSame((await call(`${on}/v1beta/models`, 'GET', undefined, keyHeader('/v1beta', me.key))).json, {
    models: [],
  });
  const path = '/v1beta/models/gen-pro:generateContent';
  t.equal((await call(on + path, 'POST', contents, keyHeader(path, me.key))).status, 404);
});

statement(t, 'endpoint.generative-v1', async (t) => {
  const { reply, up } = await passed(stack, () => send('POST', '/v1/models/gen-pro:generateContent', contents));
  t.equal(reply.status, 200);
  t.equal(up.path, '/v1beta/models/gen-pro:generateContent');
  const stream = await passed(stack, () => send('POST', '/v1/models/gen-pro:streamGenerateContent?alt=sse', contents));
  t.match(stream.reply.text, /^data: /);
  t.match(stream.up, { path: streamPath, query: 'alt=sse' });
  const names = async (path: string) => (await send('GET', path)).json.models.map(({ name }: { name: string }) => name);
  t.strictSame(await names('/v1/models'), await names('/v1beta/models'));
  t.match((await send('GET', '/v1/models/nobody')).json, { error: { code: 404, status: 'NOT_FOUND' } });
});

statement(t, 'endpoint.message', async (t) => {
  const { reply, up } = await passed(stack, () => send('POST', '/v1/messages', message));
  t.match(up, { upstream: 'messages', method: 'POST', path: '/v1/messages', body: JSON.stringify(message) });
  t.match(reply.json, {
    type: 'message',
    role: 'assistant',
    content: [{ type: 'text' }],
    usage: { input_tokens: Number },
  });
});

statement(t, 'endpoint.message-stream', async (t) => {
  const { reply, up } = await passed(stack, () => send('POST', '/v1/messages', { ...message, stream: true }));
  t.match(JSON.parse(up.body), { stream: true });
  t.match(reply.headers.get('content-type'), /^text\/event-stream/);
  const body = ['event: message_start\ndata: {}\n\n', 'event: message_stop\ndata: {  }\n\n'];
  const headers = { 'content-type': 'text/event-stream' };
  const own = await stackFor(t, { upstreams: { messages: await fixedUpstream(t, { status: 200, headers, body }) } });
  const you = await customer(own);
  t.equal((await send('POST', '/v1/messages', { ...message, stream: true }, own, you.key)).text, body.join(''));
});

statement(t, 'endpoint.count-tokens', async (t) => {
  const you = await customer(stack, { balance: '0' });
  const path = '/v1/messages/count_tokens';
  const { model, messages } = message;
  const body = `{"model":"${model}", "messages":${JSON.stringify(messages)}}`;
  const { reply, up } = await passed(stack, () => send('POST', path, body, stack, you.key));
  t.match(up, { upstream: 'messages', path, body });
  t.equal(reply.status, 200, 'without any money');
  t.strictSame(Object.keys(reply.json), ['input_tokens']);
  t.strictSame(await you.ledger(), []);
  t.equal((await stack.store.listTasks({ account: you.account, limit: 1 })).total, 0);
  for (const more of [{ stream: true }, { stream: false }, { max_tokens: 9 }]) {
    const { result, sent } = await observe(stack, () => send('POST', path, { model, messages, ...more }));
    t.equal(result.status, 400);
    t.match(result.json, { type: 'error', error: { type: 'invalid_request_error', message: /not accepted here/ } });
    t.strictSame(sent, []);
  }
});
