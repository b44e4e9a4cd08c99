/** `record` makes one real call, and adds it with its answer to the configuration. */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { root, workspace } from '../support/tollgate.ts';

const SECRET = 'secret-of-the-vendor';

/** A vendor's endpoint that answers with this text. */
async function vendor(t: Test, type: string, text: string, status = 200) {
  const seen: { authorization: string | undefined; tier: unknown; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { authorization, 'x-tier': tier } = request.headers;
      seen.push({ authorization, tier, body });
      response.writeHead(status, { 'content-type': type, 'set-cookie': `session=${SECRET}` }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

/** A configuration with the upstream, whose route is as given. */
async function scene(t: Test, url: string, route: string, count = '/usage/prompt_tokens') {
  const { dir, run, json } = await workspace(t);
  const base = await readFile(join(root, 'test/config/bases/talk.yaml'), 'utf8');
  const file = join(dir, 'gateway.yaml');
  const text = base
    .replace(
      'main: { url: http://127.0.0.1:9000 }',
      `main: { url: "${url}", auth: { header: authorization, scheme: Bearer, secret: { env: VENDOR_KEY } } }`,
    )
    .replace('[/usage/output, /message/usage/output]', '/usage/completion_tokens')
    .replace('/usage/input', count)
    .replace(/routes:\n[\s\S]*/, `routes:\n${route}`);
  await writeFile(file, text);
  await writeFile(join(dir, 'body.json'), JSON.stringify({ model: 'talk-1', max_tokens: 10 }));
  const record = (...more: string[]) =>
    run(['record', 'POST', '/v1/ask', '--body', join(dir, 'body.json'), '--config', file, ...more], {
      env: { VENDOR_KEY: SECRET },
    });
  return {
    file,
    text,
    record,
    read: () => readFile(file, 'utf8'),
    check: () => json(['check', '--config', file], { env: { VENDOR_KEY: SECRET } }),
  };
}

const ROUTE = `  # Our only route.
  ask:
    interface: main   # the interface
    match: POST /v1/ask
    model: { at: /model, type: chat }
    billing: tokens
`;
const ANSWER = JSON.stringify({
  text: `hi, ${SECRET}`,
  file: 'https://files.example.com/a.png?signature=abc',
  usage: { prompt_tokens: 9, completion_tokens: 3 },
});

t.test('it adds the example with what it costs, and changes nothing else of the file', async (t) => {
  const { url, seen } = await vendor(t, 'application/json', ANSWER);
  const { record, read, text, check } = await scene(t, url, ROUTE);
  const { stdout, code } = await record('--name', 'hello', '--upstream', 'main');
  t.equal(code, 0, stdout);
  t.match(stdout, `upstream main: POST /v1/ask answered 200`);
  t.same(seen, [{ authorization: `Bearer ${SECRET}`, body: '{"model":"talk-1","max_tokens":10}' }]);
  t.equal(
    await read(),
    `${text}    examples:
      - name: "hello"
        body: { model: "talk-1", max_tokens: 10 }
        answer: { body: { text: "hi, REMOVED", file: "https://files.example.com/a.png", usage: { prompt_tokens: 9, completion_tokens: 3 } } }
        expect: { units: { input: 9, output: 3 } }
`,
  );
  t.notMatch(stdout, SECRET);
  t.same(await check(), { diagnostics: [] });
});

t.test('a second one goes behind the first; --show changes nothing', async (t) => {
  const { url } = await vendor(t, 'application/json', ANSWER);
  const { record, read, check } = await scene(
    t,
    url,
    `${ROUTE}    examples:\n      - { name: empty, body: {}, expect: { error: invalid_request } }   # kept\n`,
  );
  const before = await read();
  t.match((await record('--show')).stdout, /- name: "recorded 20/);
  t.equal(await read(), before);
  await record('--name', 'hello');
  t.match(await read(), /# kept\n {6}- name: "hello"\n/);
  t.same(await check(), { diagnostics: [] });
});

t.test('a route in flow style gets the example before its end', async (t) => {
  const { url } = await vendor(t, 'application/json', ANSWER);
  const flow = '  ask: { interface: main, match: POST /v1/ask, model: { at: /model, type: chat }, billing: tokens }\n';
  const { record, read, check } = await scene(t, url, flow);
  await record('--name', 'hello');
  t.match(await read(), /billing: tokens, examples: \[\{ name: "hello", .*\}\] \}\n$/);
  t.same(await check(), { diagnostics: [] });
});

t.test('a stream is recorded as events', async (t) => {
  const { url } = await vendor(
    t,
    'text/event-stream',
    `data: {"text":"hi"}\n\ndata: {"usage":{"prompt_tokens":9,"completion_tokens":3}}\n\ndata: [DONE]\n\n`,
  );
  const { record, read, check } = await scene(t, url, ROUTE);
  await record();
  t.match(await read(), 'events: [{ text: "hi" }, { usage: { prompt_tokens: 9, completion_tokens: 3 } }, "[DONE]"]');
  t.same(await check(), { diagnostics: [] });
});

t.test('a wrong pointer is found with the first recorded answer', async (t) => {
  const { url } = await vendor(t, 'application/json', JSON.stringify({ usage: { prompt_tokens: 9, completion: 3 } }));
  const { record, read, text } = await scene(t, url, ROUTE, '/usage/prompt');
  const { stdout, code } = await record('--name', 'hello');
  t.equal(code, 1);
  t.match(
    stdout,
    "example 'hello' failed: the answer has nothing at /usage/prompt; did you mean /usage/prompt_tokens?",
  );
  t.not(await read(), text, 'the example is there, so that check repeats the finding');
});

t.test('what cannot be recorded', async (t) => {
  const { url, seen } = await vendor(t, 'application/json', ANSWER);
  const { record, read, text } = await scene(t, url, ROUTE);
  t.match((await record('--upstream', 'mian')).stderr, /there is no upstream 'mian'\n.*use one of: main/);
  t.same(seen, []);
  t.equal(await read(), text);
});

/** A vendor whose tasks succeed at the second poll, unless they are stopped. */
async function clipVendor(t: Test) {
  let status = 'running';
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    if (request.url === '/clips/c-77/stop') status = 'failed';
    const answer = request.method === 'GET' ? { id: 'c-77', status } : { id: 'c-77', status: 'running' };
    if (request.method === 'GET' && status === 'running') status = 'succeeded';
    request.resume().on('end', () => response.end(JSON.stringify(answer)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  const restart = () => {
    status = 'running';
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, restart };
}

t.test('polls and a cancellation are recorded after their creation, also of routes that each repeats', async (t) => {
  const vendor = await clipVendor(t);
  const { dir, run, json } = await workspace(t);
  const base = await readFile(join(root, 'test/config/bases/clips.yaml'), 'utf8');
  const file = join(dir, 'gateway.yaml');
  const text = base
    .replace('http://127.0.0.1:9000', vendor.url)
    .replace('currency:', 'each:\n  size: [big]\ncurrency:')
    .replace('"/clips/{id}",', '"/clips/{id}", cancel: "POST /clips/{id}/stop",')
    .replace(
      /routes:\n[\s\S]*/,
      `routes:
  create_$(size):
    { interface: main, match: POST /v1/$(size), model: { at: /model, type: video }, billing: seconds, creates_task: clip, forward: { path: /$(size)/clips } }
  get_$(size):
    { interface: main, match: "GET /v1/$(size)/{clip_id}", task: { poll: clip_id, kinds: [clip] } }
  stop_$(size):
    { interface: main, match: "POST /v1/$(size)/{clip_id}/stop", task: { cancel: clip_id, kinds: [clip] } }
`,
    );

  await writeFile(file, text);
  await writeFile(join(dir, 'body.json'), JSON.stringify({ model: 'clip-1', duration: 5, note: 'a big/one' }));
  const record = (...args: string[]) => run(['record', ...args, '--config', file]);

  const early = await record('GET', '/v1/big/c-77');
  t.match(early.stderr, /no example has an answer that creates the task 'c-77'\n.*record its creation first/);
  t.same(vendor.seen, []);
  t.match(await record('POST', '/v1/big', '--body', join(dir, 'body.json'), '--name', 'made'), { code: 0 });
  t.match(await record('GET', '/v1/big/c-77', '--name', 'running'), { code: 0 });
  t.match(await record('GET', '/v1/big/c-77', '--name', 'done'), { code: 0 });
  vendor.restart();
  t.match(await record('POST', '/v1/big/c-77/stop', '--name', 'stopped'), { code: 0 });
  t.same(vendor.seen.slice(-3), ['GET /clips/c-77', 'POST /clips/c-77/stop', 'GET /clips/c-77']);

  const changed = await readFile(file, 'utf8');
  t.match(changed, 'note: "a $(size)/one"');
  t.match(
    changed,
    'after: "made", answer: { body: { id: "c-77", status: "running" } }, expect: { state: "running" } }',
  );
  t.match(changed, 'expect: { state: "succeeded", units: { seconds: 5 } } }');
  t.match(
    changed,
    'polls: [{ body: { id: "c-77", status: "running" } }, { body: { id: "c-77", status: "failed" } }], answer:',
  );
  t.same(await json(['check', '--config', file]), { diagnostics: [] });
});

t.test('headers are sent, and the example has them', async (t) => {
  const { url, seen } = await vendor(t, 'application/json', '{"usage":{"prompt_tokens":9,"completion_tokens":3}}');
  const { file, record, read, check } = await scene(t, url, ROUTE);
  await writeFile(file, (await read()).replace('headers: [content-type]', 'headers: [content-type, x-tier]'));
  t.equal((await record('--header', 'X-Tier: gold')).code, 0);
  t.equal(seen[0]?.tier, 'gold');
  t.match(await read(), /headers: \{ x-tier: "gold" \}/);
  t.same(await check(), { diagnostics: [] });
  const refused = await record('--header', 'authorization: Bearer mine');
  t.match(refused, { code: 2, stderr: /the header authorization carries a credential/ });
  t.equal(seen.length, 1, 'nothing was sent');
  t.equal((await record('--header', 'x-tier')).code, 2, 'a line without a value');
});
