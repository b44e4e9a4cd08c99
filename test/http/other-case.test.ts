/** Tests that no member reaches the upstream under a name that differs only in case from one that the gateway reads. */
import t from 'tap';
import { startFaultServer } from '../support/fault-server.ts';
import { startStack } from '../support/stack.ts';

const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams: { vendor: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: KEY } } } }
prices:
  pictures: { unit: image, by: [class], table: { image: "0.10" } }
  tokens: { unit: million_tokens, by: [class], table: { output: "1.00" } }
  posters: { unit: image, by: [wide, class], bands: { wide: { of: width, up_to: { narrow: 100 }, above: wide } }, table: { narrow: { image: "0.10" }, wide: { image: "9.00" } } }
  banners: { unit: request, by: [class], table: { request: "0.10" } }
  acme_banners: { unit: request, by: [kind, class], table: { plain: { request: "0.10" }, gold: { request: "9.00" } } }
price_lists: { acme: { prices: { banners: acme_banners } } }
groups: { acme: { prices: acme } }
models:
  poster: { type: image, upstream: vendor, price: posters }
  banner: { type: image, upstream: vendor, price: banners }
  painter: { type: image, upstream: vendor, price: pictures }
  small: { type: chat, upstream: vendor, price: tokens }
envelopes:
  plain: { body: { error: "\${error.name}", message: "\${error.message}" }, names: { invalid_request: bad, not_found: absent, unauthenticated: who, insufficient_funds: poor, internal: failed } }
interfaces:
  main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type], query: [] } }
billing:
  pictures: { unit: image, facts: { n: { at: [/n, /config/numberOf], type: int, default: 1 } }, hold: { image: { cel: n } }, counts: {}, charge: { image: { cel: n } } }
  tokens: { unit: million_tokens, facts: {}, hold: { output: { cel: "1000" } }, counts: { out: /out }, charge: { output: { cel: out } }, without_usage: hold }
  posters: { unit: image, facts: { width: { cel: "has(body.width) ? int(body.width) : 1", type: int } }, hold: { image: { cel: "1" } }, counts: {}, charge: { image: { cel: "1" } } }
  banners: { unit: request, facts: { kind: { cel: 'has(body.kind) && body.kind == "gold" ? "gold" : "plain"', type: string, enum: [plain, gold] } }, hold: { request: { cel: "1" } }, counts: {}, charge: { request: { cel: "1" } } }
routes:
  print: { match: POST /print, model: { is: poster }, billing: posters }
  hang: { match: POST /hang, model: { is: banner }, billing: banners }
  paint: { match: POST /paint, model: { is: painter }, billing: pictures }
  chat: { match: POST /chat, model: { at: /model, type: chat, default: small }, billing: tokens }
  make: { match: POST /files, upstream: vendor, creates_resource: [{ resource: file, id: [/id] }] }
  use:
    match: POST /use
    upstream: vendor
    requires_owner: [{ resource: file, at: /file_id, optional: true }, { resource: file, each: "/input/*/file_id" }]
`;

t.test('a member in another case than that of what is read', async (t) => {
  const upstream = await startFaultServer(({ reply }) => reply(200, { out: 1 }));
  const stack = await startStack({ config, upstreams: { vendor: upstream.url } });
  t.teardown(async () => {
    await stack.close();
    await upstream.close();
  });
  for (const [path, body, name] of [
    ['/paint', { N: 9 }, 'N'],
    ['/paint', { config: { numberof: 9 } }, 'numberof'],
    ['/paint', { Config: { numberOf: 9 } }, 'Config'],
    ['/print', { width: 1, Width: 999 }, 'Width'],
    ['/hang', { kind: 'plain', Kind: 'gold' }, 'Kind'],
    ['/chat', { Model: 'large' }, 'Model'],
    ['/chat', { model: 'small', MODEL: 'large' }, 'MODEL'],
    ['/use', { File_id: 'of-another' }, 'File_id'],
    ['/use', { input: [{}, { FILE_ID: 'of-another' }] }, 'FILE_ID'],
    ['/use', { Input: [{ file_id: 'of-another' }] }, 'Input'],
  ] as const) {
    const { status, json } = await stack.call('POST', path, body);
    t.match({ status, json }, { status: 400, json: { message: new RegExp(`'${name}'`) } }, JSON.stringify(body));
  }
  t.match(await stack.call('POST', '/use', { input: { file_id: 'of-another' } }), {
    status: 404,
    json: { message: /'of-another' does not exist/ },
  });
  t.equal(upstream.seen.length, 0);
  for (const [path, body] of [
    ['/paint', { n: 2, Prompt: 'x' }],
    ['/chat', { messages: [{ Model: 'as text' }] }],
    ['/use', { input: [{ text: 'File_id' }] }],
  ] as const)
    t.equal((await stack.call('POST', path, body)).status, 200, JSON.stringify(body));
});
