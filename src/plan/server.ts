/** What concerns the whole gateway: its listener, the bodies that it keeps, how it stops, how it reads media and polls tasks. */
import type { EnvelopePlan } from './interfaces.ts';

export interface ServerPlan {
  readonly host: string;
  readonly port: number;
  /** The largest body of any route; a route may take less. */
  readonly body_limit_bytes: number;
  readonly bodies: BodiesPlan;
  /** Time within which a caller must have sent its headers. */
  readonly headers_timeout_ms: number;
  /** Interval at which the pace of a body is checked: one that stalls is refused. */
  readonly body_timeout_ms: number;
  /** Time within which a caller must have sent its whole request. */
  readonly request_timeout_ms: number;
  /** Where metrics are served; undefined: nowhere. */
  readonly metrics?: { readonly host: string; readonly port: number } | undefined;
  readonly drain: ServerDrainPlan;
  /** For errors outside every interface; undefined: the neutral shape. */
  readonly envelope: EnvelopePlan | undefined;
  /** Carries the request's id on errors outside every interface; undefined: none does. */
  readonly request_id_header: string | undefined;
}

/** What bodies may cost before it is known what they are worth. */
export interface BodiesPlan {
  /** The most objects, arrays, members and elements of one body. */
  readonly nodes: number;
  /** The most bytes kept at once, of all callers. */
  readonly kept_bytes: number;
  /** Of all callers, when a body of more than `small_bytes` adds to them. */
  readonly kept_large_bytes: number;
  readonly small_bytes: number;
  /** Of one account. */
  readonly kept_per_account_bytes: number;
}

/** How the gateway stops. */
export interface ServerDrainPlan {
  /** How long requests are still taken while readiness is denied. */
  readonly lame_duck_ms: number;
  /** How long answers under way may take. */
  readonly limit_ms: number;
}

/** How the length of reference media is read before money is held. */
export interface MediaPlan {
  /** For the whole reading of one URL. */
  readonly timeout_ms: number;
  readonly limit_bytes: number;
  /** How far above a whole second a length may lie and still count as that second. */
  readonly tolerance_ms: number;
  /** Shorter media are refused. */
  readonly shortest_ms: number;
  /** Whether addresses that are not public may be read: for tests. */
  readonly allow_private: boolean;
}

/** How the tasks that no caller polls are polled, and how long the claims and leases of a process last. */
export interface SettlePlan {
  /** Between two polls of a young task, and of an old one. */
  readonly first_ms: number;
  readonly longest_ms: number;
  /** Polls under way at one upstream. */
  readonly concurrency: number;
  /** How long a process's claim to poll a task lasts before another process may take the task over. */
  readonly claim_ms: number;
  /** How long a spend lease lasts, unless it is renewed. */
  readonly lease_ms: number;
}
