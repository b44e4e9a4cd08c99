/** Tests request ids: every answer has one in the header of its interface, and ids of the caller are forwarded and logged. */
import pino from 'pino';
import t from 'tap';
import { messagesJson, officialVideo, rig } from '../support/interfaces.ts';
import { rawCaller } from '../support/raw-caller.ts';
import { edited, shippedText } from '../support/shipped-text.ts';
import { call } from '../support/stack.ts';

const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
const config =
  edited(shippedText, ['  listen: ', '  metrics: 127.0.0.1:0\n  listen: ']) +
  '\nmounts:\n  files: { prefix: /api/v3/files, upstream: cloud, interface: video }\n';
const { stack, server } = await rig(t, ({ reply, index }) => reply(200, { id: `made-${index}` }), { log, config });

const content = { path: '/v1beta/models/gen-pro:generateContent', body: { contents: [{ parts: [{ text: 'hi' }] }] } };
const interfaces = [
  { ...officialVideo, name: 'video', header: 'x-request-id' },
  { name: 'generative', header: 'x-request-id', ...content },
  { ...messagesJson, name: 'messages', header: 'request-id' },
];
const credentials = () => ({ 'x-api-key': stack.key, 'x-goog-api-key': stack.key });

for (const { name, header, path, body } of interfaces) {
  t.test(`the ${name} interface sends a request id with every answer`, async (t) => {
    const answered = await stack.call('POST', path, body, credentials());
    t.equal(answered.status, 200);
    t.match(answered.headers.get(header), /^req_/, 'on an answer of the upstream');
    const refused = await stack.call('POST', path, '{', credentials());
    t.equal(refused.status, 400);
    t.match(refused.headers.get(header), /^req_/, 'on a refusal');
    const unknown = await stack.call('POST', path, body, { authorization: '' });
    t.equal(unknown.status, 401);
    t.match(unknown.headers.get(header), /^req_/, 'on a refusal before authentication');
    const nowhere = await stack.call(
      'GET',
      `${path.split('/').slice(0, 3).join('/')}/nowhere`,
      undefined,
      credentials(),
    );
    t.match(nowhere.headers.get(header), /^req_/, 'on an unknown path');
  });
}

t.test('outside every interface the header is x-request-id', async (t) => {
  const nowhere = await stack.call('GET', '/v2/x', undefined, { authorization: '' });
  t.match([nowhere.status, nowhere.headers.get('x-request-id')], [404, /^req_/]);
  const caller = await rawCaller(stack.url, 'NONSENSE\r\n\r\n');
  await caller.untilEnded();
  t.match(caller.received, /^HTTP\/1.1 400 [\s\S]*\r\nx-request-id: req_/);
  caller.leave();
});

t.test('health checks, mounts, other methods and the address of metrics send a request id', async (t) => {
  for (const path of ['/healthz', '/readyz']) {
    const { status, headers } = await stack.call('GET', path, undefined, { authorization: '' });
    t.match([status, headers.get('x-request-id')], [200, /^req_/], path);
    const other = await stack.call('PUT', path, undefined, { authorization: '' });
    t.match([other.status, other.headers.get('x-request-id')], [404, /^req_/], `PUT ${path}`);
    const watched = await call(`${stack.metrics_url}`.replace('/metrics', path), 'GET');
    t.match([watched.status, watched.headers.get('x-request-id')], [200, /^req_/], `${path} beside the metrics`);
  }
  for (const { name, header, path } of interfaces) {
    const { status, headers } = await stack.call('PUT', path, undefined, credentials());
    t.match([status, headers.get(header)], [405, /^req_/], `405 of ${name}`);
  }
  server.play(({ reply }) => reply(200, { stored: true }));
  const mounted = await stack.call('GET', '/api/v3/files/a');
  t.match([mounted.status, mounted.headers.get('x-request-id')], [200, /^req_/], 'a mount');
  const refused = await stack.call('GET', '/api/v3/files/a', undefined, { authorization: '' });
  t.match([refused.status, refused.headers.get('x-request-id')], [401, /^req_/], 'a refusal of a mount');
  for (const path of ['/metrics', '/nothing']) {
    const { headers } = await call(`${stack.metrics_url}`.replace('/metrics', path), 'GET');
    t.match(headers.get('x-request-id'), /^req_/, path);
  }
});

t.test('a request id of the upstream is kept', async (t) => {
  server.play(({ reply }) => reply(200, {}, 'request-id: req_upstream\r\n'));
  const { headers } = await stack.call('POST', messagesJson.path, messagesJson.body, credentials());
  t.equal(headers.get('request-id'), 'req_upstream');
});

t.test('the body of a refusal on the messages interface has the id of its header', async (t) => {
  const { json, headers } = await stack.call('POST', messagesJson.path, '{', credentials());
  t.equal(json.request_id, headers.get('request-id'));
});

t.test('ids of the caller are forwarded and logged', async (t) => {
  server.play(({ reply }) => reply(200, {}));
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const ids = { 'x-client-request-id': 'mine-1' };
  lines.length = 0;
  await stack.call('POST', messagesJson.path, messagesJson.body, { ...credentials(), ...ids, traceparent });
  const sent = Object.fromEntries(server.seen.at(-1)?.headers ?? []);
  t.match(sent, { ...ids, traceparent });
  while (lines.length === 0) await new Promise((wake) => setTimeout(wake, 5));
  t.ok(lines.some((line) => line.includes(`"headers":${JSON.stringify(ids)}`)));
  lines.length = 0;
  await stack.call('GET', '/v1/nowhere', undefined, { 'x-client-request-id': 'x'.repeat(5_000) });
  t.match(
    JSON.parse(lines[0] ?? '{}'),
    { headers: { 'x-client-request-id': 'x'.repeat(128) } },
    'cut short on a refusal',
  );
});
