/** `oauth2`: a token that a token server issues for the client's own credentials (RFC 6749, 4.4), or for a signed assertion (RFC 7523). */

import { isRecord } from '../../../lib/json/record.ts';
import type { CredentialOauth2 } from '../../../plan/generated/gateway.d.ts';
import { type Fetched, FetchedToken, TokenFailure } from '../fetched-token.ts';
import type { CredentialContext, CredentialKind, CredentialReader, TokenRequest } from '../kind.ts';
import { type CredentialHeader, HEADER_KEYS, headerOf, isHeaderValue, tokenCredential } from './header.ts';
import { createJwt, type Jwt, readJwt } from './jwt.ts';

interface Oauth2Settings extends CredentialHeader {
  readonly token_url: string;
  readonly client: { readonly id: string; readonly auth: 'basic' | 'body' } | Jwt;
  readonly form: Readonly<Record<string, string>>;
}

/** The lifetime of a token whose server does not state it. */
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
      required: ['token_url'],
      'x-variants': {
        client_secret: { with: ['client_id', 'client_auth'], required: ['client_id'] },
        assertion: {},
      },
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
        assertion: {
          description: 'A token that the gateway signs, in place of id and secret, for a service account (RFC 7523).',
          examples: [
            {
              algorithm: 'RS256',
              secret: { file: '/run/secrets/account.pem' },
              issuer: 'gateway@project.example.com',
              audience: 'https://oauth2.example.com/token',
              claims: { scope: 'https://example.com/auth/cloud-platform' },
            },
          ],
          $ref: '#/definitions/credential_jwt',
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
    const { token_url, scope, form } = auth.oauth2;
    const url = reader.url(token_url, ['oauth2', 'token_url']);
    const client = readClient(auth.oauth2, reader);
    if (url === undefined || client === undefined) return undefined;
    const grant_type = 'id' in client ? 'client_credentials' : JWT_GRANT;
    const members = { grant_type, ...(scope !== undefined && { scope }), ...form };
    return { ...headerOf(auth), token_url: url, client, form: members };
  },
  words: ({ token_url, header }) => `oauth2 of ${new URL(token_url).origin} in ${header}`,
  bind(settings, { client_secret, secret = '' }, context) {
    const ask = createAsk(settings, client_secret ?? secret);
    const token = new FetchedToken(() => fetchToken(settings, ask, context), context);
    return { ...tokenCredential(settings, () => token.get()), refused: () => token.refused() };
  },
};

const JWT_GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

function readClient(
  config: CredentialOauth2['oauth2'],
  reader: CredentialReader,
): Oauth2Settings['client'] | undefined {
  if ('assertion' in config) return readJwt(config.assertion, ['oauth2', 'assertion'], reader);
  const { client_id, client_secret, client_auth: auth = 'basic' } = config;
  const id = reader.text(client_id, ['oauth2', 'client_id']);
  const secret = reader.secret('client_secret', client_secret, ['oauth2', 'client_secret']);
  return id === undefined || secret === undefined ? undefined : { id, auth };
}

/** @returns a function that makes the headers and the form for the token server. */
function createAsk({ client, form }: Oauth2Settings, secret: string): (now_ms: number) => Omit<TokenRequest, 'url'> {
  const encoded = (members: Readonly<Record<string, string>>) => new URLSearchParams(members).toString();
  if (!('id' in client)) {
    const make = createJwt(client, secret);
    return (now_ms) => ({ headers: [], form: encoded({ ...form, assertion: make(now_ms) }) });
  }
  const { id: client_id, auth } = client;
  if (auth === 'body') return () => ({ headers: [], form: encoded({ ...form, client_id, client_secret: secret }) });
  // Both are form-encoded before they are joined (RFC 6749, 2.3.1).
  const pair = [client_id, secret].map((part) => encoded({ '': part }).slice(1)).join(':');
  const headers = ['authorization', `Basic ${Buffer.from(pair).toString('base64')}`];
  return () => ({ headers, form: encoded(form) });
}

async function fetchToken(
  { token_url, client }: Oauth2Settings,
  ask: ReturnType<typeof createAsk>,
  context: CredentialContext,
): Promise<Fetched> {
  const sent_ms = context.now();
  const request = { url: token_url, ...ask(sent_ms) };
  const { status, body } = await context.post(request).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new TokenFailure(`the token server gave no answer${code}`, 'check token_url in its auth.oauth2');
  });
  const { access_token, expires_in = UNTOLD_s, error } = isRecord(body) ? body : {};
  if (status !== 200) {
    // The codes of RFC 6749, 5.2. Another text may quote the secret.
    const code = typeof error === 'string' && /^[a-z_]{1,40}$/.test(error) ? ` ${error}` : '';
    throw new TokenFailure(
      `the token server answered ${status}${code}`,
      'id' in client ? 'check client_id and client_secret' : 'check the assertion, its audience and its key',
    );
  }
  const lifetime_ms = Number(expires_in) * 1000;
  if (typeof access_token !== 'string' || !isHeaderValue(access_token) || !(lifetime_ms > SPARE_ms)) {
    const remedy = 'check token_url: its JSON needs access_token, and expires_in above 5 if it has one';
    throw new TokenFailure('the answer of the token server has no usable token', remedy);
  }
  const end_ms = sent_ms + lifetime_ms - SPARE_ms;
  return { value: access_token, refresh_at_ms: end_ms - Math.min(lifetime_ms / 5, EARLIEST_ms), end_ms };
}
