/** The specification, Authentication. */
import t, { type Test } from 'tap';
import { OPERATOR } from '../support/operator.ts';
import { film, keyHeader, officialBody, runTask, tasksPath, unifiedBody, unifiedPath } from '../support/requests.ts';
import { call, type Reply } from '../support/stack.ts';
import { customer } from './customers.ts';
import { observe, passed } from './journal.ts';
import { stackFor, statement } from './support.ts';

const stack = await stackFor(t);
const { account, key } = await customer(stack);

type Headers = Readonly<Record<string, string>>;
const send = (method: string, path: string, headers: Headers, body?: unknown): Promise<Reply> =>
  call(stack.url + path, method, body, headers);

const message = { model: 'chat-large', max_tokens: 9, messages: [{ role: 'user', content: 'hello' }] };
const contents = { contents: [{ parts: [{ text: 'hello' }] }] };
const chat = (headers: Headers) => send('POST', '/v1/messages', headers, message);
const generate = (headers: Headers, query = '') =>
  send('POST', `/v1beta/models/gen-pro:generateContent${query}`, headers, contents);

/** Every public endpoint. */
const endpoints: readonly (readonly [method: string, path: string])[] = [
  ['POST', tasksPath],
  ['GET', tasksPath],
  ['GET', `${tasksPath}/id`],
  ['DELETE', `${tasksPath}/id`],
  ...['k', 'c', 's', 'z', 'r'].flatMap((family): [string, string][] => [
    ['POST', unifiedPath(family)],
    ['GET', `${unifiedPath(family)}/id`],
  ]),
  ['POST', '/api/v3/liveness/sessions'],
  ['GET', '/api/v3/liveness/sessions/id'],
  ['POST', '/api/v3/asset-groups'],
  ['GET', '/api/v3/asset-groups/id'],
  ['POST', '/api/v3/assets'],
  ['GET', '/api/v3/assets/id'],
  ['POST', '/v1beta/models/gen-pro:generateContent'],
  ['POST', '/v1beta/models/gen-pro:streamGenerateContent'],
  ['GET', '/v1beta/models'],
  ['POST', '/v1/messages'],
  ['POST', '/v1/messages/count_tokens'],
];

/** Checks that without a key every endpoint answers 401 and sends nothing upstream, and with a key not 401. */
async function needsKey(t: Test, prefix: string): Promise<void> {
  for (const [method, path] of endpoints.filter(([, each]) => each.startsWith(`${prefix}/`))) {
    const body = method === 'POST' ? {} : undefined;
    const { result, sent } = await observe(stack, () => send(method, path, {}, body));
    t.equal(result.status, 401, `${method} ${path}`);
    t.strictSame(sent, []);
    t.not((await send(method, path, keyHeader(path, key), body)).status, 401);
  }
}

statement(t, 'auth.v3', async (t) => {
  await needsKey(t, '/api/v3');
  t.equal((await send('GET', tasksPath, { authorization: `bearer ${key}` })).status, 200, 'in any case');
});
statement(t, 'auth.v1beta', (t) => needsKey(t, '/v1beta'));
statement(t, 'auth.v1', (t) => needsKey(t, '/v1'));

statement(t, 'auth.bravo-version', async (t) => {
  const { up } = await passed(stack, () => chat({ 'x-api-key': key, 'bravo-version': '2023-06-01' }));
  t.equal(up.headers['bravo-version'], '2023-06-01');
  const { up: without } = await passed(stack, () => chat({ 'x-api-key': key }));
  t.notOk('bravo-version' in without.headers, 'and is not invented');
});

statement(t, 'auth.bravo-beta', async (t) => {
  const flags = 'tools-2024-04-04,cache-2024-07-31';
  const { up } = await passed(stack, () => chat({ 'x-api-key': key, 'bravo-beta': flags }));
  t.equal(up.headers['bravo-beta'], flags);
});

