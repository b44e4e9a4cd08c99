/** Refuses requests for what is retired or in maintenance. */

import { Refusal } from '../../lib/refusal.ts';
import { type Closable, isRetired, type MaintenancePlan } from '../../plan/index.ts';

/**
 * @param what `model 'chat-1'`. @param kind of the refusal of what is retired
 * @throws Refusal `kind`, or `upstream_off` with the time after which callers may try again
 */
export function refuseClosed(
  closed: Closable,
  what: string,
  kind: 'model_not_found' | 'route_not_found',
  now_ms: number,
): void {
  const { retired, maintenance } = closed;
  if (retired !== undefined && isRetired(closed, now_ms)) {
    const { from, use, text } = retired;
    const since = from === undefined ? '' : ` since ${from}`;
    throw new Refusal(kind, [`${what} is retired${since}`, use && `use ${use}`, text].filter(Boolean).join('; '));
  }
  if (maintenance !== undefined) refuseInMaintenance(maintenance, what);
}

/** @throws Refusal `upstream_off` with the time after which callers may try again */
export function refuseInMaintenance({ text, retry_after_ms }: MaintenancePlan, what: string): never {
  const message = [`${what} is in maintenance`, text].filter(Boolean).join('; ');
  throw new Refusal('upstream_off', message, { retry_after_s: Math.ceil(retry_after_ms / 1000) });
}
