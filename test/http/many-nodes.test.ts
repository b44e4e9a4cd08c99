/** Tests that a body with too many nodes is refused before it is parsed, and that large normal bodies are accepted. */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import t from 'tap';
import { long, messagesJson, rig, withTimeouts } from '../support/interfaces.ts';
import { rawCaller, rawRequest } from '../support/raw-caller.ts';
import { sample } from '../support/sample.ts';
import { edited } from '../support/shipped-text.ts';
import { interfaces, messages, video } from './envelopes.ts';

const rigged = await rig(t, ({ reply }) => reply(200, {}), { config: withTimeouts(long), balance: '100000' });
const { stack, server } = rigged;

const parts: Readonly<Record<string, string>> = {
  'empty objects': `"x":[${'{},'.repeat(200_000)}{}]`,
  'empty arrays': `"x":[${'[],'.repeat(200_000)}[]]`,
  numbers: `"x":[${'1,'.repeat(200_000)}1]`,
  'members of objects': `"x":[${Array(14)
    .fill(`{${members(9_000)}}`)
    .join(',')}]`,
  'empty objects and the word constructor': `"x":[${'{},'.repeat(200_000)}"constructor"]`,
};

function members(count: number): string {
  return Array.from({ length: count }, (_, index) => `"m${index}":1`).join(',');
}

t.test('an object with too many members is a 400, and the message says so', async (t) => {
  for (const part of [`"x":{${members(125_000)}}`, members(10_001)]) {
    const reply = await stack.call('POST', video.path, JSON.stringify(video.body).replace('{', `{${part},`));
    t.equal(reply.status, 400);
    t.match(reply.text, /an object of the body has more than 10000 members/);
  }
  t.equal(server.seen.length, 0, 'nothing was sent to the upstream');
});

t.test('too many nodes are a 400, and the message says so', async (t) => {
  for (const [index, { name: interfaceName, body: normal, path, auth }] of interfaces.entries()) {
    for (const [row, [name, part]] of Object.entries(parts).entries()) {
      // The body is counted before its interface matters. The fast run tries each part, and each interface, once or twice.
      if (sample(row % interfaces.length !== index, false)) continue;
      const body = JSON.stringify(normal).replace('{', `{${part},`);
      const reply = await stack.call('POST', path, body, { authorization: '', ...auth(stack.key) });
      t.equal(reply.status, 400, `${interfaceName}: ${name}`);
      t.match(reply.text, /more than 100000 objects, arrays, members and elements/, `${interfaceName}: ${name}`);
    }
  }
  t.equal(server.seen.length, 0, 'nothing was sent to the upstream');
});

t.test('the operator can raise the limit, and bodies below it are accepted', async (t) => {
  const config = edited(withTimeouts(long), ['nodes: 100000', 'nodes: 2000000']);
  const { stack } = await rig(t, ({ reply }) => reply(200, { id: 'wide' }), { config, balance: '100000' });
  for (const [name, part] of Object.entries(parts)) {
    const body = JSON.stringify(video.body).replace('{', `{${part},`);
    const reply = await stack.call('POST', video.path, body);
    t.equal(reply.status, 200, `${name}: ${reply.text.slice(0, 200)}`);
  }
});

t.test('five thousand messages, and 20 MB of pictures, are accepted', async (t) => {
  const text = 'A line of "quoted" text with\nline ends. '.repeat(5);
  const history = Array.from({ length: 5_000 }, (_, index) => ({
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: [{ type: 'text', text }],
  }));
  const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'QUJD'.repeat(1_250_000) } };
  const count = (messages: unknown) =>
    stack.call(
      'POST',
      '/v1/messages/count_tokens',
      { model: 'chat-large', messages },
      {
        authorization: '',
        'x-api-key': stack.key,
      },
    );
  t.equal((await count(history)).status, 200);
  t.equal((await count([{ role: 'user', content: Array(4).fill(image) }])).status, 200);
});

t.test('a route can have a lower limit than the server', async (t) => {
  const body = { ...Object(messages.body), system: 'x'.repeat(33 * 1024 * 1024) };
  const reply = await stack.call('POST', messages.path, body, { authorization: '', 'x-api-key': stack.key });
  t.equal(reply.status, 413);
  const asset = { GroupId: 'x', URL: `https://example.com/${'x'.repeat(1024 * 1024)}` };
  t.equal((await stack.call('POST', '/api/v3/assets', asset)).status, 413);
});

t.test('Tests that a body in chunks of one byte does not take hundreds of times its size in memory', async (t) => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const { stack, server } = await rig(t, ({ reply }) => reply(200, {}), { config: withTimeouts(long) });

  function kept_bytes(): number {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  }

  t.test('many chunks of one byte share buffers', async (t) => {
    const parts = JSON.stringify({ ...Object(messagesJson.body), filler: 'a'.repeat(200_000) });
    const caller = await rawCaller(
      stack.url,
      rawRequest('POST', messagesJson.path, [
        `x-api-key: ${stack.key}`,
        'content-type: application/json',
        'transfer-encoding: chunked',
        'expect: 100-continue',
      ]),
    );
    await caller.until('HTTP/1.1 100');
    const before_bytes = kept_bytes();
    const chunks = Array.from(parts, (part) => `1\r\n${part}\r\n`).join('');
    await new Promise<void>((resolve) => caller.socket.write(chunks, 'latin1', () => resolve()));
    // When another request is answered, the gateway has read everything before it.
    await stack.call('POST', messagesJson.path, messagesJson.body, { 'x-api-key': stack.key });
    t.ok(kept_bytes() - before_bytes < 10_000_000, 'less than 50 times the size');
    caller.write('0\r\n\r\n');
    await caller.until('HTTP/1.1 200');
    caller.leave();
    t.equal(server.seen.at(-1)?.body.toString(), parts);
  });
});
