/** Interfaces: a prefix with its authentication, its error envelope, and what it forwards of a request. */

import type { Tree } from '../lib/json/tree.ts';
import type { ErrorKind } from '../lib/refusal.ts';
import type { Template } from '../lib/text/template.ts';

/** A public interface of the gateway. */
export interface InterfacePlan {
  readonly name: string;
  /** `/api`; each matches whole path segments. */
  readonly prefixes: readonly string[];
  /** The places of the API key; the first one that the request has is used. */
  readonly auth: readonly AuthPlan[];
  readonly envelope: EnvelopePlan;
  /** Lower-case names of the caller's headers that go upstream. */
  readonly forward_headers: readonly string[];
  /** Names of the query parameters that go upstream. */
  readonly forward_query: readonly string[];
  /** The header with the caller's idempotency key, and how long its answer is kept. */
  readonly idempotency?: { readonly header: string; readonly keep_ms: number } | undefined;
  /** The lower-case header with the request's id, set on every answer without the upstream's own; undefined: none. */
  readonly request_id_header?: string | undefined;
  /** Headers that show callers their limits; undefined: none. */
  readonly limit_headers?: readonly LimitHeaderPlan[] | undefined;
  /** Lower-case names of the caller's headers that the access log shows. */
  readonly log_headers: readonly string[];
  /** Which web pages may call it from a browser; undefined: none. */
  readonly cors?: CorsPlan | undefined;
}

/** What browsers are told of an interface (WHATWG Fetch, CORS protocol). */
export interface CorsPlan {
  /** As browsers send them: `https://app.example.com`. */
  readonly origins: '*' | readonly string[];
  /** Lower-case names of the request headers that scripts may send. */
  readonly headers: readonly string[];
  /** Lower-case names of the answer headers that scripts may read. */
  readonly expose: readonly string[];
  readonly max_age_ms: number;
}

export interface LimitHeaderPlan {
  readonly name: string;
  /** The header is left out if the caller has no limit of these kinds; `refusal`: if no limit has refused the request. */
  readonly about: readonly string[];
  readonly text: Template;
}

/** A place where the API key may be. */
export type AuthPlan =
  | { readonly in: 'header'; readonly name: string /** lower case */; readonly scheme: string | undefined }
  | { readonly in: 'query'; readonly name: string };

/** How the errors of an interface are rendered. */
export interface EnvelopePlan {
  readonly name: string;
  /** The words of each kind, as values of the templates: `error.name`, or `error.type` and `error.code`. */
  readonly words: Readonly<Record<ErrorKind, ErrorWords>>;
  readonly statuses: Readonly<Record<ErrorKind, number>>;
  readonly headers: readonly { readonly name: string; readonly text: Template }[];
  readonly body: Tree;
  /** Messages in place of the gateway's own. */
  readonly messages?: Readonly<Partial<Record<ErrorKind, Template>>> | undefined;
  /** The error event for an interrupted event stream; undefined if the interface has none. */
  readonly stream: { readonly event: string | undefined; readonly data: Tree } | undefined;
  /** The last message of a WebSocket that the gateway closes, and close codes by kind; undefined: only the usual codes. */
  readonly websocket?:
    | { readonly data: Tree; readonly codes: Readonly<Partial<Record<ErrorKind, number>>> }
    | undefined;
}

/** The words of a kind of error by their names in templates. */
export type ErrorWords = Readonly<Record<string, string | number | null>>;

/** The values that an envelope's templates can use: the words, error.message, error.status, error.retry_after_s and request.id. */
export type EnvelopeValues = Readonly<Record<string, string | number | null | undefined>>;
