/** Compiles `admin.oidc`: the OpenID provider with which operators sign in. */

import { isLoopback } from '../../../lib/net/loopback.ts';
import type { AdminOidc } from '../../../plan/generated/gateway.d.ts';
import { createCredential, type OidcPlan } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';
import { type ResolvedSetting, readUrl, resolveSetting, warnOfExposure } from '../../compile/settings.ts';
import type { Path } from '../../read/position.ts';

const PLACE: Path = ['admin', 'oidc'];
const HINT = 'write the issuer of the provider, such as https://login.example.com';

/** Compiles `admin.oidc`; undefined if it cannot be used, which is reported. */
export function compileOidc(oidc: AdminOidc, scope: Scope): OidcPlan | undefined {
  const { scope: words = 'openid email profile', groups_claim = 'groups', groups } = oidc;
  const resolve = (name: 'issuer' | 'client_id' | 'client_secret') =>
    resolveSetting(oidc[name], [...PLACE, name], '', scope, name === 'client_secret' ? 'secret' : 'text');
  const [issuer, client_id, secret] = [resolve('issuer'), resolve('client_id'), resolve('client_secret')];
  if (issuer === undefined || client_id === undefined || secret === undefined) return undefined;
  if (!isIssuer(issuer, scope)) return undefined;
  if (secret.value.trim() === '') {
    scope.report.error('empty-secret', secret.place, `the secret${secret.origin} is empty`, 'set it');
    return undefined;
  }
  warnOfExposure(secret, scope);
  const sources = { client_secret: secret.source };
  const client = createCredential({ kind: 'oidc', settings: {}, sources }, { client_secret: secret.value });
  return { issuer: issuer.value, client_id: client_id.value, client, scope: words, groups_claim, groups };
}

/** Reports an unencrypted issuer: whoever can change its answers can sign in as anybody. */
function isIssuer(issuer: ResolvedSetting, scope: Scope): boolean {
  if (readUrl(issuer, scope, HINT) === undefined) return false;
  const { protocol, hostname } = new URL(issuer.value);
  if (protocol === 'https:' || isLoopback(hostname)) return true;
  const message = `the issuer${issuer.origin} has no TLS, so that anybody on the way could sign in`;
  scope.report.error('bad-url', issuer.place, message, HINT);
  return false;
}

/** The provider sends browsers back to the public address. The listener's own address works only on this machine. */
export function requirePublicUrl(host: string, public_url: string | undefined, scope: Scope): void {
  if (public_url !== undefined || isLoopback(host)) return;
  const message =
    'the provider cannot send operators back, because the address at which they reach the API is not known';
  const hint = 'add public_url: https://HOST to admin';
  scope.report.error('missing-key', PLACE, message, hint, {
    basis: [
      ['admin', 'listen'],
      ['admin', 'public_url'],
    ],
  });
}
