/**
 * Signs a person in with an OpenID provider: authorization code with PKCE (RFC 7636), state and nonce. Only gateways with `admin.oidc` load
 * this file, because its library is slow to load.
 */
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
} from 'openid-client';
import type { OidcPlan } from '../../plan/index.ts';

/** Identifies one sign-in when the browser comes back. Only the browser has these values. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface Person {
  /** Never changes, other than an address. */
  readonly subject: string;
  /** If the provider has verified it. */
  readonly email: string | undefined;
  readonly groups: readonly string[];
}

/** The provider. Its methods reject if it breaks the protocol. */
export interface OpenidProvider {
  /** Where a browser begins to sign in. */
  start(redirect_uri: string, checks: Checks): Promise<URL>;
  /** @param returned the address to which the browser was sent back. */
  finish(returned: URL, checks: Checks): Promise<Person>;
}

/** A person waits for the provider. */
const TIMEOUT_s = 10;
/** How long the addresses and keys of the provider are cached. */
const DISCOVERED_ms = 3_600_000;

/** @param now milliseconds. */
export function createOpenidProvider(plan: OidcPlan, now: () => number): OpenidProvider {
  const { issuer, client_id, client, scope, groups_claim } = plan;
  let known: { readonly found: Promise<Configuration>; readonly at_ms: number } | undefined;

  function configuration(): Promise<Configuration> {
    const at_ms = now();
    if (known !== undefined && at_ms - known.at_ms < DISCOVERED_ms) return known.found;
    // The compiler allows an issuer without TLS only on this machine.
    const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    const found = discovery(new URL(issuer), client_id, client.secrets.client_secret, undefined, {
      execute,
      timeout: TIMEOUT_s,
    });
    known = { found, at_ms };
    found.catch(() => {
      known = undefined;
    });
    return found;
  }

  return {
    async start(redirect_uri, { state, nonce, verifier }) {
      const code_challenge = await calculatePKCECodeChallenge(verifier);
      const pkce = { code_challenge, code_challenge_method: 'S256' };
      return buildAuthorizationUrl(await configuration(), { redirect_uri, scope, state, nonce, ...pkce });
    },
    async finish(returned, { state, nonce, verifier }) {
      const config = await configuration();
      const tokens = await authorizationCodeGrant(config, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const id = tokens.claims();
      if (id === undefined) throw new Error('the provider has sent no ID token');
      const isWhole = id[groups_claim] !== undefined || config.serverMetadata().userinfo_endpoint === undefined;
      const claims = isWhole ? id : { ...id, ...(await fetchUserInfo(config, tokens.access_token, id.sub)) };
      const { email, email_verified } = claims;
      return {
        subject: id.sub,
        email: email_verified === true && typeof email === 'string' ? email : undefined,
        groups: textsOf(claims[groups_claim]),
      };
    },
  };
}

/** Some providers write a single group as a text. */
function textsOf(claim: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  return all.filter((each) => typeof each === 'string');
}
