/** Opens a WebSocket at an upstream. The caller's own key of the handshake is used, so that frames can pass unchanged. */
import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { request as ask } from '../../lib/node/node-http.ts';
import { pathAt } from '../../plan/index.ts';
import { connectTo } from '../http1/connect.ts';
import { WireError } from '../http1/wire-error.ts';
import type { UpstreamClient, UpstreamRequest } from './client.ts';
import type { Answer } from './collect.ts';
import { CredentialRefused, mayRefuseCredential, refusesCredential, UpstreamFailure } from './failure.ts';
import { headerIn, readAnswerHead } from './headers.ts';
import { maskAnswer } from './masking.ts';

/** An open WebSocket, and the bytes that came with its head. */
export interface OpenedWebSocket {
  readonly socket: Duplex;
  readonly head: Buffer;
  readonly accept: string;
  /** The protocol that the upstream has chosen of those that it was offered. */
  readonly protocol: string | undefined;
}

/** The largest body of a refusal. */
const ANSWER_LIMIT_bytes = 256 * 1024;

/**
 * Sends the handshake (RFC 6455 §4.1).
 *
 * @param key the caller's `sec-websocket-key`.
 * @param signal aborts the handshake: the caller has left.
 * @returns the WebSocket, or the upstream's answer if it refuses.
 * @throws UpstreamFailure
 */
export async function openWebSocket(
  client: Pick<UpstreamClient, 'authorize' | 'credentialRefused'>,
  request: UpstreamRequest,
  key: string,
  signal: AbortSignal,
): Promise<OpenedWebSocket | Answer> {
  const { target, upstream, call } = request;
  const { host } = new URL(target.origin);
  const headers = [...request.headers];
  await client.authorize({ ...request, headers });
  if (signal.aborted) throw new UpstreamFailure(request, new Error('the caller left'), { sent: false });
  call?.begin(headers);
  const own = ['host', host, 'connection', 'Upgrade', 'upgrade', 'websocket', 'sec-websocket-version', '13'];
  let sent = false;
  try {
    const socket = await connect(target.origin, upstream.connect_timeout_ms);
    if (signal.aborted) {
      socket.destroy();
      throw new Error('the caller left');
    }
    sent = true;
    const answered = await handshake(
      ask({
        method: 'GET',
        path: pathAt(target, request.path),
        headers: [...own, 'sec-websocket-key', key, ...headers],
        createConnection: () => socket,
      }),
      upstream.headers_timeout_ms,
      signal,
    );
    call?.answer('socket' in answered ? 101 : answered.statusCode);
    if (!('socket' in answered)) {
      const { statusCode } = answered;
      if (statusCode === 101) throw new WireError('INVALID_ANSWER', 'the upstream switches to no protocol');
      if (mayRefuseCredential(statusCode)) client.credentialRefused(request, statusCode);
      const own = headers.slice(request.headers.length);
      if (!refusesCredential(upstream, statusCode)) return { statusCode, ...maskAnswer(answered, own) };
      sent = false;
      throw new CredentialRefused(statusCode);
    }
    const { raw, ...opened } = answered;
    const fault = faultOf(raw, opened.accept, key);
    if (fault === undefined) return opened;
    opened.socket.destroy();
    throw new WireError('INVALID_ANSWER', fault);
  } catch (error) {
    const failure = new UpstreamFailure(request, error, { sent });
    call?.end(failure.code);
    throw failure;
  }
}

function connect(origin: string, timeout_ms: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    connectTo(
      new URL(origin),
      timeout_ms,
    )((error, socket) => {
      if (error === null) resolve(socket);
      else reject(error);
    });
  });
}

/** Waits for the answer. */
function handshake(
  asking: ReturnType<typeof ask>,
  timeout_ms: number,
  signal: AbortSignal,
): Promise<(OpenedWebSocket & { readonly raw: readonly string[] }) | Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => asking.destroy(new WireError('HEADERS_TIMEOUT', 'no answer to the handshake')),
      timeout_ms,
    );
    const abort = () => asking.destroy(new Error('the caller left'));
    signal.addEventListener('abort', abort, { once: true });
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    };
    asking.once('upgrade', ({ rawHeaders: raw }, socket, head) => {
      done();
      const accept = headerIn(raw, 'sec-websocket-accept') ?? '';
      resolve({ socket, head, accept, protocol: headerIn(raw, 'sec-websocket-protocol'), raw });
    });
    asking.once('response', (response) => collectAnswer(response).then(resolve, reject).finally(done));
    asking.once('error', (error) => {
      done();
      reject(error);
    });
    asking.end();
  });
}

async function collectAnswer(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > ANSWER_LIMIT_bytes) throw new Error(`the answer is larger than ${ANSWER_LIMIT_bytes} bytes`);
    chunks.push(chunk);
  }
  const { headers } = readAnswerHead(response.rawHeaders);
  return { statusCode: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) };
}

/** RFC 6455 §4.2.2: appended to the key before it is hashed. */
const ACCEPT_SUFFIX = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** What is wrong with a head that accepts a WebSocket; undefined: nothing. */
function faultOf(raw: readonly string[], accept: string, key: string): string | undefined {
  if (headerIn(raw, 'upgrade')?.toLowerCase() !== 'websocket') return 'the upstream switches to another protocol';
  if (accept !== hash('sha1', key + ACCEPT_SUFFIX, 'base64')) return 'the key is not confirmed';
  // None was offered, so that frames can be read.
  return headerIn(raw, 'sec-websocket-extensions') === undefined ? undefined : 'the upstream uses an extension';
}
