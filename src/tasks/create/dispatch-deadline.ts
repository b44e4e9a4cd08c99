/** How long a creation may be on its way to the upstream. Past its dispatch deadline the outcome of a creation is unknown. */
import type { Plan, UpstreamPlan } from '../../plan.ts';

/** From the opening of a task, in milliseconds. An answer that comes later is a late answer. */
export function dispatchDeadline_ms(upstream: UpstreamPlan, { settle }: Pick<Plan, 'settle'>): number {
  const { connect_timeout_ms, headers_timeout_ms, idle_timeout_ms } = upstream;
  return connect_timeout_ms + headers_timeout_ms + idle_timeout_ms + settle.lease_ms;
}

/** The longest of all upstreams. */
export function longestDispatchDeadline_ms(plan: Pick<Plan, 'settle' | 'upstreams'>): number {
  return Math.max(0, ...[...plan.upstreams.values()].map((upstream) => dispatchDeadline_ms(upstream, plan)));
}
