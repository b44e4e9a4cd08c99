/** What two threads share, on both engines: the last money, the limits of a key, and keys that are revoked; and how they stop together. */
import { once as event } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { type Running, root, smallConfig, type Workspace, workspace } from '../cli/tollgate.ts';
import { edited } from '../reload/gateway.ts';
import { PostgresServer } from '../support/postgres.ts';
import { message, once, video } from './load.ts';

t.setTimeout(600_000);

const AT_ONCE = 4;
const PER_MINUTE = 20;
const KEPT_bytes = 4 * 1024 ** 2;

t.test('on SQLite', async (t) => {
  const space = await workspace(t);
  await shares(t, space, space.store);
});

t.test('on PostgreSQL', async (t) => {
  const server = await PostgresServer.start();
  t.teardown(() => server.remove());
  await shares(t, await workspace(t), await server.database());
});

async function shares(t: Test, space: Workspace, store: string): Promise<void> {
  const upstream = await holdingUpstream(t);
  const config = join(space.dir, 'gateway.yaml');
  writeFileSync(config, limitedConfig());
  const env = {
    ...{ TOLLGATE_STORE: store, TOLLGATE_MESSAGES_URL: upstream.url, TOLLGATE_C_URL: upstream.url },
    ...{ TOLLGATE_MESSAGES_KEY: 'x', TOLLGATE_C_KEY: 'x' },
  };
  const run = (...args: readonly string[]) => space.run([...args, '--config', config], { env });
  const json = async (...args: readonly string[]) => Object(JSON.parse((await run(...args, '--json')).stdout));
  await run('migrate');
  const caller = async (account: string, amount: string) => {
    await run('account', 'create', account);
    await run('wallet', 'topup', account, amount);
    return json('key', 'create', '--account', account);
  };
  const gateway = space.start(['serve', '--threads', '2', '--port', '0', '--config', config, '--json'], { env });
  const [line] = await gateway.seen(/^.+\n/);
  const { url } = JSON.parse(line);
  t.ok(url, line);
  const asked = (key: string, count: number, path: string, body: unknown) =>
    Array.from({ length: count }, () => once({ url, key }, path, body));
  const statuses = async (sent: readonly Promise<{ readonly status: number }>[]) =>
    (await Promise.all(sent)).map(({ status }) => status);

  await t.test('the last money is spent once', async (t) => {
    upstream.release();
    // Enough for five tasks of 4.00.
    const { key } = await caller('poor', '21');
    const found = await statuses(asked(key, 24, video.path, video.body));
    t.equal(found.filter((status) => status === 200).length, 5, String(found));
    t.equal(found.filter((status) => status === 402).length, 19, String(found));
  });

  await t.test('requests at the same time are counted over both', async (t) => {
    const { key } = await caller('busy', '1000');
    upstream.hold();
    let refused = 0;
    const sent = asked(key, 24, '/v1/messages', { ...message, model: 'chat-few' }).map(async (each) => {
      const { status } = await each;
      if (status === 429) refused += 1;
      return { status };
    });
    while (refused + upstream.held < sent.length) await sleep(5);
    t.ok(upstream.held >= 1 && upstream.held <= AT_ONCE, `${upstream.held} at once`);
    upstream.release();
    const found = await statuses(sent);
    t.equal(found.filter((status) => status === 200).length, sent.length - refused, String(found));
  });

  await t.test('requests by the minute are counted over both', async (t) => {
    const { key } = await caller('eager', '1000');
    const began = minuteNow();
    const found = await statuses(asked(key, 2 * PER_MINUTE, '/v1/messages', { ...message, model: 'chat-rated' }));
    const passed = found.filter((status) => status === 200).length;
    const minutes = minuteNow() - began + 1;
    t.ok(passed >= 1 && passed <= minutes * PER_MINUTE, `${passed} passed in ${minutes}`);
    t.equal(found.filter((status) => status === 429).length, found.length - passed, String(found));
  });

  await t.test('the bytes of bodies in memory are counted over both', async (t) => {
    const { key } = await caller('wordy', '1000');
    upstream.hold();
    const content = 'x'.repeat(KEPT_bytes / 10);
    let refused = 0;
    const sent = asked(key, 16, '/v1/messages', { ...message, messages: [{ role: 'user', content }] }).map(
      async (each) => {
        const { status } = await each;
        if (status === 503) refused += 1;
        return { status };
      },
    );
    while (refused + upstream.held < sent.length) await sleep(5);
    t.equal(upstream.held, 9, `${refused} are refused`);
    upstream.release();
    await Promise.all(sent);
    upstream.hold();
    const [again] = asked(key, 1, '/v1/messages', { ...message, messages: [{ role: 'user', content }] });
    while (upstream.held < 1) await sleep(5);
    upstream.release();
    t.match(await again, { status: 200 }, 'the bytes of answered requests are free again');
  });

  await t.test('a revoked key stops in every thread', async (t) => {
    const { id, key } = await caller('leaving', '1000');
    t.same(new Set(await statuses(asked(key, 12, '/v1/messages', message))), new Set([200]));
    t.match(await run('key', 'revoke', id), { code: 0 });
    // Another process has revoked it. The threads are told within a second.
    const deadline = Date.now() + 30_000;
    while ((await statuses(asked(key, 12, '/v1/messages', message))).some((status) => status !== 401)) {
      if (Date.now() > deadline) t.fail('a thread still takes the key');
    }
  });

  await t.test('SIGTERM: every thread finishes the requests that it has', async (t) => {
    const { key } = await caller('last', '1000');
    upstream.hold();
    const sent = asked(key, 12, '/v1/messages', message);
    while (upstream.held < sent.length) await sleep(5);
    gateway.child.kill('SIGTERM');
    await refusesConnections(url, gateway);
    upstream.release();
    t.same(new Set(await statuses(sent)), new Set([200]));
    t.equal((await gateway.ended).code, 0);
    t.match(await run('audit'), { code: 0 });
    for (const account of ['busy', 'eager', 'leaving', 'last']) {
      t.match(await json('wallet', 'show', account), { held: /^0\.0*$/ }, `no lease of ${account} is left`);
    }
  });
}

