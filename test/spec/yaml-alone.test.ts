/** A sixth per-second family and a fourth interface need only edits of YAML. */
import t from 'tap';
import { film, officialBody, runTask, tasksPath, unifiedBody, unifiedPath } from '../support/requests.ts';
import { call } from '../support/stack.ts';
import { customer } from './customers.ts';
import { passed, refused } from './journal.ts';
import { configWith, stackFor } from './support.ts';

/** The text that an operator adds for a family x, and the existing text after it: seven lines at two places. */
const sixthFamily: readonly (readonly [before: string, added: string])[] = [
  ['    k: { env: K,', '    x: { env: X, videos: x/videos }\n'],
  [
    '  video_tokens:\n    unit: million_tokens\n    by:',
    `  x:
    like: c
    table:
      480p:  { none: "0.100000", video: "0.070000" }
      720p:  { none: "0.200000", video: "0.140000" }
      1080p: { none: "0.400000", video: "0.280000" }
      4k:    { none: "0.800000", video: "0.560000" }
`,
  ],
];

t.test('a sixth family is created, polled and billed on both formats', async (t) => {
  const config = configWith(...sixthFamily.map(([before, added]) => [before, added + before] as const));
  const stack = await stackFor(t, { config });
  const me = await customer(stack);
  const model = 'x/vidgen-2.0';

  const unified = await passed(stack, () => me.call('POST', unifiedPath('x'), unifiedBody({ model })));
  t.match(unified.up, { upstream: 'x', path: unifiedPath('x'), headers: { authorization: 'Bearer upstream-secret' } });
  t.match(unified.reply, { status: 202, json: { task_id: /./, status: 'running', model } });
  t.match(JSON.parse(unified.up.body), { duration: 4, resolution: '480p' });
  const done = await me.call('GET', `${unifiedPath('x')}/${unified.reply.json.task_id}`);
  t.match(done.json, { status: 'succeeded', videoUrl: /^http/ });

  const official = await runTask(me, tasksPath, officialBody({ model, resolution: undefined }, '[instant] [billed=3]'));
  t.match(official.json, { status: 'succeeded', model, billedSeconds: 3 });
  const content = [
    { type: 'text', text: 'a kite [instant]' },
    { type: 'video_url', video_url: { url: film(stack, 5) } },
  ];
  t.match((await runTask(me, tasksPath, officialBody({ model, content }))).json, { billedSeconds: 9 });
  await runTask(me, unifiedPath('x'), unifiedBody({ model }, '[instant] [fail]'));

  const moved = (await me.ledger()).filter((entry) => !entry.startsWith('hold'));
  t.strictSame(moved, [
    'capture 0.40', // 4 × 0.10
    'capture 0.60', // 3 × 0.20: the model's default resolution
    'capture 0.63', // 9 × 0.07
    'release 0.40',
  ]);
  const wrong = () => me.call('POST', unifiedPath('x'), unifiedBody());
  await refused(t, stack, wrong, 400, 'invalid_request', /x\/vidgen/);
  const other = () => me.call('POST', unifiedPath('c'), unifiedBody({ model }));
  await refused(t, stack, other, 400, 'invalid_request', /c\/vidgen/);
});

/** The text that an operator adds for a second interface like messages. */
const fourthInterface: readonly (readonly [before: string, added: string])[] = [
  [
    '# An interface has a path prefix',
    `  alt:
    headers: { x-alt-request: "\${request.id}" }
    body: { ok: false, fault: { kind: "\${error.name}", text: "\${error.message}", http: "\${error.status}" } }
    stream: { event: fault, data: { ok: false, fault: "\${error.name}" } }
    names: { invalid_request: bad, unauthenticated: who, insufficient_funds: broken, internal: broken }
    statuses: { unauthenticated: 403 }

`,
  ],
  [
    '  messages:\n    like: generative\n    prefix: [/v1, /v1/models]\n',
    '  alt: { prefix: /v1alt, auth: [{ header: x-alt-key }], envelope: alt, forward: { headers: [content-type, alt-version], query: [] } }\n',
  ],
  [
    '  count_tokens:\n',
    `  create_alt_message:
    match: POST /v1alt/talk
    model: { at: /model, type: chat, upstream: [messages] }
    body: schemas/requests/message.json
    forward: { path: /v1/messages }
    on_abort: cancel
`,
  ],
];

t.test('a fourth interface has its own path, header and envelope, streams included', async (t) => {
  const config = configWith(...fourthInterface.map(([before, added]) => [before, added + before] as const));
  const stack = await stackFor(t, { config });
  const { key } = await customer(stack);
  const talk = (content: string, more: object = {}, headers: Readonly<Record<string, string>> = { 'x-alt-key': key }) =>
    call(`${stack.url}/v1alt/talk`, 'POST', body(content, more), headers);
  const body = (content: string, more: object) => ({
    model: 'chat-large',
    max_tokens: 60,
    messages: [{ role: 'user', content }],
    ...more,
  });

  const { reply, up } = await passed(stack, () => talk('hello', {}, { 'x-alt-key': key, 'alt-version': '7' }));
  t.match(reply, { status: 200, json: { type: 'message', content: [{ text: /hello/ }] } });
  t.match(up, { upstream: 'messages', path: '/v1/messages', body: JSON.stringify(body('hello', {})) });
  t.match(up.headers, { 'alt-version': '7', 'x-api-key': 'upstream-secret' });
  t.notOk('x-alt-key' in up.headers);

  const stream = await talk('hello', { stream: true });
  t.match(stream.headers.get('content-type'), /^text\/event-stream/);
  t.match(stream.text, /^event: message_start\n[\s\S]+event: message_stop\n/);
  const response = await fetch(`${stack.url}/v1alt/talk`, {
    method: 'POST',
    headers: { 'x-alt-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(body('[truncate] [long]', { stream: true })),
  });
  let heard = '';
  await t.rejects(async () => {
    for await (const chunk of response.body ?? []) heard += Buffer.from(chunk).toString();
  }, 'a broken stream does not end cleanly');
  t.ok(
    heard.endsWith('event: fault\ndata: {"ok":false,"fault":"broken"}\n\n'),
    'and ends with the error event of its envelope',
  );

  const unknown = await talk('hello', {}, { 'x-api-key': key });
  t.equal(unknown.status, 403);
  t.match(unknown.headers.get('x-alt-request'), /^req_/);
  t.strictSame(unknown.json, { ok: false, fault: { kind: 'who', text: unknown.json.fault.text, http: 403 } });
  const bad = await talk('hello', { messages: [] });
  t.match(bad, { status: 400, json: { ok: false, fault: { kind: 'bad', text: /messages/, http: 400 } } });
  const old = await call(`${stack.url}/v1/messages`, 'POST', body('hello', {}), { 'x-alt-key': key });
  t.equal(old.status, 401, '/v1 does not accept its header');
});
