/** Creates and checks links to the sandbox's media: public links, and signed links that expire like those of the upstreams. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Not a secret: the signature only makes changed links fail, like in a real media store. */
const SIGNING_KEY = 'sandbox';

/** A link to `/media/NAME` that expires at `until_ms` (Unix milliseconds). */
export function mediaUrl(
  base: string,
  name: string,
  until_ms: number,
  query: Readonly<Record<string, string>> = {},
): string {
  const parameters = new URLSearchParams({ ...query, expires: String(Math.floor(until_ms / 1000)) });
  parameters.set('signature', sign(name, parameters));
  return `${base}/media/${name}?${parameters}`;
}

/** Why a link is invalid at `now_ms`, or undefined if it is valid. A link without `expires` is public and always valid. */
export function mediaFault(name: string, query: URLSearchParams, now_ms: number): string | undefined {
  const expires = query.get('expires');
  if (expires === null) return undefined;
  const given = Buffer.from(query.get('signature') ?? '');
  const expected = Buffer.from(sign(name, query));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'SignatureDoesNotMatch';
  return now_ms >= Number(expires) * 1000 ? 'RequestExpired' : undefined;
}

function sign(name: string, query: URLSearchParams): string {
  const signed = new URLSearchParams(query);
  signed.delete('signature');
  return createHmac('sha256', SIGNING_KEY).update(`${name}?${signed}`).digest('hex').slice(0, 32);
}
