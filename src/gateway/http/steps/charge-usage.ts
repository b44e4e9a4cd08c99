/** Charges a metered request by its answer, complete or not. */

import type { ForwardRoute, MeterPlan } from '../../../plan/index.ts';
import type { RelayEnd } from '../../../upstream/client/relay-options.ts';
import type { Run } from '../../admission/step.ts';
import type { Services } from '../../runtime/services.ts';
import { type Charged, createCharge } from '../charge.ts';
import type { Exchange, ExchangeWith } from '../exchange.ts';

type Metered = ExchangeWith<'principal' | 'metered_quote' | 'meter' | 'leased'>;

/** The step `charge`. Waits until the answer is decoded. Frees the quote, once, and records the usage. */
export function chargeUsage(
  route: ForwardRoute,
  plan: MeterPlan,
  services: Services,
): Run<Metered, Pick<Exchange, 'charged' | 'usage' | 'tokens'>> {
  const { metrics, log, leases } = services;
  const charge = createCharge(route, plan, services);
  return (exchange) => {
    const decoding = exchange.meter.end();
    return decoding === undefined ? settle(exchange) : decoding.then(() => settle(exchange));
  };

  function settle(exchange: Metered): UsageCharge | undefined {
    let charged: UsageCharge | undefined;
    try {
      charged = chargeOf(exchange);
    } finally {
      leases.finish(exchange.leased, charged?.usage);
    }
    return charged;
  }

  function chargeOf(exchange: Metered): UsageCharge | undefined {
    const { id, leased, end, meter } = exchange;
    const metered = meter.result(isWhole(end));
    if (metered !== undefined) return charge(exchange, leased, metered);
    if (end?.how !== 'caller_left' || end.statusCode !== undefined) return;
    metrics.uncharged.inc({ route: route.name, reason: 'abandoned' });
    log.warn(
      { id, route: route.name },
      'the caller left before the answer had begun, and none came; nothing is charged',
    );
    return;
  }
}

function isWhole(end: RelayEnd | undefined): boolean {
  return end?.how === 'complete' || (end?.how === 'caller_left' && end.isWhole);
}
