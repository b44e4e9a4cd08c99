/** Reads the addresses of listeners, and reports two that conflict. */
import type { ListenAddress } from '../../plan/generated/gateway.d.ts';
import type { Path } from '../read/position.ts';
import type { Scope } from './scope.ts';
import { resolveSetting } from './settings.ts';

/** Reports an address that another listener has. */
export function refuseSharedPort(
  address: Address | undefined,
  place: Path,
  others: readonly (readonly [Address | undefined, Path])[],
  scope: Scope,
): void {
  for (const [other, theirs] of others) {
    if (address === undefined || other === undefined || !sharePort(other, address)) continue;
    const message = `${place.join('.')} and ${theirs.join('.')} use the same address`;
    const hint = `choose another port, such as ${place[0] === 'admin' ? '127.0.0.1:8081' : '127.0.0.1:9464'}`;
    scope.report.error('same-address', place, message, hint, { basis: [theirs] });
  }
}

interface Address {
  readonly host: string;
  readonly port: number;
}

/** The pattern of an address in the schema, for addresses in variables. It is repeated here, because loading the schema takes time. */
export const ADDRESS =
  /^(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$/u;

/** Reads an address to listen on. */
export function readListen(listen: ListenAddress, place: Path, scope: Scope): Address | undefined {
  const address = resolveSetting(listen, place, ', or add a default', scope);
  if (address === undefined) return undefined;
  if (ADDRESS.test(address.value)) return readAddress(address.value);
  const hint = 'write host:port with a port up to 65535, such as 127.0.0.1:8080 or [::1]:8080';
  scope.report.error('bad-value', address.place, `the address${address.origin} is not a host and a port`, hint);
  return undefined;
}

function readAddress(text: string): Address {
  const colon = text.lastIndexOf(':');
  return { host: text.slice(0, colon).replace(/^\[(.*)\]$/, '$1'), port: Number(text.slice(colon + 1)) };
}

/** Hosts that mean every address of the machine. */
const ANY: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Whether two listeners would use the same port of the same host. Port 0 never conflicts: it means any free port. */
function sharePort(a: Address, b: Address): boolean {
  if (a.port !== b.port || a.port === 0) return false;
  return a.host.toLowerCase() === b.host.toLowerCase() || ANY.has(a.host) || ANY.has(b.host);
}
