/** Requests that are refused before a route is known get the envelope of their interface. */

import pino from 'pino';
import t from 'tap';
import { long, rig, withTimeouts } from '../support/interfaces.ts';
import { rawCaller, readAnswer } from '../support/raw-caller.ts';
import { generative, interfaces, messages, neutral } from './envelopes.ts';

t.test('requests are refused before their bodies are read', async (t) => {
  const { stack, server } = await rig(t, ({ reply }) => reply(200, {}), { config: withTimeouts(long) });
  const large = 'content-type: application/json\r\ncontent-length: 64000000\r\n\r\n{';

  t.test('a body of 64 MB without a key is refused before it is read, and the connection is closed', async (t) => {
    for (const { path } of interfaces) {
      const caller = await rawCaller(stack.url, `POST ${path} HTTP/1.1\r\nhost: g\r\n${large}`);
      await caller.until('HTTP/1.1 401');
      await caller.until(/connection: close/i);
      await caller.untilEnded();
      t.equal(caller.received.match(/HTTP\/1\.1/g)?.length, 1, 'one answer');
      caller.leave();
    }
  });

  t.test('a length above the limit is refused before the body is read', async (t) => {
    for (const { path, auth } of interfaces) {
      const key = Object.entries(auth(stack.key)).map(([name, value]) => `${name}: ${value}\r\n`);
      const caller = await rawCaller(
        stack.url,
        `POST ${path} HTTP/1.1\r\nhost: g\r\n${key.join('')}${large.replace('64000000', '640000000')}`,
      );
      await caller.until('HTTP/1.1 413');
      await caller.untilEnded();
      caller.leave();
      t.pass(path);
    }
  });

  t.test('only a caller with a key gets 100 Continue', async (t) => {
    const ask = (key: string) =>
      `POST /v1/messages HTTP/1.1\r\nhost: g\r\n${key}content-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`;
    const body = JSON.stringify({ model: 'chat-large', max_tokens: 5, messages: [{ role: 'user', content: 'x' }] });
    const stranger = await rawCaller(stack.url, ask(''));
    await stranger.until('HTTP/1.1 401');
    t.notMatch(stranger.received, 'HTTP/1.1 100');
    stranger.leave();
    const caller = await rawCaller(stack.url, ask(`x-api-key: ${stack.key}\r\n`));
    await caller.until('HTTP/1.1 100 Continue\r\n\r\n');
    t.equal(server.seen.length, 0);
    caller.write(body);
    await caller.until('HTTP/1.1 200');
    caller.leave();
    t.equal(server.seen[0]?.body.toString(), body);
  });
});

t.test('refusals that Node would answer itself have the envelope of the interface', async (t) => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const { stack, server } = await rig(t, ({ reply }) => reply(200, {}), { config: withTimeouts(long), log });
  const idHeaders: Readonly<Record<string, string>> = {
    video: 'x-request-id',
    generative: 'x-request-id',
    messages: 'request-id',
  };
  const names: Readonly<Record<string, string>> = {
    video: 'invalid_request',
    generative: 'INVALID_ARGUMENT',
    messages: 'invalid_request_error',
  };

  async function answerTo(bytes: string) {
    const caller = await rawCaller(stack.url, bytes);
    await caller.until(/\r\n\r\n[\s\S]*\}$/);
    caller.leave();
    const { status, headers, body } = readAnswer(caller.received);
    return { status, headers, json: JSON.parse(body) };
  }

  const requests: readonly (readonly [string, number, (path: string) => string])[] = [
    ['no host', 400, (path) => `POST ${path} HTTP/1.1\r\ncontent-length: 2\r\n\r\n{}`],
    ['an expectation that is unknown', 417, (path) => `POST ${path} HTTP/1.1\r\nhost: g\r\nexpect: tea\r\n\r\n`],
    [
      'headers that are too large',
      431,
      (path) => `GET ${path} HTTP/1.1\r\nhost: g\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
    ],
  ];

  for (const [name, status, request] of requests) {
    t.test(`${name} is a ${status}`, async (t) => {
      for (const sample of interfaces) {
        const answer = await answerTo(request(sample.path));
        t.equal(answer.status, status, sample.name);
        t.match(answer.json, sample.error(status, names[sample.name] ?? ''), sample.name);
        const id = answer.headers.find((line) => line.startsWith(`${idHeaders[sample.name]}: req_`))?.split(': ')[1];
        t.type(id, 'string', `the ${sample.name} interface names the request`);
        if (sample.name === 'messages') t.equal(answer.json.request_id, id);
        t.match(
          lines.map((line) => JSON.parse(line)).findLast((line) => line.id === id),
          { status, msg: 'refused' },
        );
      }
      const outside = await answerTo(request('/elsewhere'));
      t.equal(outside.status, status);
      t.match(outside.json, neutral('invalid_request'));
      t.equal(server.seen.length, 0, 'nothing was sent to the upstream');
    });
  }

  t.test(
    'too large headers on a shared path, or outside every interface: a credential before the limit selects the envelope',
    async (t) => {
      const large = `x: ${'a'.repeat(20_000)}`;
      const ask = (path: string, credential: string) =>
        answerTo(`GET ${path} HTTP/1.1\r\nhost: g\r\n${credential}\r\n${large}\r\n\r\n`);
      t.match((await ask('/v1/models', 'X-Api-Key: k')).json, messages.error(431, 'invalid_request_error'));
      t.match((await ask('/v1/models', 'x-alpha-api-key: k')).json, generative.error(431, 'INVALID_ARGUMENT'));
      t.match((await ask('/elsewhere', 'x-api-key: k')).json, messages.error(431, 'invalid_request_error'));
    },
  );

  t.test('HTTP/1.0 needs no host header', async (t) => {
    t.equal((await answerTo('GET /v1/models HTTP/1.0\r\n\r\n')).status, 401);
  });
});
