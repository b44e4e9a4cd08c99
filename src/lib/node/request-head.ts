/** Checks the heads of requests: Node's parser accepts some that other servers could read differently. */
import type { IncomingMessage } from 'node:http';

/** Why a request is refused, for its caller. */
export interface HeadProblem {
  readonly status: number;
  readonly message: string;
}

/** Why a request of another version is refused. */
export const ONLY_HTTP_1 = 'only HTTP/1.1 and HTTP/1.0 are supported';
/** A host with an optional port (RFC 3986 §3.2.2): no user, no path, no space. */
const HOST = /^(?:\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9\-._~%!$&'()*+,;=]*)(?::\d{0,5})?$/;

/** The scheme and the authority of a target in absolute form (RFC 9112 §3.2.2). */
const ORIGIN = /^([a-z][a-z\d+.-]*):\/\/([^/?#]*)/i;

/** Converts the target of a request to origin form. @returns why the request is refused; undefined: its head has no problem. */
export function readRequestHead(request: IncomingMessage): HeadProblem | undefined {
  const { httpVersionMajor, httpVersionMinor, headers, rawHeaders, url = '' } = request;
  if (httpVersionMajor !== 1) return problem(505, ONLY_HTTP_1);
  const origin = url.startsWith('/') ? null : ORIGIN.exec(url);
  if (origin !== null) {
    const rest = url.slice(origin[0].length);
    // First, because a refused authority may contain a password, and the log shows the target.
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
    const [, scheme = '', authority = ''] = origin;
    if (!/^https?$/i.test(scheme)) return problem(400, 'the target of the request is not a URL of http or https');
    if (authority === '' || !HOST.test(authority)) return problem(400, 'the target of the request has no valid host');
  }
  const { host } = headers;
  if (host === undefined && httpVersionMinor > 0) return problem(400, 'a request of HTTP/1.1 must have a host header');
  if (host !== undefined && !HOST.test(host))
    return problem(400, 'the host header is not a host with an optional port');
  // `headers` has only the first of several. A proxy in front may judge another one.
  if (isRepeated('host', rawHeaders)) return problem(400, 'a request must have only one host header');
  if (isRepeated('authorization', rawHeaders)) return problem(400, 'a request must have only one authorization header');
  const coding = headers['transfer-encoding'];
  // RFC 9112 §6.1: such a request has faulty framing.
  if (coding !== undefined && httpVersionMinor === 0)
    return problem(400, 'a request of HTTP/1.0 must have no transfer-encoding');
  if (coding !== undefined && /,[ \t]*chunked$/i.test(coding))
    return problem(501, 'the only supported transfer-encoding is chunked');
  // HTTP/1.0 has no expectations, so they are ignored there (RFC 9110 §10.1.1).
  if (httpVersionMinor > 0 && !isContinue(headers.expect))
    return problem(417, 'the only supported expectation is 100-continue');
  return undefined;
}

function isRepeated(name: string, rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.length === name.length && rawHeaders[i]?.toLowerCase() === name) count += 1;
  return count > 1;
}

/** Node joins other repeated headers with commas. */
function isContinue(expect = ''): boolean {
  return expect.split(',').every((each) => ['', '100-continue'].includes(each.trim().toLowerCase()));
}

function problem(status: number, message: string): HeadProblem {
  return { status, message };
}
