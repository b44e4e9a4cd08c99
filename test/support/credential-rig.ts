/** A gateway whose chat upstream wants a credential, which the test's server judges. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pino from 'pino';
import type { Test } from 'tap';
import { compileConfig } from '../../src/config/compile-config.ts';
import type { Plan } from '../../src/plan/index.ts';
import { edited } from './shipped-text.ts';
import { shippedConfig, startStack } from './stack.ts';
import { root, smallConfig } from './tollgate.ts';

/** A request as the upstream got it. */
export interface Got {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** What the upstream answers: a status, or chunks of an answer that it streams. */
export type Verdict = number | readonly string[];

const usage = JSON.stringify({ id: 'msg_1', usage: { input_tokens: 3, output_tokens: 5 } });

/** Starts a server on a free port, and stops it with the test. */
export async function serve(t: Test, listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Compiles the small configuration with a chat upstream that has this `auth`. @param more sections of the configuration */
export function planWith(url: string, auth: string, env: Readonly<Record<string, string>>, more = ''): Plan {
  const text = edited(
    readFileSync(join(root, smallConfig), 'utf8'),
    ['url: { env: TOLLGATE_MESSAGES_URL }', `url: ${url}`],
    ['auth: { header: x-api-key, secret: { env: TOLLGATE_MESSAGES_KEY } }', `auth: ${auth}`],
  );
  const { plan, diagnostics } = compileConfig(shippedConfig, { text: `${text}\n${more}\n`, env });
  if (plan === undefined) throw new Error(JSON.stringify(diagnostics, null, 2));
  return plan;
}

/** Starts the upstream and the gateway. `clock` moves the gateway's time. */
export async function credentialRig(
  t: Test,
  auth: string,
  env: Readonly<Record<string, string>>,
  judge: (got: Got) => Verdict | Promise<Verdict>,
) {
  const got: Got[] = [];
  const upstream = await serve(t, async (request, response) => {
    const body = await buffer(request);
    const { method = '', url = '', headers } = request;
    const seen = { method, url, headers, body };
    got.push(seen);
    const verdict = await judge(seen);
    if (typeof verdict === 'number') response.writeHead(verdict, { 'content-type': 'application/json' }).end(usage);
    else {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const chunk of verdict) response.write(chunk);
      response.end();
    }
  });
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const clock = { now_ms: Date.parse('2026-03-01T12:00:00Z') };
  const stack = await startStack({ plan: planWith(upstream, auth, env), log, now: () => clock.now_ms });
  t.teardown(() => stack.close());
  return {
    stack,
    got,
    clock,
    /** The lines of the log at least at this level: 50 is an error. */
    logged: (level: number) => lines.map((line) => JSON.parse(line)).filter((line) => line.level >= level),
    /** Everything that the log has. */
    log: () => lines.join(''),
    chat: () =>
      stack.call(
        'POST',
        '/v1/messages',
        { model: 'chat-large', max_tokens: 9, messages: [] },
        { authorization: '', 'x-api-key': stack.key },
      ),
  };
}
