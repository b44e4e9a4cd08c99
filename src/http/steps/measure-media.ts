/** Measures the reference media that decide the price, before the hold. */
import type { Made } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import { readFacts } from '../../billing/facts.ts';
import { roundUpSeconds } from '../../media/probe.ts';
import type { BillingPlan } from '../../plan.ts';
import { excerpt, Refusal } from '../../refusal.ts';
import type { Known, Services } from '../exchange.ts';

/** Limits the downloads that one request can cause. */
const MEDIA_LIMIT = 32;

/**
 * The step `media`.
 *
 * @throws Refusal invalid_request for media that are too short, or that cannot be read if the rule assumes no length; overloaded if
 *   the gateway has no capacity to read them.
 */
export function measureMedia(
  rule: BillingPlan,
  services: Services,
): Run<Known<'principal' | 'model'>, Made<'lengths'>> {
  return async ({ principal: { account }, body, model }) => {
    const lengths = new Map<string, bigint>();
    const byUrl = new Map(readFacts(rule, body?.value, model).media.map((item) => [item.url, item]));
    if (byUrl.size > MEDIA_LIMIT) {
      throw new Refusal('invalid_request', `the request refers to ${byUrl.size} videos; send at most ${MEDIA_LIMIT}`);
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
    return { lengths };
  };
}
