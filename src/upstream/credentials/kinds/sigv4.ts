/** `sigv4`: AWS Signature Version 4, which covers the method, the path, the query, the body and some headers. */
import { createHash, createHmac } from 'node:crypto';
import type { CredentialSigv4 } from '../../../plan/generated/gateway.d.ts';
import { pathAt } from '../../../plan/index.ts';
import type { CredentialKind, CredentialReader, UnsignedRequest } from '../kind.ts';
import { type AwsKeys, type KeysFile, keysIn, rotatingKeys } from './aws-keys.ts';

interface Sigv4Settings {
  readonly region: string;
  readonly service: string;
  readonly keys: { readonly access_key: string } | KeysFile;
}

/** A request whose headers are signed, and who signs it. */
export interface ToSign extends Omit<AwsKeys, 'session_token'> {
  readonly region: string;
  readonly service: string;
  readonly method: string;
  /** As it is sent, with the query. */
  readonly path: string;
  /** The headers that the signature covers, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** SHA-256 of the body, in hexadecimal. */
  readonly body_sha256: string;
  /** `20150830T123600Z` */
  readonly time: string;
}

export const sigv4: CredentialKind<CredentialSigv4, Sigv4Settings> = {
  name: 'sigv4',
  schema: {
    description: 'The signature of AWS, version 4. It covers the body, so that a mount cannot have it.',
    examples: [
      {
        region: 'us-east-1',
        service: 'bedrock',
        access_key: { env: 'AWS_ACCESS_KEY_ID' },
        secret_key: { env: 'AWS_SECRET_ACCESS_KEY' },
      },
    ],
    $ref: '#/definitions/credential_sigv4',
  },
  definition: {
    name: 'credential_sigv4',
    schema: {
      title: 'Sigv4Auth',
      description: 'Who signs the requests, and for which service.',
      'x-noun': 'a sigv4',
      type: 'object',
      additionalProperties: false,
      required: ['region', 'service'],
      'x-variants': {
        access_key: { with: ['secret_key', 'session_token'], required: ['secret_key'] },
        keys_file: { with: ['profile'] },
      },
      properties: {
        region: { description: 'The region.', examples: [{ env: 'AWS_REGION' }], $ref: '#/definitions/setting' },
        service: {
          description: 'The signing name of the service.',
          examples: ['bedrock'],
          $ref: '#/definitions/setting',
        },
        access_key: {
          description: 'The access key id.',
          examples: [{ env: 'AWS_ACCESS_KEY_ID' }],
          $ref: '#/definitions/setting',
        },
        secret_key: {
          description: 'The secret access key.',
          examples: [{ env: 'AWS_SECRET_ACCESS_KEY' }],
          $ref: '#/definitions/secret',
        },
        session_token: {
          description: 'The session token of temporary credentials.',
          examples: [{ env: 'AWS_SESSION_TOKEN' }],
          $ref: '#/definitions/secret',
        },
        keys_file: {
          description:
            'A credentials file of AWS with keys that another program renews, relative to the configuration file. It is read again every 10 seconds, without a reload.',
          examples: ['/var/run/secrets/aws/credentials'],
          $ref: '#/definitions/file_path',
        },
        profile: {
          description: 'The section of the file.',
          examples: ['gateway'],
          default: 'default',
          'x-noun': 'the name of a section',
          'x-hint': 'write the text between [ and ] in the file',
          type: 'string',
          pattern: '^[^\\[\\]\\s]+$',
        },
      },
    },
  },
  keys: {},
  signsRequests: true,
  headers: () => ['authorization', 'x-amz-content-sha256', 'x-amz-date', 'x-amz-security-token'],
  read({ sigv4: config }, reader) {
    const keys = readKeys(config, reader);
    const region = reader.text(config.region, ['sigv4', 'region']);
    const service = reader.text(config.service, ['sigv4', 'service']);
    if (keys === undefined || region === undefined || service === undefined) return undefined;
    return { region, service, keys };
  },
  words: ({ region, service, keys }) =>
    `sigv4 ${region}/${service}${'path' in keys ? `, keys of ${keys.profile} in ${keys.path}` : ''}`,
  bind({ region, service, keys }, { secret_key = '', session_token }, context) {
    const sign = (request: UnsignedRequest, signer: AwsKeys) =>
      addSignature(request, { region, service, ...signer }, context.now());
    if ('access_key' in keys) {
      const signer = { ...keys, secret_key, session_token };
      return {
        authorize(request) {
          sign(request, signer);
          return undefined;
        },
      };
    }
    const rotating = rotatingKeys(keys, context);
    return {
      authorize(request) {
        const signer = rotating.get();
        if (!(signer instanceof Promise)) return void sign(request, signer);
        return signer.then((read) => sign(request, read));
      },
      refused: () => rotating.refused(),
    };
  },
};

