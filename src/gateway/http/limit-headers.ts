/** The headers that show callers their limits. */

import type { EffectiveLimits } from '../../billing/limits/effective-limits.ts';
import type { LimitEntry, Limits } from '../../billing/limits/request-limits.ts';
import { renderText } from '../../lib/text/template.ts';
import type { LimitHeaderPlan } from '../../plan/index.ts';

export interface LimitedRequest {
  readonly applied: EffectiveLimits;
  readonly limits: Pick<Limits, 'tightest' | 'leave'>;
  entered: LimitEntry | undefined;
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
  for (const [kind, tight] of limits.tightest(applied.use)) {
    known.add(kind);
    values[`${kind}.limit`] = tight.max;
    values[`${kind}.remaining`] = Math.floor(tight.remaining);
    values[`${kind}.reset_at`] = new Date(tight.reset_ms).toISOString();
    const reset_s = Math.max(0, Math.ceil((tight.reset_ms - now_ms) / 1_000));
    values[`${kind}.reset_s`] = reset_s;
    values[`${kind}.reset_duration`] = durationText(reset_s);
  }
  for (const { name, about, text } of plans) {
    if (!about.every((each) => known.has(each))) continue;
    remove(headers, name);
    headers.push(name, renderText(text, values));
  }
}

/** A duration as Go writes it, and with it several vendors: `5s`, `1m0s`. Windows are a minute long. */
function durationText(duration_s: number): string {
  const minutes = Math.floor(duration_s / 60);
  return minutes === 0 ? `${duration_s}s` : `${minutes}m${duration_s % 60}s`;
}

function remove(headers: string[], name: string): void {
  for (let at = headers.length - 2; at >= 0; at -= 2) {
    if (headers[at]?.toLowerCase() === name) headers.splice(at, 2);
  }
}
