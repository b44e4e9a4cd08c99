/** Restarts two gateways of one store behind a real proxy while 32 callers send billed requests over connections that they keep. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Test } from 'tap';
import { freePort } from '../../bench/peers/free-port.ts';
import { until } from '../support/stack.ts';
import { root, smallConfig, workspace } from '../support/tollgate.ts';

/** A proxy as a command that runs in the foreground. */
export interface ProxyCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** How many callers keep a connection to the proxy each. */
const CALLERS = 32;
/** So that the load leaves the processor to the restarts. */
const PAUSE_ms = 60;

/** A recipe of deploy/proxies/ with other addresses. @throws Error if it has no such text, so that no test runs something else */
export function recipe(name: string, edits: readonly (readonly [from: string | RegExp, to: string])[]): string {
  return edits.reduce(
    (text, [from, to]) => {
      const edited = text.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'gm'), to);
      if (edited === text) throw new Error(`${name} has no ${from}`);
      return edited;
    },
    readFileSync(join(root, 'deploy/proxies', name), 'utf8'),
  );
}

/**
 * Restarts the gateways in turn, and checks that every request was answered. At the end kills one, and checks that no request ran twice.
 *
 * @param proxy the command for a proxy on this port, in this folder, in front of two gateways at these ports.
 */
export async function restartBehind(
  t: Test,
  proxy: (port: number, gateways: readonly [number, number], folder: string) => ProxyCommand,
  restarts = 3,
): Promise<void> {
  t.setTimeout(300_000);
  const space = await workspace(t);
  const ports = [await freePort(), await freePort()] as const;
  // One for each gateway, which shows whether the proxy sends requests to it.
  const upstreams = new Map(await Promise.all(ports.map(async (port) => [port, await recordingUpstream(t)] as const)));
  await space.run(['account', 'create', 'acme']);
  await space.run(['wallet', 'topup', 'acme', '100000']);
  const { key } = Object(await space.json(['key', 'create', '--account', 'acme']));
  const start = async (port: number) => {
    const threads = port === ports[0] ? '1' : '2';
    const args = ['--json', '--port', String(port), '--threads', threads, '--existing-store', '--config', smallConfig];
    const env = { TOLLGATE_MESSAGES_URL: upstreams.get(port)?.url ?? '', TOLLGATE_MESSAGES_KEY: 'secret' };
    const gateway = space.start(['serve', ...args], { env });
    await gateway.seen(/^.+\n/);
    return gateway;
  };
  const gateways = new Map(await Promise.all(ports.map(async (port) => [port, await start(port)] as const)));
  const port = await freePort();
  await run(t, proxy(port, ports, space.dir), port);
  const load = callers(port, String(key));
  t.teardown(load.stop);
  const serves = async (gateway: number) => {
    const asked = () => upstreams.get(gateway)?.seen.length ?? 0;
    const before = asked();
    await until(
      async () => asked() - before,
      (requests) => requests >= 100,
    );
  };
  await Promise.all(ports.map(serves));
  for (let restart = 0; restart < restarts; restart += 1) {
    const stopping = ports[restart % 2] ?? ports[0];
    const old = gateways.get(stopping);
    old?.child.kill('SIGTERM');
    t.equal((await old?.ended)?.code, 0);
    gateways.set(stopping, await start(stopping));
    await serves(stopping);
  }
  t.same(load.failures, [], `of ${load.answered} requests none is lost`);
  // Requests that were sent to it are lost: only the caller may decide to send them again.
  gateways.get(ports[0])?.child.kill('SIGKILL');
  await serves(ports[1]);
  await load.stop();
  const executed = [...upstreams.values()].flatMap(({ seen }) => seen);
  t.equal(new Set(executed).size, executed.length, 'none ran twice');
  t.ok(executed.length >= load.answered);
  t.match(await space.run(['audit']), { code: 0 });
}

/** Answers messages after a moment, and keeps their bodies. */
async function recordingUpstream(t: Test) {
  const seen: string[] = [];
  const body = JSON.stringify({
    id: 'msg',
    type: 'message',
    role: 'assistant',
    content: [],
    model: 'chat',
    stop_reason: 'end_turn',
    usage: { input_tokens: 3, output_tokens: 2 },
  });
  const server = createServer((incoming, response) => {
    void textOf(incoming).then((message) => {
      seen.push(message);
      setTimeout(() => response.setHeader('content-type', 'application/json').end(body), 2);
    });
  });
  server.keepAliveTimeout = 600_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
  };
}

/** Starts the proxy and waits until it accepts connections. */
async function run(t: Test, { command, args, env }: ProxyCommand, port: number): Promise<void> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  t.teardown(async () => {
    if (!t.passing()) t.comment(log.slice(-4_000));
    child.kill('SIGTERM');
    await ended;
  });
  await until(
    async () => {
      if (child.exitCode !== null) throw new Error(`${command} ended: ${log}`);
      const socket = connect(port, '127.0.0.1');
      return once(socket, 'connect')
        .then(
          () => true,
          () => false,
        )
        .finally(() => socket.destroy());
    },
    (isUp) => isUp,
  );
}

/** Callers that send one request after the other, each over a connection of its own. */
function callers(port: number, key: string) {
  const failures: string[] = [];
  let answered = 0;
  let isStopped = false;
  const all = Array.from({ length: CALLERS }, async (_, caller) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; !isStopped; turn += 1) {
      const messages = [{ role: 'user', content: `turn ${turn} of caller ${caller}` }];
      const failure = await send(port, key, agent, JSON.stringify({ model: 'chat-large', max_tokens: 16, messages }));
      if (failure === undefined) answered += 1;
      else failures.push(failure);
      await sleep(PAUSE_ms);
    }
    agent.destroy();
  });
  return {
    failures,
    get answered() {
      return answered;
    },
    async stop() {
      isStopped = true;
      await Promise.all(all);
    },
  };
}

/** Sends a billed POST. Returns what went wrong; undefined if it was answered. */
function send(port: number, key: string, agent: Agent, message: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const headers = { 'x-api-key': key, 'content-type': 'application/json', 'content-length': message.length };
    const sent = request(
      { host: '127.0.0.1', port, path: '/v1/messages', method: 'POST', headers, agent },
      (response) => {
        const { statusCode } = response;
        textOf(response).then(
          (text) => resolve(statusCode === 200 ? undefined : `${statusCode} ${text}`),
          (error) => resolve(String(error)),
        );
      },
    );
    sent.on('error', (error) => resolve(String(error)));
    sent.end(message);
  });
}
