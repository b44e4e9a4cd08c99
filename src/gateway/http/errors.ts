/** Turns every failure into an answer: a kind and a message, rendered by the envelope of the interface. */

import { StoreBusyError, StoreError, StoreLostError } from '../../ledger/store/store.ts';
import { renderTree } from '../../lib/json/tree.ts';
import { rawAnswer } from '../../lib/node/raw-answer.ts';
import { ONLY_HTTP_1 } from '../../lib/node/request-head.ts';
import type { ErrorKind } from '../../lib/refusal.ts';
import { KIND_STATUS, Refusal } from '../../lib/refusal.ts';
import { renderText } from '../../lib/text/template.ts';
import type { EnvelopePlan, EnvelopeValues, Plan } from '../../plan/index.ts';
import { UpstreamFailure } from '../../upstream/client/failure.ts';
import { requestIdHeader } from './answer.ts';
import { interfaceOf, type RequestHead } from './choose-interface.ts';
import { addCorsHeaders } from './cors-headers.ts';

export interface RenderedError {
  readonly statusCode: number;
  /** Flat list of names and values. */
  readonly headers: string[];
  readonly body: string;
}

/** An error as an envelope renders it. */
interface ErrorContent extends PublicError {
  readonly request_id: string;
  /** A delay that another header has already. */
  readonly delay_s?: number | undefined;
}

const RETRY_AFTER_s: Readonly<Partial<Record<ErrorKind, number>>> = { overloaded: 5, upstream_off: 5 };

/** @param envelope undefined if the interface is unknown; the answer then has a neutral shape. */
export function renderError(envelope: EnvelopePlan | undefined, error: ErrorContent): RenderedError {
  const { kind, message, retry_after_s = RETRY_AFTER_s[kind], delay_s = retry_after_s } = error;
  const statusCode = error.status ?? envelope?.statuses[kind] ?? KIND_STATUS[kind];
  const headers = ['content-type', 'application/json; charset=utf-8'];
  if (retry_after_s !== undefined) headers.push('retry-after', String(retry_after_s));
  if (envelope === undefined) {
    return { statusCode, headers, body: JSON.stringify({ error: { code: kind, message } }) };
  }
  const values = envelopeValues(envelope, error, statusCode, delay_s);
  for (const { name, text } of envelope.headers) headers.push(name, headerValue(renderText(text, values)));
  return { statusCode, headers, body: JSON.stringify(renderTree(envelope.body, values)) };
}

/** Replaces characters that a header must not contain (RFC 9110 §5.5). A message may quote them from a request. */
function headerValue(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?');
}

/** The error event for an event stream that broke off, as text of the stream; undefined if the interface has none. */
export function renderBreakEvent(envelope: EnvelopePlan, error: ErrorContent): string | undefined {
  if (envelope.stream === undefined) return undefined;
  const data = JSON.stringify(renderTree(envelope.stream.data, envelopeValues(envelope, error)));
  const event = envelope.stream.event === undefined ? '' : `event: ${envelope.stream.event}\n`;
  // The blank line ends an event that was cut in the middle. Its incomplete JSON is an error for the client.
  return `\n\n${event}data: ${data}\n\n`;
}

/** How the gateway closes a WebSocket: its last message, if the interface has one, and the close frame. */
export function renderWebSocketEnd(
  envelope: EnvelopePlan,
  error: ErrorContent,
): { readonly event: string | undefined; readonly code: number; readonly reason: string } {
  const own = envelope.websocket;
  const { kind, message } = error;
  const values = envelopeValues(envelope, error);
  return {
    event: own && JSON.stringify(renderTree(own.data, values)),
    code: own?.codes[kind] ?? closeCode(envelope.statuses[kind], kind),
    reason: String(values['error.message'] ?? message),
  };
}

/** RFC 6455 §7.4.1 and its registry: a policy, a server error, or a server to which the caller may come again. */
function closeCode(status: number, kind: ErrorKind): number {
  if (kind === 'overloaded' || kind === 'rate_limited' || kind === 'upstream_off') return 1013;
  return status < 500 ? 1008 : 1011;
}

function envelopeValues(
  envelope: EnvelopePlan,
  { kind, message, request_id }: ErrorContent,
  status = envelope.statuses[kind],
  retry_after_s?: number,
): EnvelopeValues {
  const values = {
    ...envelope.words[kind],
    'error.message': message,
    'error.status': status,
    'error.retry_after_s': retry_after_s,
    'request.id': request_id,
  };
  const own = envelope.messages?.[kind];
  return own === undefined ? values : { ...values, 'error.message': renderText(own, values) };
}

/** Node's error for bytes that are not a valid request. */
export interface ClientError extends Error {
  readonly code?: string;
  /** The parser's words. */
  readonly reason?: string;
  /** The bytes that were read last. */
  readonly rawPacket?: Buffer;
}

