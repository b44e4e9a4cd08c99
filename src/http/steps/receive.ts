/** Refuses a request whose target is not a path. */
import { Refusal } from '../../refusal.ts';
import type { Exchange } from '../exchange.ts';

/** RFC 9112 §3.2: what a server is asked is a path. A whole URL would choose the authority that an upstream obeys. */
export function receive({ request: { url } }: Exchange): void {
  if (url?.startsWith('/') === true && !url.includes('#')) return;
  throw new Refusal('invalid_request', 'the request target must be a path, without scheme, host or fragment');
}
