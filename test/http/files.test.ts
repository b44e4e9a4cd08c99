/** Tests over HTTP of bodies that are files: what is forwarded, measured, billed and refused, on a route that also takes JSON. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { media } from '../../src/config/sandbox/media.ts';
import { startFaultServer } from '../support/fault-server.ts';
import { startStack, until } from '../support/stack.ts';

const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams: { talk: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: TALK_KEY } } } }
prices: { seconds: { unit: second, by: [class], table: { second: "0.01" } } }
models:
  hear: { type: hear, upstream: talk, price: seconds }
  hear-2: { type: hear, upstream: talk, price: seconds, as: vendor/hear-two }
envelopes:
  plain: { body: { error: "\${error.name}", message: "\${error.message}" }, names: { invalid_request: bad, not_found: absent, unauthenticated: who, insufficient_funds: poor, internal: failed, unsupported_media_type: media, body_too_large: large } }
interfaces:
  main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type], query: [model, lang] } }
billing:
  seconds:
    unit: second
    facts: { size: { at: /file/bytes, type: int }, length: { media: { file: file, otherwise: size / 500 + 1 } } }
    hold: { second: { cel: length } }
    counts: {}
    charge: { second: { cel: length } }
  strict:
    unit: second
    facts: { length: { media: { file: file } } }
    hold: { second: { cel: length } }
    counts: {}
    charge: { second: { cel: length } }
  address:
    unit: second
    facts: { length: { cel: "7", type: int } }
    hold: { second: { cel: length } }
    counts: {}
    charge: { second: { cel: length } }
routes:
  hear:
    match: POST /hear
    model: { query: model, default: hear-2, type: hear }
    body_limit: 1MiB
    file: { content_types: [audio/*, application/octet-stream], json: true }
    branches:
      - { name: file, when: { cel: has(body.file) }, billing: seconds }
      - { name: url, billing: address }
  only: { match: PUT /only, model: { is: hear }, file: { content_types: [audio/wav] }, billing: strict }
  part: { match: POST /part, model: { is: hear }, form: { file: { type: file }, words: {} }, billing: seconds }
`;

const upstream = await startFaultServer(({ reply }) => reply(200, { text: 'Hello.' }));
const stack = await startStack({ config, upstreams: { talk: upstream.url } });
t.teardown(async () => {
  await stack.close();
  await upstream.close();
});

async function send(
  path: string,
  body: string | Uint8Array<ArrayBuffer> | ReadableStream | FormData,
  type?: string,
  method = 'POST',
) {
  const before = upstream.seen.length;
  const headers = { authorization: `Bearer ${stack.key}`, ...(type !== undefined && { 'content-type': type }) };
  const answer = await fetch(stack.url + path, { method, headers, body, duplex: 'half' });
  return { status: answer.status, json: JSON.parse(await answer.text()), up: upstream.seen[before] };
}

let requests = 0;
let charged_nano = 0n;

/** What the last request cost. */
async function cost(): Promise<number> {
  requests += 1;
  const [sum] = await until(
    () => stack.store.usage({ by: [] }),
    ([all]) => all?.requests === requests,
  );
  const amount_nano = (sum?.amount_nano ?? 0n) - charged_nano;
  charged_nano += amount_nano;
  return Number(amount_nano) / 1e9;
}

const wav = (seconds: number) =>
  new Uint8Array(
    Buffer.from(
      media({ name: 'a.wav', query: new URLSearchParams({ seconds: String(seconds) }), range: undefined }).body,
    ),
  );

t.test('a file is forwarded byte for byte, and its length is billed', async (t) => {
  const sound = wav(3);
  const { status, up } = await send('/hear?model=hear&lang=en', sound, 'audio/wav');
  t.equal(status, 200);
  t.ok(up?.body.equals(sound));
  t.match(up, { target: '/hear?model=hear&lang=en' });
  t.equal(up?.headers.find(([name]) => name === 'content-type')?.[1], 'audio/wav');
  t.equal(await cost(), 0.03);
});

