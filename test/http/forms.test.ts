/** Tests over HTTP of forms (`multipart/form-data`): what is forwarded, billed and refused. */
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { formatNano } from '../../src/lib/money/amount.ts';
import { startFaultServer } from '../support/fault-server.ts';
import { rawCaller } from '../support/raw-caller.ts';
import { startStack, until } from '../support/stack.ts';

const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams: { talk: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: TALK_KEY } } } }
prices: { films: { unit: second, by: [], table: "0.10" }, bytes: { unit: byte, by: [class], table: { byte: "0.01" } }, jobs: { unit: second, by: [size], table: { small: "0.10" } } }
models:
  film: { type: film, upstream: talk, price: films, as: vendor-film }
  draw: { type: draw, upstream: talk, price: jobs }
  hear: { type: hear, upstream: talk, price: bytes }
  hear-2: { type: hear, upstream: talk, price: bytes, as: vendor-hear-two }
envelopes:
  plain: { body: { error: "\${error.name}", message: "\${error.message}" }, names: { invalid_request: bad, not_found: absent, unauthenticated: who, insufficient_funds: poor, internal: failed, unsupported_media_type: media } }
interfaces:
  main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type], query: [] }, idempotency: { header: idempotency-key, keep: 1h } }
billing:
  films: { unit: second, facts: { seconds: { at: /seconds, type: string, enum: ["4", "8", "12"], default: "4" } }, hold: { cel: int(seconds) }, actual: { otherwise: { cel: int(seconds) } } }
  jobs: { unit: second, facts: { size: { at: /size, type: string, enum: [small] } }, hold: { cel: "1" }, actual: { otherwise: { cel: "1" } } }
  bytes:
    unit: byte
    facts: { size: { at: /file/bytes, type: int }, times: { at: /times, type: int, default: 1 } }
    hold: { byte: { cel: size * times } }
    counts: {}
    charge: { byte: { cel: size * times } }
