/** Why a server cannot listen, in words. */
import { CliError } from './errors.ts';

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** For `.catch` of a start: throws a CliError for an address that cannot be had, and anything else as it came. */
export function refuseAddress(address: Address, command: string): (error: unknown) => never {
  return (error) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const why = reasons.get(String(code));
    if (why === undefined) throw error;
    const { host, port } = address;
    const place = host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
    throw new CliError('address_unusable', `cannot listen on ${place}: ${why}`, `choose another: ${command} --port 0`);
  };
}

const reasons: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', 'another program listens there (EADDRINUSE)'],
  ['EACCES', 'this user may not use that port (EACCES)'],
  ['EADDRNOTAVAIL', 'this machine has no such address (EADDRNOTAVAIL)'],
  ['ENOTFOUND', 'there is no host of that name (ENOTFOUND)'],
  ['EAI_AGAIN', 'the name of the host cannot be looked up (EAI_AGAIN)'],
]);
