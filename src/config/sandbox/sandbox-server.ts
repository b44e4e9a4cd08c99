/** Starts the sandbox: an HTTP server on loopback that plays every upstream of a configuration from its examples. */
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { boundaryOf, partsOf } from '../../gateway/admission/multipart.ts';
import { answerBytes } from '../../lib/net/binary-events.ts';
import { createServer } from '../../lib/node/node-http.ts';
import type { Endpoint } from './endpoints.ts';
import { media } from './media.ts';
import { Player, type Reply } from './player.ts';

export interface SandboxOptions {
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Default 0: any free port. */
  readonly port?: number;
  /** Unix milliseconds; default: the machine's clock. */
  readonly now?: () => number;
}

export interface Sandbox {
  /** Its URL, without a final slash. */
  readonly url: string;
  baseUrl(upstream: string): string;
  /** Replaces what it plays. Before the first call it plays nothing. */
  play(endpoints: readonly Endpoint[]): void;
  /** Destroys every connection and stops listening. */
  close(): Promise<void>;
}

/** Longer than clients keep an idle connection, so that none sends a request on one that is being closed. */
const KEEP_ALIVE_ms = 75_000;
/** Between two events of a stream. */
const BETWEEN_EVENTS_ms = 20;

/** Starts a sandbox. Rejects if it cannot listen on the address. */
export async function startSandbox({
  host = '127.0.0.1',
  port = 0,
  now = Date.now,
}: SandboxOptions = {}): Promise<Sandbox> {
  let player: Player | undefined;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_ms }, (request, response) => {
    serve(request, response, player).catch((error: unknown) => {
      // A caller that disconnects is no error.
      if (!request.destroyed) console.error('sandbox:', error);
      response.destroy();
    });
  });
  await once(server.listen(port, host), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the sandbox does not listen on a port');
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
  const own = new Player(now, `${url}/media`);
  player = own;
  return {
    url,
    baseUrl: (upstream) => `${url}/${upstream}`,
    play: (endpoints) => own.play(endpoints),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}

async function serve(request: IncomingMessage, response: ServerResponse, player: Player | undefined): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const { method = 'GET', headers } = request;
  const body = textOf(Buffer.concat(chunks), headers['content-type']);
  const { pathname, search, searchParams: query } = new URL(request.url ?? '/', 'http://sandbox');
  const [, upstream = '', path = '/'] = /^\/([^/]+)(\/.*)$/.exec(pathname) ?? [];
  const reply =
    upstream === 'media'
      ? media({ name: path.slice(1), query, range: headers.range })
      : (player?.answer({ upstream, method, path, search, body }) ?? { status: 503, headers: {}, body: '' });
  const fault = FAULTS.find((word) => body.includes(`[${word}]`));
  if (fault === undefined || (await suffer(fault, response, reply.body))) await send(reply, method, response);
}

/** A form or a file as JSON, in which a file is its name and type. */
function textOf(raw: Buffer, type: string | undefined): string {
  if (type !== undefined && !/^(multipart\/form-data|application\/json|text\/)/.test(type)) {
    return raw.length === 0 ? '' : JSON.stringify({ file: { content_type: type, bytes: raw.length } });
  }
  if (type?.startsWith('multipart/form-data') !== true) return raw.toString('utf8');
  const values = [...partsOf(raw, boundaryOf(type))].map(({ name, filename, content_type, start, end }) => {
    const value =
      filename === undefined ? raw.toString('utf8', start, end) : { filename, content_type, bytes: end - start };
    return [name, value] as const;
  });
  return JSON.stringify(Object.fromEntries(values));
}

async function send({ status, headers, body }: Reply, method: string, response: ServerResponse): Promise<void> {
  if (headers['content-type']?.startsWith('text/event-stream') !== true) {
    const bytes = typeof body === 'string' ? answerBytes(body, headers['content-type']) : body;
    response.writeHead(status, { ...headers, 'content-length': bytes.length });
    response.end(method === 'HEAD' ? undefined : bytes);
    return;
  }
  response.writeHead(status, headers);
  for (const event of body.toString().split(/(?<=\n\r?\n)/)) {
    response.write(event);
    await sleep(BETWEEN_EVENTS_ms);
  }
  response.end();
}

/** The fate of an answer whose request was accepted: never sent, sent after 5 seconds, replaced by a reset, or cut in half. */
const FAULTS = ['hang', 'late', 'lost', 'truncate'] as const;
type Fault = (typeof FAULTS)[number];

/** Longer than time-outs of tests, and short enough to wait for by hand. */
const LATE_ms = 5_000;

/** Plays the fault. Resolves to true if the answer must still be sent. */
async function suffer(fault: Fault, response: ServerResponse, body: string | Uint8Array): Promise<boolean> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  switch (fault) {
    case 'hang':
      await once(response, 'close');
      return false;
    case 'late':
      await sleep(LATE_ms, undefined, { signal: gone.signal }).catch(() => {});
      return !gone.signal.aborted;
    case 'lost':
      response.socket?.resetAndDestroy();
      return false;
    case 'truncate': {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
      const half = Buffer.from(body).subarray(0, Math.floor(Buffer.byteLength(body) / 2));
      await new Promise<void>((sent) => response.write(half, () => sent()));
      response.socket?.destroySoon();
      return false;
    }
  }
}