function readKeys(config: CredentialSigv4['sigv4'], reader: CredentialReader): Sigv4Settings['keys'] | undefined {
  if ('keys_file' in config) {
    const { keys_file, profile = 'default' } = config;
    const file = reader.file(keys_file, ['sigv4', 'keys_file']);
    if (file === undefined) return undefined;
    if (keysIn(file.text, profile) !== undefined) return { path: file.path, profile };
    const hint = 'it needs aws_access_key_id and aws_secret_access_key';
    return reader.refuse(['sigv4', 'keys_file'], `has no keys of the profile ${profile}`, hint);
  }
  const { access_key, secret_key, session_token } = config;
  const secret = reader.secret('secret_key', secret_key, ['sigv4', 'secret_key']);
  const session = session_token && reader.secret('session_token', session_token, ['sigv4', 'session_token']);
  const id = reader.text(access_key, ['sigv4', 'access_key']);
  if (secret === undefined || id === undefined || (session_token !== undefined && session === undefined))
    return undefined;
  return { access_key: id };
}

function addSignature(
  { target, method, path, headers, body }: UnsignedRequest,
  { session_token, ...signer }: Pick<ToSign, 'region' | 'service'> & AwsKeys,
  now_ms: number,
): void {
  const time = new Date(now_ms).toISOString().replaceAll(/[:-]|\.\d{3}/g, '');
  const body_sha256 = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const added = {
    'x-amz-content-sha256': body_sha256,
    'x-amz-date': time,
    ...(session_token !== undefined && { 'x-amz-security-token': session_token }),
  };
  const content_type = headerNamed(headers, 'content-type');
  const signed = {
    ...added,
    host: new URL(target.origin).host,
    ...(content_type !== undefined && { 'content-type': content_type }),
  };
  const request = { method, path: pathAt(target, path), headers: signed, body_sha256, time };
  headers.push(...Object.entries(added).flat());
  headers.push('authorization', signatureOf({ ...signer, ...request }));
}

/**
 * The header `authorization` of a request.
 *
 * @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export function signatureOf(request: ToSign): string {
  const { region, service, access_key, secret_key, method, path, headers, body_sha256, time } = request;
  const names = Object.keys(headers).toSorted();
  const [resource = '', ...queries] = path.split('?');
  const canonical = [
    method,
    canonicalPath(resource, service),
    canonicalQuery(queries.join('?')),
    ...names.map((name) => `${name}:${headers[name]?.trim().replaceAll(/ +/g, ' ')}`),
    '',
    names.join(';'),
    body_sha256,
  ].join('\n');
  const scope = [time.slice(0, 8), region, service, 'aws4_request'];
  const hash = createHash('sha256').update(canonical).digest('hex');
  const key = scope.reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${secret_key}`);
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope.join('/'), hash].join('\n')).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${access_key}/${scope.join('/')}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
}

/** Every service but S3 encodes the path, as it is sent, once more. */
function canonicalPath(path: string, service: string): string {
  return service === 's3' ? path : path.split('/').map(encode).join('/');
}

function canonicalQuery(query: string): string {
  const pairs = query === '' ? [] : query.split('&');
  return pairs
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')].map((part) => encode(bytesOf(part)));
    })
    .toSorted(
      ([name = '', value = ''], [other = '', otherValue = '']) => order(name, other) || order(value, otherValue),
    )
    .map((pair) => pair.join('='))
    .join('&');
}

/** By code units, as all text here is ASCII. */
function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The bytes that a percent-encoded text stands for. They may be no UTF-8, and a `%` may stand alone: a caller wrote them. */
function bytesOf(text: string): Buffer {
  const decoded = text.replaceAll(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(decoded, 'latin1');
}

/** Percent-encodes all bytes but the unreserved characters (RFC 3986, 2.3). */
function encode(text: string | Buffer): string {
  return Buffer.from(text)
    .toString('latin1')
    .replaceAll(/[^\w.~-]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** The value of a header in a flat list. */
function headerNamed(headers: UnsignedRequest['headers'], name: string): string | undefined {
  const at = headers.findIndex((each, index) => index % 2 === 0 && each.toLowerCase() === name);
  return at < 0 ? undefined : headers[at + 1];
}
