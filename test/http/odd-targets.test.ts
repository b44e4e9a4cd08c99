/** Tests unusual request targets and ids with path characters. */
import t from 'tap';
import { long, messagesJson, officialVideo, rig, running, withTimeouts } from '../support/interfaces.ts';
import { rawCaller, rawRequest, readAnswer } from '../support/raw-caller.ts';

const rigged = await rig(t, ({ reply }) => reply(200, { id: 'x' }), { config: withTimeouts(long) });
const { stack, server } = rigged;
const headers = [
  `authorization: Bearer ${stack.key}`,
  `x-api-key: ${stack.key}`,
  `x-alpha-api-key: ${stack.key}`,
  'content-type: application/json',
  'connection: close',
];

async function ask(method: string, target: string, body = '') {
  const before = server.seen.length;
  const caller = await rawCaller(stack.url, rawRequest(method, target, headers, body));
  await caller.untilEnded();
  caller.leave();
  const { status, body: text } = readAnswer(caller.received);
  return { status, text, sent: server.seen.slice(before).map((request) => request.target) };
}
const message = JSON.stringify(messagesJson.body);

t.test('of a target that is a full URL, the path and the query count', async (t) => {
  for (const origin of ['http://gateway', 'https://other.example:1', 'HTTP://[::1]:8080']) {
    const { status, sent } = await ask('POST', `${origin}/v1/messages?beta=true`, message);
    t.equal(status, 200, origin);
    t.same(sent, ['/v1/messages?beta=true'], origin);
  }
  t.match(await ask('GET', 'http://gateway'), { status: 404, text: /GET \/ is not served here/ });
  t.match(await ask('GET', 'http://gateway?a'), { status: 404, text: /GET \/ is not served here/ });
});

t.test('a target with a user, another scheme or a fragment is refused', async (t) => {
  for (const target of [
    'http://evil.example@127.0.0.1/v1/messages',
    'http:///v1/messages',
    'http:/v1/messages',
    'ftp://evil.example/v1/messages',
    '/v1/messages#fragment',
    '/v1/messages?beta=true#key=x',
    '//evil.example/v1/messages',
    '///v1/messages',
    '/\\evil.example/v1/messages',
  ]) {
    const { status, sent } = await ask('POST', target, message);
    t.ok(status === 400 || status === 404, `${target}: ${status}`);
    t.same(sent, [], target);
  }
});

t.test('another spelling of a path reaches only its own route, and never another upstream path', async (t) => {
  for (const target of [
    '/%76%31/messages',
    '/v1/%6Dessages',
    '/v1/messages%20',
    '/v1%2Fmessages',
    '/v1/./messages',
    '/v1/x/../messages',
    '/v1/messages;x=1',
  ]) {
    const { status, sent } = await ask('POST', target, message);
    if (status === 200) t.same(sent, ['/v1/messages'], target);
    else t.match({ status, sent }, { status: /400|404/, sent: { length: 0 } }, target);
  }
});

t.test('a task id with slashes or dots is used as an id, not as a path', async (t) => {
  const tasks = '/api/v3/contents/generations/tasks';
  for (const id of [
    '..%2f..%2fassets',
    '%2e%2e%2f',
    '%2e%2e',
    'a%00b',
    'a%2fb',
    '%252e%252e',
    'a%3fb',
    'a%23b',
    '%20',
    '%F0%9F%90%8E',
    "'%20OR%201=1--",
    '*',
    '%25',
  ]) {
    for (const method of ['GET', 'DELETE']) {
      const { status, text, sent } = await ask(method, `${tasks}/${id}`);
      t.equal(status, 404, `${method} ${id}`);
      t.match(JSON.parse(text), { error: { code: /not_found/ } });
      t.same(sent, []);
    }
  }
  for (const id of ['%zz', '%', '%ff', '%c0%af', '%ed%a0%80']) {
    const { status, text, sent } = await ask('GET', `${tasks}/${id}`);
    t.equal(status, 400, id);
    t.match(JSON.parse(text), { error: { code: 'invalid_request' } });
    t.same(sent, []);
  }
  for (const length of [1025, 8000]) {
    const { status, sent } = await ask('GET', `${tasks}/${'a'.repeat(length)}`);
    t.equal(status, 400);
    t.same(sent, []);
  }
});

t.test('an upstream id with slashes or dots is sent as one path segment', async (t) => {
  for (const id of ['a/../b', 'a?b=c', 'a#b', 'a%2fb', 'a b', 'ž', 'a\u0000b', '*', "it's"]) {
    const path = await running(rigged, officialVideo, id);
    t.ok(path);
    server.play(({ reply }) => reply(200, { status: 'running' }));
    const { status, sent } = await ask('GET', `${officialVideo.path}/${encodeURIComponent(id)}`);
    t.equal(status, 200, JSON.stringify(id));
    t.same(sent, [`${officialVideo.path}/${encodeURIComponent(id)}`]);
  }
});

t.test('a model in the path must be in the catalogue', async (t) => {
  const body = JSON.stringify({ contents: [{ parts: [{ text: 'x' }] }] });
  for (const model of [
    '..%2f..%2fgen-pro',
    'gen-pro%2f..',
    'gen-pro%00',
    'gen-pro%20',
    '%67en-pr%6f%3f',
    'constructor',
    '__proto__',
    'chat-large',
    'vidgen-2.0',
    '*',
    '',
  ]) {
    const { status, sent } = await ask('POST', `/v1beta/models/${model}:generateContent`, body);
    t.ok(status === 404 || status === 400, `${model}: ${status}`);
    t.same(sent, [], model);
  }
});
