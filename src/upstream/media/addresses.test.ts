/** Only public addresses are read: in the URL, in what its name resolves to, and of the connected peer. */

import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type LookupFunction } from 'node:net';
import t from 'tap';
import { buildConnector, Client } from 'undici';
import fc from '../../../test/support/fc.ts';
import { serve } from '../../../test/support/media/serve-file.ts';
import { callerResolve, ForbiddenAddress, peerChecked, type ResolvedAddress } from '../../lib/net/guarded-connect.ts';
import { isPublicAddress } from '../../lib/net/public-address.ts';
import { createMediaProbe } from './probe.ts';

/**
 * The first and the last address of each range that is not public: https://www.iana.org/assignments/iana-ipv4-special-registry, multicast,
 * reserved, and the agent of a cloud's hosts.
 */
const NOT_PUBLIC: readonly (readonly [first: string, last: string])[] = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['168.63.129.16', '168.63.129.16'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '255.255.255.255'],
];

const numberOf = (address: string) => address.split('.').reduce((sum, part) => 256 * sum + Number(part), 0);
const bytesOf = (address: number) => [24, 16, 8, 0].map((bits) => (address >>> bits) & 255);
const ranges = NOT_PUBLIC.map((range) => range.map(numberOf));
const isPublic = (address: number) => ranges.every(([first = 0, last = 0]) => address < first || address > last);

t.test('IPv4 addresses, plain and inside IPv6 addresses', async (t) => {
  const edges = ranges.flat().flatMap((edge) => [edge - 1, edge, edge + 1]);
  const addresses = fc.oneof(fc.nat({ max: 2 ** 32 - 1 }), fc.constantFrom(...edges.map((edge) => edge >>> 0)));
  fc.assert(
    fc.property(addresses, (address) => {
      const bytes = bytesOf(address);
      const dotted = bytes.join('.');
      const hex = Buffer.from(bytes)
        .toString('hex')
        .replace(/^(.{4})/, '$1:');
      t.equal(isPublicAddress(dotted), isPublic(address), dotted);
      for (const prefix of ['::ffff:', '0:0:0:0:0:ffff:', '64:ff9b::'])
        for (const form of [dotted, hex]) t.equal(isPublicAddress(prefix + form), isPublic(address), prefix + form);
      // IPv4-compatible, local NAT64, 6to4 and Teredo.
      for (const form of [`::${dotted}`, `64:ff9b:1::${dotted}`, `2002:${hex}::1`, `2001::${hex}`])
        t.notOk(isPublicAddress(form), form);
    }),
    { numRuns: 500 },
  );
});

t.test('IPv6 addresses', async (t) => {
  const open = ['2606:4700:4700::1111', '2001:200::1', '2a00:1450:4001::200e'];
  const loopback = ['::', '::1', '100::1', '4000::1', '5f00::1', '8000::1'];
  const local = ['fc00::1', 'fdff::1', 'fec0::1', 'fe80::1', 'febf::1', 'fd00:ec2::254', 'ff02::1', '64:ff9b:0:1::1'];
  const assigned = ['2001:1::1', '2001:10::1', '2001:2::1', '2001:db8::1', '3fff::1', '3ffe::1'];
  const none = ['', 'localhost', '127.1', '2130706433', '0x7f.1', '1.1.1.1 ', '[::1]', 'fe80::1%eth0'];
  for (const address of open) t.ok(isPublicAddress(address), address);
  for (const address of [...loopback, ...local, ...assigned, ...none]) t.notOk(isPublicAddress(address), address);
});

// The probe connects only if every resolved address of the name is public.

const four = (address: string): ResolvedAddress => ({ address, family: 4 });
const six = (address: string): ResolvedAddress => ({ address, family: 6 });

