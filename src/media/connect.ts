/** Opens connections for the probe, to allowed addresses only: what the resolver says and what the socket reached are checked. */
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import type { buildConnector } from 'undici';
import makeConnector from 'undici/lib/core/connect.js';
import { forbiddenAddress } from './address-guard.ts';

/** One address of a host name. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}
export type Resolve = (hostname: string) => Promise<readonly ResolvedAddress[]>;

/** The machine's own resolver, as every other connection of the gateway uses it. */
export const systemResolve: Resolve = (hostname) => lookup(hostname, { all: true });

export interface ConnectOptions {
  readonly resolve: Resolve;
  readonly isAllowed: (address: string) => boolean;
  readonly timeout_ms: number;
}

/**
 * A connector for undici that fails with a ProbeFailure where an address is not allowed. The address that was checked is
 * the one that is connected to, so a name that resolves to something else a moment later (DNS rebinding) gains nothing.
 */
export function guardedConnector({ resolve, isAllowed, timeout_ms }: ConnectOptions): buildConnector.connector {
  const lookup = checkedLookup(resolve, isAllowed);
  // One file a connection: HTTP/2 would bring streams and flow control that nobody here needs.
  return peerChecked(makeConnector({ lookup, timeout: timeout_ms, allowH2: false }), isAllowed);
}

/** One forbidden address among several is enough to refuse: a mixed answer is how rebinding begins. */
function checkedLookup(resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (first === undefined) callback(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '');
        else if (!found.every(({ address }) => isAllowed(address))) callback(forbiddenAddress(), '');
        else if (options.all === true) callback(null, [...found]);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, ''),
    );
  };
}

/** The last word: whatever was resolved, no request is written to a socket whose peer is not allowed. */
export function peerChecked(
  connect: buildConnector.connector,
  isAllowed: (address: string) => boolean,
): buildConnector.connector {
  return (options, callback) => {
    connect(options, (error, socket) => {
      if (error !== null) return callback(error, null);
      // A link-local peer carries its interface: `fe80::1%eth0`.
      const peer = socket.remoteAddress?.split('%')[0] ?? '';
      if (isAllowed(peer)) return callback(null, socket);
      socket.destroy();
      callback(forbiddenAddress(), null);
    });
  };
}
