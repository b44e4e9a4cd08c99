/** The specification, Resources: messages request and token count. */
import t, { type Test } from 'tap';
import { keyHeader } from '../support/requests.ts';
import { call, type Reply } from '../support/stack.ts';
import { customer } from './customers.ts';
import { observe, passed } from './journal.ts';
import { stackFor, statement } from './support.ts';

const stack = await stackFor(t);
const { key } = await customer(stack);
const messages = [{ role: 'user', content: 'hello' }];
const send =
  (body: unknown, path = '/v1/messages') =>
  (): Promise<Reply> =>
    call(stack.url + path, 'POST', body, keyHeader('/v1', key));
const countPath = '/v1/messages/count_tokens';

/** Checks a refusal by the gateway. */
async function refuses(t: Test, body: unknown, path: string, status: number, type: string, message: RegExp) {
  const { result, sent } = await observe(stack, send(body, path));
  t.equal(result.status, status);
  t.match(result.json, { type: 'error', error: { type, message } });
  t.strictSame(sent, [], 'nothing was forwarded');
}

statement(t, 'messages.model', async (t) => {
  for (const path of ['/v1/messages', countPath]) {
    for (const model of [undefined, '', 7, null]) {
      await refuses(
        t,
        { model, messages, ...(path === countPath ? {} : { max_tokens: 9 }) },
        path,
        400,
        'invalid_request_error',
        /model/,
      );
    }
    for (const model of ['nobody', 'gen-pro', 'vidgen-2.0']) {
      await refuses(t, { model, messages }, path, 404, 'not_found_error', /model/);
    }
  }
  t.equal((await send({ model: 'chat-small', max_tokens: 9, messages })()).json.model, 'chat-small');
});

statement(t, 'messages.messages', async (t) => {
  for (const path of ['/v1/messages', countPath]) {
    for (const wrong of [undefined, [], 'hello', null, ['hello']]) {
      await refuses(t, { model: 'chat-large', messages: wrong }, path, 400, 'invalid_request_error', /^messages/);
    }
  }
});

statement(t, 'messages.passed-through', async (t) => {
  const text =
    '{ "model":"chat-large","max_tokens":64,"system":[{"type":"text","text":"caf\\u00e9","cache_control":{"type":"ephemeral"}}],' +
    '"tools":[{"name":"look","input_schema":{"type":"object"}}],"tool_choice":{"type":"auto"},' +
    '"thinking":{"type":"enabled","budget_tokens":1024},"temperature":1.0,"top_p":0.90,"top_k":40,"stop_sequences":["\\n"],' +
    '"metadata":{"n":12345678901234567890},\n"messages":[{"role":"user","content":"hello"}]}';
  const { reply, up } = await passed(stack, send(text));
  t.equal(reply.status, 200, reply.text);
  t.equal(up.body, text);
  // The upstream checks their values.
  const { reply: odd } = await passed(stack, send({ model: 'chat-large', messages, max_tokens: -1 }));
  t.equal(odd.status, 400);
  t.match(odd.json, { type: 'error', error: { message: /max_tokens/ } });
});

statement(t, 'messages.stream', async (t) => {
  const body = { model: 'chat-large', max_tokens: 9, messages };
  const typeOf = async (more: object) => (await send({ ...body, ...more })()).headers.get('content-type');
  t.match(await typeOf({ stream: true }), /^text\/event-stream/);
  t.match(await typeOf({ stream: false }), /^application\/json/);
  t.match(await typeOf({}), /^application\/json/);
  for (const stream of ['true', 1, null]) {
    await refuses(t, { ...body, stream }, '/v1/messages', 400, 'invalid_request_error', /^stream/);
  }
});

statement(t, 'messages.count', async (t) => {
  const { status, json } = await send({ model: 'chat-large', messages }, countPath)();
  t.equal(status, 200);
  t.strictSame(Object.keys(json), ['input_tokens']);
  t.ok(Number.isSafeInteger(json.input_tokens));
});
