/** Tests that a session whose id is in a header belongs to the account that began it, as sessions of MCP over HTTP do. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import t from 'tap';
import { startStack } from '../support/stack.ts';

const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams: { vendor: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: KEY } } } }
prices: { calls: { unit: request, by: [class], table: { request: "0.01" } } }
models: { tools: { type: tools, upstream: vendor, price: calls } }
envelopes:
  plain: { body: { error: "\${error.name}", message: "\${error.message}" }, names: { invalid_request: bad, not_found: absent, unauthenticated: who, insufficient_funds: poor, internal: failed } }
interfaces:
  main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type, x-session-id], query: [] } }
billing:
  calls: { unit: request, facts: {}, hold: { request: { cel: "1" } }, counts: {}, charge: { request: { cel: "1" } } }
routes:
  call:
    match: POST /call
    model: { is: tools }
    billing: calls
    requires_owner: [{ resource: session, header: x-session-id, optional: true }]
    creates_resource: [{ resource: session, header: x-session-id }]
  watch: { match: GET /call, upstream: vendor, requires_owner: [{ resource: session, header: x-session-id }] }
  end:
    match: DELETE /call
    upstream: vendor
    requires_owner: [{ resource: session, header: x-session-id }]
    removes_resource: [{ resource: session, header: x-session-id }]
  upload:
    match: POST /upload
    model: { is: tools }
    billing: calls
    creates_resource:
      - { resource: copy, id: [/copy], part: "/copies/{id}/" }
      - { resource: copy, id: [/file], part: "/files/{id}:download" }
`;

const seen: string[] = [];
let next = 's-1';
const upstream = createServer((request, response) => {
  seen.push(`${request.method} ${request.headers['x-session-id'] ?? '-'}`);
  response.setHeader('x-session-id', request.headers['x-session-id'] ?? next);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ copy: '/copies/c-1/', file: '/files/f-1:download' }));
});
await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
const stack = await startStack({
  config,
  upstreams: { vendor: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}` },
});
const other = await stack.newAccount('other');
t.teardown(async () => {
  await stack.close();
  upstream.closeAllConnections();
  upstream.close();
});

const ask = (method: string, session?: string, key = stack.key) =>
  stack.call(method, '/call', method === 'POST' ? {} : undefined, {
    authorization: `Bearer ${key}`,
    ...(session !== undefined && { 'x-session-id': session }),
  });

t.test('only the account that began a session may use it', async (t) => {
  const began = await ask('POST');
  t.match([began.status, began.headers.get('x-session-id')], [200, 's-1']);
  t.equal((await ask('POST', 's-1')).status, 200);
  t.equal((await ask('GET', 's-1')).status, 200);
  const before = seen.length;
  for (const method of ['POST', 'GET', 'DELETE']) {
    t.equal((await ask(method, 's-1', other.key)).status, 404, `${method} of another account`);
    t.equal((await ask(method, 's-2')).status, 404, `${method} of a session that nobody began`);
    t.equal((await ask(method, 's-1, s-1')).status, 404, `${method} with two ids`);
  }
  t.equal((await ask('GET')).status, 400, 'a session is needed');
  t.equal(seen.length, before, 'nothing of it reached the upstream');
});

t.test('an id that the upstream gives to two accounts is given to the first alone', async (t) => {
  const again = await ask('POST', undefined, other.key);
  t.equal(again.status, 502);
  t.notOk(again.headers.get('x-session-id'));
  next = 's-3';
  t.equal((await ask('POST', undefined, other.key)).headers.get('x-session-id'), 's-3');
  t.equal((await ask('GET', 's-3', other.key)).status, 200);
  t.equal((await ask('GET', 's-3')).status, 404);
});

t.test("a session that has ended is nobody's", async (t) => {
  t.equal((await ask('DELETE', 's-1')).status, 200);
  t.equal((await ask('POST', 's-1')).status, 404);
});

t.test('each entry takes the id out of an address with its own part', async (t) => {
  const answer = await stack.call('POST', '/upload', {}, { authorization: `Bearer ${stack.key}` });
  t.equal(answer.status, 200);
  const owned = (resource: string, id: string) => stack.store.ownsResource(resource, id, stack.account);
  t.equal(await owned('copy', 'c-1'), true);
  t.equal(await owned('copy', 'f-1'), true);
});