t.test('a stream of unknown length, without a model: the default, under its name at the upstream', async (t) => {
  const { up } = await send('/hear', new Blob([wav(2.05)]).stream(), 'Audio/WAV; codecs=1');
  t.equal(up?.target, '/hear?model=vendor%2Fhear-two');
  t.equal(await cost(), 0.02, 'within the tolerance');
  await send('/hear?model=', wav(1), 'application/octet-stream');
  t.equal(await cost(), 0.01);
});

t.test('a file that cannot be read costs what the rule computes, or is refused', async (t) => {
  t.equal((await send('/hear', new Uint8Array(1001), 'audio/l16')).status, 200);
  t.equal(await cost(), 0.03);
  const strict = await send('/only', new Uint8Array(1000), 'audio/wav', 'PUT');
  t.match(strict, {
    status: 400,
    json: { error: 'bad', message: /^the part 'file': it cannot be read as sound or video/ },
  });
  t.equal((await send('/only', wav(1), 'audio/wav', 'PUT')).status, 200);
  t.equal(await cost(), 0.01);
});

t.test('sound in MP4, and a file of a form', async (t) => {
  const clip = readFileSync(join(import.meta.dirname, '../media/fixtures/sound.m4a'));
  await send('/hear', new Uint8Array(clip), 'audio/mp4');
  t.equal(await cost(), 0.05);
  const form = new FormData();
  form.append('file', new Blob([wav(4)]), 'a.wav');
  t.equal((await send('/part', form)).status, 200);
  t.equal(await cost(), 0.04);
  const bare = ['--b', 'content-disposition: form-data; name="file"; filename="a.wav"', '', ''].join('\r\n');
  const untyped = Buffer.concat([Buffer.from(bare), wav(4), Buffer.from('\r\n--b--\r\n')]);
  t.equal((await send('/part', untyped, 'multipart/form-data; boundary=b')).status, 200, 'a file needs no type here');
  t.equal(await cost(), 0.04);
  const empty = new FormData();
  empty.append('words', 'a');
  t.match(await send('/part', empty), { status: 400, json: { message: /size is required/ } });
});

t.test('JSON on the same route takes its own branch', async (t) => {
  const { up } = await send('/hear?model=hear', '{"url": "https://example.com/a.wav" }', 'application/json');
  t.equal(String(up?.body), '{"url": "https://example.com/a.wav" }');
  t.equal(await cost(), 0.07);
  const forged = await send('/hear', '{"url":"u","file":{"bytes":1,"content_type":"audio/wav"}}', 'application/json');
  t.match(forged, { status: 400, json: { message: /^the body has a member 'file'/ }, up: undefined });
});

t.test('what is refused costs nothing and is not sent', async (t) => {
  const none = { up: undefined };
  t.match(await send('/hear', '<a/>', 'text/xml'), {
    ...none,
    status: 415,
    json: { error: 'media', message: /text\/xml' is not accepted; send audio\/\* or application\/octet-stream/ },
  });
  t.match(await send('/hear', wav(1)), { ...none, status: 415, json: { message: /no content-type/ } });
  t.match(await send('/only', wav(1), 'audio/mpeg', 'PUT'), { ...none, status: 415 });
  t.match(await send('/only', '{}', 'application/json', 'PUT'), { ...none, status: 415 });
  t.match(await send('/hear', wav(1), 'multipart/form-data; boundary=b'), { ...none, status: 415 });
  t.match(await send('/hear', new Uint8Array(0), 'audio/wav'), { ...none, status: 400, json: { message: /is empty/ } });
  t.match(await send('/hear', new Uint8Array(1024 ** 2 + 1), 'audio/wav'), { ...none, status: 413 });
  t.match(await send('/hear?model=none', wav(1), 'audio/wav'), { ...none, status: 404 });
  const [sum] = await stack.store.usage({ by: [] });
  t.equal(sum?.requests, requests);
  t.same((await stack.store.audit()).breaches, []);
});
