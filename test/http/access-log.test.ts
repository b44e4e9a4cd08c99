/** Tests the lines of the access log. */
import pino from 'pino';
import t from 'tap';
import {
  generativeStream,
  long,
  messagesJson,
  newestTask,
  officialVideo,
  post,
  rig,
  withTimeouts,
} from '../support/interfaces.ts';
import { rawCaller, rawRequest } from '../support/raw-caller.ts';
import { call } from '../support/stack.ts';

const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
const rigged = await rig(t, () => {}, { config: withTimeouts(long), log });
const { stack, server } = rigged;
const prompt = 'a-prompt-nobody-may-read';
const answerText = 'an-answer-nobody-may-read';

t.test('a line has the caller, the route and the status, and no secret, body, header or query', async (t) => {
  server.play(({ reply, index }) =>
    reply(200, { id: `log-${index}`, said: answerText }, 'x-secret-answer: header-nobody-may-read\r\n'),
  );
  for (const sample of [messagesJson, officialVideo, generativeStream]) {
    const body = JSON.parse(JSON.stringify(sample.body).replace(/hello|a red kite/, prompt));
    t.equal((await post(rigged, { ...sample, body })).status, 200);
  }
  const query = `${generativeStream.path}?key=${stack.key}&alt=query-nobody-may-read`;
  await call(stack.url + query, 'POST', generativeStream.body);
  await call(stack.url + generativeStream.path, 'POST', generativeStream.body, {
    'x-alpha-api-key': 'tg_wrong-key-nobody-may-read',
  });
  await call(`${stack.url}/v1/nothing?key=${stack.key}`, 'GET');
  await stack.call('GET', `${officialVideo.path}/${(await newestTask(stack)).upstream_id}`);
  // All ways to fail, because an error could contain secrets.
  server.play(({ reset }) => reset());
  for (const sample of [messagesJson, officialVideo, generativeStream]) await post(rigged, sample);
  server.play(({ write, reset }) => {
    write(`HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n${answerText}`);
    setTimeout(reset, 20);
  });
  await post(rigged, messagesJson).catch(() => {});
  server.play(({ write }) => write(`${answerText}\r\n\r\n`));
  for (const sample of [messagesJson, officialVideo]) await post(rigged, sample);
  for (const body of [`{"${prompt}`, `{"model":"${prompt}"}`]) await stack.call('POST', messagesJson.path, body);
  const caller = await rawCaller(
    stack.url,
    rawRequest(
      'POST',
      messagesJson.path,
      [`x-api-key: ${stack.key}`, 'content-type: application/json'],
      JSON.stringify(messagesJson.body),
    ).slice(0, -3),
  );
  caller.leave();
  while (!lines.some((line) => line.includes('"status":499'))) await new Promise((wake) => setTimeout(wake, 5));

  const text = lines.join('');
  t.match(text, '"route":"create_message"');
  t.match(text, `"account":"${stack.account}"`);
  t.match(text, `"target":"${server.url}"`);
  for (const secret of [stack.key, stack.key.slice(3), 'upstream-secret', 'nobody-may-read', 'alt='])
    t.notMatch(text, secret);
});

t.test('a user and a password in the target of a request are in no line', async (t) => {
  const host = 'someone:password-nobody-may-read@gateway';
  for (const scheme of ['http', 'ftp']) {
    lines.length = 0;
    const request = rawRequest('GET', `${scheme}://${host}/v1/models`, ['connection: close']);
    const caller = await rawCaller(stack.url, request);
    await caller.untilEnded();
    caller.leave();
    const text = lines.join('');
    t.match(text, '"status":400');
    t.match(text, '"path":"/v1/models"');
    t.notMatch(text + caller.received, 'nobody-may-read');
  }
});

t.test('there is one line per request, with its status', async (t) => {
  server.play(({ reply }) => reply(418, {}));
  lines.length = 0;
  await post(rigged, messagesJson);
  while (lines.length === 0) await new Promise((wake) => setTimeout(wake, 5));
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  t.equal(requests.length, 1);
  t.match(requests[0], {
    route: 'create_message',
    model: 'chat-large',
    method: 'POST',
    path: messagesJson.path,
    account: stack.account,
    upstream: 'messages',
    target: server.url,
    upstream_status: 418,
    status: 418,
    ms: Number,
    admission_ms: Number,
    first_byte_ms: Number,
    level: 'info',
    id: String,
    key: String,
  });
});

