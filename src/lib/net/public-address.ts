/** Which hosts and addresses are on the public internet: the gateway speaks to no other one that somebody outside has named. */
import { BlockList, isIP } from 'node:net';

/** Special-use IPv4 (RFC 6890 and its registry), multicast, reserved ranges, and one infrastructure address of a cloud. */
const PRIVATE_IPV4: readonly (readonly [network: string, prefix_bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32], // Azure's host agent: in a public range, but served by the machine's own host.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * The IPv6 ranges that may be public: global unicast (RFC 4291), and the two forms that contain an IPv4 address, to which the IPv4
 * rules apply: mapped (RFC 4291) and NAT64 (RFC 6052). All others are rejected: `::`, `::1`, IPv4-compatible
 * `::a.b.c.d`, local NAT64 64:ff9b:1::/48, 100::/64, fc00::/7, fe80::/10, fec0::/10, ff00::/8.
 */
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');
publicIpv6.addSubnet('::ffff:0:0', 96, 'ipv6');
publicIpv6.addSubnet('64:ff9b::', 96, 'ipv6');

const blocked = new BlockList();
// Protocol assignments (including Teredo 2001::/32), documentation, 6to4, 6bone, documentation (RFC 9637).
blocked.addSubnet('2001::', 23, 'ipv6');
blocked.addSubnet('2001:db8::', 32, 'ipv6');
blocked.addSubnet('2002::', 16, 'ipv6');
blocked.addSubnet('3ffe::', 16, 'ipv6');
blocked.addSubnet('3fff::', 20, 'ipv6');
for (const [network, prefix_bits] of PRIVATE_IPV4) {
  blocked.addSubnet(network, prefix_bits, 'ipv4');
  blocked.addSubnet(`::ffff:${network}`, 96 + prefix_bits, 'ipv6');
  blocked.addSubnet(`64:ff9b::${network}`, 96 + prefix_bits, 'ipv6');
}

/** Names that never mean a public host: RFC 6761, RFC 6762, RFC 8375 and ICANN's reservation of `internal`. */
const PRIVATE_NAMES: readonly string[] = ['localhost', 'local', 'internal', 'home.arpa'];

/** Whether the text is an address of the public internet, in the form that a resolver or a socket gives. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  return family === 6 && publicIpv6.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

/** Whether a host of a URL, without brackets, may be on the public internet. A name is not resolved. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host !== '' && !PRIVATE_NAMES.some((name) => host === name || host.endsWith(`.${name}`));
}
