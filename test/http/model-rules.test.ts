/** Tests over HTTP where a request's model comes from: a default, several parameters of the path, or the route itself. */
import t from 'tap';
import { startFaultServer } from '../support/fault-server.ts';
import { long, messagesJson, officialVideo, rig, running, withTimeouts } from '../support/interfaces.ts';
import { startStack } from '../support/stack.ts';

const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams: { talk: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: TALK_KEY } } } }
models:
  small: { type: chat, upstream: talk }
  large: { type: chat, upstream: talk, as: vendor-large }
  acme/fast: { type: pair, upstream: talk }
  acme/slow: { type: pair, upstream: talk, as: vendor/slow-2 }
  web-search: { type: search, upstream: talk }
envelopes:
  plain: { body: { error: "\${error.name}", message: "\${error.message}" }, names: { invalid_request: bad, not_found: absent, unauthenticated: who, insufficient_funds: poor, internal: failed } }
interfaces:
  main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type], query: [q] } }
catalogues:
  pairs: { type: pair, page: { size: size, token: token, default: 10, max: 10 }, item: { id: "\${model.id}" }, list: { data: "\${items}" } }
routes:
  say: { match: POST /say, model: { at: /model, default: small, type: chat } }
  say_large: { match: POST /say-large, model: { at: /options/model, default: large, type: chat } }
  predict: { match: "POST /models/{owner}/{name}/predictions", model: { param: [owner, name], type: pair } }
  show: { match: "GET /models/{owner}/{name}", model: { param: [owner, name] }, catalogue: pairs }
  search: { match: GET /search, model: { is: web-search } }
`;

const upstream = await startFaultServer(({ reply }) => reply(200, {}));
const stack = await startStack({ config, upstreams: { talk: upstream.url } });
t.teardown(async () => {
  await stack.close();
  await upstream.close();
});

async function send(method: string, path: string, body?: unknown, key = stack.key) {
  const before = upstream.seen.length;
  const { status, json } = await stack.call(method, path, body, { authorization: `Bearer ${key}` });
  const seen = upstream.seen[before];
  return { status, json, up: seen && { path: seen.target, body: seen.body.toString() } };
}

t.test('a body that names no model gets the default, and the upstream gets its name', async (t) => {
  t.equal((await send('POST', '/say', '{"n": 1.0}')).up?.body, '{"n": 1.0,"model":"small"}');
  t.equal((await send('POST', '/say', '{"model": null}')).up?.body, '{"model": "small"}');
  t.equal((await send('POST', '/say', '{"model": "small" }')).up?.body, '{"model": "small" }');
  t.equal((await send('POST', '/say', '{"model":"large"}')).up?.body, '{"model":"vendor-large"}');
  t.equal((await send('POST', '/say-large', '{}')).up?.body, '{"options":{"model":"vendor-large"}}');
  t.match(await send('POST', '/say', { model: '' }), { status: 400, up: undefined });
  t.match(await send('POST', '/say', { model: 'none' }), { status: 404, up: undefined });
});

t.test('a key that may not use the default is refused', async (t) => {
  const { key } = await stack.newKey(stack.account, { models: ['large'] });
  t.match(await send('POST', '/say', {}, key), { status: 404, up: undefined });
  t.match(await send('GET', '/search', undefined, key), { status: 404, up: undefined });
});

t.test('several parameters of the path make one id', async (t) => {
  t.equal((await send('POST', '/models/acme/fast/predictions', {})).up?.path, '/models/acme/fast/predictions');
  t.equal((await send('POST', '/models/acme/slow/predictions', {})).up?.path, '/models/vendor/slow-2/predictions');
  t.match(await send('POST', '/models/acme/none/predictions', {}), { status: 404, up: undefined });
  t.match(await send('POST', '/models/acme%2Ffast/x/predictions', {}), { status: 400, up: undefined });
  t.match(await send('GET', '/models/acme/fast'), { status: 200, json: { id: 'acme/fast' } });
  t.match(await send('GET', '/models/acme/none'), { status: 404 });
});

t.test('a route with one model needs no body', async (t) => {
  t.match(await send('GET', '/search?q=kites&key=1'), { status: 200, up: { path: '/search?q=kites' } });
});

t.test('Tests which query parameters reach the upstream', async (t) => {
  const rigged = await rig(t, ({ reply }) => reply(200, {}), { config: withTimeouts(long) });
  const { stack, server } = rigged;
  const generate = '/v1beta/models/gen-pro:generateContent';
  const contents = { contents: [{ parts: [{ text: 'x' }] }] };

  async function target(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) {
    const before = server.seen.length;
    const reply = await stack.call(method, path, body, { authorization: '', ...headers });
    return { status: reply.status, target: server.seen[before]?.target };
  }

  t.test('a key in the query authenticates and is not forwarded, in any spelling', async (t) => {
    for (const query of [
      `key=${stack.key}`,
      `key=${stack.key}&alt=sse`,
      `alt=sse&%6bey=${stack.key}`,
      `alt=sse&key=${stack.key}&key=another`,
      `alt=sse&k%65y=${stack.key}&x=1#`.replace('#', ''),
    ]) {
      const sent = await target('POST', `${generate}?${query}`, contents);
      t.equal(sent.status, 200, query);
      t.equal(sent.target, generate + (query.includes('alt=sse') ? '?alt=sse' : ''), query);
    }
  });

  t.test('allowed parameters are forwarded exactly as written, and all others are removed', async (t) => {
    const header = { 'x-alpha-api-key': stack.key };
    t.equal(
      (await target('POST', `${generate}?alt=%73se&prettyPrint=true&%61lt=json`, contents, header)).target,
      `${generate}?alt=%73se&%61lt=json`,
    );
    t.equal((await target('POST', `${generate}?alt`, contents, header)).target, `${generate}?alt`);
    t.equal((await target('POST', `${generate}?&&alt=sse&`, contents, header)).target, `${generate}?alt=sse`);
    t.equal((await target('POST', `${generate}?%zz=1&alt=sse`, contents, header)).target, `${generate}?alt=sse`);
    t.equal(
      (
        await target('POST', `${messagesJson.path}?beta=true&alt=sse&key=x`, messagesJson.body, {
          'x-api-key': stack.key,
        })
      ).target,
      `${messagesJson.path}?beta=true`,
    );
  });

  t.test("the poll of a task forwards none of the caller's parameters", async (t) => {
    const path = await running(rigged, officialVideo, 'query');
    server.play(({ reply }) => reply(200, { status: 'running' }));
    const sent = await target('GET', `${path}?x=1&status=succeeded`, undefined, {
      authorization: `Bearer ${stack.key}`,
    });
    t.equal(sent.target, path);
  });
});
