/** Keys of AWS in a credentials file, which another program renews, such as an agent that assumes a role. */
import { type FetchedToken, renewedFile } from '../fetched-token.ts';
import type { CredentialContext } from '../kind.ts';

export interface AwsKeys {
  readonly access_key: string;
  readonly secret_key: string;
  readonly session_token: string | undefined;
}

/** A credentials file, and the section with the keys. */
export interface KeysFile {
  readonly path: string;
  readonly profile: string;
}

/** The keys of a profile in the text of a file; undefined if it has none that can be used. */
export function keysIn(text: string, profile: string): AwsKeys | undefined {
  const found = new Map<string, string>();
  let section: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    const name = /^\s*\[\s*(.*?)\s*\]\s*$/.exec(line)?.[1];
    if (name !== undefined) section = name;
    // Keys and session tokens are base64, and an id has letters and digits.
    const [, key, value] = /^\s*([a-z_]+)\s*=\s*([\w+/=.-]+)\s*$/.exec(line) ?? [];
    if (section === profile && key !== undefined && value !== undefined) found.set(key, value);
  }
  const access_key = found.get('aws_access_key_id');
  const secret_key = found.get('aws_secret_access_key');
  if (access_key === undefined || secret_key === undefined) return undefined;
  return { access_key, secret_key, session_token: found.get('aws_session_token') };
}

export function rotatingKeys({ path, profile }: KeysFile, context: CredentialContext): FetchedToken<AwsKeys> {
  return renewedFile(path, context, `keys of ${profile}`, (text) => keysIn(text, profile));
}
