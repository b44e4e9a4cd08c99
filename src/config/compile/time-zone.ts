/** Reads the names of time zones. */
import { isTimeZone } from '../../lib/time/time-zone.ts';
import type { Path } from '../read/position.ts';
import type { Scope } from './scope.ts';

/** Reads the name of a time zone. Reports one that is not known, and returns UTC. */
export function readTimeZone(name: string, place: Path, scope: Scope): string {
  // Node loads its tables of time zones at the first use, which takes some milliseconds.
  if (name === 'UTC') return name;
  if (!isTimeZone(name)) {
    const hint = 'write an IANA name, such as UTC or Asia/Shanghai';
    scope.report.error('bad-value', place, `'${name}' is not a time zone`, hint);
    return 'UTC';
  }
  const [, sign, hours] = /^Etc\/GMT([+-])([1-9]\d?)$/i.exec(name) ?? [];
  if (sign !== undefined) {
    // POSIX counts hours west of Greenwich.
    const message = `${name} is ${hours} hours ${sign === '+' ? 'behind' : 'ahead of'} UTC`;
    const hint = 'write the name of a place, such as Asia/Shanghai, unless that is meant';
    scope.report.warning('bad-value', place, message, hint);
  }
  return name;
}
