/** The address of a caller: only proxies that are trusted can name another one, whatever callers send. */
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';
import t from 'tap';
import fc, { character } from '../../../test/support/fc.ts';
import { callerAddress, networkOf, proxyList } from './address.ts';

const proxies = proxyList(['10.0.0.0/8', 'fd00::/8']);

function addressOf(remoteAddress: string | undefined, forwarded?: string, trusted = proxies): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return callerAddress({ request: { socket: { remoteAddress }, headers } as unknown as IncomingMessage }, trusted);
}

t.test('cases', async (t) => {
  t.equal(addressOf('203.0.113.9', '198.51.100.1'), '203.0.113.9', 'a peer that is no proxy names nobody');
  t.equal(addressOf('10.0.0.1', '198.51.100.1', undefined), '198.51.100.1');
  t.equal(addressOf('10.0.0.1', '198.51.100.1', proxyList(['192.0.2.1'])), '10.0.0.1');
  t.equal(addressOf('10.0.0.1', '1.1.1.1, 198.51.100.1'), '198.51.100.1', 'the last one that is no proxy');
  t.equal(addressOf('::ffff:10.0.0.1', '198.51.100.1,10.2.3.4'), '198.51.100.1', 'an IPv4 proxy over IPv6');
  t.equal(addressOf('fd00::1', '::ffff:c633:6401'), '198.51.100.1', 'IPv4 in IPv6, in hexadecimal');
  t.equal(addressOf('10.0.0.1', '2001:0DB8:0:0::7'), '2001:db8::7');
  t.equal(addressOf('10.0.0.1', `fe80::1%${'x'.repeat(5_000)}`), 'fe80::1', 'a zone says nothing here');
  t.equal(addressOf('10.0.0.1', '1.1.1.1, nonsense, 10.0.0.2'), '10.0.0.2', 'the one before what is no address');
  t.equal(addressOf('10.0.0.1', 'nonsense'), '10.0.0.1');
  t.equal(addressOf('10.0.0.1', ''), '10.0.0.1');
  t.equal(addressOf(undefined, '1.1.1.1'), '');
  t.equal(proxyList([]), undefined);
});

t.test('however long a header of a caller is, the proxy adds the last address', async (t) => {
  const made = Array.from({ length: 50 }, () => '1.1.1.1').join(', ');
  t.equal(addressOf('10.0.0.1', `${made}, 198.51.100.1`), '198.51.100.1');
});

t.test('whatever a caller sends, the address is the one that the proxy has added', async (t) => {
  const hostile = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string({ unit: character }), fc.constant('10.0.0.1')));
  fc.assert(
    fc.property(hostile, fc.ipV4(), (sent, own) => {
      const peer = own.startsWith('10.') ? '203.0.113.9' : own;
      return addressOf('10.0.0.1', [...sent, peer].join(', ')) === peer;
    }),
  );
  t.pass();
});

t.test('it never throws, and is an address', async (t) => {
  fc.assert(
    fc.property(fc.string({ unit: character }), fc.oneof(fc.ipV4(), fc.ipV6()), (sent, peer) => {
      return isIP(addressOf(peer, sent)) !== 0;
    }),
  );
  t.pass();
});

t.test('the network of an address', async (t) => {
  t.equal(networkOf('198.51.100.77'), '198.51.100.0/24');
  t.equal(networkOf('2001:db8:7:8:9::1'), '2001:db8:7::/48');
  t.equal(networkOf('2001:db8::1'), '2001:db8:0::/48');
  t.equal(networkOf('::1'), '0:0:0::/48');
  t.equal(networkOf(''), '');
  t.equal(networkOf('unknown'), '');
  const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(groups, (each) => {
      const hex = each.map((group) => group.toString(16));
      const address = addressOf(hex.join(':'));
      // IPv4 in IPv6.
      if (isIPv4(address)) return true;
      return networkOf(address) === `${hex.slice(0, 3).join(':')}::/48`;
    }),
  );
});