statement(t, 'auth.key-stays', async (t) => {
  const me = await customer(stack);
  const { result, sent } = await observe(stack, async () => [
    await chat({ 'x-api-key': me.key, authorization: `Bearer ${me.key}` }),
    await generate({ 'x-alpha-api-key': me.key, 'x-goog-api-key': me.key }, `?key=${me.key}&alt=json`),
    await me.call('POST', unifiedPath('c'), unifiedBody({ references: [{ type: 'video', url: film(stack, 2) }] })),
    await runTask(me, tasksPath, officialBody()),
    await me.call('POST', '/api/v3/asset-groups', { Name: 'x' }),
    await me.call('GET', '/api/v3/nothing'),
    await send('GET', tasksPath, { authorization: me.key }),
    await chat({ 'x-api-key': `${me.key}x` }),
  ]);
  t.ok(sent.length >= 6);
  t.notOk(JSON.stringify(sent).includes(me.key), 'in no upstream request');
  const answers = result.map(({ text, headers }) => text + JSON.stringify([...headers])).join('\n');
  t.notOk(answers.includes(me.key), 'in no answer');
  t.notOk(answers.includes('upstream-secret'), 'nor is the gateway’s own credential');
  for (const { headers, upstream } of sent) {
    if (upstream === null) continue;
    t.ok(
      Object.values(headers).some((value) => value.endsWith('upstream-secret')),
      `${upstream} gets the gateway’s credential`,
    );
  }
});

statement(t, 'auth.envelope', async (t) => {
  const wrong = 'tg_nobody';
  const video = await send('GET', tasksPath, { authorization: `Bearer ${wrong}` });
  t.equal(video.status, 401);
  t.strictSame(video.json, { error: { code: 'unauthorized', message: video.json.error.message } });
  const generative = await generate({ 'x-alpha-api-key': wrong });
  t.equal(generative.status, 401);
  const { message } = generative.json.error;
  t.strictSame(generative.json, { error: { code: 401, message, status: 'UNAUTHENTICATED' } });
  const messages = await chat({ 'x-api-key': wrong });
  t.equal(messages.status, 401);
  t.match(messages.json, { type: 'error', error: { type: 'authentication_error', message: /./ } });
});

statement(t, 'auth.bearer', async (t) => {
  t.equal((await chat({ authorization: `Bearer ${key}` })).status, 200);
  t.equal((await generate({ authorization: `Bearer ${key}` })).status, 401);
  const wrongFirst = await chat({ 'x-api-key': 'tg_nobody', authorization: `Bearer ${key}` });
  t.equal(wrongFirst.status, 401, 'the first header present decides');
});

statement(t, 'auth.sdk-names', async (t) => {
  t.equal((await generate({ 'x-goog-api-key': key })).status, 200);
  const { reply, up } = await passed(stack, () => generate({}, `?key=${key}`));
  t.equal(reply.status, 200);
  t.equal(up.query, '', 'the key is removed from the query');
  const version = { 'anthropic-version': '2023-06-01', 'anthropic-beta': 'x-1' };
  const { up: message } = await passed(stack, () => chat({ 'x-api-key': key, ...version }));
  t.match(message.headers, version);
});

statement(t, 'auth.life', async (t) => {
  const ask = (secret: string) => send('GET', tasksPath, { authorization: `Bearer ${secret}` });
  const past = await stack.newKey(account, { expires_at_ms: Date.now() - 1 });
  t.match(await ask(past.key), { status: 401, json: { error: { code: 'unauthorized' } } });
  const future = await stack.newKey(account, { expires_at_ms: Date.now() + 3_600_000 });
  t.equal((await ask(future.key)).status, 200);
  await stack.store.revokeKey(future.id, OPERATOR);
  t.match(await ask(future.key), { status: 401, json: { error: { code: 'unauthorized' } } });
  t.equal((await ask(key)).status, 200, 'the account’s other keys still work');
});
