/** The one place where a failure becomes the text of an answer: a kind and a message, rendered by the envelope of the interface. */

import type { EnvelopePlan, EnvelopeValues, Plan } from '../plan.ts';
import { STATUS_CODES } from '../platform/node-http.ts';
import type { ErrorKind } from '../refusal.ts';
import { kindStatus, Refusal } from '../refusal.ts';
import { StoreBusyError, StoreLostError } from '../store/store.ts';
import { UpstreamFailure } from '../upstream/failure.ts';
import { requestIdHeader } from './answer.ts';
import { interfaceOf, type RequestHead } from './choose-interface.ts';

export interface RenderedError {
  readonly statusCode: number;
  /** Flat list of names and values. */
  readonly headers: string[];
  readonly body: string;
}

/** The last, where it is given, is a status in place of the kind's own. */
type ErrorWords = [kind: ErrorKind, message: string, requestId: string, status?: number | undefined];

/** @param envelope undefined where nothing tells which is meant: then the neutral shape below. */
export function renderError(
  envelope: EnvelopePlan | undefined,
  ...[kind, message, requestId, status]: ErrorWords
): RenderedError {
  const statusCode = status ?? envelope?.statuses[kind] ?? kindStatus[kind];
  const headers = ['content-type', 'application/json; charset=utf-8'];
  if (kind === 'overloaded' || kind === 'upstream_off') headers.push('retry-after', '5');
  if (envelope === undefined) {
    return { statusCode, headers, body: JSON.stringify({ error: { code: kind, message } }) };
  }
  const values = { ...envelopeValues(envelope, kind, message, requestId), 'error.status': statusCode };
  for (const { name, render } of envelope.headers) headers.push(name, headerValue(render(values)));
  return { statusCode, headers, body: JSON.stringify(envelope.body(values)) };
}

/** RFC 9110 §5.5: what a message quotes of a request may hold characters that no header can. */
function headerValue(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?');
}

/** The error event of an event stream that broke off, as bytes of the stream; undefined where the interface has none. */
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

/** What Node tells of bytes that are no request. */
export interface ClientError extends Error {
  readonly code?: string;
  /** What was read last. */
  readonly rawPacket?: Buffer;
}

/** The whole answer to what is no request that could be read, head included; its connection is closed. */
export function renderUnreadable(
  plan: Plan,
  error: ClientError,
  id: string,
): { readonly statusCode: number; readonly text: string } {
  const { kind, message, status } = kindOf(refusalOf(error));
  const meant = status === 431 ? interfaceOf(plan, headIn(error.rawPacket)) : undefined;
  const rendered = renderError(meant?.envelope ?? plan.server.envelope, kind, message, id, status);
  const { statusCode, headers, body } = rendered;
  const length = String(Buffer.byteLength(body));
  const head = [
    ...headers,
    ...requestIdHeader(meant ?? plan.server, id),
    'content-length',
    length,
    'connection',
    'close',
  ];
  const lines = head.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${head[index + 1]}`] : []));
  const text = `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
  return { statusCode, text };
}

/** The target and the headers of a request that begins here, as far as they were read; empty where none does. */
function headIn(bytes: Buffer | undefined): RequestHead {
  const [line = '', ...lines] = (bytes?.toString('latin1') ?? '').split('\r\n');
  const url = /^[A-Z]+ (\/[^ #]*)/.exec(line)?.[1] ?? '';
  const headers = lines.flatMap((text) => {
    const colon = text.indexOf(':');
    return colon < 0 ? [] : [[text.slice(0, colon).toLowerCase(), text.slice(colon + 1).trim()] as const];
  });
  return { url, headers: Object.fromEntries(headers) };
}

/** Whether the caller has ended its side in the middle of a request. */
export function isBrokenOff({ code }: ClientError): boolean {
  return code === 'HPE_INVALID_EOF_STATE';
}

/** Why a request that could not be read to its end is refused. */
export function refusalOf({ code = '' }: ClientError): Refusal {
  const [kind, message, status] = unreadable[code] ?? ['invalid_request', 'the request is not valid HTTP/1.1'];
  return status === undefined ? new Refusal(kind, message) : new StatusRefusal(kind, message, status);
}

const unreadable: Readonly<Record<string, readonly [ErrorKind, string, number?]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'the request did not arrive in time'],
  HPE_HEADER_OVERFLOW: ['invalid_request', 'the headers are larger than the 16 KiB that are taken here', 431],
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

/** A refusal with a status in place of its kind's own. */
export class StatusRefusal extends Refusal {
  readonly status: number;

  constructor(kind: ErrorKind, message: string, status: number) {
    super(kind, message);
    this.status = status;
  }
}

/** What a caller is told of a failure. */
interface Told {
  readonly kind: ErrorKind;
  readonly message: string;
  /** In place of the kind's own. */
  readonly status?: number;
}

export function kindOf(error: unknown): Told {
  if (error instanceof StatusRefusal) return { kind: error.kind, message: error.message, status: error.status };
  if (error instanceof Refusal || error instanceof UpstreamFailure) return { kind: error.kind, message: error.message };
  if (error instanceof StoreLostError)
    return { kind: 'overloaded', message: 'the gateway is stopping; try again in a moment' };
  if (error instanceof StoreBusyError) return { kind: 'overloaded', message: error.message };
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    const known = frameworkKinds[error.code];
    if (known !== undefined) return { kind: known[0], message: known[1] };
  }
  return { kind: 'internal', message: "the gateway failed; the operator's log tells the cause" };
}
