/** Computes the charge of metered usage, and reports one that an operator should check. */

import type { LeasedQuote } from '../../billing/metering/spend-leases.ts';
import { chargeMetered } from '../../billing/pricing/metered-charge.ts';
import { tokensIn } from '../../billing/pricing/metered-quote.ts';
import { meteredCost } from '../../billing/pricing/vendor-cost.ts';
import type { ChargeBasis, UsageRow } from '../../ledger/store/store.ts';
import { formatNano } from '../../lib/money/amount.ts';
import { MINUTE_ms } from '../../lib/time/duration.ts';
import type { ForwardRoute, MeteredAnswer, MeterPlan } from '../../plan/index.ts';
import type { Services } from '../runtime/services.ts';
import type { ExchangeWith } from './exchange.ts';

/** A charge: in units of the currency, its tokens for limits, and the row to store. */
export interface UsageCharge {
  readonly charged: string;
  readonly tokens: number;
  readonly usage: UsageRow;
  readonly basis: ChargeBasis;
}

/** Lines of one route that the log gets per minute. Metrics count them all. */
const LINES_PER_MINUTE = 100;

/** What an operator does about an answer whose usage was not read. */
export function unreadRemedy({ name }: MeterPlan): string {
  return `compare an answer of the upstream (tollgate record) with counts, final and failed of billing rule ${name}`;
}

/** @returns a function that charges what was metered to the lease. Undefined: nothing is charged. */
export function createCharge(
  { name: route }: ForwardRoute,
  plan: MeterPlan,
  { plan: { models }, metrics, log, now }: Services,
): (
  exchange: ExchangeWith<'principal' | 'metered_quote'>,
  leased: LeasedQuote,
  metered: MeteredAnswer,
) => UsageCharge | undefined {
  const remedy = unreadRemedy(plan);
  let minute = 0;
  let lines = 0;
  /** Whether another line may be written, and how many were not since the last one. */
  const line = (): { readonly left_out?: number } | undefined => {
    const current = Math.floor(now() / MINUTE_ms);
    const left_out = Math.max(0, lines - LINES_PER_MINUTE);
    if (current !== minute) {
      minute = current;
      lines = 0;
    }
    lines += 1;
    if (lines > LINES_PER_MINUTE) return undefined;
    return lines === 1 && left_out > 0 ? { left_out } : {};
  };
  return ({ id, principal, metered_quote: quote, call }, { lease }, metered) => {
    const { model } = quote;
    const {
      units,
      amount_nano,
      version,
      answered,
      rounding,
      anomalies,
      uncharged_reason: reason,
      notes,
    } = chargeMetered(plan, quote, metered);
    const { unread, isFinal, seen } = metered;
    if (anomalies.length > 0 || reason !== undefined || unread !== undefined) {
      const about = { id, route, model, anomalies, uncharged_reason: reason, notes, unread, isFinal, seen };
      const message =
        reason !== undefined
          ? 'an answer is charged nothing'
          : anomalies.length > 0
            ? 'a charge differs from the reported usage'
            : 'the usage of an answer was not read';
      const may = line();
      if (may !== undefined) {
        const amounts = { amount: formatNano(amount_nano), hold: formatNano(quote.hold_nano) };
        log.warn({ ...about, ...amounts, ...may, ...(unread !== undefined && { remedy }) }, message);
      }
      for (const anomaly of anomalies) metrics.doubtful.inc({ route, reason: anomaly });
      if (reason !== undefined) metrics.uncharged.inc({ route, reason });
    }
    if (reason === 'without_usage' || reason === 'failed') return;
    const { account, key } = principal;
    const served = { upstream: call?.upstream.name ?? null, target: call?.target.name ?? null };
    const basis: ChargeBasis = {
      request_id: id,
      ...served,
      is_stream: metered.is_stream,
      price: version,
      price_factor_nano: quote.price_factor_nano,
      rounding,
      reported: metered.reported ?? null,
      cost: meteredCost(models.get(model), served, units, {
        at_ms: quote.at_ms,
        facts: () => ({ ...quote.read.values(), ...answered }),
      }),
    };
    return {
      charged: formatNano(amount_nano),
      tokens: tokensIn(plan, units),
      basis,
      usage: { hold_id: lease.hold_id, account, key, route, model, units, amount_nano, basis },
    };
  };
}
