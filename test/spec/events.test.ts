/** The specification, Events. */
import { createServer } from 'node:http';
import t from 'tap';
import { instantCheck, keyHeader, passedCheck, taskId, tasksPath, tokenBody } from '../support/requests.ts';
import { call } from '../support/stack.ts';
import { customer } from './customers.ts';
import { observe, only } from './journal.ts';
import { stackFor, statement } from './support.ts';
import { clockedSandbox, fixedUpstream } from './upstreams.ts';

const stack = await stackFor(t);
const { key } = await customer(stack);

const message = (content: string) => ({
  model: 'chat-large',
  max_tokens: 200,
  stream: true,
  messages: [{ role: 'user', content }],
});
const prompt = (text: string) => ({ contents: [{ parts: [{ text }] }] });
const streamPath = '/v1beta/models/gen-pro:streamGenerateContent';

statement(t, 'event.polling', async (t) => {
  const clocked = await clockedSandbox(t);
  const own = await stackFor(t, { upstreams: { cloud: clocked.sandbox.baseUrl('cloud') } });
  const me = await customer(own);
  const id = taskId(await me.call('POST', tasksPath, tokenBody({}, 'a kite')));
  const first = await me.call('GET', `${tasksPath}/${id}`);
  t.equal(first.json.status, 'queued');
  clocked.pass(3600);
  t.equal((await me.call('GET', `${tasksPath}/${id}`)).json.status, 'succeeded');
});

statement(t, 'event.messages', async (t) => {
  const pieces = [
    'event: message_start\ndata: {"type":"message_start",  "message":{}}\n\n',
    'event: content_block_delta\r\ndata: {"n":12345678901234567890}\r\n\r\n: a comment\n\n',
    'event: message_stop\ndata: {"type":"message_stop"}\n\n',
  ];
  const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'x-more': '1' };
  const own = await stackFor(t, {
    upstreams: { messages: await fixedUpstream(t, { status: 200, headers, body: pieces }) },
  });
  const me = await customer(own);
  const reply = await call(`${own.url}/v1/messages`, 'POST', message('hello'), keyHeader('/v1', me.key));
  t.equal(reply.text, pieces.join(''));
  t.equal(reply.headers.get('content-type'), headers['content-type']);
  t.equal(reply.headers.get('x-more'), '1');

  const { text } = await call(`${stack.url}/v1/messages`, 'POST', message('hello'), keyHeader('/v1', key));
  const kinds = [...text.matchAll(/^event: (.*)$/gm)].map(([, kind]) => kind);
  t.equal(kinds[0], 'message_start');
  t.ok(kinds.includes('content_block_delta'));
  t.equal(kinds.at(-1), 'message_stop');
});

statement(t, 'event.generative', async (t) => {
  for (const [query, type, body] of [
    ['?alt=sse', 'text/event-stream', ['data: {"a":1.50}\r\n\r\n', 'data: {"b":12345678901234567890}\r\n\r\n']],
    ['', 'application/json; charset=UTF-8', ['[{"a":1.50}', ',\r\n{"b":2}', ']']],
  ] as const) {
    const url = await fixedUpstream(t, { status: 200, headers: { 'content-type': type }, body });
    const own = await stackFor(t, { upstreams: { generative: url } });
    const me = await customer(own);
    const reply = await call(own.url + streamPath + query, 'POST', prompt('hello'), keyHeader('/v1beta', me.key));
    t.equal(reply.text, body.join(''));
    t.equal(reply.headers.get('content-type'), type);
    const { result, sent } = await observe(stack, () =>
      call(stack.url + streamPath + query, 'POST', prompt('hello'), keyHeader('/v1beta', key)),
    );
    t.equal(`?${only(sent).query}`, query === '' ? '?' : query);
    t.equal(result.status, 200);
  }
});

statement(t, 'event.callback', async (t) => {
  let visits = 0;
  const site = createServer((_request, response) => {
    visits += 1;
    response.end();
  });
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  t.teardown(() => site.close());
  const address = site.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const me = await customer(stack);
  const CallbackURL = `http://127.0.0.1:${port}/back`;
  await me.call('POST', '/api/v3/liveness/sessions', { ...instantCheck, CallbackURL });
  await passedCheck(me);
  t.equal(visits, 0);
});

statement(t, 'event.payload', async (t) => {
  const data = '{"nobody":"knows this",  "n":1.0}';
  const headers = { 'content-type': 'text/event-stream' };
  const body = `event: brand_new\nid: 7\ndata: ${data}\n\n`;
  const own = await stackFor(t, { upstreams: { messages: await fixedUpstream(t, { status: 200, headers, body }) } });
  const me = await customer(own);
  const reply = await call(`${own.url}/v1/messages`, 'POST', message('hello'), keyHeader('/v1', me.key));
  t.equal(reply.text, body);
});

/** Reads until the stream ends or breaks off. */
async function readOut(path: string, body: object, headers: Readonly<Record<string, string>>) {
  const response = await fetch(stack.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  } catch {
    return { text, clean: false };
  }
  return { text, clean: true };
}

const lastEvent = (text: string) => text.split(/\r?\n\r?\n/).findLast((block) => block.trim() !== '') ?? '';
const dataOf = (event: string) => JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? 'null');

statement(t, 'event.broken', async (t) => {
  const messages = await readOut('/v1/messages', message('[truncate] [long]'), keyHeader('/v1', key));
  t.equal(messages.clean, false);
  t.match(lastEvent(messages.text), /^event: error\n/);
  t.match(dataOf(lastEvent(messages.text)), { type: 'error', error: { type: 'api_error', message: /broke off/ } });
  t.notMatch(messages.text, /message_stop/);

  const sse = await readOut(`${streamPath}?alt=sse`, prompt('[truncate] [long]'), keyHeader('/v1beta', key));
  t.equal(sse.clean, false);
  t.match(dataOf(lastEvent(sse.text)), { error: { code: 502, status: 'UNAVAILABLE', message: /broke off/ } });

  const json = await readOut(streamPath, prompt('[truncate] [long]'), keyHeader('/v1beta', key));
  t.equal(json.clean, false, 'streamed JSON has no such event');
  t.throws(() => JSON.parse(json.text));
});
