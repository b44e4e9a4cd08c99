/** What a kind of credential is made of. `kinds/` has one file per kind; `kinds.ts` lists them. */

import type { KeySchema, KeysBeside } from '../../lib/json/key-schema.ts';
import type { Credential } from '../../plan/generated/gateway.d.ts';
import type { CredentialPlan, SecretSource, UpstreamTarget } from '../../plan/index.ts';

/** Reads a credential from the configuration, and reports mistakes. Keys are relative to `auth`: `['jwt', 'secret']`. */
export interface CredentialReader {
  /** The value, which the credential keeps under this name. Undefined if it is missing or empty, which is reported. */
  secret(name: string, source: SecretSource, key: readonly string[]): string | undefined;
  /** The value of a setting that is not secret. Undefined if it is missing, which is reported. */
  text(source: SecretSource, key: readonly string[]): string | undefined;
  /** The value of a setting that is a URL. Undefined if it is missing or not a URL, which is reported. */
  url(source: SecretSource, key: readonly string[]): string | undefined;
  /** A file that is read while the gateway runs: its absolute path and its text. Undefined if it cannot be read, which is reported. */
  file(path: string, key: readonly string[]): { readonly path: string; readonly text: string } | undefined;
  /** Reports a secret that cannot be used. @param problem does not quote it: `has characters that a header cannot carry` */
  refuse(key: readonly string[], problem: string, hint: string): undefined;
}

/** A request to an upstream, before it is sent. */
export interface UnsignedRequest {
  readonly target: Pick<UpstreamTarget, 'origin' | 'base_path' | 'query'>;
  readonly method: string;
  /** Path and query, without the base path. */
  readonly path: string;
  /** A flat list of names and values. The credential is added to it. */
  readonly headers: string[];
  readonly body: Buffer | undefined;
}

/** A credential of a running gateway. */
export interface BoundCredential {
  /**
   * Adds the credential to the request.
   *
   * @returns a promise if it must be fetched first.
   * @throws or rejects with CredentialUnavailable if there is none.
   */
  authorize(request: UnsignedRequest): Promise<void> | undefined;
  /** The upstream has refused the credential: one that was fetched is fetched again. */
  refused?(): void;
}

/** A form for a server that issues tokens. */
export interface TokenRequest {
  readonly url: string;
  /** A flat list of names and values. */
  readonly headers: readonly string[];
  readonly form: string;
}

/** What a running gateway gives to a credential. */
export interface CredentialContext {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Sends a form. The body is the parsed JSON of the answer, or undefined. @throws if there is no complete answer. */
  post(request: TokenRequest): Promise<{ readonly status: number; readonly body: unknown }>;
  /** Tells operators that no new credential could be got. Neither text may quote a secret. */
  failed(problem: string, remedy: string): void;
}

/** A kind of credential. Its settings are plain data without secrets, as the plan has them. */
export interface CredentialKind<Auth extends Credential = Credential, Settings extends object = object> {
  /** Its key in `auth`. */
  readonly name: string;
  readonly schema: KeySchema;
  readonly definition?: { readonly name: string; readonly schema: object };
  readonly keys: KeysBeside;
  /** Its credential covers the whole request, so that a mount, which does not read its requests, cannot have it. */
  readonly signsRequests?: true;
  /** The headers that it sets, in lower case. */
  headers(auth: Auth): readonly string[];
  /** Undefined if it cannot be used, which is reported. */
  read(auth: Auth, reader: CredentialReader): Settings | undefined;
  /** What operators see of it: `header x-key`. */
  words(settings: Settings): string;
  bind(settings: Settings, secrets: CredentialPlan['secrets'], context: CredentialContext): BoundCredential;
}
