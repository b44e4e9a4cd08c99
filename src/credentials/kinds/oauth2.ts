/** `oauth2`: a token that a token server issues for the client's own credentials (RFC 6749, 4.4). */
import type { CredentialOauth2 } from '../../generated/gateway.d.ts';
import { isRecord } from '../../lang/record.ts';
import { type Fetched, FetchedToken, TokenFailure } from '../fetched-token.ts';
import type { CredentialContext, CredentialKind } from '../kind.ts';
import { type CredentialHeader, HEADER_KEYS, headerOf, isHeaderValue, tokenCredential } from './header.ts';

interface Oauth2Settings extends CredentialHeader {
  readonly token_url: string;
  readonly client_id: string;
  readonly client_auth: 'basic' | 'body';
  readonly form: Readonly<Record<string, string>>;
}

/** The lifetime of a token whose server does not tell it. */
const UNTOLD_s = 300;
/** A token is fetched anew when a fifth of its lifetime is left, but not earlier than this. */
const EARLIEST_ms = 300_000;
/** A token is not used in the last part of its life: a request takes time to arrive. */
const SPARE_ms = 5_000;

export const oauth2: CredentialKind<CredentialOauth2, Oauth2Settings> = {
  name: 'oauth2',
  schema: {
    description: "An access token for the gateway's own client credentials. It is fetched again before it ends.",
    examples: [
      {
        token_url: 'https://login.example.com/oauth2/token',
        client_id: { env: 'VENDOR_CLIENT_ID' },
        client_secret: { env: 'VENDOR_CLIENT_SECRET' },
        scope: 'generate',
      },
    ],
    $ref: '#/definitions/credential_oauth2',
  },
  definition: {
    name: 'credential_oauth2',
    schema: {
      title: 'Oauth2Auth',
      description: 'The token server, and the client credentials.',
      'x-noun': 'an oauth2',
      type: 'object',
      additionalProperties: false,
      required: ['token_url', 'client_id', 'client_secret'],
      properties: {
        token_url: {
          description: 'The address that issues tokens.',
          examples: ['https://login.example.com/oauth2/token'],
          $ref: '#/definitions/setting',
        },
        client_id: {
          description: "The client's name.",
          examples: [{ env: 'VENDOR_CLIENT_ID' }],
          $ref: '#/definitions/setting',
        },
        client_secret: {
          description: "The client's secret.",
          examples: [{ env: 'VENDOR_CLIENT_SECRET' }],
          $ref: '#/definitions/secret',
        },
        scope: { description: 'What the token is for.', examples: ['generate'], type: 'string', minLength: 1 },
        form: {
          description: 'More members of the form, such as an audience.',
          examples: [{ audience: 'https://api.example.com' }],
          type: 'object',
          additionalProperties: { type: 'string' },
        },
        client_auth: {
          description: 'Where id and secret are: in the header `authorization` (`basic`), or in the form (`body`).',
          examples: ['body'],
          default: 'basic',
          enum: ['basic', 'body'],
        },
      },
    },
  },
  keys: HEADER_KEYS,
  headers: (auth) => [headerOf(auth).header],
  read(auth, reader) {
    const { token_url, client_id, client_secret, scope, form, client_auth = 'basic' } = auth.oauth2;
    const url = reader.url(token_url, ['oauth2', 'token_url']);
    const id = reader.text(client_id, ['oauth2', 'client_id']);
    const secret = reader.secret('client_secret', client_secret, ['oauth2', 'client_secret']);
    if (url === undefined || id === undefined || secret === undefined) return undefined;
    const members = { grant_type: 'client_credentials', ...(scope !== undefined && { scope }), ...form };
    return { ...headerOf(auth), token_url: url, client_id: id, client_auth, form: members };
  },
  words: ({ token_url, header }) => `oauth2 of ${new URL(token_url).origin} in ${header}`,
  bind(settings, { client_secret = '' }, context) {
    const token = new FetchedToken(() => fetchToken(settings, client_secret, context), context);
    return { ...tokenCredential(settings, () => token.get()), refused: () => token.refused() };
  },
};

async function fetchToken(settings: Oauth2Settings, secret: string, context: CredentialContext): Promise<Fetched> {
  const { token_url, client_id, client_auth, form } = settings;
  const isBasic = client_auth === 'basic';
  // Both are form-encoded before they are joined (RFC 6749, 2.3.1).
  const pair = [client_id, secret].map((part) => new URLSearchParams({ '': part }).toString().slice(1)).join(':');
  const headers = isBasic ? ['authorization', `Basic ${Buffer.from(pair).toString('base64')}`] : [];
  const members = isBasic ? form : { ...form, client_id, client_secret: secret };
  const sent_ms = context.now();
  const request = { url: token_url, headers, form: new URLSearchParams(members).toString() };
  const { status, body } = await context.post(request).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new TokenFailure(`the token server gave no answer${code}`, 'check token_url in its auth.oauth2');
  });
  const { access_token, expires_in = UNTOLD_s, error } = isRecord(body) ? body : {};
  if (status !== 200) {
    // The codes of RFC 6749, 5.2. Another text may quote the secret.
    const code = typeof error === 'string' && /^[a-z_]{1,40}$/.test(error) ? ` ${error}` : '';
    throw new TokenFailure(`the token server answered ${status}${code}`, 'check client_id and client_secret');
  }
  const lifetime_ms = Number(expires_in) * 1000;
  if (typeof access_token !== 'string' || !isHeaderValue(access_token) || !(lifetime_ms > SPARE_ms)) {
    const remedy = 'check token_url: its JSON needs access_token, and expires_in above 5 if it has one';
    throw new TokenFailure('the answer of the token server has no usable token', remedy);
  }
  const end_ms = sent_ms + lifetime_ms - SPARE_ms;
  return { value: access_token, refresh_at_ms: end_ms - Math.min(lifetime_ms / 5, EARLIEST_ms), end_ms };
}
