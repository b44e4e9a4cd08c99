/** Where each upstream looks for the gateway's credential. */
import type { Call } from './exchange.ts';

/** True when the call carries the key in the header of its upstream. */
export function hasCredential(call: Call, key: string): boolean {
  switch (call.upstream) {
    case 'generative':
      return call.headers['x-goog-api-key'] === key;
    case 'messages':
      return call.headers['x-api-key'] === key;
    default:
      return call.headers.authorization === `Bearer ${key}`;
  }
}
