/** Tests over raw sockets what the gateway answers to browsers: preflights, and the headers of CORS on answers and refusals. */
import { Writable } from 'node:stream';
import pino from 'pino';
import t from 'tap';
import { startFaultServer } from '../support/fault-server.ts';
import { rawCaller, rawRequest, readAnswer } from '../support/raw-caller.ts';
import { startStack } from '../support/stack.ts';
import { corsConfig } from './cors-config.ts';

const APP = 'https://app.example.com';
const upstream = await startFaultServer(({ reply }) => reply(200, {}));
const config = corsConfig(`[${APP}, "http://localhost:5173"]`);
const logged: string[] = [];
const log = pino(
  new Writable({
    write(line, _encoding, done) {
      logged.push(String(line));
      done();
    },
  }),
);
const stack = await startStack({ config, log, upstreams: { vendor: upstream.url } });
const poor = await stack.newAccount('poor', '0');
t.teardown(async () => {
  await stack.close();
  await upstream.close();
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The answer to one request, whose connection is closed after it. */
async function ask(method: string, target: string, headers: readonly string[], body = ''): Promise<Answer> {
  const caller = await rawCaller(stack.url, rawRequest(method, target, ['connection: close', ...headers], body));
  await caller.untilEnded();
  const { status, headers: lines, body: text } = readAnswer(caller.received);
  const pairs = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  return { status, headers: Object.fromEntries(pairs), body: text };
}

function preflight(target: string, method: string, origin = APP, names = 'content-type,x-api-key'): Promise<Answer> {
  const asked = [`access-control-request-method: ${method}`, `access-control-request-headers: ${names}`];
  return ask('OPTIONS', target, [`origin: ${origin}`, ...asked]);
}

/** The names of the headers that speak of origins. */
function namesOfCors({ headers }: Answer): readonly string[] {
  return Object.keys(headers).filter((name) => name === 'vary' || name.startsWith('access-control-'));
}

const key = `x-api-key: ${stack.key}`;
const json = 'content-type: application/json';
const exposed = 'request-id, x-left, retry-after, x-should-retry, x-region';

t.test('a preflight is answered without a key', async (t) => {
  const answer = await preflight('/v1/messages', 'POST');
  t.equal(answer.status, 204);
  t.match(answer.headers['request-id'], /^req_/);
  t.equal(answer.body, '');
  t.match(answer.headers, {
    'access-control-allow-origin': APP,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'x-api-key, content-type, x-sdk',
    'access-control-max-age': '600',
    vary: 'Origin',
  });
  t.notOk('access-control-allow-credentials' in answer.headers);
  t.equal(upstream.seen.length, 0, 'no upstream is asked');
  t.match((await preflight('/v1/files?x=1', 'DELETE')).headers, {
    'access-control-allow-methods': 'GET, HEAD, DELETE',
  });
  t.match(await preflight('/v1/messages', 'POST', 'http://localhost:5173'), {
    status: 204,
    headers: { 'access-control-allow-origin': 'http://localhost:5173' },
  });
});

t.test('a preflight is counted, and neither logged nor recorded', async (t) => {
  const count = async () => Number(/route="preflight",status="204"\} (\d+)/.exec(await stack.metrics.text())?.[1]);
  const [lines, before] = [logged.length, await count()];
  await preflight('/v1/messages', 'POST');
  t.equal(await count(), before + 1);
  // The exit writes the line and the record together.
  t.equal(logged.length, lines);
  await preflight('/v1/messages', 'POST', 'https://evil.example');
  t.match(logged.at(-1), '"status":405');
});

t.test('the connection of a preflight is used again', async (t) => {
  const head = [`origin: ${APP}`, 'access-control-request-method: POST'];
  const caller = await rawCaller(stack.url, rawRequest('OPTIONS', '/v1/messages', head).repeat(2));
  await caller.until(/204 .*204 /s);
  t.equal(caller.ended, undefined);
  caller.leave();
});

t.test('a preflight of another origin, method or path is refused as without cors', async (t) => {
  const other = await preflight('/v1/messages', 'POST', 'https://evil.example');
  const plain = await ask('OPTIONS', '/v1/messages', []);
  t.match(plain, { status: 405, headers: { allow: 'POST' } });
  t.equal(other.status, 405);
  t.equal(other.body, plain.body);
  t.strictSame(namesOfCors(other), ['vary']);
  for (const origin of ['null', `${APP}:443`, `${APP}.evil.example`, `${APP}/`, `${APP}, https://evil.example`, '*'])
    t.match(await preflight('/v1/messages', 'POST', origin), { status: 405 }, origin);
  t.match(await preflight('/v1/messages', 'DELETE'), { status: 405, headers: { allow: 'POST' } });
  t.match(await preflight('/v1/messages', 'post'), { status: 405 }, 'methods have a case');
  t.match(await preflight('/v1/unknown', 'POST'), { status: 404 });
  t.match(await ask('OPTIONS', '/v1/messages', [`origin: ${APP}`]), { status: 405 }, 'it announces no method');
  const body = await ask('OPTIONS', '/v1/messages', [`origin: ${APP}`, 'access-control-request-method: POST'], '{}');
  t.match(body, { status: 405 }, 'a preflight has no body');
});

t.test('an interface without cors has none of it', async (t) => {
  const refused = await preflight('/closed/files', 'GET', APP, 'authorization');
  t.match(refused, { status: 405 });
  t.strictSame(namesOfCors(refused), []);
  upstream.play(({ reply }) => reply(200, {}, 'Access-Control-Allow-Origin: *\r\nVary: Accept\r\n'));
  const answer = await ask('GET', '/closed/files', [`origin: ${APP}`, `authorization: Bearer ${stack.key}`]);
  t.match(answer, { status: 200, headers: { 'access-control-allow-origin': '*', vary: 'Accept' } }, 'bytes pass');
});

t.test('of two interfaces with one path, the announced header of the key decides', async (t) => {
  t.match(await preflight('/v1/files', 'GET', APP, 'x-api-key'), { status: 204 });
  t.match(await preflight('/v1/files', 'GET', APP, 'authorization'), { status: 405 });
});

t.test('with *, each origin is allowed by that word', async (t) => {
  const answer = await preflight('/open/files', 'GET', 'null', 'authorization');
  t.match(answer, { status: 204, headers: { 'access-control-allow-origin': '*', 'access-control-max-age': '3600' } });
  t.notOk('vary' in answer.headers);
  t.match(await ask('GET', '/open/files', []), { status: 401, headers: { 'access-control-allow-origin': '*' } });
});

t.test('answers and refusals can be read by an allowed origin, and by no other', async (t) => {
  upstream.play(({ reply }) =>
    reply(200, { usage: { output: 1 } }, 'Access-Control-Allow-Origin: https://vendor.example\r\nVary: Accept\r\n'),
  );
  const cases: readonly (readonly [
    status: number,
    method: string,
    target: string,
    headers: readonly string[],
    body?: string,
  ])[] = [
    [200, 'POST', '/v1/messages', [key, json], '{}'],
    [401, 'POST', '/v1/messages', [json], '{}'],
    [402, 'POST', '/v1/messages', [`x-api-key: ${poor.key}`, json], '{}'],
    [400, 'POST', '/v1/messages', [key, json], '{'],
    [429, 'POST', '/v1/messages', [key, json], '{"model":"rare"}'],
    [404, 'GET', '/v1/unknown', [key]],
    [405, 'PUT', '/v1/messages', [key, json], '{}'],
    [431, 'GET', '/v1/files', [`x-long: ${'x'.repeat(20_000)}`]],
  ];
  t.match(await ask('POST', '/v1/messages', [key, json], '{"model":"rare"}'), {
    status: 200,
    headers: { 'x-left': '0' },
  });
  for (const [status, method, target, headers, body] of cases) {
    const allowed = await ask(method, target, [`origin: ${APP}`, ...headers], body);
    t.equal(allowed.status, status);
    t.equal(allowed.headers['access-control-allow-origin'], APP, `${status}`);
    t.equal(allowed.headers['access-control-expose-headers'], exposed);
    t.equal(allowed.headers.vary, status === 200 ? 'Accept, Origin' : 'Origin');
    const other = await ask(method, target, ['origin: https://evil.example', ...headers], body);
    t.equal(other.status, status);
    t.strictSame(namesOfCors(other), ['vary'], `${status}`);
    t.strictSame(namesOfCors(await ask(method, target, headers, body)), ['vary'], `${status} without an origin`);
  }
});

t.test('a stream has the headers, also one that breaks off', async (t) => {
  upstream.play(({ write, end }) => {
    write('HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\naccess-control-allow-origin: *\r\n');
    write('transfer-encoding: chunked\r\n\r\n6\r\ndata: \r\n');
    end();
  });
  const answer = await ask('POST', '/v1/messages', [`origin: ${APP}`, key, json], '{}');
  t.match(answer, {
    status: 200,
    headers: { 'access-control-allow-origin': APP, vary: 'Origin' },
    body: 'event: error',
  });
});

t.test('a mount answers preflights itself, and its answers have the headers of the interface', async (t) => {
  const seen = upstream.seen.length;
  const answer = await preflight('/v1/rest/any/thing', 'PATCH');
  t.match(answer, { status: 204, headers: { 'access-control-allow-origin': APP } });
  t.match(answer.headers['access-control-allow-methods'], 'PATCH');
  const refused = await preflight('/v1/rest/any/thing', 'PATCH', 'https://evil.example');
  t.match(refused, { status: 401 }, 'it needs a key, as every request of a mount');
  t.strictSame(namesOfCors(refused), ['vary']);
  t.equal(upstream.seen.length, seen, 'no upstream is asked');
  const own = 'Access-Control-Allow-Origin: *\r\nAccess-Control-Allow-Credentials: true\r\nVary: Accept\r\n';
  for (const status of [200, 404]) {
    upstream.play(({ reply }) => reply(status, {}, own));
    const passed = await ask('GET', '/v1/rest/a', [`origin: ${APP}`, key]);
    t.match(passed, { status, headers: { 'access-control-allow-origin': APP, vary: 'Accept, Origin' } });
    t.equal(passed.headers['access-control-expose-headers'], exposed);
    t.notOk('access-control-allow-credentials' in passed.headers);
    t.strictSame(namesOfCors(await ask('GET', '/v1/rest/a', [key])), ['vary']);
  }
  const stranger = await ask('GET', '/v1/rest/a', [`origin: ${APP}`]);
  t.match(stranger, { status: 401, headers: { 'access-control-allow-origin': APP } });
});
