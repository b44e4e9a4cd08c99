/**
 * What an operation of the administration is: one value from which HTTP, OpenAPI, clients and the command line are made.
 *
 * A request flows through `operation-handler.ts`: find the caller and check their role and origin, before the body is read
 * (`requester.ts`) → check the input by the schema (`input.ts`) and the headers (`request.ts`) → answer a repetition from what is
 * stored under its idempotency key → `run`, which passes `actorOf()` to one write of the store. That write makes the change, its record
 * and the idempotency key with its result in one transaction. If the write changed nothing, the answer is stored under the key
 * afterwards.
 *
 * Its name is used in metrics, logs, OpenAPI and the records of changes. The record of an edit may have a more specific one: `account.suspend`.
 */
import type { Static, TObject, TSchema } from 'typebox';
import type { RequestReads } from '../../ledger/requests/request-reads.ts';
import type { Actor, Authority, Role, Store } from '../../ledger/store/store.ts';
import type { Plan } from '../../plan/index.ts';
import type { GatewayView } from './gateway-view.ts';

/** The path of the API. */
export const BASE = '/admin/v1';

/** The path of an operation in the router. */
export function routeOf({ path }: Pick<Operation, 'path'>): string {
  return `${BASE}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

/** One operation. It knows no HTTP and no terminal. */
export interface Operation<I extends TObject = TObject, O extends TSchema = TSchema, R = unknown> {
  /** `wallet.topup`: the thing in the singular, and what is done to it. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/admin/v1`. Its `{names}` are members of the input. */
  readonly path: string;
  /** Who may run it. `none`: anybody, without a token. */
  readonly role: Role | 'none';
  /** One line for people. */
  readonly summary: string;
  /** The names in the path, and the query of a GET or the body of the others. */
  readonly input: I;
  readonly output: O;
  /** The status of success; default 200. */
  readonly status?: 201;
  /** Whether it changes something: `edit` needs the version that was read, `money` and `configuration` may be tried with `dry_run`. */
  readonly changes?: 'edit' | 'money' | 'configuration' | 'other';
  /** Whether a repetition is recognized by an idempotency key; default: for a POST. */
  readonly isRepeatable?: false;
  /** Names the version of what is shown, for `If-Match`. */
  version?(output: Static<O>): string;
  /** An input that is valid, for the documents; tests run it. */
  readonly example: Static<I>;
  /**
   * The answer to a repetition, without a secret, from the stored result of the store's operation that made the change: the answer of
   * the first request, whatever was changed since. Every POST that changes something has it, or stores its answer itself.
   */
  replay?(result: R, about: Replayed): Static<O>;
  /** The output as CSV, for `format=csv` or an Accept of `text/csv`. @throws Problem */
  csv?(input: Static<I>, context: Context): Promise<CsvFile>;
  /** The output as server-sent events, without an end, in place of `run`. @throws Problem */
  events?(input: Static<I>, context: Context): AsyncIterable<object>;
  /** The output as a ZIP file, for `format=zip`. @throws Problem */
  zip?(input: Static<I>, context: Context): Promise<ZipFile>;
  /** Writes the file of `format` for a command, part by part. @throws Problem */
  write?(input: Static<I>, context: Context, write: (part: string | Uint8Array) => void): Promise<void>;
  /** The output as JSON text, if another thread makes it, or it is made once. @throws Problem */
  json?(input: Static<I>, context: Context): Promise<string | Buffer>;
  /** The output as a page, for `format=html`, and the Content-Security-Policy of the page. */
  readonly html?: { readonly policy: string; render(input: Static<I>, context: Context): Promise<string> };
  /** @throws Problem */
  run(input: Static<I>, context: Context): Promise<Static<O>>;
}

/** A POST with an effect that cannot answer a repetition does not compile. A change of the configuration stores its answer itself. */
type Repeatable =
  | { readonly method: 'GET' | 'PATCH' | 'DELETE' }
  | { readonly changes?: undefined }
  | { readonly isRepeatable: false }
  | { readonly changes: 'configuration' }
  | { readonly replay: unknown };

/** An output as CSV. */
export interface CsvFile {
  /** The name of the file that a browser saves, without its ending. */
  readonly name: string;
  readonly texts: AsyncIterable<string> | readonly string[];
}

/** An output as a ZIP file. */
export interface ZipFile extends Pick<CsvFile, 'name'> {
  readonly parts: AsyncIterable<Uint8Array>;
}

/** States an operation, with the types of its schemas. */
export function operation<I extends TObject, O extends TSchema, R>(
  stated: Operation<I, O, R> & Repeatable,
): Operation<I, O, R> {
  return stated;
}

/** What the answer to a repetition has in addition to the stored result. */
export interface Replayed extends Pick<Context, 'currency'> {
  /** As it was when the request was answered, if the operation stored it. */
  readonly account_name: string;
}

export interface Caller {
  /** The name of the token, or `cli:user@host`. */
  readonly name: string;
  readonly role: Role;
  readonly via: 'api' | 'console' | 'cli';
  /** The id of the token; null on the command line. */
  readonly token: string | null;
  /** What a change checks again; absent on the command line. */
  readonly authority?: Omit<Authority, 'needed'>;
}

export interface Context {
  readonly store: Store;
  readonly operations: readonly Operation[];
  readonly now: () => number;
  /** A cryptographic source. */
  readonly random: (bytes: number) => Uint8Array;
  readonly caller: Caller;
  /** Undefined on the command line. */
  readonly gateway: GatewayView | undefined;
  /** The records of requests. */
  readonly requests: RequestReads;
  /** The configuration; undefined if it has errors. */
  readonly plan: () => Plan | undefined;
  /** The code of the currency; without a valid configuration it is not known. */
  readonly currency: { readonly currency: string } | Record<never, never>;
  /** Shows the result, and writes nothing. */
  readonly dry_run: boolean;
  /** The key by which a repetition is recognized. */
  readonly idempotency_key: string | undefined;
  /** Who makes a change. @param reason why. @param account the name of the account, for the answer to a repetition. */
  readonly actorOf: (reason?: string, account?: string) => Actor;
  readonly request_id: string | null;
  /** The version that the caller has read, of `If-Match`; undefined: any. */
  readonly version: string | undefined;
  /** Sets the cookie of the browser; null removes it. */
  readonly setSession: (cookie: { readonly secret: string; readonly until_ms: number } | null) => void;
  /** Counts a log-in of a token. @throws Problem too_many_attempts */
  readonly countLogIn: (token: string) => void;
  /** The cookie of the browser. */
  readonly session: string | undefined;
}
