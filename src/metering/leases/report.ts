/** Reports usage that cost more than the hold of its lease. */
import type { Logger } from 'pino';
import { formatNano, NANO } from '../../lang/amount.ts';
import { type Metrics, reportOverage } from '../../metrics.ts';
import type { LeaseCharge } from '../../store/store.ts';

/** Counts and logs the cost beyond the hold: the overage that was charged, and the rest that was not. */
export function reportBeyondHold(
  { hold_id, account, overage_nano, waived_nano }: LeaseCharge,
  services: { readonly log: Logger; readonly metrics: Metrics },
): void {
  const about = { account, hold: String(hold_id) };
  reportOverage(overage_nano, about, services);
  if (waived_nano === 0n) return;
  services.metrics.waived.inc(Number(waived_nano) / Number(NANO));
  services.log.error(
    { ...about, waived: formatNano(waived_nano) },
    'metered requests cost more than the wallet may pay; the rest was not charged',
  );
}
