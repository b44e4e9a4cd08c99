/** Charges a metered request by its answer, complete or not. */
import type { Run } from '../../admission/step.ts';
import { chargeMetered } from '../../billing/metered-charge.ts';
import { tokensIn } from '../../billing/metered-quote.ts';
import { formatNano } from '../../lang/amount.ts';
import type { ForwardRoute, MeterPlan } from '../../plan.ts';
import type { RelayEnd } from '../../upstream/relay-options.ts';
import type { Exchange, Known, Services } from '../exchange.ts';

type Metered = Known<'principal' | 'metered_quote' | 'meter' | 'leased'>;
type Charged = Pick<Exchange, 'charged' | 'usage' | 'tokens'>;

/** The step `charge`. Waits until the answer is decoded. Frees the quote, once, and records the usage. */
export function chargeUsage(
  { name: route }: ForwardRoute,
  plan: MeterPlan,
  { metrics, log, leases }: Services,
): Run<Metered, Charged> {
  return (exchange) => {
    const decoding = exchange.meter.end();
    return decoding === undefined ? settle(exchange) : decoding.then(() => settle(exchange));
  };

  function settle(exchange: Metered): Charged | undefined {
    let charged: Charged | undefined;
    try {
      charged = chargeOf(exchange);
    } finally {
      leases.finish(exchange.leased, charged?.usage);
    }
    return charged;
  }

  function chargeOf(exchange: Metered): Charged | undefined {
    const { id, principal, leased, end, meter, metered_quote: quote } = exchange;
    const metered = meter.result(isWhole(end));
    if (metered === undefined) {
      if (end?.how !== 'caller_left' || end.statusCode !== undefined) return;
      metrics.uncharged.inc({ route, reason: 'abandoned' });
      log.warn({ id, route }, 'the caller left before the answer had begun, and none came; nothing is charged');
      return;
    }
    const { model } = quote;
    const { units, amount_nano, anomalies, uncharged_reason: reason, notes } = chargeMetered(plan, quote, metered);
    if (anomalies.length > 0 || reason !== undefined) {
      const { skipped, undecoded, isFinal, seen } = metered;
      const about = { id, route, model, doubts: anomalies, nothing: reason, notes, skipped, undecoded, isFinal, seen };
      const message =
        reason === undefined ? 'a charge differs from the reported usage' : 'an answer is charged nothing';
      log.warn({ ...about, amount: formatNano(amount_nano), hold: formatNano(quote.hold_nano) }, message);
      for (const anomaly of anomalies) metrics.doubtful.inc({ route, reason: anomaly });
      if (reason !== undefined) metrics.uncharged.inc({ route, reason });
    }
    if (reason === 'without_usage' || reason === 'failed') return;
    const { account, key } = principal;
    return {
      charged: formatNano(amount_nano),
      tokens: exchange.limited && tokensIn(plan, units),
      usage: { hold_id: leased.lease.hold_id, account, key, route, model, units, amount_nano },
    };
  }
}

function isWhole(end: RelayEnd | undefined): boolean {
  return end?.how === 'complete' || (end?.how === 'caller_left' && end.isWhole);
}
