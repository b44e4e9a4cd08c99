/** Requests that name no account are counted by network and reason, in bounded memory. */
import t from 'tap';
import { QUARTER_ms } from '../../lib/time/duration.ts';
import { UnknownCounts } from './unknown-counts.ts';

const NOON_ms = Date.UTC(2026, 10, 29, 12);

t.test('requests of one network and reason are one count, until it is taken', async (t) => {
  const counts = new UnknownCounts();
  counts.add(NOON_ms + 5, '203.0.113.0/24', 'unauthenticated');
  counts.add(NOON_ms + 9, '203.0.113.0/24', 'unauthenticated');
  counts.add(NOON_ms + 7, '203.0.113.0/24', 'route_not_found');
  counts.add(NOON_ms + QUARTER_ms, '203.0.113.0/24', 'unauthenticated');
  const network = '203.0.113.0/24';
  t.strictSame(counts.take(), [
    { start_ms: NOON_ms, network, error: 'unauthenticated', requests: 2, last_ms: NOON_ms + 9 },
    { start_ms: NOON_ms, network, error: 'route_not_found', requests: 1, last_ms: NOON_ms + 7 },
    { start_ms: NOON_ms + QUARTER_ms, network, error: 'unauthenticated', requests: 1, last_ms: NOON_ms + QUARTER_ms },
  ]);
  t.strictSame(counts.take(), []);
});

t.test('a caller with many networks cannot fill the memory, nor hide one that came before', async (t) => {
  const counts = new UnknownCounts();
  counts.add(NOON_ms, '203.0.113.0/24', 'unauthenticated');
  for (let taken = 0; taken < 3; taken += 1) {
    for (let number = 0; number < 5_000; number += 1)
      counts.add(NOON_ms, `2001:db8:${number.toString(16)}::/48`, 'unauthenticated');
    counts.add(NOON_ms, '203.0.113.0/24', 'unauthenticated');
    const found = counts.take();
    t.equal(found.length, 1_001);
    t.equal(found.find(({ network }) => network === '')?.requests, 4_001);
    t.equal(found.find(({ network }) => network === '203.0.113.0/24')?.requests, taken === 0 ? 2 : 1);
  }
  counts.add(NOON_ms + QUARTER_ms, '2001:db8:ffff::/48', 'unauthenticated');
  t.equal(counts.take()[0]?.network, '2001:db8:ffff::/48', 'each quarter begins anew');
});
