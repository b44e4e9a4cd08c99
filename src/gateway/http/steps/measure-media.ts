/** Measures the reference media that decide the price, before the hold. */

import { readFacts } from '../../../billing/pricing/facts.ts';
import { excerpt, Refusal } from '../../../lib/refusal.ts';
import type { BillingPlan } from '../../../plan/index.ts';
import { roundUpSeconds } from '../../../upstream/media/probe.ts';
import type { Made } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import type { Services } from '../../runtime/services.ts';
import type { ExchangeWith } from '../exchange.ts';

/** Limits the downloads that one request can cause. */
const MEDIA_LIMIT = 32;
const EMPTY = Buffer.alloc(0);

/**
 * The step `media`.
 *
 * @param sound whether media at URLs may be sound.
 * @throws Refusal invalid_request for media that are too short, or that cannot be read if the rule assumes no length; overloaded if
 *   the gateway has no capacity to read them.
 */
export function measureMedia(
  rule: Pick<BillingPlan, 'facts'>,
  sound: boolean,
  services: Services,
): Run<ExchangeWith<'principal' | 'model'>, Made<'lengths'>> {
  return async ({ principal: { account }, body, model, earlier }) => {
    const lengths = new Map<string, bigint>();
    const byUrl = new Map(readFacts(rule, body?.value, model, { earlier }).media.map((item) => [item.url, item]));
    if (byUrl.size > MEDIA_LIMIT) {
      throw new Refusal('invalid_request', `the request refers to ${byUrl.size} media; send at most ${MEDIA_LIMIT}`);
    }
    await Promise.all(
      [...byUrl.values()].map(async ({ url, file, required }) => {
        const span = file === undefined ? undefined : body?.spans?.get(file);
        if (file !== undefined && span === undefined) {
          if (required) throw new Refusal('invalid_request', `the part '${file}' is missing; add it`);
          return;
        }
        const probed = span
          ? await services.media.lengthOf(body?.raw.subarray(span.start, span.end) ?? EMPTY, account)
          : await services.media.length(url, account, sound);
        if (probed.ok) lengths.set(url, roundUpSeconds(probed.length_ms, services.plan.media.tolerance_ms));
        else if (probed.reason === 'overloaded') throw new Refusal('overloaded', probed.message);
        else if (required || (span === undefined && probed.reason === 'too_short')) {
          const what = file === undefined ? `reference '${excerpt(url)}'` : `the part '${file}'`;
          throw new Refusal('invalid_request', `${what}: ${probed.message}`);
        }
      }),
    );
    return { lengths };
  };
}
