/** Renders a refusal in the envelope that the upstream concerned uses. */

import { type Call, jsonReply, type Reply } from './exchange.ts';
import type { Refusal, RefusalKind } from './refusal.ts';

/** The six envelopes that the upstreams answer errors in. */
export type ErrorStyle = 'ark' | 'openai' | 'flat' | 'metadata' | 'google' | 'messages';

const statuses: Readonly<Record<RefusalKind, number>> = {
  invalid: 400,
  missing: 400,
  sensitive: 400,
  unauthenticated: 401,
  denied: 403,
  'unknown-model': 404,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  busy: 429,
  internal: 500,
  overloaded: 503,
};

interface Names {
  /** Code and type of the video cloud; also the codes of the portrait envelope. */
  readonly ark: readonly [code: string, type: string];
  readonly openai: readonly [code: string, type: string];
  readonly google: string;
  readonly messages: string;
}

const names: Readonly<Record<RefusalKind, Names>> = {
  invalid: {
    ark: ['InvalidParameter', 'BadRequest'],
    openai: ['invalid_parameter', 'invalid_request_error'],
    google: 'INVALID_ARGUMENT',
    messages: 'invalid_request_error',
  },
  missing: {
    ark: ['MissingParameter', 'BadRequest'],
    openai: ['missing_required_parameter', 'invalid_request_error'],
    google: 'INVALID_ARGUMENT',
    messages: 'invalid_request_error',
  },
  sensitive: {
    ark: ['InputTextSensitiveContentDetected', 'BadRequest'],
    openai: ['content_policy_violation', 'invalid_request_error'],
    google: 'INVALID_ARGUMENT',
    messages: 'invalid_request_error',
  },
  unauthenticated: {
    ark: ['AuthenticationError', 'Unauthorized'],
    openai: ['invalid_api_key', 'authentication_error'],
    google: 'UNAUTHENTICATED',
    messages: 'authentication_error',
  },
  denied: {
    ark: ['AccessDenied', 'Forbidden'],
    openai: ['access_denied', 'permission_error'],
    google: 'PERMISSION_DENIED',
    messages: 'permission_error',
  },
  'unknown-model': {
    ark: ['InvalidEndpointOrModel.NotFound', 'NotFound'],
    openai: ['model_not_found', 'invalid_request_error'],
    google: 'NOT_FOUND',
    messages: 'not_found_error',
  },
  'not-found': {
    ark: ['ResourceNotFound', 'NotFound'],
    openai: ['not_found', 'invalid_request_error'],
    google: 'NOT_FOUND',
    messages: 'not_found_error',
  },
  conflict: {
    ark: ['InvalidAction.RunningTaskDeletion', 'Conflict'],
    openai: ['conflict', 'invalid_request_error'],
    google: 'ABORTED',
    messages: 'conflict_error',
  },
  'too-large': {
    ark: ['RequestTooLarge', 'BadRequest'],
    openai: ['request_too_large', 'invalid_request_error'],
    google: 'INVALID_ARGUMENT',
    messages: 'request_too_large',
  },
  busy: {
    ark: ['AccountRateLimitExceeded', 'TooManyRequests'],
    openai: ['rate_limit_exceeded', 'rate_limit_error'],
    google: 'RESOURCE_EXHAUSTED',
    messages: 'rate_limit_error',
  },
  internal: {
    ark: ['InternalServiceError', 'InternalServerError'],
    openai: ['internal_error', 'server_error'],
    google: 'INTERNAL',
    messages: 'api_error',
  },
  overloaded: {
    ark: ['ServerOverloaded', 'TooManyRequests'],
    openai: ['server_overloaded', 'server_error'],
    google: 'UNAVAILABLE',
    messages: 'overloaded_error',
  },
};

/** The envelope of the upstream, and of the interface within it, that this call speaks to. */
export function errorStyleOf(call: Call): ErrorStyle {
  if (call.upstream === 'generative') return 'google';
  if (call.upstream === 'messages') return 'messages';
  if (/^\/api\/v3\/(liveness|asset-groups|assets)\b/.test(call.path)) return 'metadata';
  if (call.path.includes('/videos/generations/')) return 'flat';
  return call.upstream === 'cloud' ? 'ark' : 'openai';
}

/** The refusal as the upstream would answer it; a 429 and a 503 carry `retry-after`. */
export function renderRefusal(style: ErrorStyle, refusal: Refusal, requestId: string): Reply {
  const of = names[refusal.kind];
  const status = style === 'messages' && refusal.kind === 'overloaded' ? 529 : statuses[refusal.kind];
  const headers: Record<string, string> = {};
  if (refusal.kind === 'busy' || refusal.kind === 'overloaded') headers['retry-after'] = '1';
  const { param } = refusal;
  // The message may end in a full stop; a request id that follows needs exactly one.
  const message = refusal.message.replace(/\.$/, '');
  const arkCode = refusal.code ?? arkCodeOf(refusal);
  switch (style) {
    case 'ark': {
      const error = {
        code: arkCode,
        message: `${message}. Request id: ${requestId}`,
        param: param ?? '',
        type: of.ark[1],
      };
      return jsonReply(status, { error }, { ...headers, 'x-request-id': requestId });
    }
    case 'openai': {
      const error = { message, type: of.openai[1], param: param ?? null, code: refusal.code ?? of.openai[0] };
      return jsonReply(status, { error }, headers);
    }
    case 'flat':
      return jsonReply(status, { error: { code: refusal.code ?? of.openai[0], message } }, headers);
    case 'metadata': {
      const metadata = { RequestId: requestId, Version: '2024-01-01', Service: 'ark', Region: 'cn-beijing' };
      return jsonReply(
        status,
        { ResponseMetadata: { ...metadata, Error: { Code: arkCode, Message: message } } },
        headers,
      );
    }
    case 'google':
      return jsonReply(status, { error: { code: status, message, status: of.google } }, headers);
    case 'messages': {
      const body = { type: 'error', error: { type: of.messages, message }, request_id: requestId };
      return jsonReply(status, body, { ...headers, 'request-id': requestId });
    }
  }
}

/** The video cloud appends the field at fault to the code of a bad or missing parameter. */
function arkCodeOf(refusal: Refusal): string {
  const [code] = names[refusal.kind].ark;
  const appends = refusal.kind === 'missing' || refusal.kind === 'invalid';
  return appends && refusal.param !== undefined ? `${code}.${refusal.param}` : code;
}
