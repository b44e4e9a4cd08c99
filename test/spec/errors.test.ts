/** The specification, Errors. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import t, { type Test } from 'tap';
import { renderError } from '../../src/gateway/http/errors.ts';
import { startGateway } from '../../src/gateway/runtime/gateway.ts';
import { openStore } from '../../src/ledger/open-store.ts';
import { ERROR_KINDS, type ErrorKind } from '../../src/lib/refusal.ts';
import {
  keyHeader,
  officialBody,
  runTask,
  tasksPath,
  tokenBody,
  unifiedBody,
  unifiedPath,
} from '../support/requests.ts';
import { call, type Reply } from '../support/stack.ts';
import { customer } from './customers.ts';
import { observe, passed, refused } from './journal.ts';
import { configWith, configWithTokenModel, gatewayWithoutUpstreams, stackFor, statement } from './support.ts';
import { fixedUpstream } from './upstreams.ts';

/** The status of each kind and its name in the three envelopes. */
const kinds: Readonly<Record<ErrorKind, readonly [status: number, video: string, google: string, messages: string]>> = {
  invalid_request: [400, 'invalid_request', 'INVALID_ARGUMENT', 'invalid_request_error'],
  unsupported_media_type: [415, 'unsupported_media_type', 'INVALID_ARGUMENT', 'invalid_request_error'],
  body_too_large: [413, 'request_too_large', 'INVALID_ARGUMENT', 'request_too_large'],
  unauthenticated: [401, 'unauthorized', 'UNAUTHENTICATED', 'authentication_error'],
  account_suspended: [403, 'forbidden', 'PERMISSION_DENIED', 'permission_error'],
  insufficient_funds: [402, 'insufficient_balance', 'FAILED_PRECONDITION', 'billing_error'],
  model_not_found: [404, 'model_not_found', 'NOT_FOUND', 'not_found_error'],
  task_not_found: [404, 'task_not_found', 'NOT_FOUND', 'not_found_error'],
  resource_not_found: [404, 'resource_not_found', 'NOT_FOUND', 'not_found_error'],
  route_not_found: [404, 'not_found', 'NOT_FOUND', 'not_found_error'],
  method_not_allowed: [405, 'method_not_allowed', 'UNIMPLEMENTED', 'invalid_request_error'],
  conflict: [409, 'conflict', 'ABORTED', 'conflict_error'],
  idempotency_mismatch: [422, 'idempotency_key_reused', 'INVALID_ARGUMENT', 'invalid_request_error'],
  request_timeout: [408, 'request_timeout', 'CANCELLED', 'timeout_error'],
  upstream_failed: [502, 'upstream_error', 'UNAVAILABLE', 'api_error'],
  upstream_timeout: [504, 'upstream_timeout', 'DEADLINE_EXCEEDED', 'timeout_error'],
  upstream_off: [503, 'upstream_unavailable', 'UNAVAILABLE', 'api_error'],
  overloaded: [503, 'overloaded', 'UNAVAILABLE', 'overloaded_error'],
  rate_limited: [429, 'rate_limited', 'RESOURCE_EXHAUSTED', 'rate_limit_error'],
  spend_limited: [402, 'spend_limit_reached', 'FAILED_PRECONDITION', 'billing_error'],
  internal: [500, 'internal_error', 'INTERNAL', 'api_error'],
};

/** One of the three interfaces: a valid request, and the exact body of an error of a kind. */
interface Interface {
  readonly prefix: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly unknownModel: { readonly path: string; readonly body: object };
  /** A body with a word that steers the sandbox. */
  readonly steered: (word: string) => object;
  readonly error: (kind: ErrorKind, message: string, requestId: string | null) => object;
}

const chatBody = (content: string) => ({ model: 'chat-large', max_tokens: 9, messages: [{ role: 'user', content }] });
const contentsBody = (text: string) => ({ contents: [{ parts: [{ text }] }] });

