/** The counters that billing adds to, without the gateway that shows them. */
import type { ChargeMetrics } from '../../../src/billing/pricing/charge-metrics.ts';

/** `free` gets what was not charged. */
export function chargeMetrics(free: { readonly route: string; readonly reason: string }[] = []): ChargeMetrics {
  return {
    addRevenue() {},
    addOverage() {},
    addWaived() {},
    uncharged: { inc: (labels) => void free.push(labels) },
  };
}
