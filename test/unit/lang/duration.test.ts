/** Parsing and formatting of durations and sizes. */
import t from 'tap';
import { formatDuration, parseDuration_ms, parseSize_bytes } from '../../../src/lang/duration.ts';
import fc from '../../support/fc.ts';

t.test('durations', async (t) => {
  const table = [
    ['250ms', 250],
    ['5s', 5_000],
    ['2m', 120_000],
    ['1h', 3_600_000],
    ['90d', 7_776_000_000],
    ['1ms', 1],
  ] as const;
  for (const [text, milliseconds] of table) {
    t.equal(parseDuration_ms(text), milliseconds, text);
    t.equal(formatDuration(milliseconds), text, text);
  }
  t.equal(formatDuration(90_000), '90s');
  t.equal(formatDuration(1_001), '1001ms');
  t.equal(formatDuration(0), '0ms');
  for (const text of [
    '',
    '5',
    's',
    '0s',
    '-5s',
    '+5s',
    '05s',
    '1.5s',
    '5 s',
    '5S',
    '5s ',
    '1h30m',
    '5sec',
    '9999999999999999d',
  ]) {
    t.equal(parseDuration_ms(text), undefined, text);
  }
});

t.test('sizes', async (t) => {
  const table = [
    ['100B', 100],
    ['512KiB', 524_288],
    ['64MiB', 67_108_864],
    ['1GiB', 1_073_741_824],
  ] as const;
  for (const [text, bytes] of table) t.equal(parseSize_bytes(text), bytes, text);
  for (const text of ['', '64', '64MB', '64mib', '0B', '-1B', '1.5MiB', '64 MiB', '9999999999999999GiB']) {
    t.equal(parseSize_bytes(text), undefined, text);
  }
});

t.test('a formatted duration parses to the same value', async () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (milliseconds) => {
      return parseDuration_ms(formatDuration(milliseconds)) === milliseconds;
    }),
  );
});
