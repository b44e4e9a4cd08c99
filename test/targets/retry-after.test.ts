/** retry-after is read as seconds or as a date of HTTP; anything else is ignored. */
import t from 'tap';
import { retryAfter_ms } from '../../src/upstream/retry-after.ts';

const now_ms = Date.UTC(2026, 10, 22, 7, 0, 0);

for (const [value, expected_ms] of [
  ['7', 7_000],
  [' 0 ', 0],
  ['999999999', 999_999_999_000],
  ['Sun, 22 Nov 2026 07:01:30 GMT', 90_000],
  ['Sun, 22 Nov 2026 06:00:00 GMT', 0],
  ['Sun, 99 Nov 2026 07:01:30 GMT', undefined],
  ['2026-11-22T07:01:30Z', undefined],
  ['1e3', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['9999999999', undefined],
  ['', undefined],
  [undefined, undefined],
] as const)
  t.equal(retryAfter_ms(value, now_ms), expected_ms, String(value));
