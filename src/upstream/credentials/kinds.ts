/** All kinds of upstream credentials. The schema, the reference page, `check`, `plan` and the upstream client are made from this list. */
import type { Credential } from '../../plan/generated/gateway.d.ts';
import type { CredentialPlan } from '../../plan/index.ts';
import type { BoundCredential, CredentialContext, CredentialKind } from './kind.ts';
import { jwt } from './kinds/jwt.ts';
import { oauth2 } from './kinds/oauth2.ts';
import { secret } from './kinds/secret.ts';
import { sigv4 } from './kinds/sigv4.ts';
import { tokenFile } from './kinds/token-file.ts';

/** In the order of the reference page. */
export const CREDENTIAL_KINDS: readonly CredentialKind[] = [secret, tokenFile, jwt, oauth2, sigv4];

/** The kind of a credential in the configuration. */
export function credentialKind(auth: Credential): CredentialKind {
  return kindWhere(({ name }) => name in auth);
}

/** Makes the credential of a plan ready for use. */
export function bindCredential(plan: CredentialPlan, context: CredentialContext): BoundCredential {
  const bound = kindOf(plan)?.bind(plan.settings, plan.secrets, context);
  const { headers = {}, secrets } = plan;
  const more = Object.entries(headers).flatMap(([name, value]) => [name, value ?? secrets[secretOfHeader(name)] ?? '']);
  if (more.length === 0 && bound !== undefined) return bound;
  return {
    authorize(request) {
      // First, because the credential may cover the whole request.
      request.headers.push(...more);
      return bound?.authorize(request);
    },
    refused: () => bound?.refused?.(),
  };
}

export function credentialWords(plan: CredentialPlan): string {
  const headers = Object.keys(plan.headers ?? {}).map((name) => `header ${name}`);
  const kind = kindOf(plan);
  return [...(kind === undefined ? [] : [kind.words(plan.settings)]), ...headers].join(', ');
}

/** The name of the secret that is the value of a further header. */
export function secretOfHeader(name: string): string {
  return `header ${name}`;
}

/** The kind of the credentials of upstreams without `auth`, which have only further headers. */
export const NO_AUTH = 'none';

/** The kind of a credential of a plan; undefined: it has only further headers. */
export function kindOf({ kind }: Pick<CredentialPlan, 'kind'>): CredentialKind | undefined {
  return kind === NO_AUTH ? undefined : kindWhere(({ name }) => name === kind);
}

function kindWhere(fits: (kind: CredentialKind) => boolean): CredentialKind {
  const found = CREDENTIAL_KINDS.find(fits);
  if (found === undefined) throw new Error('the schema allows no other kind of credential');
  return found;
}
