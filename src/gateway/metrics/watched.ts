/** What the gauges of a running gateway read. */

import { reuseFor } from '../../lib/node/reuse.ts';
import type { Plan } from '../../plan/index.ts';
import type { Readiness } from '../http/health.ts';
import type { Runtime } from '../runtime/services.ts';
import type { GaugeSource, StoreCounts } from './gauges.ts';

/** How long the counts of the store are reused, so that frequent scrapes do not load it. */
const FRESH_ms = 5_000;

/** Joins the parts of a gateway that the gauges read. @param plan the current plan. @param counts whether this thread counts in the store. */
export function watchedBy(
  runtime: Runtime,
  plan: () => Plan,
  generations: () => number,
  readiness: Readiness,
  counts: boolean,
): GaugeSource {
  const { store, now, inFlight, streams } = runtime;

  async function count(): Promise<StoreCounts> {
    const { low_wallet_nano, upstreams } = plan();
    const on = [...upstreams.values()].filter(({ targets }) => targets.length > 0).map(({ name }) => name);
    const gauges = await store.gauges(low_wallet_nano, on);
    return { ...gauges, low_wallets: low_wallet_nano === undefined ? undefined : gauges.low_wallets };
  }

  return {
    now,
    currency: () => plan().currency,
    requests: () => inFlight.count,
    streams: () => streams.open,
    drains: () => runtime.drains.count,
    connections: () => runtime.upstreams.connections(),
    generations,
    targets: () => runtime.targets.shown(),
    isReady: async () => (await readiness.reason()) === undefined,
    store: () => store.pressure(),
    counted: counts ? reuseFor(FRESH_ms, now, count) : async () => undefined,
  };
}
