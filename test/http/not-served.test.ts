/** Tests requests that no route serves. */
import t from 'tap';
import { long, rig, withTimeouts } from '../support/interfaces.ts';
import { edited, shippedText } from '../support/shipped-text.ts';
import { call, startStack } from '../support/stack.ts';
import { generative, messages, neutral, video } from './envelopes.ts';

// Tests the answers for unknown paths and methods.

const { stack, server } = await rig(t, ({ reply }) => reply(200, {}), { config: withTimeouts(long) });

t.test('an unknown path is a 404 in the envelope of its interface, or else of the server', async (t) => {
  const cases = [
    ['/api/v3/nothing', video.error(404, 'not_found')],
    ['/api/v3', video.error(404, 'not_found')],
    ['/v1beta/nothing', generative.error(404, 'NOT_FOUND')],
    ['/v1/models/gen-pro/nothing', generative.error(404, 'NOT_FOUND')],
    ['/v1/nothing', messages.error(404, 'not_found_error')],
    ['/v1/messages/', messages.error(404, 'not_found_error')],
    ['/v1/messages/batches', messages.error(404, 'not_found_error')],
    ['/', video.error(404, 'not_found')],
    ['/v2/messages', video.error(404, 'not_found')],
    ['/v1betatest', video.error(404, 'not_found')],
    ['/V1/messages', video.error(404, 'not_found')],
    ['/api/v3x/assets', video.error(404, 'not_found')],
    ['//v1/messages', video.error(404, 'not_found')],
    ['/metrics', video.error(404, 'not_found')],
    ['/constructor', video.error(404, 'not_found')],
    ['/__proto__', video.error(404, 'not_found')],
  ] as const;
  for (const [path, error] of cases) {
    for (const method of ['GET', 'POST']) {
      const reply = await call(stack.url + path, method, method === 'POST' ? {} : undefined);
      t.equal(reply.status, 404, `${method} ${path}`);
      t.match(reply.json, error, `${method} ${path}`);
      t.match(reply.headers.get('content-type'), 'application/json');
    }
  }
  t.equal(server.seen.length, 0, 'nothing was sent to the upstream');
});

t.test('an unsupported method is a 405 with an allow header', async (t) => {
  const cases = [
    ['PUT', video.path, 'POST, GET, HEAD', video.error(405, 'method_not_allowed')],
    ['PATCH', `${video.path}/x`, 'GET, HEAD, DELETE', video.error(405, 'method_not_allowed')],
    ['PUT', '/api/v3/assets/x', 'GET, HEAD, DELETE', video.error(405, 'method_not_allowed')],
    ['GET', messages.path, 'POST', messages.error(405, 'invalid_request_error')],
    ['OPTIONS', messages.path, 'POST', messages.error(405, 'invalid_request_error')],
    ['POST', '/v1beta/models', 'GET, HEAD', generative.error(405, 'UNIMPLEMENTED')],
  ] as const;
  for (const [method, path, allow, error] of cases) {
    const reply = await call(stack.url + path, method);
    t.equal(reply.status, 405, `${method} ${path}`);
    t.equal(reply.headers.get('allow'), allow, `${method} ${path}`);
    t.match(reply.json, error, `${method} ${path}`);
  }
});

t.test('outside every prefix the credential selects the envelope', async (t) => {
  const cases = [
    ['/upload/v1beta/files', { 'x-goog-api-key': 'k' }, generative.error(404, 'NOT_FOUND')],
    ['/upload/v1beta/files?key=k', {}, generative.error(404, 'NOT_FOUND')],
    ['/v1alpha/models', { 'x-alpha-api-key': 'k' }, generative.error(404, 'NOT_FOUND')],
    ['/v2/messages', { 'x-api-key': 'k' }, messages.error(404, 'not_found_error')],
    ['/v4/tasks', { authorization: 'Bearer k' }, video.error(404, 'not_found')],
  ] as const;
  for (const [path, headers, error] of cases) {
    const reply = await call(stack.url + path, 'POST', {}, headers);
    t.equal(reply.status, 404, path);
    t.match(reply.json, error, path);
  }
});

t.test('without a server envelope the error has a neutral shape', async (t) => {
  const config = edited(withTimeouts(long), ['  envelope: string_code\n', '']);
  const { stack } = await rig(t, ({ reply }) => reply(200, {}), { config });
  t.match((await call(`${stack.url}/v2/messages`, 'GET')).json, neutral('route_not_found'));
});

t.test('a refused HEAD has headers and no body; TRACE is not supported', async (t) => {
  for (const { path } of [generative, messages]) {
    const reply = await call(stack.url + path, 'HEAD');
    t.equal(reply.status, 405, path);
    t.ok(reply.headers.get('allow'));
    t.equal(reply.text, '');
  }
  t.equal((await call(`${stack.url}/api/v3/liveness/sessions/x`, 'HEAD')).status, 405, 'a GET that creates a resource');
});

t.test('HEAD has the same answer as GET, without content', async (t) => {
  server.play(({ reply }) => reply(200, { id: 'head-1', status: 'running' }));
  const made = await stack.call('POST', video.path, video.body);
  t.equal(made.status, 200);
  await stack.store.recordResource('asset', 'asset-1', stack.account);
  const paths = [`${video.path}/head-1`, video.path, '/v1/models', '/v1beta/models/gen-pro', '/api/v3/assets/asset-1'];
  for (const path of paths) {
    const headers = path.startsWith('/v1') ? { authorization: '', 'x-goog-api-key': stack.key } : {};
    const get = await stack.call('GET', path, undefined, headers);
    const head = await stack.call('HEAD', path, undefined, headers);
    t.equal(get.status, 200, path);
    t.equal(head.status, 200, path);
    t.equal(head.headers.get('content-length'), get.headers.get('content-length'), path);
    t.equal(head.headers.get('content-type'), get.headers.get('content-type'), path);
    t.equal(head.text, '');
  }
  t.equal(server.seen.filter(({ method }) => method === 'HEAD').length, 0, 'upstreams get a GET');
  t.equal((await stack.call('HEAD', video.path, undefined, { authorization: 'Bearer no' })).status, 401);
});

t.test('an interface for every path', async (t) => {
  // Tests that an interface with the prefix / gets every path that no longer prefix matches.
  const config = edited(shippedText, ['prefix: [/v1, /v1/models]', 'prefix: [/, /v1/models]']);
  const stack = await startStack({ config });
  t.teardown(() => stack.close());

  t.test('an unknown path is a 404 in its envelope', async (t) => {
    for (const path of ['/', '/v1', '/v2/messages', '/upload/files']) {
      const reply = await call(stack.url + path, 'GET');
      t.equal(reply.status, 404, path);
      t.match(reply.json, messages.error(404, 'not_found_error'), path);
    }
  });

  t.test('a longer prefix wins', async (t) => {
    const reply = await call(`${stack.url}/api/v3/nothing`, 'GET');
    t.match(reply.json, video.error(404, 'not_found'));
  });

  t.test('a request outside every other prefix is authenticated with its credentials', async (t) => {
    const body = { model: 'chat-small', max_tokens: 5, messages: [{ role: 'user', content: 'hello' }] };
    const reply = await call(`${stack.url}/v1/messages`, 'POST', body, { 'x-api-key': stack.key });
    t.equal(reply.status, 200);
  });
});
