/** The refusals of the administration: a closed set of codes, each with its status (RFC 9457). */

/** The codes by their statuses. Scripts may match on them; the command line has the same. */
export const PROBLEMS = {
  unknown_parameter: 400,
  unknown_member: 400,
  invalid_value: 400,
  invalid_json: 400,
  invalid_request: 400,
  idempotency_key_required: 400,
  unauthenticated: 401,
  sign_in_failed: 401,
  role_too_low: 403,
  foreign_origin: 403,
  route_not_found: 404,
  account_not_found: 404,
  entry_not_found: 404,
  charge_not_found: 404,
  request_not_found: 404,
  key_not_found: 404,
  task_not_found: 404,
  token_not_found: 404,
  audit_not_found: 404,
  reprice_not_found: 404,
  webhook_not_found: 404,
  delivery_not_found: 404,
  method_not_allowed: 405,
  account_name_taken: 409,
  external_id_taken: 409,
  token_name_taken: 409,
  reference_conflict: 409,
  key_exists: 409,
  key_revoked: 409,
  token_revoked: 409,
  webhook_not_active: 409,
  no_retention: 409,
  task_busy: 409,
  task_not_in_review: 409,
  request_running: 409,
  stale: 412,
  body_too_large: 413,
  not_json: 415,
  idempotency_conflict: 422,
  insufficient_balance: 422,
  wallet_limit: 422,
  not_refundable: 422,
  limits_off: 422,
  model_not_found: 422,
  group_not_found: 422,
  config_invalid: 422,
  config_too_large: 422,
  reload_refused: 422,
  unknown_host: 421,
  if_match_required: 428,
  too_many_attempts: 429,
  internal: 500,
  store_unavailable: 503,
  sign_in_unavailable: 503,
  no_gateway: 503,
  report_refused: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

/** A key or token that was given in place of an id. It must not appear in the message or a log. */
const SECRET = /\b(tga?_)[\w-]{20,}/g;

/** A refused operation. The message says what is wrong and where; the hint says what to do next. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly hint: string | undefined;
  /** Further members of the document, such as the findings in a configuration. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(code: ProblemCode, message: string, hint?: string, more: Problem['more'] = {}) {
    super(message.replaceAll(SECRET, '$1…'));
    this.code = code;
    this.hint = hint;
    this.more = more;
  }

  get status(): number {
    return PROBLEMS[this.code];
  }
}

/** The document of a problem. */
export function problemDocument({ code, status, message, hint, more }: Problem) {
  const title = code.replaceAll('_', ' ');
  return { type: `urn:tollgate:problem:${code}`, title, status, detail: message, code, remedy: hint ?? null, ...more };
}
