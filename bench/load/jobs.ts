/** The jobs of the load process, one JSON line each, and its results. */

/** One request of a job. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  /** `{id}` is replaced by the id in the previous answer on the same connection. */
  readonly path: string;
  readonly body?: string;
  /** The member of the answer that holds the next request's `{id}`. */
  readonly answers?: string;
}

interface JobTarget {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Callers that each send the requests in turn, the next one as soon as the last is answered. */
export interface ClosedLoopJob extends JobTarget {
  readonly kind: 'closed';
  readonly connections: number;
  readonly duration_s: number;
  readonly requests: readonly LoadRequest[];
}

/** One caller or few, measured with microsecond resolution. */
export interface OneCallerJob extends JobTarget {
  readonly kind: 'one';
  readonly duration_s: number;
  /** Default 1. */
  readonly callers?: number;
  /** Between an answer and the next request of a caller; default 0. */
  readonly pause_ms?: number;
  readonly request: LoadRequest;
}

/** Opens streams and leaves them open until the next job. */
export interface HeldJob extends JobTarget {
  readonly kind: 'held';
  readonly streams: number;
  readonly request: LoadRequest;
}

/** A job; `release` closes the held streams. */
export type Job = ClosedLoopJob | OneCallerJob | HeldJob | { readonly kind: 'release' };

/** The result of a job. */
export interface LoadResult {
  /** Requests answered with 2xx, or streams that sent a first byte. */
  readonly answered: number;
  readonly failed: number;
  readonly seconds: number;
  /** Time to the whole answer, or to a stream's first byte. */
  readonly p50_ms: number;
  readonly p99_ms: number;
}
