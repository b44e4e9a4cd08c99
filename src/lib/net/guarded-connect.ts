/** Opens connections to allowed addresses only. It checks both the resolved addresses and the connected peer. */
import { lookup, Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import type { buildConnector } from 'undici';
import makeConnector from 'undici/lib/core/connect.js';

/** One address of a host name. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}
export type Resolve = (hostname: string) => Promise<readonly ResolvedAddress[]>;

/** The machine's resolver, which all other connections of the gateway use too. */
export const systemResolve: Resolve = (hostname) => lookup(hostname, { all: true });

/** How long a server may take for an answer; twice as long when it is asked again. */
const ANSWER_ms = 2_000;

/**
 * Resolves names that callers choose, by DNS alone. The machine's resolver waits in one of two threads of the whole process: two names whose
 * servers never answer would keep it from connecting to upstreams.
 *
 * @param servers by default the machine's.
 */
export function callerResolve(servers?: readonly string[]): Resolve {
  return async (hostname) => {
    const resolver = new Resolver({ timeout: ANSWER_ms, tries: 2 });
    if (servers !== undefined) resolver.setServers(servers);
    const found = await Promise.allSettled([
      resolver.resolve4(hostname).then((all) => all.map((address) => ({ address, family: 4 }))),
      resolver.resolve6(hostname).then((all) => all.map((address) => ({ address, family: 6 }))),
    ]);
    return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  };
}

/** The name or the peer has an address that is not allowed. The message does not reveal it. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';

  constructor() {
    super('the address is not allowed');
  }
}

export interface ConnectOptions {
  readonly resolve: Resolve;
  readonly isAllowed: (address: string) => boolean;
  readonly timeout_ms: number;
}

/**
 * A connector for undici that fails with a ForbiddenAddress if an address is not allowed. It connects to the checked address, so a
 * name that resolves to another address a moment later (DNS rebinding) cannot bypass the check.
 */
export function guardedConnector({ resolve, isAllowed, timeout_ms }: ConnectOptions): buildConnector.connector {
  const lookup = checkedLookup(resolve, isAllowed);
  // One connection reads one file, so HTTP/2 is not needed.
  return peerChecked(makeConnector({ lookup, timeout: timeout_ms, allowH2: false }), isAllowed);
}

/** Rejects a name if any of its addresses is forbidden: mixed answers are typical of DNS rebinding. */
function checkedLookup(resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (first === undefined) callback(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '');
        else if (!found.every(({ address }) => isAllowed(address))) callback(new ForbiddenAddress(), '');
        else if (options.all === true) callback(null, [...found]);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, ''),
    );
  };
}

/** The final check: no request is written to a socket whose peer is not allowed, whatever was resolved. */
export function peerChecked(
  connect: buildConnector.connector,
  isAllowed: (address: string) => boolean,
): buildConnector.connector {
  return (options, callback) => {
    connect(options, (error, socket) => {
      if (error !== null) return callback(error, null);
      // The address of a link-local peer includes its network interface: `fe80::1%eth0`.
      const peer = socket.remoteAddress?.split('%')[0] ?? '';
      if (isAllowed(peer)) return callback(null, socket);
      socket.destroy();
      callback(new ForbiddenAddress(), null);
    });
  };
}
