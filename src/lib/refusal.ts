/** How the gateway refuses a request: a closed kind, which an envelope renders, and a message for the caller. */

/** All kinds of errors that the gateway answers with. An envelope names them, or an ancestor of them by `KIND_PARENT`. */
export const ERROR_KINDS = [
  'invalid_request',
  'unsupported_media_type',
  'body_too_large',
  'unauthenticated',
  'account_suspended',
  'insufficient_funds',
  'model_not_found',
  'task_not_found',
  'resource_not_found',
  'route_not_found',
  'method_not_allowed',
  'conflict',
  'idempotency_mismatch',
  'request_timeout',
  'upstream_failed',
  'upstream_timeout',
  'upstream_off',
  'overloaded',
  'rate_limited',
  'spend_limited',
  'internal',
] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** What an envelope can name: a kind, or `not_found` for the four kinds of it. */
export const NAMED_KINDS = [...ERROR_KINDS, 'not_found'] as const;
export type NamedKind = (typeof NAMED_KINDS)[number];

/** The kind whose name an envelope uses for a kind that it does not name; kinds without a parent need a name. */
export const KIND_PARENT: Readonly<Partial<Record<NamedKind, NamedKind>>> = {
  unsupported_media_type: 'invalid_request',
  body_too_large: 'invalid_request',
  account_suspended: 'unauthenticated',
  model_not_found: 'not_found',
  task_not_found: 'not_found',
  resource_not_found: 'not_found',
  route_not_found: 'not_found',
  not_found: 'invalid_request',
  method_not_allowed: 'invalid_request',
  conflict: 'invalid_request',
  idempotency_mismatch: 'invalid_request',
  request_timeout: 'invalid_request',
  upstream_failed: 'internal',
  upstream_timeout: 'upstream_failed',
  upstream_off: 'upstream_failed',
  overloaded: 'upstream_failed',
  rate_limited: 'overloaded',
  spend_limited: 'insufficient_funds',
};

/** The default HTTP status of each kind; an envelope can change it. */
export const KIND_STATUS: Readonly<Record<ErrorKind, number>> = {
  invalid_request: 400,
  unsupported_media_type: 415,
  body_too_large: 413,
  unauthenticated: 401,
  account_suspended: 403,
  insufficient_funds: 402,
  model_not_found: 404,
  task_not_found: 404,
  resource_not_found: 404,
  route_not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  idempotency_mismatch: 422,
  request_timeout: 408,
  upstream_failed: 502,
  upstream_timeout: 504,
  upstream_off: 503,
  overloaded: 503,
  rate_limited: 429,
  spend_limited: 402,
  internal: 500,
};

/** In place of a code of the system: the upstream refused the gateway's credential. */
export const CREDENTIAL_REFUSED_CODE = 'CREDENTIAL_REFUSED';
/** In place of a code of the system: the gateway has no valid credential for the upstream at the moment. */
export const NO_CREDENTIAL_CODE = 'NO_CREDENTIAL';

/** Thrown when the gateway refuses a request. The message says what is wrong, where, and what to do; it contains no secret. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: ErrorKind;
  /** When the caller may try again, in whole seconds; undefined: as usual for the kind. */
  readonly retry_after_s: number | undefined;
  /** The fact whose expression has no value for the body; undefined: another reason. */
  readonly fact: string | undefined;

  constructor(
    kind: ErrorKind,
    message: string,
    options?: ErrorOptions & { readonly retry_after_s?: number; readonly fact?: string },
  ) {
    super(message, options);
    this.kind = kind;
    this.retry_after_s = options?.retry_after_s;
    this.fact = options?.fact;
  }
}

/** Shortens a caller's text for a message, and replaces its control characters by spaces. */
export function excerpt(text: string): string {
  const cut = text.length > 80 ? `${text.slice(0, 80)}…` : text;
  return cut.replaceAll(/\p{Cc}/gu, ' ');
}
