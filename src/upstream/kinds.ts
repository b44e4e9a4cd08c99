/** The door to the kinds of upstream credentials: what compiles, checks and shows them. */
export type { CredentialReader } from './credentials/kind.ts';
export { headerOf, isHeaderValue, schemeOf } from './credentials/kinds/header.ts';
export { credentialKind, credentialWords, kindOf, NO_AUTH, secretOfHeader } from './credentials/kinds.ts';
