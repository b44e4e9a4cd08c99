/** The headers that show callers their limits. */
import type { Applied } from '../limits/applied.ts';
import type { Entered, Limits } from '../limits/limits.ts';
import type { LimitHeaderPlan } from '../plan.ts';

/** The limits of a request. */
export interface LimitedRequest {
  readonly applied: Applied;
  readonly limits: Pick<Limits, 'tightest' | 'leave'>;
  /** What it has taken. */
  entered: Entered | undefined;
  /** Set by a refusal. */
  retry_ms: number | undefined;
}

/** Adds the headers to a flat list, in place of the upstream's own of the same names. */
export function addLimitHeaders(
  headers: string[],
  plans: readonly LimitHeaderPlan[],
  { applied, limits, retry_ms }: LimitedRequest,
  now_ms: number,
): void {
  const values: Record<string, string | number> = retry_ms === undefined ? {} : { retry_after_ms: Math.ceil(retry_ms) };
  const known = new Set<string>(retry_ms === undefined ? [] : ['refusal']);
  for (const measure of ['requests', 'tokens'] as const) {
    const tight = limits.tightest(applied[measure]);
    if (tight === undefined) continue;
    known.add(measure);
    values[`${measure}.limit`] = tight.most;
    values[`${measure}.remaining`] = Math.floor(tight.remaining);
    values[`${measure}.reset_at`] = new Date(tight.reset_ms).toISOString();
    values[`${measure}.reset_s`] = Math.max(0, Math.ceil((tight.reset_ms - now_ms) / 1_000));
  }
  for (const { name, about, render } of plans) {
    if (!about.every((one) => known.has(one))) continue;
    remove(headers, name);
    headers.push(name, render(values));
  }
}

function remove(headers: string[], name: string): void {
  for (let at = headers.length - 2; at >= 0; at -= 2) {
    if (headers[at]?.toLowerCase() === name) headers.splice(at, 2);
  }
}
