/** The probe connects only if every resolved address of the name is public. */
import t from 'tap';
import type { ResolvedAddress } from '../../src/media/connect.ts';
import { createMediaProbe } from '../../src/media/probe.ts';
import { serve } from './serve-file.ts';

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
