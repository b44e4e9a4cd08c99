/** Tests which request headers reach the upstream. */
import t from 'tap';
import {
  type Interface,
  interfaces,
  long,
  messagesJson,
  officialVideo,
  rig,
  running,
  withTimeouts,
} from '../support/interfaces.ts';
import { rawCaller, rawRequest } from '../support/raw-caller.ts';

const rigged = await rig(t, ({ reply, index }) => reply(200, { id: `h-${index}`, task_id: `h-${index}` }), {
  config: withTimeouts(long),
});
const { stack, server } = rigged;
const keys = [`authorization: Bearer ${stack.key}`, `x-api-key: ${stack.key}`, `x-alpha-api-key: ${stack.key}`];

async function upstreamSees(sample: Interface, headers: readonly string[]) {
  const before = server.seen.length;
  const request = rawRequest(
    'POST',
    sample.path,
    ['content-type: application/json', ...keys, ...headers],
    JSON.stringify(sample.body),
  );
  const caller = await rawCaller(stack.url, request);
  await caller.until('HTTP/1.1 ');
  caller.leave();
  await server.sawRequests(before + 1);
  const seen = server.seen[before];
  if (seen === undefined) throw new Error('nothing came');
  return seen;
}

t.test('only headers of the allow-list and of the gateway are sent to the upstream', async (t) => {
  const unwanted = [
    'cookie: session=1',
    'referer: http://caller/',
    'origin: http://caller',
    'x-forwarded-for: 10.0.0.1',
    'x-real-ip: 10.0.0.1',
    'forwarded: for=10.0.0.1',
    'via: 1.1 somebody',
    'te: trailers',
    'trailer: x',
    'keep-alive: timeout=5',
    'proxy-authorization: Basic eDp5',
    'proxy-connection: keep-alive',
    'upgrade: websocket',
    'accept-encoding: gzip, br',
    'range: bytes=0-1',
    'if-none-match: "x"',
    'x-goog-api-key: of-the-caller',
    'api-key: of-the-caller',
    'x-http-method-override: DELETE',
    'content-encoding: identity',
    'x-anything: 1',
  ];
  const wanted = ['accept: text/event-stream', 'user-agent: sdk/1.0'];
  for (const sample of interfaces) {
    const seen = await upstreamSees(sample, [...unwanted, ...wanted]);
    const names = seen.headers.map(([name]) => name).sort();
    const credential = names.find((name) => /^(authorization|x-api-key|x-goog-api-key)$/.test(name));
    t.same(
      names,
      [
        'accept',
        'accept-encoding',
        'connection',
        'content-length',
        'content-type',
        'host',
        'user-agent',
        credential,
      ].sort(),
      sample.name,
    );
    t.equal(seen.headers.find(([name]) => name === 'accept-encoding')?.[1], 'identity');
    t.notMatch(seen.raw.toString('latin1'), stack.key, "the caller's credential stays here");
    t.match(seen.headers.find(([name]) => name === credential)?.[1], /upstream-secret$/);
  }
});

t.test('the version headers are forwarded only on the messages interface', async (t) => {
  const versions = ['bravo-version: 2023-06-01', 'bravo-beta: a,b', 'anthropic-version: v', 'anthropic-beta: c'];
  const seen = await upstreamSees(messagesJson, versions);
  for (const line of versions)
    t.ok(
      seen.headers.some(([name, value]) => `${name}: ${value}` === line),
      line,
    );
  const video = await upstreamSees(officialVideo, versions);
  t.notOk(video.headers.some(([name]) => /version|beta/.test(name)));
});

t.test("headers that the caller's Connection header names are not forwarded", async (t) => {
  const seen = await upstreamSees(messagesJson, [
    'connection: keep-alive, Bravo-Beta',
    'bravo-beta: b',
    'bravo-version: v',
  ]);
  t.notOk(seen.headers.some(([name]) => name === 'bravo-beta'));
  t.ok(seen.headers.some(([name]) => name === 'bravo-version'));
});

t.test('naming the credential or the length in Connection does not remove them', async (t) => {
  const seen = await upstreamSees(messagesJson, ['connection: x-api-key, content-length, host, accept-encoding']);
  t.ok(seen.headers.some(([name, value]) => name === 'x-api-key' && value === 'upstream-secret'));
  t.equal(seen.body.toString(), JSON.stringify(messagesJson.body));
});

t.test('repeated headers and non-ASCII bytes cannot inject a header', async (t) => {
  const seen = await upstreamSees(messagesJson, [
    'accept: a/b',
    'accept: c/d',
    'bravo-beta: \xe9\xff',
    'user-agent: a\tb',
  ]);
  t.equal(seen.headers.filter(([name]) => name === 'accept').length, 1);
  t.same(
    seen.headers.filter(([name]) => name === 'bravo-beta').map(([, value]) => value),
    ['\xe9\xff'],
  );
});

t.test('a header with a line break inside is never forwarded', async (t) => {
  for (const line of [
    'bravo-beta: a\rx-injected: 1',
    'bravo-beta: a\nx-injected: 1',
    'bravo-beta: a\0b',
    ' folded: 1',
  ]) {
    const before = server.seen.length;
    const request = rawRequest('POST', messagesJson.path, [...keys, line], JSON.stringify(messagesJson.body));
    const caller = await rawCaller(stack.url, request);
    await caller.until('HTTP/1.1 400');
    caller.leave();
    t.equal(server.seen.length, before);
  }
});

t.test('the poll of a task has no body and no content-type', async (t) => {
  const path = await running(rigged, officialVideo, 'headers');
  server.play(({ reply }) => reply(200, { status: 'running' }));
  const before = server.seen.length;
  await stack.call('GET', path, undefined, { 'content-type': 'application/json', accept: 'application/json' });
  const names = server.seen[before]?.headers.map(([name]) => name) ?? [];
  t.notOk(names.includes('content-type'));
  t.notOk(names.includes('content-length'));
  t.ok(names.includes('accept'));
});
