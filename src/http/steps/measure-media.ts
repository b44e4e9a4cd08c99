/** Measures the reference media that a price hangs on, before any money is held. */
import { type MediaLengths, readFacts } from '../../billing/facts.ts';
import { roundUpSeconds } from '../../media/probe.ts';
import type { BillingPlan, ModelPlan } from '../../plan.ts';
import { excerpt, Refusal } from '../../refusal.ts';
import type { Services } from '../exchange.ts';

/** One request must not make the gateway read half the internet. */
const media_limit = 32;

/**
 * @throws Refusal invalid_request for media that are too short, or that cannot be read where the rule assumes no length,
 *   with what is wrong and what to do; overloaded where the gateway itself cannot look.
 */
export async function measureMedia(
  rule: BillingPlan,
  model: ModelPlan,
  body: unknown,
  account: string,
  services: Services,
): Promise<MediaLengths> {
  const lengths = new Map<string, bigint>();
  if (!rule.facts.some((fact) => fact.source.from === 'media')) return lengths;
  const byUrl = new Map(readFacts(rule, body, model).media.map((item) => [item.url, item]));
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
  return lengths;
}
