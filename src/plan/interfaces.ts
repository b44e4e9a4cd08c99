/** What callers meet under one prefix: the prefix, its credentials, its errors, and what of a request goes upstream. */
import type { ErrorKind } from '../refusal.ts';

export interface InterfacePlan {
  readonly name: string;
  /** `/api`; matches whole path segments. */
  readonly prefix: string;
  /** The first of them that the request carries decides. */
  readonly auth: readonly AuthPlan[];
  readonly envelope: EnvelopePlan;
  /** Lower-case names of the caller's headers that go upstream. */
  readonly forward_headers: readonly string[];
  /** Names of the query parameters that go upstream. */
  readonly forward_query: readonly string[];
  /** The header by which a caller says that it sends a creation again, and how long its answer is kept. */
  readonly idempotency?: { readonly header: string; readonly keep_ms: number } | undefined;
  /** The header, in lower case, that carries the request's id on every answer that has none of the upstream's; undefined: none. */
  readonly request_id_header?: string | undefined;
  /** Lower-case names of the caller's headers that the access log shows. */
  readonly log_headers: readonly string[];
}

export type AuthPlan =
  | { readonly in: 'header'; readonly name: string /** lower case */; readonly scheme: string | undefined }
  | { readonly in: 'query'; readonly name: string };

export interface EnvelopePlan {
  readonly name: string;
  readonly names: Readonly<Record<ErrorKind, string>>;
  readonly statuses: Readonly<Record<ErrorKind, number>>;
  readonly headers: readonly { readonly name: string; readonly render: (values: EnvelopeValues) => string }[];
  readonly body: (values: EnvelopeValues) => unknown;
  /** The error event of an event stream that broke off; undefined where the interface has none. */
  readonly stream:
    | { readonly event: string | undefined; readonly data: (values: EnvelopeValues) => unknown }
    | undefined;
}
/** What an envelope's tree may name. */
export type EnvelopeValues = {
  readonly 'error.name': string;
  readonly 'error.message': string;
  readonly 'error.status': number;
  readonly 'request.id': string;
};
