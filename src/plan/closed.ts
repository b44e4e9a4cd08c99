/** Models, upstreams and routes that take no requests, from a day on or for some time. */

/** Requests are refused with 404. */
export interface RetiredPlan {
  /** The first day, in UTC: `2026-12-01`; undefined: at once. */
  readonly from: string | undefined;
  /** What to use in place of it. */
  readonly use: string | undefined;
  readonly text: string | undefined;
}

/** Requests are refused with 503. */
export interface MaintenancePlan {
  readonly text: string | undefined;
  readonly retry_after_ms: number;
}

/** What may be closed. */
export interface Closable {
  readonly retired?: RetiredPlan | undefined;
  readonly maintenance?: MaintenancePlan | undefined;
}

export function isRetired({ retired }: Closable, now_ms: number): boolean {
  return retired !== undefined && (retired.from === undefined || Date.parse(retired.from) <= now_ms);
}
