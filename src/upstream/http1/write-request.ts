/** Writes a request (RFC 9112 §3, §5, §6). */
import { Buffer } from 'node:buffer';
import type { Socket } from 'node:net';
import { isToken } from './read-head.ts';

/** A request as it goes over a connection. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  /** A flat list of names and values, without those that belong to the connection: they are added here. */
  readonly headers: readonly string[];
  readonly body: Buffer | undefined;
  /** Time for the whole head of the final answer, from when the request is written. */
  readonly headers_timeout_ms: number;
  /** Time without a byte of the answer's body. */
  readonly idle_timeout_ms: number;
}

const NOT_IN_VALUES = /[^\t\x20-\x7e\x80-\xff]/;
const NOT_IN_PATHS = /[^\x21-\xff]/;
/** Headers that determine where a request ends, so only this file writes them. */
const OF_CONNECTION: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
]);
/** Methods whose requests have a content-length even without a body (RFC 9110 §8.6). */
const WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

/** The head of a request. @throws Error for a method, path or header that could change where the request ends. */
export function requestHead({ method, path, headers, body }: WireRequest, host: string): string {
  if (!isToken(method)) throw new Error('the method of a request has an invalid character');
  if (NOT_IN_PATHS.test(path)) throw new Error('the path of a request has an invalid character');
  let head = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: keep-alive\r\n`;
  for (let i = 0; i + 1 < headers.length; i += 2) {
    const name = headers[i] ?? '';
    const value = headers[i + 1] ?? '';
    if (!isToken(name) || OF_CONNECTION.has(name.toLowerCase()))
      throw new Error(`a request cannot have the header '${name}'`);
    if (NOT_IN_VALUES.test(value)) throw new Error(`the header '${name}' of a request has an invalid character`);
    head += `${name}: ${value}\r\n`;
  }
  if (body !== undefined) return `${head}content-length: ${body.length}\r\n\r\n`;
  return WITH_BODY.has(method) ? `${head}content-length: 0\r\n\r\n` : `${head}\r\n`;
}

/** A smaller request is copied into one buffer, which costs less than two writes. */
const COPY_LIMIT_bytes = 16 * 1024;

/** Writes a head and its body. Header bytes are Latin-1 (RFC 9110 §5.5). */
export function writeRequest(socket: Socket, head: string, body: Buffer | undefined): void {
  if (body === undefined || body.length === 0) {
    socket.write(head, 'latin1');
    return;
  }
  const length = head.length + body.length;
  if (length <= COPY_LIMIT_bytes) {
    const bytes = Buffer.allocUnsafe(length);
    bytes.write(head, 0, 'latin1');
    body.copy(bytes, head.length);
    socket.write(bytes);
    return;
  }
  socket.cork();
  socket.write(head, 'latin1');
  socket.write(body);
  socket.uncork();
}
