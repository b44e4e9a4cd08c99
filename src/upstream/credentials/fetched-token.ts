/** A token that is fetched when a request first needs it, and again before it ends. */
import { readFile } from 'node:fs/promises';
import { NO_CREDENTIAL_CODE } from '../../lib/refusal.ts';
import type { CredentialContext } from './kind.ts';

/** There is no credential for a request. */
export class CredentialUnavailable extends Error {
  readonly code = NO_CREDENTIAL_CODE;

  constructor() {
    super('the gateway has no valid credential for the upstream');
  }
}

/** A token that could not be fetched: what happened, and what an operator can do. Neither quotes a secret. */
export class TokenFailure extends Error {
  readonly remedy: string;

  constructor(problem: string, remedy: string) {
    super(problem);
    this.remedy = remedy;
  }
}

/** A token and its times, milliseconds since the epoch. */
export interface Fetched<Value = string> {
  readonly value: Value;
  readonly refresh_at_ms: number;
  readonly end_ms: number;
}

/** Before the next fetch after a failure; each further failure doubles it. */
const FIRST_PAUSE_ms = 1_000;
const MAX_PAUSE_ms = 60_000;
/** A token of at most this age is not fetched again when the upstream refuses it. */
const NEW_ms = 5_000;

/** Requests that wait for the token share one fetch. While a valid token is replaced, requests use it. */
export class FetchedToken<Value = string> {
  readonly #fetch: () => Promise<Fetched<Value>>;
  readonly #context: Pick<CredentialContext, 'now' | 'failed'>;
  #token: Fetched<Value> | undefined;
  /** When the last fetch ended. */
  #fetched_ms = 0;
  #fetching: Promise<void> | undefined;
  #failures = 0;
  #retry_at_ms = 0;

  /** @param fetch rejects with a TokenFailure. */
  constructor(fetch: () => Promise<Fetched<Value>>, context: Pick<CredentialContext, 'now' | 'failed'>) {
    this.#fetch = fetch;
    this.#context = context;
  }

  /** The token, or a promise of it if it must be fetched first. @throws or rejects with CredentialUnavailable. */
  get(): Value | Promise<Value> {
    const now_ms = this.#context.now();
    // After the clock was set back, the times of the token and of the next fetch are too late.
    const isSetBack = now_ms < this.#fetched_ms;
    const token = isSetBack ? undefined : this.#token;
    if (token !== undefined && now_ms < token.refresh_at_ms) return token.value;
    if (isSetBack || now_ms >= this.#retry_at_ms) this.#fetching ??= this.#refresh();
    if (token !== undefined && now_ms < token.end_ms) return token.value;
    return this.#fetching === undefined ? this.#valid() : this.#fetching.then(() => this.#valid());
  }

  /** The upstream has refused the token: it may have been revoked. */
  refused(): void {
    if (this.#context.now() - this.#fetched_ms > NEW_ms) this.#token = undefined;
  }

  #valid(): Value {
    if (this.#token === undefined || this.#context.now() >= this.#token.end_ms) throw new CredentialUnavailable();
    return this.#token.value;
  }

  /** Never rejects. After a failure the next fetch waits, each time for twice as long. */
  async #refresh(): Promise<void> {
    try {
      this.#token = await this.#fetch();
      this.#failures = 0;
    } catch (error) {
      this.#retry_at_ms = this.#context.now() + Math.min(FIRST_PAUSE_ms * 2 ** this.#failures, MAX_PAUSE_ms);
      this.#failures += 1;
      if (error instanceof TokenFailure) this.#context.failed(error.message, error.remedy);
      else this.#context.failed('the token could not be fetched', 'see the code of the error');
    } finally {
      this.#fetched_ms = this.#context.now();
      this.#fetching = undefined;
    }
  }
}

/** A file that another program renews is read again after this time, so a new value is in use at the latest then. */
const FILE_AGE_ms = 10_000;

/**
 * A value in a file that another program renews. If the file cannot be read again, the old value is used until the upstream refuses it.
 *
 * @param find the value in the text; undefined: there is none. @param what the value, for the message that it is missing: `usable token`
 */
export function renewedFile<Value>(
  path: string,
  context: CredentialContext,
  what: string,
  find: (text: string) => Value | undefined,
): FetchedToken<Value> {
  const remedy = 'check the program that renews it';
  return new FetchedToken(async () => {
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new TokenFailure(`the file ${path} cannot be read (${error.code})`, remedy);
    });
    const value = find(text);
    if (value === undefined) throw new TokenFailure(`the file ${path} has no ${what}`, remedy);
    return { value, refresh_at_ms: context.now() + FILE_AGE_ms, end_ms: Number.POSITIVE_INFINITY };
  }, context);
}
