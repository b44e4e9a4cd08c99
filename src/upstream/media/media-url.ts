/** Decides which URLs the gateway may read for a caller: only URLs of the public internet. */
import { isPublicHost } from '../../lib/net/public-address.ts';
import { ProbeFailure } from './media-failure.ts';

/** Longer than any signed URL of a media store. The URL is sent in a request line, so its length must be limited. */
const URL_LIMIT_chars = 8_192;

/**
 * Parses the URL of a video. The WHATWG parser turns `2130706433`, `0x7f.1` and `127.1` into `127.0.0.1`, so address literals are
 * checked here. undici does not resolve literals, so the next check would run only after connecting.
 *
 * @throws ProbeFailure bad_url or forbidden_address.
 */
export function mediaUrl(text: string, allowPrivate: boolean): URL {
  if (text.length > URL_LIMIT_chars) {
    throw new ProbeFailure(
      'bad_url',
      `the video's URL is longer than ${URL_LIMIT_chars} characters; use a shorter one`,
    );
  }
  const url = URL.parse(text);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new ProbeFailure('bad_url', 'the video must be given as a public http or https URL');
  }
  if (url.username !== '' || url.password !== '') {
    throw new ProbeFailure(
      'bad_url',
      "the video's URL carries a user name or a password; use one that needs no login, such as a signed URL",
    );
  }
  if (!allowPrivate && !isPublicHost(url.hostname)) throw forbiddenAddress();
  return url;
}

/** The failure for an address that is not public. It does not reveal the address. */
export function forbiddenAddress(): ProbeFailure {
  return new ProbeFailure(
    'forbidden_address',
    "the video's URL does not lead to the public internet; use a URL that anyone can reach",
  );
}
