/** Where a caller is: its address behind trusted proxies, whole or as its network. */
import { BlockList, isIP, isIPv4 } from 'node:net';
import type { Exchange } from '../http/exchange.ts';

/** Proxies whose `x-forwarded-for` is believed, as networks: `10.0.0.0/8`. Undefined: there are none. */
export function proxyList(networks: readonly string[]): BlockList | undefined {
  if (networks.length === 0) return undefined;
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return list;
}

/** Addresses in one header; a longer one was made by a caller. */
const MAX_HOPS = 20;

/** The last address that no trusted proxy has; empty if the connection is gone. */
export function callerAddress({ request }: Pick<Exchange, 'request'>, trusted: BlockList | undefined): string {
  const peer = plain(request.socket.remoteAddress ?? '');
  const sent = request.headers['x-forwarded-for'];
  if (trusted === undefined || typeof sent !== 'string' || !isTrusted(peer, trusted)) return peer;
  const hops = sent.split(',', MAX_HOPS).map((hop) => plain(hop.trim()));
  for (const hop of hops.reverse()) {
    if (isIP(hop) === 0) return peer;
    if (!isTrusted(hop, trusted)) return hop;
  }
  return hops.at(-1) ?? peer;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  return trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** An IPv4 address that came over IPv6, as IPv4. */
function plain(address: string): string {
  return address.startsWith('::ffff:') && isIPv4(address.slice(7)) ? address.slice(7) : address;
}

/** The network of an address: a /24 of IPv4, a /48 of IPv6. Names a place, and no person. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
  if (isIP(address) === 0) return '';
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  const [a = '0', b = '0', c = '0'] = [...groups, ...zeros, ...after];
  return `${a}:${b}:${c}::/48`;
}
