/** Refuses a request whose target is not a path. */
import { Refusal } from '../../refusal.ts';
import type { Exchange } from '../exchange.ts';

/** The step `receive`. A full URL as the target (RFC 9112 §3.2) could select another host at the upstream. */
export function receive({ request: { url } }: Exchange): void {
  if (url?.startsWith('/') === true && !url.includes('#')) return;
  throw new Refusal('invalid_request', 'the request target must be a path, without scheme, host or fragment');
}
