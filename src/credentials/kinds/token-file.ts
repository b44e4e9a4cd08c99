/** `token_file`: a token in a file that another program renews, such as a service account of Kubernetes or an agent of a vault. */
import { readFile } from 'node:fs/promises';
import type { CredentialTokenFile } from '../../generated/gateway.d.ts';
import { type Fetched, FetchedToken, TokenFailure } from '../fetched-token.ts';
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

/** The token is read again after this time, so a new one is in use at the latest then. */
const AGE_ms = 10_000;

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
    const token = new FetchedToken(() => readToken(settings.path, context.now), context);
    return { ...tokenCredential(settings, () => token.get()), refused: () => token.refused() };
  },
};

/** A token that cannot be read again is used until the upstream refuses it. */
async function readToken(path: string, now: () => number): Promise<Fetched> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new TokenFailure(`the token file ${path} cannot be read (${error.code})`, 'check the program that renews it');
  });
  const value = text.trim();
  if (!isHeaderValue(value)) {
    throw new TokenFailure(`the token file ${path} has no usable token`, 'check the program that renews it');
  }
  return { value, refresh_at_ms: now() + AGE_ms, end_ms: Number.POSITIVE_INFINITY };
}