routes:
  film:
    match: POST /film
    model: { at: /model, type: film }
    form: { model: { required: true }, prompt: { required: true }, seconds: {}, input_reference: { type: file } }
    json: examples/schemas/sora/video.json
    billing: films
    creates_task: film
  get_film: { match: "GET /film/{task_id}", task: { poll: task_id, kinds: [film] } }
  hear:
    match: POST /hear
    model: { at: /model, type: hear }
    body_limit: 1MiB
    form:
      file: { type: file, required: true, max: 4KiB, content_types: [audio/*, application/octet-stream] }
      model: { required: true }
      times: { type: int }
      loud: { type: bool }
      "words[]": { repeat: 2 }
    billing: bytes
  draw:
    match: POST /draw
    model: { at: /model, type: draw }
    form: { model: { required: true }, size: { required: true } }
    billing: jobs
    creates_task: drawing
  drawing: { match: "GET /draw/{task_id}", task: { poll: task_id, kinds: [drawing] } }
tasks:
  film: { id: /id, query: "/film/{id}", status: { at: /status, running: [queued], succeeded: [done], failed: [failed] }, deadline: 1h }
  drawing: { id: /id, query: "/draw/{id}", status: { at: /status, running: [queued], succeeded: [done], failed: [failed] }, deadline: 1h }
`;

const upstream = await startFaultServer(({ reply }) => reply(200, { id: 'j-1', status: 'queued' }));
const stack = await startStack({ config, upstreams: { talk: upstream.url } });
t.teardown(async () => {
  await stack.close();
  await upstream.close();
});
const part = (head: string, content: string | Buffer = '') =>
  Buffer.concat([Buffer.from(`--b\r\n${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')]);
const text = (name: string, content: string) => part(`content-disposition: form-data; name="${name}"`, content);
const file = (content: string | Buffer, more = 'content-type: audio/wav', name = 'file') =>
  part(`content-disposition: form-data; name="${name}"; filename="a.wav"\r\n${more}`, content);
const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from('--b--\r\n')]);

async function send(body: Buffer, type = 'multipart/form-data; boundary=b', path = '/hear', more = {}) {
  const before = upstream.seen.length;
  const headers = { authorization: `Bearer ${stack.key}`, 'content-type': type, ...more };
  const answer = await fetch(stack.url + path, { method: 'POST', headers, body: new Uint8Array(body) });
  return { status: answer.status, json: JSON.parse(await answer.text()), up: upstream.seen[before] };
}

t.test('a form is forwarded byte for byte, and its bytes are billed', async (t) => {
  const sound = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
  const body = form(file(sound), text('model', 'hear'), text('times', '2'), text('words[]', 'a'), text('words[]', 'b'));
  const { status, up } = await send(body, 'multipart/form-data; boundary="b"');
  t.equal(status, 200);
  t.ok(up?.body.equals(body));
  t.equal(up?.headers.find(([name]) => name === 'content-type')?.[1], 'multipart/form-data; boundary="b"');
});

t.test('only the content of the model changes to the name of the upstream', async (t) => {
  const { up } = await send(form(text('model', 'hear-2'), file('sound'), text('times', '3')));
  t.ok(up?.body.equals(form(text('model', 'vendor-hear-two'), file('sound'), text('times', '3'))));
});

t.test('a route with json takes the members of its form as JSON, too, and bills them in the same way', async (t) => {
  let count = 0;
  upstream.play(({ reply }) => reply(200, { id: `film-${++count}`, status: 'queued' }));
  const held = async () => formatNano((await stack.store.wallet(stack.account))?.held_nano ?? 0n);
  const json = (body: object) => send(Buffer.from(JSON.stringify(body)), 'application/json; charset=utf-8', '/film');
  const before = Number(await held());
  const { up: asForm } = await send(
    form(text('model', 'film'), text('prompt', 'a kite'), text('seconds', '8')),
    undefined,
    '/film',
  );
  t.ok(asForm?.body.equals(form(text('model', 'vendor-film'), text('prompt', 'a kite'), text('seconds', '8'))));
  t.equal((Number(await held()) - before).toFixed(2), '0.80');
  const { up } = await json({ model: 'film', prompt: 'a kite', seconds: '12' });
  t.equal(up?.body.toString(), '{"model":"vendor-film","prompt":"a kite","seconds":"12"}');
  t.equal((Number(await held()) - before).toFixed(2), '2.00');
  for (const body of [
    { model: 'film', prompt: 'a kite', seconds: 12 },
    { model: 'film', prompt: 'a kite', n: 4 },
    { model: 'film', prompt: 'a kite', input_reference: { file_id: 'file-1' } },
    { model: 'film' },
  ])
    t.match(await json(body), { status: 400, json: { error: 'bad' }, up: undefined });
  t.match(await send(Buffer.from('{}'), 'text/plain', '/film'), { status: 415, up: undefined });
  t.match(await send(Buffer.from('{}'), 'application/json', '/draw'), { status: 415, up: undefined });
  upstream.play(({ reply }) => reply(200, { id: 'j-1', status: 'queued' }));
});

t.test('forms of real clients', async (t) => {
  const data = new FormData();
  data.append('file', new Blob(['sound'], { type: 'audio/wav' }), 'ü "x".wav');
  data.append('model', 'hear');
  const answer = await fetch(`${stack.url}/hear`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stack.key}` },
    body: data,
  });
  t.equal(answer.status, 200, await answer.text());
  // .NET quotes no names, and adds a second spelling of the name of a file.
  const dotnet = part(
    "Content-Type: audio/wav\r\nContent-Disposition: form-data; name=file; filename=a.wav; filename*=utf-8''a.wav",
    'x',
  );
  const plain = part('Content-Type: text/plain; charset=utf-8\r\nContent-Disposition: form-data; name=model', 'hear');
  t.match(await send(form(dotnet, plain)), { status: 200 });
  // Apache's client.
  const java = part(
    'Content-Disposition: form-data; name="model"\r\nContent-Transfer-Encoding: 8bit\r\nContent-Length: 4',
    'hear',
  );
  t.match(await send(form(java, file('x'))), { status: 200 });
});

t.test('a form that is sent again with its key and another boundary creates nothing', async (t) => {
  const draw = (boundary: string, size: string) => {
    const bytes = form(text('model', 'draw'), text('size', size)).toString().replaceAll('--b', `--${boundary}`);
    const more = { 'idempotency-key': 'drawing-1' };
    return send(Buffer.from(bytes), `multipart/form-data; boundary=${boundary}`, '/draw', more);
  };
  const first = await draw('one', 'small');
  t.equal(first.status, 200);
  t.match(await draw('another', 'small'), { status: 200, json: first.json, up: undefined });
  t.match(await draw('another', 'small '), { status: 422, up: undefined });
});

const model = text('model', 'hear');
const many = Buffer.concat(Array.from({ length: 5_000 }, () => text('words[]', '')));
const refused: Readonly<Record<string, readonly [body: Buffer, message: RegExp | string]>> = {
  'no end': [Buffer.concat([file('x'), model]), 'the body ends before its last boundary; send the whole body'],
  'no last line break': [
    Buffer.from('--b\r\ncontent-disposition: form-data; name="model"\r\n\r\nhear--b--'),
    /the boundary stands inside part 1/,
  ],
  'text before the first part': [
    Buffer.concat([Buffer.from('hello\r\n'), form(file('x'), model)]),
    /does not begin with its boundary/,
  ],
  'a second form after the end': [
    Buffer.concat([form(file('x'), model), form(text('model', 'dear'))]),
    /goes on after its last boundary/,
  ],
  'two models': [form(file('x'), model, text('model', 'hear-2')), "the part 'model' is there twice; send it once"],
  'another spelling': [
    form(file('x'), model, text('Model', 'hear-2')),
    /the part 'Model' is not accepted here; send only file, model/,
  ],
  'a name of an object': [form(file('x'), model, text('__proto__', '1')), /the part '__proto__' is not accepted/],
  'two names of one part': [
    form(file('x'), part('content-disposition: form-data; name="model"; name="times"', '1')),
    /part 2 has no clear content-disposition/,
  ],
  'two dispositions': [
    form(part('content-disposition: form-data; name="model"\r\nContent-Disposition: form-data; name="times"', '1')),
    /part 1 has the header content-disposition twice/,
  ],
  'a folded header': [
    form(part('content-disposition: form-data;\r\n name="model"', '1')),
    /part 1 has a header that cannot be read/,
  ],
  'a bare line feed in a header': [
    form(part('content-disposition: form-data; name="model"\nx: y', '1')),
    /part 1 has a header that cannot be read/,
  ],
  'an escaped quote': [form(part('content-disposition: form-data; name="mo\\"del"', '1')), /part 1 has no clear/],
  'no name': [form(part('content-disposition: form-data', '1')), /part 1 has no clear content-disposition/],
  'no headers': [form(part('', '1')), /part 1 has a header that cannot be read/],
  'huge headers': [
    form(part(`content-disposition: form-data; name="model"\r\nx: ${'y'.repeat(9_000)}`, '1')),
    /part 1 has no end of its headers; send headers of at most 4096 bytes/,
  ],
  'an encoded content': [
    form(part('content-disposition: form-data; name="model"\r\ncontent-transfer-encoding: base64', 'aGVhcg==')),
    /which is not accepted; remove it/,
  ],
  'a wrong length': [
    form(part('content-disposition: form-data; name="model"\r\ncontent-length: 2', 'hear')),
    /'content-length: 2', which is not accepted/,
  ],
  'a boundary after a line feed': [
    form(file('x\n--b\ncontent-disposition: form-data; name="model"\n\nhear-2'), model),
    /the boundary stands inside part 1/,
  ],
  'a longer boundary': [form(file('x\r\n--bX'), model), /the boundary stands inside part 2/],
  'a form in a part': [
    form(file('x', 'content-type: multipart/mixed; boundary=c'), model),
    /has content-type 'multipart\/mixed; boundary=c'; send audio\/\* or/,
  ],
  'a file of another type': [
    form(file('x', 'content-type: text/html'), model),
    /the part 'file' has content-type 'text\/html'; send audio/,
  ],
  'a file as a text': [form(text('file', 'x'), model), "the part 'file' is a file; send it with a filename"],
  'a text as a file': [
    form(file('x'), file('hear', 'content-type: text/plain', 'model')),
    "the part 'model' is a text; send it without a filename",
  ],
  'a text in another charset': [
    form(
      file('x'),
      part('content-disposition: form-data; name="model"\r\ncontent-type: text/plain; charset=utf-16', 'hear'),
    ),
    /send text\/plain in utf-8/,
  ],
  'a text that is no UTF-8': [
    form(file('x'), part('content-disposition: form-data; name="model"', Buffer.from([0xff]))),
    "the part 'model' is not valid UTF-8; send text in UTF-8",
  ],
  'too large a file': [form(file(Buffer.alloc(4097)), model), "the part 'file' has 4097 bytes; send at most 4096"],
  'too long a text': [
    form(file('x'), text('model', 'x'.repeat(65_537))),
    "the part 'model' has 65537 bytes; send at most 65536",
  ],
  'a number that is none': [
    form(file('x'), model, text('times', '1e3')),
    "the part 'times' must be a whole number, not '1e3'",
  ],
  'a switch that is none': [
    form(file('x'), model, text('loud', 'yes')),
    "the part 'loud' must be true or false, not 'yes'",
  ],
  'too many of a list': [form(file('x'), model, many), "the part 'words[]' is there too often; send at most 2"],
  'no file': [form(model), "the part 'file' is missing; add it"],
  'no part': [Buffer.from('--b--\r\n'), "the part 'file' is missing; add it"],
  'no body': [Buffer.alloc(0), /does not begin with its boundary/],
};

for (const [name, [body, message]] of Object.entries(refused)) {
  t.test(name, async (t) => {
    const { status, json, up } = await send(body);
    t.equal(status, 400);
    t.match(json, { error: 'bad', message });
    t.equal(up, undefined, 'nothing is sent');
  });
}

t.test('other types of bodies are refused', async (t) => {
  for (const type of [
    'application/json',
    'multipart/form-data',
    'multipart/form-data; boundary=b; boundary=c',
    'multipart/form-data; boundary=b; charset=utf-8',
    `multipart/form-data; boundary=${'b'.repeat(71)}`,
    'multipart/mixed; boundary=b',
  ])
    t.match(await send(form(file('x'), model), type), { status: 415, json: { error: 'media' }, up: undefined }, type);
});

t.test('boundaries that arrive byte by byte are found', async (t) => {
  const body = form(file('sound'), model);
  const head = `POST /hear HTTP/1.1\r\nhost: g\r\nauthorization: Bearer ${stack.key}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length}\r\n\r\n`;
  const caller = await rawCaller(stack.url, head);
  for (const byte of body) {
    caller.write(Buffer.of(byte));
    await sleep(1);
  }
  await caller.until('HTTP/1.1 200');
  caller.leave();
  t.ok(upstream.seen.at(-1)?.body.equals(body));
});

t.test('a body beyond the limit of the route is refused before it is read', async (t) => {
  const body = form(file(Buffer.alloc(1024 * 1024)), model);
  t.match(await send(body), { status: 413, up: undefined });
});

t.test('a body of near boundaries takes little time', async (t) => {
  const boundary = `${'a'.repeat(69)}b`;
  const began = performance.now();
  const { status } = await send(
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n${'a'.repeat(1_000_000)}`,
    ),
    `multipart/form-data; boundary=${boundary}`,
  );
  t.equal(status, 400);
  t.ok(performance.now() - began < 1_000, `${performance.now() - began} ms`);
});

t.test('the bytes of the file are charged', async (t) => {
  const sum = async () => (await stack.store.usage({ by: ['account'] }))[0]?.amount_nano ?? 0n;
  await until(sum, (nano) => nano > 0n);
  await sleep(100);
  const before = await sum();
  await send(form(file('sound'), model, text('times', '3')));
  t.equal(
    await until(
      async () => formatNano((await sum()) - before),
      (paid) => paid !== '0.00',
    ),
    '0.15',
  );
});
