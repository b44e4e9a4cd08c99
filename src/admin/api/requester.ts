/** Who sends a request to the administration API, and whether a browser may have sent it for somebody else. */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { hashSecret } from '../../ledger/store/secrets.ts';
import { type Authority, type FoundToken, isUsable, type Store, type Time_ms } from '../../ledger/store/store.ts';
import type { Caller } from './operation.ts';
import { Problem } from './problem.ts';

/** Tokens with this prefix stand for people who sign in with an OpenID provider, and have no secret. */
export const OIDC_PREFIX = 'oidc:';
const COOKIE = 'tollgate_session';
/** The name of the cookie. With this prefix no other host of the domain, and no page without TLS, can set it. */
const nameOfCookie = (isSecure: boolean) => (isSecure ? `__Host-${COOKIE}` : COOKIE);
/** How old the stored last use of a token becomes before it is written again. */
const LAST_USE_PRECISION_ms = 60_000;
export const TOKEN_REMEDY = 'send authorization: Bearer TOKEN; make one with: tollgate admin token create --role ROLE';

export interface Credentials {
  readonly bearer: string | undefined;
  /** The value of the cookie. */
  readonly session: string | undefined;
}

/** Reads the credentials. The header wins, because a browser adds the cookie by itself. */
export function credentialsOf({ authorization, cookie }: IncomingHttpHeaders, isSecure: boolean): Credentials {
  const bearer = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  return { bearer, session: authorization === undefined ? cookieOf({ cookie }, nameOfCookie(isSecure)) : undefined };
}

