/** `serve --sandbox` plays a vendor's configuration from the answers of its examples. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t from 'tap';
import { noCurl } from '../support/programs.ts';
import { call } from '../support/stack.ts';
import { workspace } from '../support/tollgate.ts';

const CONFIG = `version: 1
server: { listen: 127.0.0.1:8080, envelope: plain }
store: { url: { env: TOLLGATE_STORE, default: "sqlite:tollgate.db" } }
currency: { code: USD }
upstreams:
  # The sandbox replaces any kind of credential and the path of the url.
  acme:
    url: https://api.acme.example/base
    auth: { oauth2: { token_url: https://login.acme.example/token, client_id: gateway, client_secret: { env: ACME_SECRET } } }
prices:
  talk: { unit: million_tokens, by: [class], table: { input: "2.00", output: "8.00" } }
  clips: { unit: second, by: [size], table: { small: "0.50" } }
models:
  talker: { type: chat, upstream: acme, as: talker-2026, price: talk }
  clipper: { type: video, upstream: acme, price: clips }
envelopes:
  plain:
    body: { error: { code: "\${error.name}", message: "\${error.message}" } }
    names: { invalid_request: invalid_request, unauthenticated: unauthorized, insufficient_funds: insufficient_balance, not_found: not_found, method_not_allowed: method_not_allowed, conflict: conflict, internal: internal_error }
interfaces:
  acme:
    prefix: /v1
    auth: [{ header: x-acme-key }]
    envelope: plain
    forward: { headers: [content-type, accept], query: [] }
billing:
  tokens:
    unit: million_tokens
    facts: { max_tokens: { at: /max_tokens, type: int, default: 100 } }
    hold: { input: { cel: text_bytes }, output: { cel: max_tokens } }
    counts: { input: /usage/in, output: /usage/out }
    charge: { input: { cel: input }, output: { cel: output } }
    without_usage: { output: { cel: answer_bytes } }
  seconds:
    unit: second
    facts: { seconds: { at: /seconds, type: int, default: 5 }, size: { cel: '"small"', type: string, enum: [small] } }
    hold: { cel: seconds }
    actual: { at: /seconds, otherwise: { cel: seconds } }
tasks:
  clip:
    id: /id
    query: "/v1/query?clip={id}"
    cancel: "POST /v1/clips/{id}/stop"
    status: { at: /status, running: [waiting, rendering], succeeded: [ready], failed: [broken], cancelled: [stopped] }
    deadline: 24h
routes:
  talk:
    match: POST /v1/talk
    model: { at: /model, type: chat }
    billing: tokens
    examples:
      - name: a refusal of the vendor
        body: { model: talker, prompt: forbidden }
        answer: { status: 403, body: { fault: forbidden } }
      - name: an answer
        body: { model: talker, prompt: hello }
        answer: { body: { id: talk-1, model: talker, made_at: 1767225600, text: Hi., usage: { in: 1000, out: 500 } } }
        expect: { units: { input: 1000, output: 500 } }
      - name: a stream
        body: { model: talker, prompt: hello, stream: true }
        answer: { events: [{ text: H }, { text: i., usage: { in: 1000, out: 2000 } }, "[DONE]"] }
        expect: { units: { input: 1000, output: 2000 } }
  make_clip:
    match: POST /v1/clips
    model: { at: /model, type: video }
    billing: seconds
    creates_task: clip
    examples:
      - name: a clip
        body: { model: clipper, prompt: a red kite, seconds: 5 }
        answer: { status: 201, body: { id: clip-7, status: waiting, seconds: 5, created: 1767225600 } }
  get_clip:
    match: GET /v1/clips/{id}
    task: { poll: id, kinds: [clip] }
    examples:
      - { name: waiting, after: a clip, answer: { body: { id: clip-7, status: waiting } }, expect: { state: running } }
      - { name: rendering, after: a clip, answer: { body: { id: clip-7, status: rendering } }, expect: { state: running } }
      - { name: broken, after: a clip, answer: { body: { id: clip-7, status: broken } }, expect: { state: failed } }
      - name: ready
        after: a clip
        answer: { body: { id: clip-7, status: ready, seconds: 5, url: "https://files.example.com/clip-7.mp4?seconds=5", created: 1767225600, done: "2026-01-01T00:09:00Z" } }
        expect: { units: { seconds: 5 } }
  stop_clip:
    match: POST /v1/clips/{id}/cancel
    task: { cancel: id, kinds: [clip] }
    examples:
      - name: a stop
        after: a clip
        polls: [{ body: { id: clip-7, status: waiting } }, { body: { id: clip-7, status: stopped } }]
        answer: { body: { stopped: clip-7 } }
        expect: { state: failed }
  clip_info: { match: "GET /v1/info/{name}", upstream: acme }
`;

t.test('every journey of a new vendor', { skip: noCurl() }, async (t) => {
  const { dir, start, json } = await workspace(t);
  const file = join(dir, 'gateway.yaml');
  await writeFile(file, CONFIG);
  const gateway = start(['serve', '--sandbox', '--port', '0', '--config', file]);
  await gateway.seen(/Press Ctrl-C/);
  const [, url = ''] = await gateway.seen(/listening on (\S+)/);
  const [create = '', poll = ''] = gateway.output.stdout.split('\n').filter((line) => line.includes('curl '));
  const [key = ''] = await gateway.seen(/tg_[\w-]+/);
  const ask = (path: string, body?: object) =>
    call(url + path, body === undefined ? 'GET' : 'POST', body, { 'x-acme-key': key });
  const paste = async (line: string) => (await promisify(execFile)('sh', ['-c', line])).stdout;
  const captures = async () => {
    const { entries } = Object(await json(['ledger', 'demo']));
    return entries.flatMap((entry: { kind: string; amount: string }) => (entry.kind === 'capture' ? entry.amount : []));
  };
  const began_s = Math.floor(Date.now() / 1000);

  await t.test('the printed commands create a task and poll it to its end, which is charged', async (t) => {
    const made = JSON.parse(await paste(create));
    t.match(made, { id: /^clip-7-\d{12}$/, status: 'waiting', seconds: 5 });
    t.ok(made.created >= began_s, 'it is created now');
    const polled = [];
    for (let polls = 0; polls < 4; polls += 1) polled.push(JSON.parse(await paste(poll.replace('TASK_ID', made.id))));
    t.same(
      polled.map(({ id, status }) => [id === made.id, status]),
      [
        [true, 'waiting'],
        [true, 'rendering'],
        [true, 'ready'],
        [true, 'ready'],
      ],
    );
    const end = polled.at(-1);
    t.equal(end.created, made.created);
    t.ok(Date.parse(end.done) <= Date.now(), 'no time but one of expiry is in the future');
    t.equal((await fetch(end.url)).headers.get('content-type'), 'video/mp4');
    t.same(await captures(), ['2.50']);
  });

  await t.test('tasks have ids of their own, and their own values', async (t) => {
    const [a, b] = await Promise.all([2, 3].map((seconds) => ask('/v1/clips', { model: 'clipper', seconds })));
    t.not(a?.json.id, b?.json.id);
    t.match(b?.json, { seconds: 3 });
  });

  await t.test('a request names the example that it wants', async (t) => {
    const { json } = await ask('/v1/clips', { model: 'clipper', prompt: 'a kite [broken]' });
    const states = [];
    for (let polls = 0; polls < 3; polls += 1) states.push((await ask(`/v1/clips/${json.id}`)).json.status);
    t.same(states, ['waiting', 'rendering', 'broken']);
  });

  await t.test('a task is cancelled by the path of its kind', async (t) => {
    const { json } = await ask('/v1/clips', { model: 'clipper', prompt: 'a kite' });
    t.match(await ask(`/v1/clips/${json.id}/cancel`, {}), { status: 200, json: { stopped: json.id } });
    t.match(await ask(`/v1/clips/${json.id}`), { json: { status: 'stopped' } });
  });

  await t.test('answers and streams are chosen by the request, and billed', async (t) => {
    const body = { model: 'talker', prompt: 'something else' };
    const answer = await ask('/v1/talk', body);
    t.match(answer.json, { id: /^talk-1-\d{12}$/, text: 'Hi.', model: 'talker-2026' });
    t.ok(answer.json.made_at >= began_s);
    const stream = await ask('/v1/talk', { ...body, stream: true });
    t.match(stream.text, /^data: \{"text":"H"\}\n\n.*"out":2000.*\n\ndata: \[DONE\]\n\n$/s);
    t.match(await ask('/v1/talk', { model: 'talker', prompt: 'forbidden' }), { status: 403 });
  });

  await t.test('without an example, the answer says which one to add', async (t) => {
    const { status, json } = await ask('/v1/info/a');
    t.equal(status, 404);
    t.match(json.error.message, 'add an example with an answer to the route clip_info');
  });

  gateway.child.kill('SIGTERM');
  t.equal((await gateway.ended).code, 0);
  t.match(await json(['usage']), { usage: [{ model: 'clipper' }, { model: 'talker', requests: 2, amount: '0.024' }] });
  t.match(await json(['audit']), { ok: true });
});