const video: Interface = {
  prefix: '/api/v3',
  path: unifiedPath('c'),
  body: { model: 'c/vidgen-2.0', prompt: 'a kite' },
  unknownModel: { path: tasksPath, body: tokenBody({ model: 'nobody' }) },
  steered: (word) => unifiedBody({}, word),
  error: (kind, message) => ({ error: { code: kinds[kind][1], message } }),
};
/** Kinds whose answer says when to try again. */
const DELAYED: ReadonlySet<ErrorKind> = new Set(['upstream_off', 'overloaded']);
const google: Interface = {
  prefix: '/v1beta',
  path: '/v1beta/models/gen-pro:generateContent',
  body: contentsBody('hello'),
  unknownModel: { path: '/v1beta/models/nobody:generateContent', body: contentsBody('hello') },
  steered: contentsBody,
  error: (kind, message) => ({
    error: {
      code: kinds[kind][0],
      message,
      status: kinds[kind][2],
      ...(DELAYED.has(kind) && {
        details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '5s' }],
      }),
    },
  }),
};
const messages: Interface = {
  prefix: '/v1',
  path: '/v1/messages',
  body: chatBody('hello'),
  unknownModel: { path: '/v1/messages', body: { ...chatBody('hello'), model: 'nobody' } },
  steered: chatBody,
  error: (kind, message, request_id) => ({ type: 'error', error: { type: kinds[kind][3], message }, request_id }),
};
const interfaces = [video, google, messages];

const stack = await stackFor(t, {
  config: configWith(
    ['body_limit: 64MiB', 'body_limit: 2KiB'],
    ['connect: 5s, headers: 60s', 'connect: 5s, headers: 200ms'],
    ['connect: 5s, headers: 10m', 'connect: 5s, headers: 200ms'],
  ),
});
const me = await customer(stack, { balance: '100000' });

function post(
  path: string,
  body: unknown,
  more: { headers?: Readonly<Record<string, string>>; on?: string; key?: string } = {},
) {
  return call((more.on ?? stack.url) + path, 'POST', body, { ...keyHeader(path, more.key ?? me.key), ...more.headers });
}

/** Checks that a reply has the kind's status, and exactly the interface's envelope with the kind's name and a message. */
function isError(t: Test, reply: Reply, sample: Interface, kind: ErrorKind): void {
  t.equal(reply.status, kinds[kind][0], `${kind} on ${sample.prefix}`);
  t.match(reply.headers.get('content-type'), /^application\/json/);
  const message: unknown = reply.json?.error?.message;
  t.match(message, /./);
  t.strictSame(reply.json, sample.error(kind, String(message), reply.headers.get('request-id')));
}

/** Checks the envelope for the same mistakes of callers on an interface, and for every kind. */
async function envelope(t: Test, sample: Interface): Promise<void> {
  isError(t, await post(sample.path, {}), sample, 'invalid_request');
  isError(t, await post(sample.path, '{'), sample, 'invalid_request');
  isError(t, await post(sample.path, sample.body, { key: 'tg_nobody' }), sample, 'unauthenticated');
  isError(t, await post(sample.unknownModel.path, sample.unknownModel.body), sample, 'model_not_found');
  isError(t, await call(`${stack.url}${sample.prefix}/nothing`, 'GET'), sample, 'route_not_found');
  for (const kind of ERROR_KINDS) {
    const plan = stack.plan.interfaces.find(({ prefixes }) => prefixes.includes(sample.prefix))?.envelope;
    const { statusCode, body } = renderError(plan, { kind, message: 'why', request_id: 'req_1' });
    t.equal(statusCode, kinds[kind][0], kind);
    t.strictSame(JSON.parse(body), sample.error(kind, 'why', 'req_1'));
  }
}

statement(t, 'error.v3', (t) => envelope(t, video));
statement(t, 'error.v1beta', (t) => envelope(t, google));
statement(t, 'error.v1', (t) => envelope(t, messages));

