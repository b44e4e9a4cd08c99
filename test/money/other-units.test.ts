/** Tests over HTTP of charges that are not tokens of a body: requests, images, characters, bytes, headers, counted items. */
import pino from 'pino';
import t from 'tap';
import { type Script, startFaultServer } from '../support/fault-server.ts';
import { startStack, until } from '../support/stack.ts';

const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams: { vendor: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: KEY } } } }
prices:
  search: { unit: request, by: [class], table: { basic: "0.005" } }
  draw: { unit: image, by: [class], table: { image: "0.04" } }
  speak: { unit: million_characters, by: [class], table: { character: "15.00" } }
  files: { unit: million_bytes, by: [class], table: { stored: "0.50", fetched: "0.10" } }
models:
  web-search: { type: search, upstream: vendor, price: search }
  painter: { type: image, upstream: vendor, price: draw }
  voice: { type: speech, upstream: vendor, price: speak }
  store: { type: file, upstream: vendor, price: files }
envelopes:
  plain: { body: { error: "\${error.name}", message: "\${error.message}" }, names: { invalid_request: bad, unauthenticated: who, insufficient_funds: poor, internal: failed } }
interfaces:
  main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type], query: [q] } }
limits: { few: { by: [key], tokens: 1000/min } }
billing:
  per_search:
    unit: request
    facts: {}
    hold: { basic: { cel: "1" } }
    counts: {}
    charge: { basic: { cel: "1" } }
  per_image:
    unit: image
    facts: { n: { at: /n, type: int, default: 1, values: [{ from: 1, to: 10 }] } }
    hold: { image: { cel: n } }
    counts: { made: { sum: /data, where: { at: /filtered, in: [false, null] } } }
    charge: { image: { cel: made } }
    without_usage: hold
  per_character:
    unit: million_characters
    facts: { length: { cel: size(body.text), type: int } }
    hold: { character: { cel: length * 2 } }
    counts: { characters: { header: x-character-count } }
    charge: { character: { cel: characters } }
    without_usage: { character: { cel: length } }
  per_byte:
    unit: million_bytes
    facts: { days: { at: /days, type: int, default: 1 } }
    hold: { stored: { cel: request_bytes * days }, fetched: { cel: "1000000" } }
    counts: { fetched_bytes: { sum: /parts, at: /size } }
    charge: { stored: { cel: request_bytes * days }, fetched: { cel: fetched_bytes } }
    without_usage: free
routes:
  search: { match: GET /search, model: { is: web-search }, billing: per_search }
  draw: { match: POST /images, model: { at: /model, default: painter, type: image }, billing: per_image }
  speak: { match: POST /speech, model: { is: voice }, billing: per_character }
  files: { match: POST /files, model: { is: store }, billing: per_byte }
`;

const upstream = await startFaultServer(({ reply }) => reply(200, {}));
const lines: { msg: string; level: number }[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
const stack = await startStack({ config, upstreams: { vendor: upstream.url }, log });
t.teardown(async () => {
  await stack.close();
  await upstream.close();
});

const used = async (model: string) =>
  (await stack.store.usage({ by: ['model'] })).find((sum) => sum.model === model) ?? { requests: 0, amount_nano: 0n };

/** Sends a request whose answer is played. Returns what it cost, when that is stored. */
async function cost(model: string, method: string, path: string, body: unknown, play: Script) {
  upstream.play(play);
  const before = await used(model);
  // An answer that breaks off rejects.
  const reply = await stack.call(method, path, body).catch(() => undefined);
  t.equal(reply?.status ?? 200, 200);
  const after = await until(
    () => used(model),
    ({ requests }) => requests > before.requests,
  );
  t.same((await stack.store.audit()).breaches, []);
  return Number(after.amount_nano - before.amount_nano) / 1e9;
}

t.test('a request has a price, whatever its answer, without a warning', async (t) => {
  const text = 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nplain';
  t.equal(await cost('web-search', 'GET', '/search?q=kites', undefined, ({ write }) => write(text)), 0.005);
  t.same(lines, []);
});

t.test('images are counted in the answer, with or without a condition', async (t) => {
  const data = [{ filtered: false }, { filtered: true }, {}];
  t.equal(await cost('painter', 'POST', '/images', { n: 3 }, ({ reply }) => reply(200, { data })), 0.08);
  t.same(lines, []);
  t.equal(await cost('painter', 'POST', '/images', { n: 2 }, ({ reply }) => reply(200, {})), 0.08, 'the hold');
  t.match(lines.splice(0), [{ msg: 'a charge differs from the reported usage' }]);
});

t.test('characters are counted by a header, also if the answer breaks off', async (t) => {
  const speak = (head: string, end: 'whole' | 'cut') =>
    cost('voice', 'POST', '/speech', { text: 'x'.repeat(100) }, (turn) => {
      turn.write(`HTTP/1.1 200 OK\r\ncontent-type: audio/mpeg\r\n${head}content-length: 4\r\n\r\n`);
      turn.write(end === 'whole' ? 'ID3.' : 'ID');
      if (end === 'cut') turn.end();
    });
  t.equal(await speak('x-character-count: 40\r\n', 'whole'), 0.0006);
  t.same(lines, []);
  t.equal(await speak('x-character-count: 40\r\n', 'cut'), 0.0006);
  t.same(
    lines.splice(0).filter(({ msg }) => msg.includes('charge')),
    [],
  );
  t.equal(await speak('', 'whole'), 0.0015, 'estimated');
  t.equal(await speak('x-character-count: many\r\n', 'whole'), 0.0015, 'an invalid header costs the estimate');
  lines.length = 0;
});

t.test('a charge may use counts and facts', async (t) => {
  const body = { days: 3, padding: 'x'.repeat(1000) };
  const bytes = BigInt(JSON.stringify(body).length);
  const parts = [{ size: 1000 }, { size: 500 }];
  const amount_nano = bytes * 3n * 500n + 1500n * 100n;
  t.equal(await cost('store', 'POST', '/files', body, ({ reply }) => reply(200, { parts })), Number(amount_nano) / 1e9);
});
