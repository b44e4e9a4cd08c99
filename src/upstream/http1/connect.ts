/** Makes connections to an origin: name resolution, TCP and TLS, by undici's connector, which caches TLS sessions. */
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { closeSync, openSync } from 'node:fs';
import type { LookupFunction, Socket } from 'node:net';
import { devNull } from 'node:os';
import makeConnector from 'undici/lib/core/connect.js';

/** Makes one connection. Calls back once. */
export type Connect = (done: (...result: [error: Error, socket: null] | [error: null, socket: Socket]) => void) => void;

/** @param timeout_ms for the whole connection, with name resolution and TLS. */
export function connectTo({ protocol, hostname, host, port }: URL, timeout_ms: number): Connect {
  // HTTP/2 would share one socket among callers, so a reset of one request would end the others.
  const connect = makeConnector({ timeout: timeout_ms, allowH2: false, lookup: sharedLookup });
  const address = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return (done) =>
    connect({ protocol, hostname: address, host, port }, (...result) => {
      const [error] = result;
      if (error === null) done(...result);
      else done(outOfFiles(error) ?? error, null);
    });
}

/** By host name. */
const lookups = new Map<string, Promise<readonly LookupAddress[]>>();

/**
 * Resolves a name once for all connections that need it at the same time. The process resolves a few names at once, each in a thread that
 * waits: a name whose servers do not answer would keep all of them, and with them every other upstream.
 */
export const sharedLookup: LookupFunction = (hostname, options, callback) => {
  let found = lookups.get(hostname);
  if (found === undefined) {
    found = lookup(hostname, { ...options, all: true }).finally(() => lookups.delete(hostname));
    lookups.set(hostname, found);
  }
  found.then(
    (all) => {
      const [first] = all;
      if (options.all === true || first === undefined) callback(null, [...all]);
      else callback(null, first.address, first.family);
    },
    (error: NodeJS.ErrnoException) => callback(error, ''),
  );
};

/** Without a free file descriptor, the system reports an unknown name. @returns the true cause in that case. */
function outOfFiles(error: Error): Error | undefined {
  if (!('syscall' in error) || error.syscall !== 'getaddrinfo') return undefined;
  try {
    closeSync(openSync(devNull, 'r'));
    return undefined;
  } catch (cause) {
    return cause instanceof Error ? cause : undefined;
  }
}
