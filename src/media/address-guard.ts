/** Decides which URLs and addresses the gateway may read for a caller: only those of the public internet. */
import { BlockList, isIP } from 'node:net';
import { ProbeFailure } from './failure.ts';

/** Longer than any signed URL of a media store. The URL is sent in a request line, so its length must be limited. */
const URL_LIMIT_chars = 8_192;

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

/**
 * Parses the URL of a video. The WHATWG parser turns `2130706433`, `0x7f.1` and `127.1` into `127.0.0.1`, so address literals are
 * checked here. undici does not resolve literals, so the next check would run only after connecting.
 *
 * @throws ProbeFailure bad_url or forbidden_address.
 */
export function mediaUrl(text: string, allowPrivate: boolean): URL {
  if (text.length > URL_LIMIT_chars) {
    throw new ProbeFailure(
      'bad_url',
      `the video's URL is longer than ${URL_LIMIT_chars} characters; use a shorter one`,
    );
  }
  const url = URL.parse(text);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new ProbeFailure('bad_url', 'the video must be given as a public http or https URL');
  }
  if (url.username !== '' || url.password !== '') {
    throw new ProbeFailure(
      'bad_url',
      "the video's URL carries a user name or a password; use one that needs no login, such as a signed URL",
    );
  }
  if (!allowPrivate && !isPublicHost(url.hostname)) throw forbiddenAddress();
  return url;
}

/** The failure for an address that is not public. It does not reveal the address. */
export function forbiddenAddress(): ProbeFailure {
  return new ProbeFailure(
    'forbidden_address',
    "the video's URL does not lead to the public internet; use a URL that anyone can reach",
  );
}

/** Whether a host of a URL, without brackets, may be on the public internet. A name is not resolved. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host !== '' && !PRIVATE_NAMES.some((name) => host === name || host.endsWith(`.${name}`));
}
