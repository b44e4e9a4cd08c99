/** CVE-2024-6587 (LiteLLM): the base URL could be set in the request, and the provider's key was sent there. */
import t, { type Test } from 'tap';
import { type SeenRequest, startFaultServer } from '../support/fault-server.ts';
import { type Interface, interfaces, keyHeaders, long, rig, withTimeouts } from '../support/interfaces.ts';
import { rawCaller, rawRequest, readAnswer } from '../support/raw-caller.ts';

let ids = 0;
const rigged = await rig(
  t,
  ({ reply }) => {
    ids += 1;
    reply(200, { id: `up-${ids}`, task_id: `up-${ids}` });
  },
  { config: withTimeouts(long) },
);
const { stack, server } = rigged;
const decoy = await startFaultServer(({ reply }) => reply(200, { id: 'stolen' }));
t.teardown(() => decoy.close());
const host = `127.0.0.1:${decoy.port}`;

/** Names from which gateways have read an address in a request. */
const names = [
  'api_base',
  'base_url',
  'baseURL',
  'api_url',
  'endpoint',
  'host',
  'url',
  'target_url',
  'proxy',
  'upstream',
];
const headers = [
  ...names.map((name) => `x-${name.replaceAll('_', '-').toLowerCase()}`),
  'x-portkey-custom-host',
  'x-litellm-api-base',
  'x-openai-base-url',
  'x-goog-api-base',
  'x-upstream-url',
  'x-original-url',
  'x-rewrite-url',
  'x-forwarded-host',
  'x-forwarded-server',
  'x-host',
  'forwarded',
  'destination',
  'location',
  'origin',
  'referer',
];

interface Asked {
  readonly target?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}

async function ask(
  sample: Interface,
  { target = sample.path, headers: more = [], body = JSON.stringify(sample.body) }: Asked,
) {
  const before = server.seen.length;
  const keys = Object.entries(keyHeaders(stack.key)).map(([name, value]) => `${name}: ${value}`);
  const lines = ['connection: close', 'content-type: application/json', ...keys, ...more];
  const caller = await rawCaller(stack.url, rawRequest('POST', target, lines, body));
  await caller.untilEnded();
  caller.leave();
  return { status: readAnswer(caller.received).status, sent: server.seen.slice(before) };
}

/** Checks that the request went only to the configured upstream, with its path and Host. */
function wentHome(
  t: Test,
  sample: Interface,
  { status, sent }: { status: number; sent: readonly SeenRequest[] },
  why: string,
) {
  t.equal(status, 200, `${sample.name}: ${why}`);
  const [request, ...others] = sent;
  t.same(others, []);
  t.equal(request?.target, sample.path);
  const value = (name: string) => request?.headers.find((each) => each[0] === name)?.[1];
  t.equal(value('host'), new URL(server.url).host, `${sample.name}: ${why}`);
  t.notMatch(request?.headers.flat().join(' '), host, 'no header passes the address on');
}

const spellings = [`http://${host}`, `http://${host}/v1`, `//${host}`, host, `host=${host};proto=http`];

for (const sample of interfaces) {
  t.test(`CVE-2024-6587: no header decides where ${sample.name} goes`, async (t) => {
    for (const spelling of spellings) {
      const all = headers.map((name) => `${name}: ${spelling}`);
      wentHome(t, sample, await ask(sample, { headers: all }), spelling);
    }
    const mine = await ask(sample, {});
    wentHome(t, sample, mine, 'without them');
  });

  t.test(`CVE-2024-6587: no query decides where ${sample.name} goes`, async (t) => {
    const query = names.map((name) => `${name}=${encodeURIComponent(`http://${host}`)}`).join('&');
    const target = `${sample.path}${sample.path.includes('?') ? '&' : '?'}${query}`;
    wentHome(t, sample, await ask(sample, { target }), query);
  });

  t.test(`CVE-2024-6587: no member of the body decides where ${sample.name} goes`, async (t) => {
    const members = Object.fromEntries(names.map((name) => [name, `http://${host}`]));
    const litellm = { litellm_params: members, extra_body: members, metadata: members };
    const body = JSON.stringify({ ...Object(sample.body), ...members, ...litellm });
    wentHome(t, sample, await ask(sample, { body }), 'in the body');
  });

  t.test(
    `CVE-2024-6587: neither the Host header nor an absolute target decides where ${sample.name} goes`,
    async (t) => {
      const keys = Object.entries(keyHeaders(stack.key)).map(([name, value]) => `${name}: ${value}`);
      const before = server.seen.length;
      const request = rawRequest('POST', sample.path, ['connection: close', 'content-type: application/json', ...keys]);
      const body = JSON.stringify(sample.body);
      const caller = await rawCaller(
        stack.url,
        request.replace('host: gateway', `host: ${host}\r\ncontent-length: ${Buffer.byteLength(body)}`) + body,
      );
      await caller.untilEnded();
      caller.leave();
      const { status } = readAnswer(caller.received);
      wentHome(t, sample, { status, sent: server.seen.slice(before) }, 'Host');
      const absolute = `http://${host}${sample.path}`;
      wentHome(t, sample, await ask(sample, { target: absolute }), absolute);
      for (const target of [`//${host}${sample.path}`, `@${host}${sample.path}`, host]) {
        const odd = await ask(sample, { target });
        t.ok(odd.status === 400 || odd.status === 404, `${target}: ${odd.status}`);
        t.same(odd.sent, []);
      }
    },
  );
}

t.test('CVE-2024-6587: CONNECT opens no tunnel', async (t) => {
  const caller = await rawCaller(stack.url, `CONNECT ${host} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
  await caller.untilEnded();
  caller.leave();
  t.notMatch(caller.received, /^HTTP\/1\.1 2/);
});

t.test('CVE-2024-6587: redirects of an upstream are not followed', async (t) => {
  for (const sample of interfaces) {
    server.play(({ reply }) => reply(307, {}, `location: http://${host}${sample.path}\r\n`));
    const { sent } = await ask(sample, {});
    t.equal(sent.length, 1, sample.name);
  }
});

t.test('CVE-2024-6587: a reference video is read without any key', async (t) => {
  const reference = { type: 'video', url: `http://${host}/film.mp4` };
  const body = { model: 'c/vidgen-2.0', prompt: 'a red kite', references: [reference] };
  const before = decoy.seen.length;
  const headers = { 'x-api-key': stack.key, cookie: 'session=1' };
  const reply = await stack.call('POST', '/api/v3/c/videos/generations/tasks', body, headers);
  t.equal(reply.status, 400, 'it is not a film');
  const requests = decoy.seen.slice(before);
  t.ok(requests.length > 0, 'it was read');
  for (const { method, raw } of requests) {
    t.equal(method, 'GET');
    t.notMatch(raw.toString('latin1'), /upstream-secret|tg_|authorization|api-key|cookie/i);
  }
});

t.test('CVE-2024-6587: the other server received nothing else', async (t) => {
  t.strictSame([...new Set(decoy.seen.map(({ target }) => target))], ['/film.mp4']);
});
