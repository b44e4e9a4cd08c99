/** Compiles `retired` and `maintenance`, which models, upstreams and routes have. */

import { isDay } from '../../lib/time/moment.ts';
import type { Maintenance, Retired } from '../../plan/generated/gateway.d.ts';
import type { Closable, MaintenancePlan } from '../../plan/index.ts';
import type { Path } from '../read/position.ts';
import { readDuration_ms, type Scope } from './scope.ts';

export function readClosed(
  { retired, maintenance }: { readonly retired?: Retired | undefined; readonly maintenance?: Maintenance | undefined },
  place: Path,
  scope: Scope,
): Closable {
  if (retired?.from !== undefined && !isDay(retired.from))
    scope.report.error('bad-value', [...place, 'retired', 'from'], `there is no day ${retired.from}`, 'correct it');
  return {
    retired: retired && { from: retired.from, use: retired.use, text: retired.text },
    maintenance: readMaintenance(maintenance, [...place, 'maintenance'], scope),
  };
}

export function readMaintenance(
  maintenance: Maintenance | undefined,
  place: Path,
  scope: Scope,
): MaintenancePlan | undefined {
  if (maintenance === undefined) return undefined;
  const { text, retry_after = '5m' } = maintenance;
  return { text, retry_after_ms: readDuration_ms(retry_after, [...place, 'retry_after'], scope) };
}
