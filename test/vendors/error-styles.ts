/** Renders a refusal in the error envelope of the called upstream. */

import { type Call, jsonReply, type Reply } from './exchange.ts';
import type { Refusal, RefusalKind } from './refusal.ts';

/** The six error envelopes of the upstreams. */
export type ErrorStyle = 'ark' | 'openai' | 'flat' | 'metadata' | 'google' | 'messages';

/** The status, code and type of the video cloud; the portrait envelope uses the same code. */
const CLOUD_NAMES: Readonly<Record<RefusalKind, readonly [status: number, code: string, type: string]>> = {
  invalid: [400, 'InvalidParameter', 'BadRequest'],
  missing: [400, 'MissingParameter', 'BadRequest'],
  sensitive: [400, 'InputTextSensitiveContentDetected', 'BadRequest'],
  unauthenticated: [401, 'AuthenticationError', 'Unauthorized'],
  denied: [403, 'AccessDenied', 'Forbidden'],
  'unknown-model': [404, 'InvalidEndpointOrModel.NotFound', 'NotFound'],
  'not-found': [404, 'ResourceNotFound', 'NotFound'],
  conflict: [409, 'InvalidAction.RunningTaskDeletion', 'Conflict'],
  'too-large': [413, 'RequestTooLarge', 'BadRequest'],
  busy: [429, 'AccountRateLimitExceeded', 'TooManyRequests'],
  internal: [500, 'InternalServiceError', 'InternalServerError'],
  overloaded: [503, 'ServerOverloaded', 'TooManyRequests'],
};

/** The names in the other envelopes: code and type of OpenAI, status of Google, type of the messages interface. */
const otherNames: Readonly<
  Record<RefusalKind, readonly [code: string, type: string, google: string, messages: string]>
> = {
  invalid: ['invalid_parameter', 'invalid_request_error', 'INVALID_ARGUMENT', 'invalid_request_error'],
  missing: ['missing_required_parameter', 'invalid_request_error', 'INVALID_ARGUMENT', 'invalid_request_error'],
  sensitive: ['content_policy_violation', 'invalid_request_error', 'INVALID_ARGUMENT', 'invalid_request_error'],
  unauthenticated: ['invalid_api_key', 'authentication_error', 'UNAUTHENTICATED', 'authentication_error'],
  denied: ['access_denied', 'permission_error', 'PERMISSION_DENIED', 'permission_error'],
  'unknown-model': ['model_not_found', 'invalid_request_error', 'NOT_FOUND', 'not_found_error'],
  'not-found': ['not_found', 'invalid_request_error', 'NOT_FOUND', 'not_found_error'],
  conflict: ['conflict', 'invalid_request_error', 'ABORTED', 'conflict_error'],
  'too-large': ['request_too_large', 'invalid_request_error', 'INVALID_ARGUMENT', 'request_too_large'],
  busy: ['rate_limit_exceeded', 'rate_limit_error', 'RESOURCE_EXHAUSTED', 'rate_limit_error'],
  internal: ['internal_error', 'server_error', 'INTERNAL', 'api_error'],
  overloaded: ['server_overloaded', 'server_error', 'UNAVAILABLE', 'overloaded_error'],
};

/** The error envelope for a call, by its upstream and path. */
export function errorStyleOf(call: Call): ErrorStyle {
  if (call.upstream === 'generative') return 'google';
  if (call.upstream === 'messages') return 'messages';
  if (/^\/api\/v3\/(liveness|asset-groups|assets)\b/.test(call.path)) return 'metadata';
  if (call.path.includes('/videos/generations/')) return 'flat';
  return call.upstream === 'cloud' ? 'ark' : 'openai';
}

/** The refusal as an answer of the upstream; `busy` and `overloaded` have a `retry-after` header. */
export function renderRefusal(style: ErrorStyle, refusal: Refusal, requestId: string): Reply {
  const [cloudStatus, , cloudType] = CLOUD_NAMES[refusal.kind];
  const [openaiCode, openaiType, googleStatus, messagesType] = otherNames[refusal.kind];
  const status = style === 'messages' && refusal.kind === 'overloaded' ? 529 : cloudStatus;
  const headers: Record<string, string> = {};
  if (refusal.kind === 'busy' || refusal.kind === 'overloaded') headers['retry-after'] = '1';
  const { param } = refusal;
  // The ark style adds a full stop and the request id.
  const message = refusal.message.replace(/\.$/, '');
  const arkCode = refusal.code ?? arkCodeOf(refusal);
  switch (style) {
    case 'ark': {
      const error = {
        code: arkCode,
        message: `${message}. Request id: ${requestId}`,
        param: param ?? '',
        type: cloudType,
      };
      return jsonReply(status, { error }, { ...headers, 'x-request-id': requestId });
    }
    case 'openai': {
      const error = { message, type: openaiType, param: param ?? null, code: refusal.code ?? openaiCode };
      return jsonReply(status, { error }, headers);
    }
    case 'flat':
      return jsonReply(status, { error: { code: refusal.code ?? openaiCode, message } }, headers);
    case 'metadata': {
      const metadata = { RequestId: requestId, Version: '2024-01-01', Service: 'ark', Region: 'cn-beijing' };
      return jsonReply(
        status,
        { ResponseMetadata: { ...metadata, Error: { Code: arkCode, Message: message } } },
        headers,
      );
    }
    case 'google':
      return jsonReply(status, { error: { code: status, message, status: googleStatus } }, headers);
    case 'messages': {
      const body = { type: 'error', error: { type: messagesType, message }, request_id: requestId };
      return jsonReply(status, body, { ...headers, 'request-id': requestId });
    }
  }
}

/** The video cloud appends the name of a bad or missing parameter to the code. */
function arkCodeOf(refusal: Refusal): string {
  const [, code] = CLOUD_NAMES[refusal.kind];
  const appends = refusal.kind === 'missing' || refusal.kind === 'invalid';
  return appends && refusal.param !== undefined ? `${code}.${refusal.param}` : code;
}
