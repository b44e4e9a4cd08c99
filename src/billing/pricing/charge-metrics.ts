/** The counters that charges add to, and the report of a charge beyond its hold. */
import type { Logger } from 'pino';
import { formatNano, type Nano } from '../../lib/money/amount.ts';

/** The counters of money. The gateway has them among all metrics. */
export interface ChargeMetrics {
  /** What callers are charged, by model. */
  addRevenue(amount_nano: Nano, model: string): void;
  /** Charges beyond a hold. An operator should check each of them. */
  addOverage(amount_nano: Nano): void;
  /** Costs of metered requests that their wallets could not pay. The operator pays them. */
  addWaived(amount_nano: Nano): void;
  /** Metered requests that reached their upstream and tasks that succeeded, where the charge is 0, by reason. */
  readonly uncharged: { inc(labels: { readonly route: string; readonly reason: string }): void };
}

/** Counts and logs an overage. @param about the account and task, for the log. */
export function reportOverage(
  overage_nano: Nano,
  about: Readonly<Record<string, string>>,
  { log, metrics }: { readonly log: Logger; readonly metrics: Pick<ChargeMetrics, 'addOverage'> },
): void {
  if (overage_nano === 0n) return;
  metrics.addOverage(overage_nano);
  log.warn({ ...about, overage: formatNano(overage_nano) }, 'the upstream billed more than was held');
}
