/** A gateway with several threads, whose upstream holds its answers as long as a test wants. */
import { once as event } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Test } from 'tap';
import { type Edits, edited } from '../support/reloadable.ts';
import { type Running, root, smallConfig, type Workspace } from '../support/tollgate.ts';
import { type Answered, once } from './load.ts';

/** Differences between gateways. */
export interface RigOptions {
  readonly threads: number;
  /** The store's URL. */
  readonly store: string;
  /** Changes of the small configuration. */
  readonly edits: Edits;
}

export type Rig = Awaited<ReturnType<typeof startRig>>;

/** Starts the gateway; it ends with the test. */
export async function startRig(t: Test, space: Workspace, { threads, store, edits }: RigOptions) {
  const upstream = await holdingUpstream(t);
  const config = join(space.dir, 'gateway.yaml');
  writeFileSync(config, edited(readFileSync(join(root, smallConfig), 'utf8'), edits));
  const env = {
    TOLLGATE_STORE: store,
    TOLLGATE_MESSAGES_URL: upstream.url,
    TOLLGATE_C_URL: upstream.url,
    TOLLGATE_MESSAGES_KEY: 'x',
    TOLLGATE_C_KEY: 'x',
  };
  const run = (...args: readonly string[]) => space.run([...args, '--config', config], { env });
  const json = async (...args: readonly string[]) => Object(JSON.parse((await run(...args, '--json')).stdout));
  await run('migrate');
  const at = ['--port', '0', '--metrics', '127.0.0.1:0', '--config', config, '--json'];
  const gateway = space.start(['serve', '--threads', String(threads), ...at], { env });
  const { url, metrics: metrics_url } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
  return {
    upstream,
    gateway,
    url: String(url),
    metrics_url: String(metrics_url),
    run,
    json,
    /** Creates an account with this money and a key. */
    async caller(account: string, amount: string, ...options: readonly string[]) {
      await run('account', 'create', account);
      await run('wallet', 'topup', account, amount);
      const { key, id } = await json('key', 'create', '--account', account, ...options);
      return { key: String(key), id: String(id) };
    },
    /** Sends a request this many times at once, each on a connection of its own. */
    asked: (key: string, count: number, path: string, body: unknown, headers?: Readonly<Record<string, string>>) =>
      Array.from({ length: count }, () => once({ url, key }, path, body, { headers })),
    /** Waits until each of these requests is at the upstream or was answered. Returns how many are at the upstream. */
    async together(sent: readonly Promise<Answered>[]): Promise<number> {
      let answered = 0;
      for (const each of sent) {
        const count = () => {
          answered += 1;
        };
        each.then(count, count);
      }
      while (answered + upstream.held < sent.length) await sleep(5);
      return upstream.held;
    },
  };
}

export async function statuses(sent: readonly Promise<{ readonly status: number }>[]): Promise<readonly number[]> {
  return (await Promise.all(sent)).map(({ status }) => status);
}

/** Answers every request, or holds the answers to messages and creations until `release`. The settler also polls the tasks here. */
async function holdingUpstream(t: Test) {
  const answer = {
    task_id: 'cgt-1',
    status: 'running',
    id: 'msg',
    type: 'message',
    role: 'assistant',
    content: [],
    model: 'chat',
    stop_reason: 'end_turn',
    usage: { input_tokens: 3, output_tokens: 2 },
  };
  const waiting = new Set<ServerResponse>();
  let isHolding = false;
  let refusesVideos = false;
  let tasks = 0;
  const send = (response: ServerResponse) => {
    tasks += 1;
    response.end(JSON.stringify({ ...answer, task_id: `cgt-${tasks}` }));
  };
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      response.setHeader('content-type', 'application/json');
      if (refusesVideos && request.url?.includes('/videos/') === true) response.writeHead(400).end('{}');
      else if (isHolding && request.method === 'POST') waiting.add(response);
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
    /** From now on creations are refused with 400, which releases their holds. */
    refuseVideos() {
      refusesVideos = true;
    },
    release() {
      isHolding = false;
      for (const response of waiting) send(response);
      waiting.clear();
    },
  };
}

/** Waits until no thread takes a connection. */
export async function refusesConnections(url: string, { ended }: Running): Promise<void> {
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
