/** Checks the gateway's credential in the header of each upstream. */
import type { Call } from './exchange.ts';

/** Whether the call has the key in the header of its upstream. */
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
