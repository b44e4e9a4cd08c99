/** Decides which URLs may get events: https to the public internet, and the private hosts that the configuration names. */
import { isPublicHost } from '../../lib/net/public-address.ts';

/** Why a URL may not get events. */
export interface UrlProblem {
  readonly message: string;
  readonly hint: string;
}

/** Servers and proxies may refuse longer ones. */
const MAX_URL_chars = 2_000;

/** The host of a URL as `webhooks.allow_hosts` names it. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
}

/**
 * Checks a URL without resolving its name; the addresses are checked again when a delivery connects.
 *
 * @param allowed hosts that may be private, and get events without TLS.
 */
export function urlProblem(text: string, allowed: readonly string[]): UrlProblem | undefined {
  if (text.length > MAX_URL_chars)
    return { message: `the url has more than ${MAX_URL_chars} characters`, hint: 'use a shorter one' };
  // The parser ignores white space.
  const url = /[\s\p{Cc}]/u.test(text) ? null : URL.parse(text);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    return { message: 'the url is not an http URL', hint: 'write one such as https://example.com/webhooks' };
  }
  if (url.username !== '' || url.password !== '') {
    return {
      message: 'the url has a user name or a password',
      hint: 'verify the signature instead; see docs/guides/webhooks.md',
    };
  }
  const host = hostOf(url);
  if (allowed.includes(host)) return undefined;
  const allow = `for tests and intranets, add the host to webhooks.allow_hosts: [${host}]`;
  if (!isPublicHost(host)) return { message: `the host ${host} is not on the public internet`, hint: allow };
  if (url.protocol === 'http:') return { message: 'the url is not https', hint: `write https://…, or, ${allow}` };
  return undefined;
}