/** The next line of a request. */
async function lineOf(ask: () => Promise<unknown>) {
  lines.length = 0;
  await ask();
  for (;;) {
    const found = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request' || msg === 'refused');
    if (found !== undefined) return found;
    await new Promise((wake) => setTimeout(wake, 5));
  }
}

t.test('a line has the units and the cost of a metered request', async (t) => {
  const usage = { input_tokens: 10, output_tokens: 20 };
  server.play(({ reply }) => reply(200, { id: 'm', type: 'message', content: [], usage }));
  const line = await lineOf(() => post(rigged, messagesJson));
  t.match(line, { units: { input: '10', output: '20' }, charged: /^0\.\d+$/ });
  t.notOk('hold' in line);
});

t.test('a line has the units, the hold and the task of a creation, and the task of a poll', async (t) => {
  server.play(({ reply }) => reply(200, { id: 'made', status: 'running' }));
  const created = await lineOf(() => post(rigged, officialVideo));
  t.match(created, { task: /^task_/, units: { seconds: /^\d+$/ }, hold: /^\d/, upstream: 'c', upstream_status: 200 });
  const polled = await lineOf(() => stack.call('GET', `${officialVideo.path}/made`));
  t.match(polled, { task: created.task, upstream: 'c', upstream_status: 200, path: `${officialVideo.path}/made` });
});

t.test('the line of a settled task has its caller, model, units and cost', async (t) => {
  server.play(({ reply }) => reply(200, { id: 'ended', status: 'running' }));
  const created = await lineOf(() => post(rigged, officialVideo));
  server.play(({ reply }) => reply(200, { id: 'ended', status: 'succeeded', content: {}, duration: 3 }));
  lines.length = 0;
  await stack.call('GET', `${officialVideo.path}/ended`);
  const settled = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'settled');
  t.match(settled, {
    task: created.task,
    route: 'create_video_task',
    account: stack.account,
    key: stack.key_id,
    model: 'c/vidgen-2.0',
    upstream: 'c',
    state: 'succeeded',
    units: { seconds: /^\d+$/ },
    charged: /^\d+\.\d+$/,
    ms: Number,
  });
});

t.test('a line of a failure has its kind, and the code of the upstream', async (t) => {
  server.play(({ reset }) => reset());
  const failed = await lineOf(() => post(rigged, messagesJson));
  t.match(failed, { error: 'upstream_failed', code: 'ECONNRESET', status: 502, upstream: 'messages' });
  t.notOk('upstream_status' in failed);
  const refused = await lineOf(() => stack.call('POST', messagesJson.path, '{'));
  t.match(refused, { error: 'invalid_request', status: 400 });
  t.notOk('upstream' in refused, 'it was not sent');
});

t.test('a path is cut, and shows no key and no session token', async (t) => {
  const long = await lineOf(() => stack.call('GET', `/v1/${'x'.repeat(2_000)}`));
  t.equal(long.path.length, 256);
  const key = await lineOf(() => stack.call('GET', `/v1/nothing/${stack.key}/x`));
  t.equal(key.path, '/v1/nothing/tg_…/x');
  const session = await lineOf(() => stack.call('GET', '/api/v3/liveness/sessions/a-session-token'));
  t.equal(session.path, '/api/v3/liveness/sessions/{byted_token}');
  lines.length = 0;
  const base = '/api/v3/liveness/sessions';
  for (const [method, path, shown] of [
    ['PUT', `${base}/a-session-token`, `${base}/…`],
    ['GET', `${base}/a-session-token/`, `${base}/…`],
    ['GET', `${base}/a-session-token/more`, `${base}/…`],
    ['GET', `${base}//a-session-token`, `${base}/…`],
    ['GET', '/v3/liveness/SESSIONS/a-session-token/', '/v3/liveness/SESSIONS/…'],
    ['GET', '/api/v3/liveness/session%73/a-session-token/', `${base}/…`],
    ['GET', `${base}/a-session-token%zz`, `${base}/…`],
    ['DELETE', base, base],
  ] as const) {
    const refused = await lineOf(() => stack.call(method, path));
    t.equal(refused.path, shown, path);
    t.notMatch(lines.join(''), /a-session-token/, path);
  }
});

t.test('a request with an unknown method has a line, with the id of its answer', async (t) => {
  lines.length = 0;
  const refused = await stack.call('PUT', messagesJson.path);
  t.equal(refused.status, 405);
  const line = lines.map((each) => JSON.parse(each)).find(({ msg }) => msg === 'refused');
  t.match(line, { id: refused.headers.get('request-id'), method: 'PUT', status: 405 });
});
