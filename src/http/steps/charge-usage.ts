/** Computes the charge of a metered request from its answer, complete or not. */
import { given } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import { chargeMetered } from '../../billing/metered-charge.ts';
import { tokensIn } from '../../billing/metered-quote.ts';
import { formatNano } from '../../lang/amount.ts';
import type { ForwardRoute, MeterPlan } from '../../plan.ts';
import type { RelayEnd } from '../../upstream/relay-options.ts';
import type { Exchange, Services } from '../exchange.ts';

/** The step `charge`. */
export function chargeUsage({ name: route }: ForwardRoute, plan: MeterPlan, services: Services): Run<Exchange> {
  return (exchange) => {
    const { id, leased, end, meter } = exchange;
    if (leased === undefined) return;
    const { metrics, log } = services;
    if (meter === undefined) {
      if (end?.how !== 'caller_left' || end.statusCode !== undefined) return;
      metrics.uncharged.inc({ route, reason: 'abandoned' });
      log.warn({ id, route }, 'the caller left before the answer had begun, and none came; nothing is charged');
      return;
    }
    const quote = given(exchange.metered_quote, 'metered_quote');
    const { model } = quote;
    const metered = meter.result(isWhole(end));
    const { units, amount_nano, doubts, nothing, notes } = chargeMetered(plan, quote, metered);
    if (doubts.length > 0 || nothing !== undefined) {
      const { skipped, undecoded, isFinal, seen } = metered;
      const about = { id, route, model, doubts, nothing, notes, skipped, undecoded, isFinal, seen };
      const message =
        nothing === undefined ? 'a charge differs from the reported usage' : 'an answer is charged nothing';
      log.warn({ ...about, amount: formatNano(amount_nano), hold: formatNano(quote.hold_nano) }, message);
      for (const reason of doubts) metrics.doubtful.inc({ route, reason });
      if (nothing !== undefined) metrics.uncharged.inc({ route, reason: nothing });
    }
    if (nothing === 'without_usage' || nothing === 'failed') return;
    const { account, key } = given(exchange.principal, 'principal');
    exchange.charged = formatNano(amount_nano);
    if (exchange.limited !== undefined) exchange.tokens = tokensIn(plan, units);
    exchange.usage = { hold_id: leased.lease.hold_id, account, key, route, model, units, amount_nano };
  };
}

function isWhole(end: RelayEnd | undefined): boolean {
  return end?.how === 'complete' || (end?.how === 'caller_left' && end.isWhole);
}