/** Checks that an upstream's error is passed on with its status, headers and bytes. */
async function passesErrors(t: Test, upstream: string, make: object): Promise<void> {
  const body = '{"error":{"code":"Odd.Code" , "message":"caf\\u00e9","param":"","type":"BadRequest","n":1.50}}';
  const statuses = [400, 403, 429, 500, 503];
  const headers = { 'retry-after': '7', 'x-request-id': 'abc' };
  const url = await fixedUpstream(t, ...statuses.map((status) => ({ status, headers, body })));
  const you = await customer(await stackFor(t, { upstreams: { [upstream]: url } }));
  for (const status of statuses) {
    const reply = await you.call('POST', tasksPath, make);
    t.equal(reply.status, status);
    t.equal(reply.text, body);
    t.equal(reply.headers.get('retry-after'), '7');
    t.equal(reply.headers.get('x-request-id'), 'abc');
  }
}

statement(t, 'error.token-upstream', async (t) => {
  await passesErrors(t, 'cloud', tokenBody());
  const { reply } = await passed(stack, () => me.call('POST', tasksPath, tokenBody({}, '[sensitive]')));
  t.equal(reply.status, 400);
  t.match(reply.json, { error: { code: /Sensitive/, message: /./, type: 'BadRequest' } });
});

statement(t, 'error.official-upstream', async (t) => {
  await passesErrors(t, 'c', officialBody());
  for (const word of ['reject', 'sensitive', 'busy']) {
    const { reply } = await passed(stack, () => me.call('POST', tasksPath, officialBody({}, `[${word}]`)));
    t.strictSame(Object.keys(reply.json), ['error']);
    t.strictSame(Object.keys(reply.json.error), ['message', 'type', 'param', 'code']);
  }
});

statement(t, 'error.timeout', async (t) => {
  for (const sample of interfaces)
    isError(t, await post(sample.path, sample.steered('[hang]')), sample, 'upstream_timeout');
  t.match((await me.ledger()).at(-1), /^hold /, 'a time-out releases no hold');
});

statement(t, 'error.connection', async (t) => {
  const closed = 'http://127.0.0.1:1';
  const own = await stackFor(t, { upstreams: { c: closed, generative: closed, messages: closed } });
  const you = await customer(own);
  for (const sample of interfaces) {
    isError(t, await post(sample.path, sample.body, { on: own.url, key: you.key }), sample, 'upstream_failed');
  }
  t.strictSame(await you.ledger(), ['hold 1.84', 'release 1.84'], 'a request that was not sent costs nothing');
  for (const sample of interfaces)
    isError(t, await post(sample.path, sample.steered('[reset]')), sample, 'upstream_failed');
});

statement(t, 'error.c-model', async (t) => {
  for (const model of ['k/vidgen-2.0', 'vidgen-2.0', 'gen-pro', 'nobody']) {
    const create = () => me.call('POST', unifiedPath('c'), unifiedBody({ model }));
    await refused(t, stack, create, 400, 'invalid_request', /model/);
  }
  const own = await stackFor(t, { config: configWithTokenModel() });
  const you = await customer(own);
  const create = () => you.call('POST', unifiedPath('c'), unifiedBody({ model: 'c/vidgen-tokens' }));
  await refused(t, own, create, 400, 'invalid_request', /model/);
});