for (const [name, addresses] of [
  ['loopback', [four('127.0.0.1')]],
  ['a private network', [four('10.1.2.3')]],
  ['a metadata service', [four('169.254.169.254')]],
  ['loopback by IPv6', [six('::1')]],
  ['loopback, mapped', [six('::ffff:127.0.0.1')]],
  ['loopback behind NAT64', [six('64:ff9b::7f00:1')]],
  ['a public address and a private one', [four('8.8.8.8'), four('127.0.0.1')]],
  ['a private address and a public one', [four('127.0.0.1'), six('2606:4700:4700::1111')]],
] as const) {
  t.test(name, async (t) => {
    let connected = false;
    const origin = await serve(t, (_, response) => {
      connected = true;
      response.end();
    });
    const { port } = new URL(origin);
    for (const protocol of ['http', 'https']) {
      const probe = createMediaProbe({
        allowPrivate: false,
        timeout_ms: 30_000,
        limit_bytes: 1_000,
        shortest_ms: 2_000,
        resolve: async () => addresses,
      });
      t.teardown(() => probe.close());
      const result = await probe.length(`${protocol}://media.example:${port}/v.mp4`);
      t.match(result, { ok: false, reason: 'forbidden_address' }, protocol);
      t.notMatch(JSON.stringify(result), /\d\.\d|::|media\.example/, 'the message names no address');
    }
    t.notOk(connected);
  });
}

// A socket whose peer is not public is closed before a request is written, whatever the name resolved to.

t.test('a connection to loopback', async (t) => {
  const received: string[] = [];
  const closed = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.on('data', (data) => received.push(String(data)));
    socket.on('close', () => closed.resolve());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;

  // This lookup checks nothing, as if the name had changed between the check and the connection.
  const lookup: LookupFunction = (_, options, callback) => {
    if (options.all === true) callback(null, [{ address: '127.0.0.1', family: 4 }]);
    else callback(null, '127.0.0.1', 4);
  };
  const connect = peerChecked(buildConnector({ lookup, allowH2: false }), isPublicAddress);
  const client = new Client(`http://media.example:${port}`, { connect });
  t.teardown(() => client.destroy());
  const error = await client.request({ method: 'GET', path: '/' }).catch((caught: unknown) => caught);
  t.type(error, ForbiddenAddress);
  await closed.promise;
  t.strictSame(received, [], 'nothing was written');
});

t.test('names that callers choose are resolved by DNS, and wait in no thread', async (t) => {
  const A = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, 93, 184, 216, 34];
  const AAAA = [0xc0, 12, 0, 28, 0, 1, 0, 0, 0, 0, 0, 16, ...Buffer.from('20010db8000000000000000000000001', 'hex')];
  const server = createSocket('udp4', (query, { port }) => {
    const name = query.toString('latin1', 13, 16);
    if (name === 'tar') return;
    const answer = query.readUInt16BE(query.length - 4) === 1 ? A : name === 'two' ? AAAA : [];
    const code = name === 'bad' ? 2 : 0;
    const head = [
      query[0] ?? 0,
      query[1] ?? 0,
      0x81,
      0x80 + code,
      0,
      1,
      0,
      code === 0 && answer.length > 0 ? 1 : 0,
      0,
      0,
      0,
      0,
    ];
    server.send(Buffer.from([...head, ...query.subarray(12), ...(code === 0 ? answer : [])]), port);
  }).bind(0, '127.0.0.1');
  t.teardown(() => server.close());
  await once(server, 'listening');
  const resolve = callerResolve([`127.0.0.1:${server.address().port}`]);
  let answered = 0;
  const waiting = Array.from({ length: 8 }, async () => {
    t.strictSame(await resolve('tar.example'), []);
    answered += 1;
  });
  const four = { address: '93.184.216.34', family: 4 };
  t.strictSame(await resolve('one.example'), [four]);
  t.strictSame(await resolve('two.example'), [four, { address: '2001:db8::1', family: 6 }]);
  t.strictSame(await resolve('bad.example'), []);
  t.equal(answered, 0, 'a name whose server never answers delays no other');
  await Promise.all(waiting);
});
