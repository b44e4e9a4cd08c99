/** Explains why a server cannot listen on an address. */
import type { ListenAddress } from '../../gateway/http/listen-error.ts';
import { CliError } from './errors.ts';

/**
 * A handler for `.catch` after starting a server. It throws a CliError if the address cannot be used, and rethrows any other error.
 *
 * @param remedy the command that uses another address.
 */
export function refuseAddress(
  address: ListenAddress,
  remedy: string,
  what?: 'metrics' | 'administration',
): (error: unknown) => never {
  return (error) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const why = REASONS.get(String(code));
    if (why === undefined) throw error;
    const { host, port } = address;
    const place = host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
    const purpose = what === undefined ? '' : ` for ${what}`;
    throw new CliError('address_unusable', `cannot listen on ${place}${purpose}: ${why}`, `choose another: ${remedy}`);
  };
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', 'another program uses the port (EADDRINUSE)'],
  ['EACCES', 'this user has no permission for the port (EACCES)'],
  ['EADDRNOTAVAIL', 'this machine does not have that address (EADDRNOTAVAIL)'],
  ['ENOTFOUND', 'the host name does not exist (ENOTFOUND)'],
  ['EAI_AGAIN', 'the host name cannot be resolved now (EAI_AGAIN)'],
]);