statement(t, 'error.c-platform', async (t) => {
  const path = unifiedPath('c');
  const poor = await customer(stack, { balance: '1.83' });
  const create =
    (who: typeof me, more: object = {}, headers = {}) =>
    () =>
      who.call('POST', path, unifiedBody(more), headers);
  await refused(t, stack, create(me, {}, { authorization: '' }), 401, 'unauthorized', /key/);
  await refused(t, stack, create(me, { model: 'c/vidgen-9' }), 404, 'model_not_found', /c\/vidgen-9/);
  await refused(t, stack, create(me, { model: 'k/vidgen-2.0' }), 400, 'invalid_request', /c\/vidgen/);
  await refused(t, stack, create(poor), 402, 'insufficient_balance', /1\.83 .* 1\.84/);
  t.strictSame(await poor.ledger(), []);
  t.equal(
    (await create(await customer(stack, { balance: '1.84' }))()).status,
    202,
    'the balance may be used up entirely',
  );

  const { reply } = await passed(stack, () => me.call('POST', path, unifiedBody({}, '[reject]')));
  t.equal(reply.status, 400);
  t.match(reply.json, { error: { message: /\[reject\]/ } }, 'the upstream’s own answer');
  const body = '{"code" : 17,"message":"flat","x":1.50}';
  const own = await stackFor(t, { upstreams: { c: await fixedUpstream(t, { status: 409, body }) } });
  const you = await customer(own);
  t.match(await you.call('POST', path, unifiedBody()), { status: 409, text: body });
});

statement(t, 'error.c-failed', async (t) => {
  const { status, json } = await runTask(me, unifiedPath('c'), unifiedBody({}, '[instant] [fail]'));
  t.equal(status, 200);
  t.match(json, { status: 'failed', error: { code: String, message: /./ } });
  const body = '{"task_id":"t-1","status":"failed","error":{"code":null,"message":"no reason given"}}';
  const own = await stackFor(t, { upstreams: { c: await fixedUpstream(t, { status: 200, body }) } });
  const you = await customer(own);
  t.equal((await runTask(you, unifiedPath('c'), unifiedBody())).text, body);
  t.strictSame(await you.ledger(), ['hold 1.84', 'release 1.84']);
});

statement(t, 'error.official-duration', async (t) => {
  for (const duration of [16, 31, 3]) {
    const { reply } = await passed(stack, () => me.call('POST', tasksPath, officialBody({ duration })));
    t.equal(reply.status, 400);
    t.strictSame(Object.keys(reply.json.error), ['message', 'type', 'param', 'code']);
  }
});

statement(t, 'error.statuses', async (t) => {
  for (const sample of interfaces) {
    const text = { headers: { 'content-type': 'text/plain' } };
    isError(t, await post(sample.path, '{}', text), sample, 'unsupported_media_type');
    isError(t, await post(sample.path, { ...sample.body, padding: 'x'.repeat(3000) }), sample, 'body_too_large');
    const { result, sent } = await observe(stack, () => call(stack.url + sample.path, 'PUT', {}));
    isError(t, result, sample, 'method_not_allowed');
    t.equal(result.headers.get('allow'), 'POST');
    t.strictSame(sent, []);
  }
  isError(t, await me.call('GET', `${tasksPath}/none`), video, 'task_not_found');
  isError(t, await me.call('GET', '/api/v3/assets/none'), video, 'resource_not_found');
  t.match((await call(`${stack.url}/elsewhere`, 'GET')).status, 404);

  const folder = mkdtempSync(join(tmpdir(), 'tollgate-test-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  const on = await gatewayWithoutUpstreams(t, stack);
  const unset = await post('/api/v3/asset-groups', { Name: 'x' }, { on });
  isError(t, unset, video, 'upstream_off');
  t.equal(unset.headers.get('retry-after'), '5');
  for (const sample of interfaces.slice(1))
    isError(t, await post(sample.path, sample.body, { on }), sample, 'model_not_found');

  const log = pino({ level: 'silent' });
  const gone = await openStore(`sqlite:${join(folder, 'tollgate.db')}`, { now: Date.now });
  const broken = await startGateway(
    { ...stack.plan, server: { ...stack.plan.server, port: 0 } },
    { store: gone, log, settler: false },
  );
  t.teardown(() => broken.close());
  await gone.close();
  for (const sample of interfaces)
    isError(t, await post(sample.path, sample.body, { on: broken.url }), sample, 'internal');
});