/** The method CONNECT, which asks for a tunnel. */
export class ConnectRefused extends Error {
  readonly code = 'METHOD_CONNECT';
}

/** The answer to a request that cannot be parsed, with its head. The connection is closed afterwards. */
export function renderUnreadable(
  plan: Plan,
  error: ClientError,
  id: string,
): { readonly statusCode: number; readonly kind: ErrorKind; readonly text: string } {
  const content = { ...kindOf(refusalOf(error)), request_id: id };
  const { kind, status } = content;
  const request = headIn(error.rawPacket);
  const known = status === 431 ? interfaceOf(plan, request) : undefined;
  const rendered = renderError(known?.envelope ?? plan.server.envelope, content);
  const { statusCode, headers, body } = rendered;
  // RFC 9110 §15.5.6 requires the header; the empty list says that no method is allowed.
  const allow = statusCode === 405 ? ['allow', ''] : [];
  const head = [...headers, ...allow, ...requestIdHeader(known ?? plan.server, id)];
  if (known?.cors !== undefined) addCorsHeaders(head, known.cors, request.headers.origin);
  return { statusCode, kind, text: rawAnswer(statusCode, head, body) };
}

/** The target and the headers of an incomplete request, as far as they were read; empty if the bytes do not begin a request. */
function headIn(bytes: Buffer | undefined): RequestHead {
  const [line = '', ...lines] = (bytes?.toString('latin1') ?? '').split('\r\n');
  const url = /^[A-Z]+ (\/[^ #]*)/.exec(line)?.[1] ?? '';
  const headers = lines.flatMap((text) => {
    const colon = text.indexOf(':');
    return colon < 0 ? [] : [[text.slice(0, colon).toLowerCase(), text.slice(colon + 1).trim()] as const];
  });
  return { url, headers: Object.fromEntries(headers) };
}

/** Whether the caller ended the connection in the middle of a request. */
export function isBrokenOff({ code }: ClientError): boolean {
  return code === 'HPE_INVALID_EOF_STATE';
}

/** The refusal of a request that could not be read completely. */
export function refusalOf({ code = '', reason = '' }: ClientError): Refusal {
  const [kind, message, status] = UNREADABLE[reason] ??
    UNREADABLE[code] ?? ['invalid_request', 'the request is not valid HTTP/1.1'];
  return status === undefined ? new Refusal(kind, message) : new StatusRefusal(kind, message, status);
}

/** By the parser's words or its code: HPE_INVALID_VERSION is also the code of a version that no line break follows. */
const UNREADABLE: Readonly<Record<string, readonly [ErrorKind, string, number?]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'the request did not arrive in time'],
  'Invalid HTTP version': ['invalid_request', ONLY_HTTP_1, 505],
  METHOD_CONNECT: ['method_not_allowed', 'CONNECT is not served here: the gateway is not a forward proxy'],
  HPE_HEADER_OVERFLOW: ['invalid_request', 'the headers are larger than the limit of 16 KiB', 431],
};

/** Errors of Fastify and Node by code. An unknown code is an internal error. */
const FRAMEWORK_KINDS: Readonly<Record<string, readonly [ErrorKind, string]>> = {
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

/** A refusal whose status replaces the status of its kind. */
export class StatusRefusal extends Refusal {
  readonly status: number;

  constructor(kind: ErrorKind, message: string, status: number) {
    super(kind, message);
    this.status = status;
  }
}

/** The part of a failure that a caller may see. */
interface PublicError {
  readonly kind: ErrorKind;
  readonly message: string;
  /** Replaces the status of the kind. */
  readonly status?: number;
  /** Replaces the delay of the kind. */
  readonly retry_after_s?: number | undefined;
}

/** Classifies any failure. The message of an unknown one is not shown to callers. */
export function kindOf(error: unknown): PublicError {
  if (error instanceof StatusRefusal) return { kind: error.kind, message: error.message, status: error.status };
  if (error instanceof Refusal) return { kind: error.kind, message: error.message, retry_after_s: error.retry_after_s };
  if (error instanceof UpstreamFailure) return { kind: error.kind, message: error.message };
  if (error instanceof StoreLostError)
    return { kind: 'overloaded', message: 'the gateway is stopping; try again in a moment' };
  if (error instanceof StoreBusyError) return { kind: 'overloaded', message: error.message };
  if (error instanceof StoreError)
    return { kind: 'overloaded', message: 'the gateway cannot use its store; try again later' };
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    const known = FRAMEWORK_KINDS[error.code];
    if (known !== undefined) return { kind: known[0], message: known[1] };
  }
  return { kind: 'internal', message: "the gateway failed; the operator's log has the cause" };
}
