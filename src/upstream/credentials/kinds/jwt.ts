/** `jwt`: a token that the gateway signs itself (RFC 7519). */
import { createHmac, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { MINUTE_ms, parseDuration_ms } from '../../../lib/time/duration.ts';
import type { CredentialJwt } from '../../../plan/generated/gateway.d.ts';
import type { CredentialKind, CredentialReader } from '../kind.ts';
import { type CredentialHeader, HEADER_KEYS, headerOf, tokenCredential } from './header.ts';

/** A way to sign (RFC 7518, 3.1). */
type Algorithm = CredentialJwt['jwt']['algorithm'];

/** The claims of a token, and how it is signed. */
export interface Jwt {
  readonly algorithm: Algorithm;
  readonly key_id: string | undefined;
  readonly lifetime_ms: number;
  readonly claims: Readonly<Record<string, unknown>>;
}

interface JwtSettings extends CredentialHeader, Jwt {}

/** Without `lifetime`. */
const LIFETIME_ms = 30 * MINUTE_ms;
/** The upstream's clock may be late. */
const EARLIER_s = 5;

export const jwt: CredentialKind<CredentialJwt, JwtSettings> = {
  name: 'jwt',
  schema: {
    description: 'A JSON Web Token that the gateway signs. It makes a new one before the last fifth of the lifetime.',
    examples: [{ algorithm: 'HS256', secret: { env: 'VENDOR_SECRET' }, issuer: { env: 'VENDOR_ID' }, lifetime: '30m' }],
    $ref: '#/definitions/credential_jwt',
  },
  definition: {
    name: 'credential_jwt',
    schema: {
      title: 'JwtAuth',
      description:
        'What the token says, and how it is signed. `iat` and `nbf` are five seconds ago, and `exp` is the end of the lifetime.',
      'x-noun': 'a jwt',
      type: 'object',
      additionalProperties: false,
      required: ['algorithm', 'secret'],
      properties: {
        algorithm: { description: 'How it is signed.', examples: ['HS256'], enum: ['HS256', 'ES256', 'RS256'] },
        secret: {
          description: 'The shared secret for `HS256`; the private key as PEM for `ES256` and `RS256`.',
          examples: [{ env: 'VENDOR_SECRET' }, { file: '/run/secrets/vendor.pem' }],
          $ref: '#/definitions/secret',
        },
        key_id: { description: 'The name of the key, `kid`.', examples: ['K2'], $ref: '#/definitions/setting' },
        issuer: { description: 'The claim `iss`.', examples: [{ env: 'VENDOR_ID' }], $ref: '#/definitions/setting' },
        subject: { description: 'The claim `sub`.', examples: ['gateway'], $ref: '#/definitions/setting' },
        audience: {
          description: 'The claim `aud`.',
          examples: ['https://api.example.com'],
          $ref: '#/definitions/setting',
        },
        claims: {
          description: 'More claims.',
          examples: [{ tenant: 't1' }],
          type: 'object',
          propertyNames: {
            pattern: '^(?!(iss|sub|aud|iat|nbf|exp)$)',
            'x-noun': 'a claim of claims',
            'x-hint': 'use issuer, subject, audience or lifetime',
          },
          additionalProperties: { type: ['string', 'number', 'boolean'] },
        },
        lifetime: {
          description: 'How long a token is valid.',
          examples: ['30m'],
          default: '30m',
          $ref: '#/definitions/duration',
        },
      },
    },
  },
  keys: HEADER_KEYS,
  headers: (auth) => [headerOf(auth).header],
  read(auth, reader) {
    const settings = readJwt(auth.jwt, ['jwt'], reader);
    return settings && { ...headerOf(auth), ...settings };
  },
  words: ({ algorithm, header }) => `jwt ${algorithm} in ${header}`,
  bind(settings, { secret = '' }, { now }) {
    const make = createJwt(settings, secret);
    let token = '';
    let made_ms = 0;
    return tokenCredential(settings, () => {
      const now_ms = now();
      // The clock may be set back: the vendor would refuse a token of the future.
      if (now_ms >= made_ms && now_ms < made_ms + settings.lifetime_ms * 0.8) return token;
      token = make(now_ms);
      made_ms = now_ms;
      return token;
    });
  },
};

/** Reads the claims of a token and how it is signed. Its secret is named `secret`. @param at the keys that lead to it in `auth` */
export function readJwt(
  { algorithm, secret, key_id, issuer, subject, audience, claims, lifetime }: CredentialJwt['jwt'],
  at: readonly string[],
  reader: CredentialReader,
): Jwt | undefined {
  const value = reader.secret('secret', secret, [...at, 'secret']);
  const text = (source: typeof issuer, key: string) => source && reader.text(source, [...at, key]);
  const named = {
    iss: text(issuer, 'issuer'),
    sub: text(subject, 'subject'),
    aud: text(audience, 'audience'),
  };
  const kid = text(key_id, 'key_id');
  if (value === undefined) return undefined;
  if (algorithm !== 'HS256' && keyOf(algorithm, value) === undefined) {
    const hint = `give the whole PEM file of ${KEYS[algorithm].words}, from BEGIN to END`;
    return reader.refuse([...at, 'secret'], `is not a private key for ${algorithm}`, hint);
  }
  const lifetime_ms = (lifetime && parseDuration_ms(lifetime)) || LIFETIME_ms;
  return { algorithm, key_id: kid, lifetime_ms, claims: { ...claims, ...named } };
}

/** @returns a function that makes a token. */
export function createJwt({ algorithm, key_id, lifetime_ms, claims }: Jwt, secret: string): (now_ms: number) => string {
  const signature = signer(algorithm, secret);
  const head = encode({ alg: algorithm, typ: 'JWT', kid: key_id });
  return (now_ms) => {
    const now_s = Math.floor(now_ms / 1000);
    const begin_s = now_s - EARLIER_s;
    const times = { iat: begin_s, nbf: begin_s, exp: now_s + Math.floor(lifetime_ms / 1000) };
    const signed = `${head}.${encode({ ...claims, ...times })}`;
    return `${signed}.${signature(signed).toString('base64url')}`;
  };
}

/** The keys of algorithms with two keys. */
const KEYS = {
  ES256: {
    words: 'a P-256 key',
    fits: ({ asymmetricKeyDetails: details }: KeyObject) => details?.namedCurve === 'prime256v1',
  },
  RS256: { words: 'an RSA key', fits: ({ asymmetricKeyType: type }: KeyObject) => type === 'rsa' },
} as const;

/** The private key of a PEM text; undefined if it is none, or not one for the algorithm. */
function keyOf(algorithm: keyof typeof KEYS, pem: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem);
    return KEYS[algorithm].fits(key) ? key : undefined;
  } catch {
    return undefined;
  }
}

function signer(algorithm: Algorithm, secret: string): (text: string) => Buffer {
  if (algorithm === 'HS256') return (text) => createHmac('sha256', secret).update(text).digest();
  // JWS has the two numbers of an ECDSA signature side by side (RFC 7518, 3.4). RSA ignores the option.
  const key = { key: createPrivateKey(secret), dsaEncoding: 'ieee-p1363' } as const;
  return (text) => sign('sha256', Buffer.from(text), key);
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
