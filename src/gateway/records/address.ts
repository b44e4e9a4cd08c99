/** The address of a caller behind trusted proxies, whole or as its network. */
import { BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net';
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

/** The last addresses of a header are read: those before were made up by a caller. */
const MAX_HOPS = 20;

/** The last address that is not a trusted proxy's; empty if the connection is gone. */
export function callerAddress({ request }: Pick<Exchange, 'request'>, trusted: BlockList | undefined): string {
  const peer = plain(request.socket.remoteAddress ?? '') ?? '';
  const sent = request.headers['x-forwarded-for'];
  if (trusted === undefined || typeof sent !== 'string' || !isTrusted(peer, trusted)) return peer;
  let last = peer;
  for (const hop of sent.split(',').slice(-MAX_HOPS).reverse()) {
    const address = plain(hop.trim());
    if (address === undefined) return last;
    if (!isTrusted(address, trusted)) return address;
    last = address;
  }
  return last;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  return address !== '' && trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** The canonical form of an address: without a zone, and IPv4 in IPv6 as IPv4. Undefined: it is no address. */
function plain(text: string): string | undefined {
  if (isIPv4(text)) return text;
  const [address = ''] = text.split('%', 1);
  if (!isIPv6(address)) return undefined;
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address;
  return canonical.startsWith('::ffff:') && isIPv4(canonical.slice(7)) ? canonical.slice(7) : canonical;
}

/** The network of an address: a /24 of IPv4, a /48 of IPv6; empty if it is none. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
  if (!isIPv6(address)) return '';
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  const [a = '0', b = '0', c = '0'] = [...groups, ...zeros, ...after];
  return `${a}:${b}:${c}::/48`;
}