function minuteNow(): number {
  return Math.floor(Date.now() / 60_000);
}

/** The small configuration with two models more, each with a limit for each key. */
function limitedConfig(): string {
  const small = readFileSync(join(root, smallConfig), 'utf8');
  return edited(small, [
    [/^ {2}chat-large:(.*)/, '  chat-large:$1\n  chat-few:$1\n  chat-rated:$1'],
    ['insufficient_funds:', 'rate_limited: rate_limited, overloaded: overloaded, insufficient_funds:'],
    [
      'server: {',
      `server: { body_limit: 1MiB, bodies: { kept: ${KEPT_bytes / 1024 ** 2}MiB, kept_per_account: ${KEPT_bytes / 1024 ** 2}MiB },`,
    ],
    [
      /^billing:/,
      `limits:
  few: { by: [key, model], models: [chat-few], concurrent_requests: ${AT_ONCE} }
  rated: { by: [key, model], models: [chat-rated], requests: ${PER_MINUTE}/min }
billing:`,
    ],
  ]);
}

/** Answers every request, or holds the answers to messages until `release`. The settler also polls the tasks here. */
async function holdingUpstream(t: Test) {
  const answer = {
    ...{ task_id: 'cgt-1', status: 'running', id: 'msg', type: 'message', role: 'assistant', content: [] },
    ...{ model: 'chat', stop_reason: 'end_turn', usage: { input_tokens: 3, output_tokens: 2 } },
  };
  const waiting = new Set<ServerResponse>();
  let isHolding = false;
  let tasks = 0;
  const send = (response: ServerResponse) => {
    tasks += 1;
    response.end(JSON.stringify({ ...answer, task_id: `cgt-${tasks}` }));
  };
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      response.setHeader('content-type', 'application/json');
      if (isHolding && request.url?.includes('/messages')) waiting.add(response);
      else send(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await event(server, 'listening');
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Requests whose answers are held. */
    get held() {
      return waiting.size;
    },
    hold() {
      isHolding = true;
    },
    release() {
      isHolding = false;
      for (const response of waiting) send(response);
      waiting.clear();
    },
  };
}

/** Waits until no thread takes a connection. */
async function refusesConnections(url: string, { ended }: Running): Promise<void> {
  const { hostname, port } = new URL(url);
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  for (;;) {
    const socket = connect(Number(port), hostname);
    const isRefused = await event(socket, 'connect').then(
      () => false,
      () => true,
    );
    socket.destroy();
    if (isRefused || isOver) return;
    await sleep(5);
  }
}
