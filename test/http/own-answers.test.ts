/** Tests over HTTP that a billed answer, also a stream, makes its caller the owner of what it creates, before the caller sees its id. */
import t from 'tap';
import { startFaultServer } from '../support/fault-server.ts';
import { startStack, until } from '../support/stack.ts';

const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams: { vendor: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: KEY } } } }
prices: { talk: { unit: million_tokens, by: [class], table: { output: "10000.00" } } }
models: { talk: { type: chat, upstream: vendor, price: talk } }
envelopes:
  plain: { body: { error: "\${error.name}", message: "\${error.message}" }, names: { invalid_request: bad, not_found: absent, unauthenticated: who, insufficient_funds: poor, internal: failed } }
interfaces:
  main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type], query: [] } }
billing:
  tokens:
    unit: million_tokens
    facts: { max: { at: /max, type: int, default: 100 } }
    hold: { output: { cel: max } }
    counts: { output: [/usage/output, /response/usage/output] }
    charge: { output: { cel: output } }
    without_usage: hold
routes:
  create:
    match: POST /responses
    model: { at: /model, default: talk }
    billing: tokens
    creates_resource: [{ resource: response, id: [/id, /response/id] }]
    requires_owner: [{ resource: response, at: /previous, optional: true }]
  get: { match: "GET /responses/{id}", upstream: vendor, requires_owner: [{ resource: response, param: id }] }
`;

const upstream = await startFaultServer(({ reply }) => reply(200, {}));
const stack = await startStack({ config, upstreams: { vendor: upstream.url } });
const other = await stack.newAccount('other');
t.teardown(async () => {
  await stack.close();
  await upstream.close();
});

const cost = async () => Number((await stack.store.usage({ by: ['account'] }))[0]?.amount_nano ?? 0n) / 1e9;

async function get(id: string, key: string) {
  upstream.play(({ reply }) => reply(200, { id }));
  return (await stack.call('GET', `/responses/${id}`, undefined, { authorization: `Bearer ${key}` })).status;
}

t.test('a JSON answer is charged, and only its caller may use its id', async (t) => {
  upstream.play(({ reply }) => reply(200, { id: 'r1', usage: { output: 7 } }));
  t.match(await stack.call('POST', '/responses', {}), { status: 200, json: { id: 'r1' } });
  t.equal(await get('r1', stack.key), 200);
  t.equal(await get('r1', other.key), 404);
  t.equal(await until(cost, (sum) => sum > 0), 0.07);
});

t.test('a request may name a resource of its own, or none', async (t) => {
  upstream.play(({ reply }) => reply(200, { id: 'r2', usage: { output: 1 } }));
  t.equal((await stack.call('POST', '/responses', { previous: 'r1' })).status, 200);
  t.equal((await stack.call('POST', '/responses', { previous: null })).status, 200);
  t.equal((await stack.call('POST', '/responses', { previous: 'foreign' })).status, 404);
  t.equal((await stack.call('POST', '/responses', { previous: 7 })).status, 400);
});

t.test('a stream shows an id only when its owner is stored', async (t) => {
  const event = (data: object) => `event: x\ndata: ${JSON.stringify(data)}\n\n`;
  const first = event({ response: { id: 'r3', instructions: 'x'.repeat(100_000) } });
  const last = event({ response: { id: 'r3', usage: { output: 5 } } });
  let finish = () => {};
  upstream.play(({ write, end }) => {
    write('HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n');
    write(first);
    finish = () => {
      write(last);
      end();
    };
  });
  const headers = { authorization: `Bearer ${stack.key}`, 'content-type': 'application/json' };
  const response = await fetch(`${stack.url}/responses`, { method: 'POST', headers, body: '{}' });
  const reader = response.body?.getReader();
  let text = '';
  const more = async () => {
    const read = await reader?.read();
    text += Buffer.from(read?.value ?? '').toString();
    return read?.done === false;
  };
  while (!text.endsWith('\n\n')) await more();
  const end = finish;
  t.equal(await get('r3', stack.key), 200, 'while the stream goes on');
  t.equal(await get('r3', other.key), 404);
  end();
  while (await more());
  t.equal(text, first + last, 'no byte is lost or moved');
  t.equal(Number((await until(cost, (sum) => sum > 0.1)).toFixed(9)), 0.14, 'with the 0.09 of the requests before');
});

t.test('an id of another account is not passed on', async (t) => {
  upstream.play(({ reply }) => reply(200, { id: 'r1', usage: { output: 1 } }));
  await t.rejects(stack.call('POST', '/responses', {}, { authorization: `Bearer ${other.key}` }), 'it breaks off');
  t.equal(await get('r1', other.key), 404);
  t.same((await stack.store.audit()).breaches, []);
});
