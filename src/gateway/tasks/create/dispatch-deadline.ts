/** Computes the dispatch deadline: the time by which the upstream must have answered a creation. */
import type { Plan, UpstreamPlan } from '../../../plan/index.ts';

/** The dispatch deadline in milliseconds after the opening of a task. */
export function dispatchDeadline_ms(upstream: UpstreamPlan, { settle }: Pick<Plan, 'settle'>): number {
  const { connect_timeout_ms, headers_timeout_ms, idle_timeout_ms } = upstream;
  return connect_timeout_ms + headers_timeout_ms + idle_timeout_ms + settle.lease_ms;
}

/** The longest dispatch deadline of all upstreams. */
export function longestDispatchDeadline_ms(plan: Pick<Plan, 'settle' | 'upstreams'>): number {
  return Math.max(0, ...[...plan.upstreams.values()].map((upstream) => dispatchDeadline_ms(upstream, plan)));
}
