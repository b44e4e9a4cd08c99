/** What the load process is asked to do, a JSON line a job, and what it answers. */

export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  /** `{id}` stands for what the request before it on the same connection was answered with. */
  readonly path: string;
  readonly body?: string;
  /** The member of the answer that the next request's `{id}` is. */
  readonly answers?: string;
}

interface Aimed {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** So many callers, each of which asks again as soon as it has its answer; the requests in turn. */
export interface ClosedLoopJob extends Aimed {
  readonly kind: 'closed';
  readonly connections: number;
  readonly duration_s: number;
  readonly requests: readonly LoadRequest[];
}

/** One caller, which measures each answer in microseconds. */
export interface OneCallerJob extends Aimed {
  readonly kind: 'one';
  readonly duration_s: number;
  readonly request: LoadRequest;
}

/** Opens streams and leaves them open until the job after it. */
export interface HeldJob extends Aimed {
  readonly kind: 'held';
  readonly streams: number;
  readonly request: LoadRequest;
}

export type Job = ClosedLoopJob | OneCallerJob | HeldJob | { readonly kind: 'release' };

export interface LoadResult {
  /** Requests answered with 2xx, or streams whose first bytes came. */
  readonly answered: number;
  readonly failed: number;
  readonly seconds: number;
  /** Of an answer, or of a stream's first byte. */
  readonly p50_ms: number;
  readonly p99_ms: number;
}
