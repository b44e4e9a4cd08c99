/** Credentials that are the value of one header. */
import type { Credential } from '../../../plan/generated/gateway.d.ts';
import type { BoundCredential, CredentialReader } from '../kind.ts';

/** The header, and the word before the credential. */
export interface CredentialHeader {
  readonly header: string;
  readonly scheme: string | undefined;
}

/** The keys of `auth` for a header that need not be written. */
export const HEADER_KEYS = { with: ['header', 'scheme'] } as const;

/** The scheme as it is written, `none` says that the header has only the credential. */
export function schemeOf(written: string | undefined): string | undefined {
  return written === 'none' ? undefined : written;
}

/** The header of a credential; by default `authorization: Bearer` (RFC 6750). */
export function headerOf(auth: Credential): CredentialHeader {
  const { header, scheme }: { header?: string; scheme?: string } = 'header' in auth || 'scheme' in auth ? auth : {};
  return header === undefined
    ? { header: 'authorization', scheme: schemeOf(scheme ?? 'Bearer') }
    : { header, scheme: schemeOf(scheme) };
}

/** The value of the header. */
export function headerValue({ scheme }: CredentialHeader, credential: string): string {
  return scheme === undefined ? credential : `${scheme} ${credential}`;
}

/** A credential whose token may have to be fetched first. @param token returns it, or a promise of it. */
export function tokenCredential(settings: CredentialHeader, token: () => string | Promise<string>): BoundCredential {
  const { header } = settings;
  return {
    authorize({ headers }) {
      const value = token();
      if (typeof value !== 'string') {
        return value.then((fetched) => void headers.push(header, headerValue(settings, fetched)));
      }
      headers.push(header, headerValue(settings, value));
      return undefined;
    },
  };
}

/** Whether a header can carry the text (RFC 9110, 5.5): control characters are not allowed. */
export function isHeaderValue(text: string): boolean {
  return /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text);
}

/** Reports a text that a header cannot carry. @returns whether it was refused. */
export function refuseHeaderValue(text: string, key: readonly string[], reader: CredentialReader): boolean {
  if (isHeaderValue(text)) return false;
  const hint = 'check for a line break, or a space at the start or end';
  reader.refuse(key, 'has characters that a header cannot carry', hint);
  return true;
}
