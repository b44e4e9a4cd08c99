/** `record` sends forms and files as curl does, and `explain` prices them; both read the length of a sound. */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import t from 'tap';
import { media } from '../../src/config/sandbox/media.ts';
import { root, workspace } from '../support/tollgate.ts';

const ROUTES = `prices: { talk: { unit: second, by: [class], table: { second: "0.01" } } }
models: { hear: { type: chat, upstream: main, price: talk } }
billing:
  heard:
    unit: second
    facts: { size: { at: /file/bytes, type: int }, length: { media: { file: file, otherwise: size } } }
    hold: { second: { cel: length } }
    counts: { seconds: { ceil: /seconds } }
    charge: { second: { cel: seconds } }
    without_usage: hold
routes:
  form:
    interface: main
    match: POST /v1/form
    model: { at: /model, type: chat }
    form: { file: { type: file, required: true, content_types: [audio/*] }, model: { required: true }, loud: { type: bool }, "words[]": { repeat: 3 } }
    billing: heard
  file:
    interface: main
    match: POST /v1/file
    model: { query: model, type: chat }
    file: { content_types: [audio/*] }
    billing: heard
`;

const seen: { url: string | undefined; type: string | undefined; body: Buffer }[] = [];
const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece) => pieces.push(piece));
  request.on('end', () => {
    seen.push({ url: request.url, type: request.headers['content-type'], body: Buffer.concat(pieces) });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"text":"Hi.","seconds":2.4}');
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
t.teardown(() => server.close());

const { dir, run, json } = await workspace(t);
const config = join(dir, 'gateway.yaml');
const base = await readFile(join(root, 'test/config/bases/talk.yaml'), 'utf8');
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const kept = base.replace(/^(?:prices|models):\n(?: .*\n)+/gm, '').replace(/^billing:[\s\S]*/m, '');
await writeFile(config, kept.replace('http://127.0.0.1:9000', `"${address}"`) + ROUTES);
const sound = Buffer.from(
  media({ name: 'a.wav', query: new URLSearchParams({ seconds: '3' }), range: undefined }).body,
);
const file = join(dir, 'hello.wav');
await writeFile(file, sound);
const form = [
  '--form',
  `file=@${file}`,
  '--form',
  'model=hear',
  '--form',
  'loud=true',
  '--form',
  'words[]=a=b',
  '--form',
  'words[]=c',
];

t.test('explain prices a form and a file by the length of the sound', async (t) => {
  const quote = { ok: true, quote: { units: { second: '3' }, hold: '0.03' } };
  t.match(await json(['explain', 'POST', '/v1/form', ...form, '--config', config]), quote);
  t.match(await json(['explain', 'POST', '/v1/file?model=hear', '--file', file, '--config', config]), quote);
  const body = JSON.stringify({ file: { content_type: 'audio/wav', bytes: 9, seconds: 3 } });
  const stated = ['explain', 'POST', '/v1/file?model=hear', '--body', '-', '--config', config];
  t.match(await json(stated, { input: body }), quote, 'and by the length that a body states');
  t.equal(seen.length, 0);
});

t.test('record sends the form and the file themselves, and check plays what it adds', async (t) => {
  t.match(await run(['record', 'POST', '/v1/form', ...form, '--name', 'a form', '--config', config]), { code: 0 });
  const sent = await new Response(seen[0]?.body, { headers: { 'content-type': seen[0]?.type ?? '' } }).formData();
  t.strictSame([sent.get('model'), sent.get('loud'), sent.getAll('words[]')], ['hear', 'true', ['a=b', 'c']]);
  const part = sent.get('file');
  t.ok(part instanceof File && part.name === 'hello.wav' && part.type === 'audio/wav');
  t.ok(sound.equals(Buffer.from(await new Response(part).arrayBuffer())), 'the same bytes');

  const args = ['record', 'POST', '/v1/file?model=hear', '--file', `${file};type=audio/x-wav`, '--config', config];
  t.match(await run([...args, '--name', 'a file']), { code: 0 });
  t.match(seen[1], { url: '/v1/file?model=hear', type: 'audio/x-wav' });
  t.ok(seen[1]?.body.equals(sound));

  const text = await readFile(config, 'utf8');
  t.match(text, `filename: "hello.wav", content_type: "audio/wav", bytes: ${sound.length}, seconds: 3`);
  t.match(text, 'expect: { units: { second: 3 } }');
  t.same(await json(['check', '--config', config]), { diagnostics: [] });
});

t.test('a body that the route does not take, and one that would send zeros, are refused', async (t) => {
  const refused = async (...args: string[]) =>
    (await run([...args, '--config', config], { input: '{"file":{}}' })).stderr;
  t.match(await refused('record', 'POST', '/v1/form', '--body', '-'), /the route form takes a form\n.*--form/);
  t.match(await refused('record', 'POST', '/v1/file', '--body', '-'), /a file without its content\n.*--file/);
  t.match(await refused('record', 'POST', '/v1/file', ...form), /the route file takes no form/);
  t.match(await refused('explain', 'POST', '/v1/form', '--file', file), /the route form takes no file/);
  t.match(await refused('explain', 'POST', '/v1/form', '--body', '-', ...form), /a request has one body/);
  t.match(await refused('record', 'POST', '/v1/file', '--file', join(dir, 'none.wav')), /cannot be read \(ENOENT\)/);
  t.match(await refused('record', 'POST', '/v1/form', '--form', 'file'), /Write NAME=TEXT or NAME=@FILE/);
  t.equal(seen.length, 2, 'nothing is sent');
});
