/** Measures the reference media that a price hangs on, before any money is held. */
import { given } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import { readFacts } from '../../billing/facts.ts';
import { roundUpSeconds } from '../../media/probe.ts';
import type { BillingPlan } from '../../plan.ts';
import { excerpt, Refusal } from '../../refusal.ts';
import type { Exchange, Services } from '../exchange.ts';

/** One request must not make the gateway read half the internet. */
const media_limit = 32;

/**
 * @throws Refusal invalid_request for media that are too short, or that cannot be read where the rule assumes no length,
 *   with what is wrong and what to do; overloaded where the gateway itself cannot look.
 */
export function measureMedia(rule: BillingPlan, services: Services): Run<Exchange> {
  return async (exchange) => {
    const { account } = given(exchange.principal, 'principal');
    const lengths = new Map<string, bigint>();
    const byUrl = new Map(
      readFacts(rule, exchange.body?.value, given(exchange.model, 'model')).media.map((item) => [item.url, item]),
    );
    if (byUrl.size > media_limit) {
      throw new Refusal('invalid_request', `the request refers to ${byUrl.size} videos; send at most ${media_limit}`);
    }
    await Promise.all(
      [...byUrl.values()].map(async ({ url, assume_ms }) => {
        const probed = await services.media.length(url, account);
        if (probed.ok) lengths.set(url, roundUpSeconds(probed.length_ms, services.plan.media.tolerance_ms));
        else if (probed.reason === 'overloaded') throw new Refusal('overloaded', probed.message);
        else if (assume_ms === undefined || probed.reason === 'too_short') {
          throw new Refusal('invalid_request', `reference '${excerpt(url)}': ${probed.message}`);
        }
      }),
    );
    exchange.lengths = lengths;
  };
}
