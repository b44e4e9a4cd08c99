/** Why a server cannot listen, in words. */
import { CliError } from './errors.ts';

export interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * For `.catch` of a start: throws a CliError for an address that cannot be had, and anything else as it came.
 *
 * @param remedy the command that takes another one.
 */
export function refuseAddress(address: Address, remedy: string, what?: 'metrics'): (error: unknown) => never {
  return (error) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const why = reasons.get(String(code));
    if (why === undefined) throw error;
    const { host, port } = address;
    const place = host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
    const purpose = what === undefined ? '' : ` for ${what}`;
    throw new CliError('address_unusable', `cannot listen on ${place}${purpose}: ${why}`, `choose another: ${remedy}`);
  };
}

const reasons: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', 'another program listens there (EADDRINUSE)'],
  ['EACCES', 'this user may not use that port (EACCES)'],
  ['EADDRNOTAVAIL', 'this machine has no such address (EADDRNOTAVAIL)'],
  ['ENOTFOUND', 'there is no host of that name (ENOTFOUND)'],
  ['EAI_AGAIN', 'the name of the host cannot be looked up (EAI_AGAIN)'],
]);
