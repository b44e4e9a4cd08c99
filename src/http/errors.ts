/** The one place where a failure becomes an answer: a kind and a message, rendered by the envelope of the interface. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { STATUS_CODES } from '../lang/node-http.ts';
import type { EnvelopePlan, EnvelopeValues, InterfacePlan, Plan } from '../plan.ts';
import type { ErrorKind } from '../refusal.ts';
import { kindStatus, Refusal } from '../refusal.ts';
import { StoreBusyError } from '../store/store.ts';
import { UpstreamFailure } from '../upstream/failure.ts';

export interface RenderedError {
  readonly statusCode: number;
  /** Flat list of names and values. */
  readonly headers: string[];
  readonly body: string;
}

/** @param envelope undefined for a path outside every interface: then the neutral shape below. */
export function renderError(
  envelope: EnvelopePlan | undefined,
  kind: ErrorKind,
  message: string,
  requestId: string,
): RenderedError {
  const statusCode = envelope?.statuses[kind] ?? kindStatus[kind];
  const headers = ['content-type', 'application/json; charset=utf-8'];
  if (kind === 'overloaded' || kind === 'upstream_off') headers.push('retry-after', '5');
  if (envelope === undefined) {
    return { statusCode, headers, body: JSON.stringify({ error: { code: kind, message } }) };
  }
  const values = envelopeValues(envelope, kind, message, requestId);
  for (const { name, render } of envelope.headers) headers.push(name, headerValue(render(values)));
  return { statusCode, headers, body: JSON.stringify(envelope.body(values)) };
}

/** RFC 9110 §5.5: what a message quotes of a request may hold characters that no header can. */
function headerValue(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?');
}

/** The error event of an event stream that broke off, as bytes of the stream; undefined where the wire has none. */
export function renderBreakEvent(
  envelope: EnvelopePlan,
  kind: ErrorKind,
  message: string,
  requestId: string,
): string | undefined {
  if (envelope.stream === undefined) return undefined;
  const data = JSON.stringify(envelope.stream.data(envelopeValues(envelope, kind, message, requestId)));
  const event = envelope.stream.event === undefined ? '' : `event: ${envelope.stream.event}\n`;
  // The blank line in front ends an event that was cut in its middle: half its JSON, it is an error to whoever reads it.
  return `\n\n${event}data: ${data}\n\n`;
}

function envelopeValues(envelope: EnvelopePlan, kind: ErrorKind, message: string, requestId: string): EnvelopeValues {
  return {
    'error.name': envelope.names[kind],
    'error.message': message,
    'error.status': envelope.statuses[kind],
    'request.id': requestId,
  };
}

/** Writes an error to a response that has not begun; one that has is destroyed. */
export function sendError(response: ServerResponse, error: RenderedError, extra: readonly string[] = []): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (response.destroyed) return;
  response.writeHead(error.statusCode, [
    ...error.headers,
    ...extra,
    'content-length',
    String(Buffer.byteLength(error.body)),
  ]);
  response.end(error.body);
}

/** RFC 9112 §3.2: what a server is asked is a path. A whole URL would choose the authority that an upstream obeys. */
export function refuseOddTarget({ raw }: FastifyRequest): void {
  if (raw.url?.startsWith('/') === true && !raw.url.includes('#')) return;
  throw new Refusal('invalid_request', 'the request target must be a path, without scheme, host or fragment');
}

/** Answers what is no HTTP request at all, in the neutral shape: nothing tells which interface was meant. */
export function refuseUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  // Behind bytes of an answer under way, another answer would be taken for its rest.
  if (!socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const [kind, message] = unreadable[error.code ?? ''] ?? ['invalid_request', 'the request is not valid HTTP/1.1'];
  const { statusCode, headers, body } = renderError(undefined, kind, message, '');
  const head = [...headers, 'content-length', String(Buffer.byteLength(body)), 'connection', 'close'];
  const lines = head.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${head[index + 1]}`] : []));
  socket.end(`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

const unreadable: Readonly<Record<string, readonly [ErrorKind, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'the request did not arrive in time'],
  HPE_HEADER_OVERFLOW: ['invalid_request', 'the headers are larger than this server takes'],
};

/** Fastify's and Node's own errors by their codes; what is not known is ours, and internal. */
const frameworkKinds: Readonly<Record<string, readonly [ErrorKind, string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'unsupported_media_type',
    'the content-type header cannot be read; send content-type: application/json',
  ],
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: ['invalid_request', 'a QUERY request must name its content-type'],
  FST_ERR_BAD_URL: ['invalid_request', 'the path is not a valid URL path'],
  FST_ERR_MAX_PARAM_LENGTH: ['invalid_request', 'a part of the path is too long'],
  ECONNRESET: ['invalid_request', 'the request broke off'],
  ECONNABORTED: ['invalid_request', 'the request broke off'],
};

export function kindOf(error: unknown): { readonly kind: ErrorKind; readonly message: string } {
  if (error instanceof Refusal || error instanceof UpstreamFailure) return { kind: error.kind, message: error.message };
  if (error instanceof StoreBusyError) return { kind: 'overloaded', message: error.message };
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    const known = frameworkKinds[error.code];
    if (known !== undefined) return { kind: known[0], message: known[1] };
  }
  return { kind: 'internal', message: "the gateway failed; the operator's log tells the cause" };
}

/** The interface whose prefix covers a path by whole segments; the longest wins. */
export function interfaceOf(plan: Plan, path: string): InterfacePlan | undefined {
  let best: InterfacePlan | undefined;
  for (const each of plan.interfaces) {
    const isUnder = each.prefix === '/' || path === each.prefix || path.startsWith(`${each.prefix}/`);
    if (!isUnder) continue;
    if (best === undefined || each.prefix.length > best.prefix.length) best = each;
  }
  return best;
}
