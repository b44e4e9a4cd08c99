/** Compiles `requests`: which records of requests are kept. */
import { DAY_ms, parseDuration_ms } from '../../../lib/time/duration.ts';
import type { RequestsPlan } from '../../../plan/index.ts';
import { readSize_bytes, type Scope } from '../../compile/scope.ts';

/** More than disks have. */
const LARGEST = { largest_bytes: 1024 ** 5, message: 'is too large for a disk' };

/** Longer than the sums are kept. */
const LONGEST_ms = 400 * DAY_ms;

/** Undefined: `off`. */
export function compileRequests(scope: Scope): RequestsPlan | undefined {
  const { requests = {} } = scope.config;
  if (typeof requests === 'string') return undefined;
  const { keep = '14d', size = '1GiB', rate = '200/s', client = 'network' } = requests;
  return {
    keep_ms: readKeep_ms(keep, scope),
    size_bytes: readSize_bytes(size, ['requests', 'size'], LARGEST, scope),
    rate: Number(rate.slice(0, -2)),
    client,
  };
}

function readKeep_ms(text: string, { report }: Scope): number {
  const keep_ms = parseDuration_ms(text);
  if (keep_ms !== undefined && keep_ms <= LONGEST_ms) return keep_ms;
  report.error('bad-duration', ['requests', 'keep'], `'${text}' is too long for request records`, 'write at most 400d');
  return LONGEST_ms;
}
