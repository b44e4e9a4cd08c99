/** `secret`: a header with a fixed text. */
import type { CredentialSecret } from '../../../plan/generated/gateway.d.ts';
import type { CredentialKind } from '../kind.ts';
import { type CredentialHeader, HEADER_KEYS, headerValue, refuseHeaderValue, schemeOf } from './header.ts';

export const secret: CredentialKind<CredentialSecret, CredentialHeader> = {
  name: 'secret',
  schema: { description: 'The credential.', examples: [{ env: 'VENDOR_KEY' }], $ref: '#/definitions/secret' },
  keys: { ...HEADER_KEYS, required: ['header'] },
  headers: ({ header }) => [header],
  read({ header, scheme, secret: source }, reader) {
    const value = reader.secret('secret', source, ['secret']);
    if (value === undefined || refuseHeaderValue(value, ['secret'], reader)) return undefined;
    return { header, scheme: schemeOf(scheme) };
  },
  words: ({ header }) => `header ${header}`,
  bind(settings, { secret = '' }) {
    const { header } = settings;
    const value = headerValue(settings, secret);
    return {
      authorize({ headers }) {
        headers.push(header, value);
        return undefined;
      },
    };
  },
};
