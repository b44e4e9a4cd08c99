/** What there is to know of a creation: how long it may take, and what its answer says. */
import { idText } from '../billing/settle.ts';
import type { Plan, TaskKindPlan, UpstreamPlan } from '../plan.ts';
import { type Answer, readJson } from '../upstream/collect.ts';

/** Statuses by which an upstream refuses the request itself, whenever it is sent; any other may be of the moment. */
export const refusals: ReadonlySet<number> = new Set([400, 404, 413, 415, 422]);

export interface Created {
  readonly id: string;
  readonly status: string | null;
}

/** Undefined for any answer that names no task: then nobody knows whether there is one. */
export function readCreation(kind: TaskKindPlan, answer: Answer): Created | undefined {
  if (answer.statusCode < 200 || answer.statusCode >= 300) return undefined;
  const value = readJson(answer);
  const id = idText(kind.id(value));
  if (id === undefined) return undefined;
  const status = kind.status(value);
  return { id, status: typeof status === 'string' ? status : null };
}

/** How long a creation may be under way before nobody waits for its answer any more: whatever comes later is a late answer. */
export function dispatchLease_ms(upstream: UpstreamPlan, { settle }: Pick<Plan, 'settle'>): number {
  const { connect_timeout_ms, headers_timeout_ms, idle_timeout_ms } = upstream;
  return connect_timeout_ms + headers_timeout_ms + idle_timeout_ms + settle.lease_ms;
}

/** No creation of any upstream is waited for longer. */
export function longestDispatchLease_ms(plan: Pick<Plan, 'settle' | 'upstreams'>): number {
  return Math.max(0, ...[...plan.upstreams.values()].map((upstream) => dispatchLease_ms(upstream, plan)));
}
