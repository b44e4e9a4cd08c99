/** Reports charges beyond the hold of a lease. */
import type { Logger } from 'pino';
import type { LeaseCharge } from '../../../ledger/store/store.ts';
import { formatNano } from '../../../lib/money/amount.ts';
import { type ChargeMetrics, reportOverage } from '../../pricing/charge-metrics.ts';

interface Services {
  readonly log: Logger;
  readonly metrics: ChargeMetrics;
}

/** Counts and logs the cost beyond the hold of a lease: the overage that was charged, and the rest that was not. */
export function reportBeyondHold(charge: LeaseCharge, services: Services): void {
  const { hold_id, account, overage_nano } = charge;
  reportOverage(overage_nano, { account, hold: String(hold_id) }, services);
  reportWaived(charge, services);
}

/**
 * Logs usage that was stored after its lease was closed, and counts the part that was not charged. It is not counted as overage: the
 * store charges it on a hold of 0, but the upstream may have billed no more than was held.
 */
export function reportLate(charge: LeaseCharge, services: Services): void {
  const { hold_id, account, overage_nano } = charge;
  const about = { account, hold: String(hold_id), charged: formatNano(overage_nano) };
  services.log.info(about, 'usage was stored after its lease had ended; it is charged without a hold');
  reportWaived(charge, services);
}

function reportWaived({ hold_id, account, waived_nano }: LeaseCharge, { log, metrics }: Services): void {
  if (waived_nano === 0n) return;
  metrics.addWaived(waived_nano);
  log.error(
    { account, hold: String(hold_id), waived: formatNano(waived_nano) },
    'metered requests cost more than the wallet may pay; the rest was not charged',
  );
}
