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
  return kindOf(plan).bind(plan.settings, plan.secrets, context);
}

export function credentialWords(plan: CredentialPlan): string {
  return kindOf(plan).words(plan.settings);
}

/** The kind of a credential of a plan. */
export function kindOf(plan: Pick<CredentialPlan, 'kind'>): CredentialKind {
  return kindWhere(({ name }) => name === plan.kind);
}

function kindWhere(fits: (kind: CredentialKind) => boolean): CredentialKind {
  const found = CREDENTIAL_KINDS.find(fits);
  if (found === undefined) throw new Error('the schema allows no other kind of credential');
  return found;
}
