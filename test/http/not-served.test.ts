import t from 'tap';
import { long, rig, withTimeouts } from '../faults/wires.ts';
import { call } from '../support/stack.ts';
import { generative, interfaces, messages, neutral, video } from './envelopes.ts';

const { stack, server } = await rig(t, ({ reply }) => reply(200, {}), { config: withTimeouts(long) });

t.test('a path that is not served is a 404 in the envelope of the interface that it lies in', async (t) => {
  const cases = [
    ['/api/v3/nothing', video.error(404, 'not_found')],
    ['/api/v3', video.error(404, 'not_found')],
    ['/v1beta/nothing', generative.error(404, 'NOT_FOUND')],
    ['/v1/models/gen-pro/nothing', generative.error(404, 'NOT_FOUND')],
    ['/v1/nothing', messages.error(404, 'not_found_error')],
    ['/v1/messages/', messages.error(404, 'not_found_error')],
    ['/v1/messages/batches', messages.error(404, 'not_found_error')],
    ['/', neutral('route_not_found')],
    ['/v2/messages', neutral('route_not_found')],
    ['/v1betatest', neutral('route_not_found')],
    ['/V1/messages', neutral('route_not_found')],
    ['/api/v3x/assets', neutral('route_not_found')],
    ['//v1/messages', neutral('route_not_found')],
    ['/metrics', neutral('route_not_found')],
    ['/constructor', neutral('route_not_found')],
    ['/__proto__', neutral('route_not_found')],
  ] as const;
  for (const [path, error] of cases) {
    for (const method of ['GET', 'POST']) {
      const reply = await call(stack.url + path, method, method === 'POST' ? {} : undefined);
      t.equal(reply.status, 404, `${method} ${path}`);
      t.match(reply.json, error, `${method} ${path}`);
      t.match(reply.headers.get('content-type'), 'application/json');
    }
  }
  t.equal(server.seen.length, 0, 'and nothing goes up');
});

t.test('a method that a path does not take is a 405 with allow', async (t) => {
  const cases = [
    ['PUT', video.path, 'POST, GET', video.error(405, 'method_not_allowed')],
    ['PATCH', `${video.path}/x`, 'GET, DELETE', video.error(405, 'method_not_allowed')],
    ['DELETE', '/api/v3/assets/x', 'GET', video.error(405, 'method_not_allowed')],
    ['GET', messages.path, 'POST', messages.error(405, 'invalid_request_error')],
    ['OPTIONS', messages.path, 'POST', messages.error(405, 'invalid_request_error')],
    ['POST', '/v1beta/models', 'GET', generative.error(405, 'UNIMPLEMENTED')],
  ] as const;
  for (const [method, path, allow, error] of cases) {
    const reply = await call(stack.url + path, method);
    t.equal(reply.status, 405, `${method} ${path}`);
    t.equal(reply.headers.get('allow'), allow, `${method} ${path}`);
    t.match(reply.json, error, `${method} ${path}`);
  }
});

t.test('HEAD has the head of its refusal and no body; TRACE is not served', async (t) => {
  for (const { path } of interfaces) {
    const reply = await call(stack.url + path, 'HEAD');
    t.equal(reply.status, 405, path);
    t.ok(reply.headers.get('allow'));
    t.equal(reply.text, '');
  }
});
