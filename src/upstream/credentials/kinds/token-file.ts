/** `token_file`: a token in a file that another program renews, such as a service account of Kubernetes or an agent of a vault. */
import type { CredentialTokenFile } from '../../../plan/generated/gateway.d.ts';
import { renewedFile } from '../fetched-token.ts';
import type { CredentialKind } from '../kind.ts';
import {
  type CredentialHeader,
  HEADER_KEYS,
  headerOf,
  isHeaderValue,
  refuseHeaderValue,
  tokenCredential,
} from './header.ts';

interface TokenFileSettings extends CredentialHeader {
  readonly path: string;
}

export const tokenFile: CredentialKind<CredentialTokenFile, TokenFileSettings> = {
  name: 'token_file',
  schema: {
    description:
      'A file with a token that another program renews, relative to the configuration file. It is read again every 10 seconds, without a reload.',
    examples: ['/var/run/secrets/tokens/vendor'],
    $ref: '#/definitions/file_path',
  },
  keys: HEADER_KEYS,
  headers: (auth) => [headerOf(auth).header],
  read(auth, reader) {
    const file = reader.file(auth.token_file, ['token_file']);
    if (file === undefined || refuseHeaderValue(file.text, ['token_file'], reader)) return undefined;
    return { ...headerOf(auth), path: file.path };
  },
  words: ({ path, header }) => `token of ${path} in ${header}`,
  bind(settings, _secrets, context) {
    const token = renewedFile(settings.path, context, 'usable token', tokenIn);
    return { ...tokenCredential(settings, () => token.get()), refused: () => token.refused() };
  },
};

function tokenIn(text: string): string | undefined {
  const token = text.trim();
  return isHeaderValue(token) ? token : undefined;
}
