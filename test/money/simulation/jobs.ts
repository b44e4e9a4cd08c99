/** The jobs of the virtual upstreams: what they accepted, and when and how each ends. */
import type { Random } from '../../support/random.ts';

export type JobEnd = 'succeeded' | 'failed' | 'cancelled' | 'expired';

export interface Job {
  readonly id: string;
  readonly upstream: string;
  readonly target: string;
  readonly model: string;
  /** The text that identifies a request wherever it appears. */
  readonly marker: string;
  readonly created_ms: number;
  readonly starts_ms: number;
  /** Infinity: it never ends. */
  readonly ends_ms: number;
  readonly end: Exclude<JobEnd, 'cancelled'>;
  /** The usage that a success reports: seconds or tokens, as the text of a JSON number; undefined if none. */
  readonly reported: string | undefined;
  cancelled: boolean;
  /** Its record was deleted: later polls get a 404. */
  deleted: boolean;
}

export interface JobRequest {
  readonly upstream: string;
  readonly target: string;
  readonly model: string;
  readonly marker: string;
  readonly seconds: number;
  /** Whether it is counted in tokens. */
  readonly tokens: boolean;
}

const minute_ms = 60_000;
const hour_ms = 60 * minute_ms;

/** Accepts a job; the seed decides at once how it ends. */
export function acceptJob(request: JobRequest, id: string, now_ms: number, random: Random): Job {
  const starts_ms = now_ms + random.integer(0, 8_000);
  const lasts = {
    seconds: random.integer(500, 30_000),
    minutes: random.integer(minute_ms, 8 * minute_ms),
    hours: random.integer(hour_ms, 20 * hour_ms),
    for_ever: Number.POSITIVE_INFINITY,
  };
  return {
    id,
    upstream: request.upstream,
    target: request.target,
    model: request.model,
    marker: request.marker,
    created_ms: now_ms,
    starts_ms,
    ends_ms: starts_ms + lasts[random.weightedName({ seconds: 70, minutes: 20, hours: 8, for_ever: 2 })],
    end: random.weightedName({ succeeded: 70, failed: 20, expired: 10 }),
    reported: request.tokens ? tokensOf(request.seconds, random) : secondsOf(request.seconds, random),
    cancelled: false,
    deleted: false,
  };
}

function secondsOf(seconds: number, random: Random): string | undefined {
  const said = {
    nothing: undefined,
    asked: String(seconds),
    // With a fraction that no price divides evenly.
    less: `${random.integer(1, seconds - 1)}.${random.integer(1, 999_999_999)}`,
    more: String(seconds + random.integer(1, 20)),
  };
  return said[random.weightedName({ nothing: 30, asked: 40, less: 20, more: 10 })];
}

function tokensOf(seconds: number, random: Random): string {
  return String(random.integer(1, seconds * 25_000));
}

export function statusOf(job: Job, now_ms: number): 'queued' | 'running' | JobEnd {
  if (job.cancelled) return 'cancelled';
  if (now_ms >= job.ends_ms) return job.end;
  return now_ms < job.starts_ms ? 'queued' : 'running';
}