/** The value of a cookie. */
export function cookieOf({ cookie = '' }: Pick<IncomingHttpHeaders, 'cookie'>, name: string): string | undefined {
  const found = cookie.split(/; */).find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** The `set-cookie` header of a session. @param session null: the session has ended. */
export function sessionCookie(
  session: { readonly secret: string; readonly until_ms: Time_ms } | null,
  { isSecure, now_ms }: { readonly isSecure: boolean; readonly now_ms: Time_ms },
): string {
  const age_s = session === null ? 0 : Math.max(0, Math.floor((session.until_ms - now_ms) / 1_000));
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return `${nameOfCookie(isSecure)}=${session?.secret ?? ''}; Max-Age=${age_s}; ${attributes}`;
}

/** Finds the caller. Undefined: there is no credential, or a wrong one. */
export async function findCaller({ bearer, session }: Credentials, store: Store): Promise<Caller | undefined> {
  const [secret_sha256, session_sha256] = [bearer, session].map((text) => text && hashSecret(text));
  const found = await findToken({ secret_sha256, session_sha256 }, store);
  const now_ms = store.now();
  if (found === undefined || !isValid(found, now_ms)) return undefined;
  const { id, name, role, last_used_at_ms } = found.token;
  // Not awaited: no request should wait for it.
  if (last_used_at_ms === null || now_ms - last_used_at_ms >= LAST_USE_PRECISION_ms)
    store.noteTokenUse(id).catch(() => {});
  const authority = { token: id, secret_sha256, session_sha256 };
  return { name, role, token: id, via: bearer === undefined ? 'console' : 'api', authority };
}

/** Whether the token and the secret by which it was found may be used. */
export function isValid({ token, ends_at_ms }: FoundToken, now_ms: Time_ms): boolean {
  return isUsable(token, now_ms) && (ends_at_ms === null || ends_at_ms > now_ms);
}

async function findToken(
  { secret_sha256, session_sha256 }: Pick<Authority, 'secret_sha256' | 'session_sha256'>,
  store: Store,
): Promise<FoundToken | undefined> {
  if (secret_sha256 !== undefined) return store.findToken(secret_sha256);
  return session_sha256 === undefined ? undefined : store.findSession(session_sha256);
}

/** The refusal of a request without a valid credential. */
export function unauthenticated({ bearer, session }: Credentials): Problem {
  const isGiven = bearer !== undefined || session !== undefined;
  const message = isGiven ? 'the token is not valid: it is wrong, revoked or expired' : 'there is no token';
  return new Problem('unauthenticated', message, TOKEN_REMEDY);
}

/**
 * Refuses a change that a page of another origin may have sent. Browsers set Sec-Fetch-Site and Origin, and pages cannot change them; other
 * clients send neither, and have no cookie.
 *
 * @param public_origin where operators reach the API, if a proxy is in front.
 * @throws Problem foreign_origin
 */
export function refuseForeignOrigin(
  { origin, host, ...headers }: IncomingHttpHeaders,
  public_origin: string | undefined,
  hasCookie: boolean,
): void {
  const site = headers['sec-fetch-site'];
  const isOwn = origin !== undefined && (origin === public_origin || isOriginOf(host, origin, public_origin));
  const isForeign =
    (origin !== undefined && !isOwn) || (site !== undefined && site !== 'same-origin' && site !== 'none');
  const isProven = isOwn || site === 'same-origin';
  if (!isForeign && (isProven || !hasCookie)) return;
  const from = origin ?? (typeof site === 'string' ? `a page (sec-fetch-site: ${site})` : 'an unknown page');
  const hint = 'send changes from the console, or with a token in authorization; behind a proxy, set admin.public_url';
  throw new Problem('foreign_origin', `a change may not come from ${from.slice(0, 100)}`, hint);
}

/** Whether the request comes from its own origin. At the public host, only `public_origin` is. */
function isOriginOf(host: string | undefined, origin: string, public_origin: string | undefined): boolean {
  if (public_origin === undefined) return origin === `http://${host}` || origin === `https://${host}`;
  return origin === `http://${host}` && host !== new URL(public_origin).host;
}

/**
 * Refuses a request that a page of another site may have sent by a name that it has let point here (DNS rebinding). An address and a name
 * without a dot are nobody else's, and a page has no token to send.
 *
 * @param own the configured host.
 * @throws Problem unknown_host
 */
export function refuseUnknownHost(
  { host = '', authorization }: IncomingHttpHeaders,
  own: string,
  public_origin: string | undefined,
): void {
  const name = host.replace(/:\d*$/, '').toLowerCase();
  if (authorization !== undefined || name === own.toLowerCase() || !name.includes('.')) return;
  if (isIP(name) !== 0 || name.startsWith('[') || name.endsWith('.localhost')) return;
  if (public_origin !== undefined && name === new URL(public_origin).hostname) return;
  const hint = 'set admin.public_url to the address that browsers use, or connect by the address of the listener';
  throw new Problem('unknown_host', `this listener is not known as ${name.slice(0, 100)}`, hint);
}

/** The limits are per minute. */
const WINDOW_ms = 60_000;
/** The oldest are forgotten when there are more addresses. */
const MAX_ADDRESSES = 10_000;

/** Counts wrong tokens only: a right one is never refused, because operators may share an address with whoever guesses. */
interface Attempts {
  /**
   * Counts one attempt. `wait_s`: the seconds to wait after too many. `isNews`: whether to log it; of the refused ones in a window, only
   * the first is logged.
   */
  count(address: string): { readonly wait_s: number | undefined; readonly isNews: boolean };
}

/** @param now milliseconds. @param max attempts of one address within a minute. */
export function createAttempts(now: () => number, max: number): Attempts {
  const byAddress = new Map<string, { attempts: number; since_ms: number }>();
  return {
    count(address) {
      const now_ms = now();
      let counted = byAddress.get(address);
      if (counted === undefined || now_ms - counted.since_ms >= WINDOW_ms || now_ms < counted.since_ms) {
        counted = { attempts: 0, since_ms: now_ms };
        byAddress.delete(address);
        byAddress.set(address, counted);
        const [oldest] = byAddress.keys();
        if (byAddress.size > MAX_ADDRESSES && oldest !== undefined) byAddress.delete(oldest);
      }
      counted.attempts += 1;
      const isNews = counted.attempts <= max + 1;
      if (counted.attempts <= max) return { wait_s: undefined, isNews };
      return { wait_s: Math.ceil((counted.since_ms + WINDOW_ms - now_ms) / 1_000), isNews };
    },
  };
}
