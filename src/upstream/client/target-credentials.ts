/** The credentials of all targets. Targets with the same credential share it, also across reloads, so that a token is fetched once. */

import { credentialIdentity, type UpstreamPlan, type UpstreamTarget } from '../../plan/index.ts';
import type { BoundCredential, CredentialContext } from '../credentials/kind.ts';
import { bindCredential } from '../credentials/kinds.ts';
import type { Credentials, UpstreamRequest } from './client.ts';
import { type Answer, readJson } from './collect.ts';

type To = Pick<UpstreamRequest, 'upstream' | 'target'>;

export interface CredentialOptions {
  readonly now: () => number;
  /** Sends a request and resolves with the whole answer. */
  readonly send: (request: UpstreamRequest) => Promise<Answer>;
  /** Reports to operators that a target has no new credential. */
  readonly failed: (to: To, problem: string, remedy: string) => void;
}

/** Requests wait for the token, so the time-outs of the upstream, which may be minutes, are too long. */
const TOKEN_TIMEOUT_ms = 10_000;

export class TargetCredentials implements Credentials {
  readonly #options: CredentialOptions;
  readonly #bound = new Map<string, BoundCredential>();

  constructor(options: CredentialOptions) {
    this.#options = options;
  }

  of(to: To): BoundCredential | undefined {
    const { credential } = to.target;
    if (credential === undefined) return undefined;
    const identity = credentialIdentity(credential);
    const bound = this.#bound.get(identity) ?? bindCredential(credential, this.#contextOf(to));
    this.#bound.set(identity, bound);
    return bound;
  }

  keepOnly(upstreams: readonly UpstreamPlan[]): void {
    const needed = new Set(
      upstreams.flatMap(({ targets }) => targets.map(({ credential }) => credential && credentialIdentity(credential))),
    );
    for (const identity of this.#bound.keys()) if (!needed.has(identity)) this.#bound.delete(identity);
  }

  #contextOf(to: To): CredentialContext {
    const { now, send, failed } = this.#options;
    return {
      now,
      failed: (problem, remedy) => failed(to, problem, remedy),
      async post({ url, headers, form }) {
        const { origin, pathname, search } = new URL(url);
        const answer = await send({
          upstream: {
            ...to.upstream,
            headers_timeout_ms: TOKEN_TIMEOUT_ms,
            idle_timeout_ms: TOKEN_TIMEOUT_ms,
            credential_refused: [],
          },
          target: tokenTarget(origin),
          method: 'POST',
          path: pathname + search,
          headers: [...headers, 'content-type', 'application/x-www-form-urlencoded', 'accept', 'application/json'],
          body: Buffer.from(form),
        });
        return { status: answer.statusCode, body: readJson(answer) };
      },
    };
  }
}

function tokenTarget(origin: string): UpstreamTarget {
  return { name: 'token server', shown: origin, weight: 0, origin, base_path: '', credential: undefined };
}
