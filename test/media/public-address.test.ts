/** Which addresses count as public, including forms that contain another address. */
import t from 'tap';
import { isPublicAddress } from '../../src/media/address-guard.ts';

const notPublic: Readonly<Record<string, readonly string[]>> = {
  'this network': ['0.0.0.0', '0.1.2.3'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  'private networks': ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.0.1', 'fc00::1', 'fdff::1', 'fec0::1'],
  'link-local, metadata services among them': ['169.254.0.1', '169.254.169.254', 'fe80::1', 'febf::1', 'fd00:ec2::254'],
  'carrier-grade NAT': ['100.64.0.1', '100.100.100.200', '100.127.255.255'],
  'protocol assignments': ['192.0.0.192', '2001:1::1', '2001:10::1', '192.88.99.1'],
  'a cloud host agent': ['168.63.129.16'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  benchmarks: ['198.18.0.1', '198.19.255.255', '2001:2::1'],
  'multicast, reserved, broadcast': ['224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255', 'ff02::1'],
  unspecified: ['::'],
  'IPv4-mapped': ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:a00:1', '::ffff:a9fe:a9fe', '0:0:0:0:0:ffff:c0a8:1'],
  'IPv4-compatible': ['::127.0.0.1', '::7f00:1', '::8.8.8.8'],
  NAT64: ['64:ff9b::7f00:1', '64:ff9b::10.0.0.1', '64:ff9b::169.254.169.254', '64:ff9b:1::8.8.8.8', '64:ff9b:0:1::1'],
  '6to4, Teredo, 6bone': ['2002:7f00:1::1', '2002:808:808::1', '2001::1', '2001:0:808:808::1', '3ffe::1'],
  'discard and unassigned space': ['100::1', '4000::1', '5f00::1', '8000::1'],
  'no address at all': ['', 'localhost', '127.1', '2130706433', '0x7f.1', '1.1.1.1 ', '[::1]', 'fe80::1%eth0'],
};
for (const [name, addresses] of Object.entries(notPublic)) {
  t.test(`not public: ${name}`, async (t) => {
    for (const address of addresses) t.notOk(isPublicAddress(address), address);
  });
}

t.test('public addresses, including neighbours of private ranges', async (t) => {
  for (const address of [
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.1',
    '169.253.255.255',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.1',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2001:200::1',
    '2a00:1450:4001::200e',
    '::ffff:8.8.8.8',
    '64:ff9b::8.8.8.8',
  ]) {
    t.ok(isPublicAddress(address), address);
  }
});
