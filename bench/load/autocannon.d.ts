/** Types for the part of autocannon 9 that the benchmark uses; the package ships none. */
declare module 'autocannon' {
  export interface Request {
    readonly method?: string;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    /** Changes the request before it is sent; the context belongs to its connection. */
    readonly setupRequest?: (request: Request, context: Record<string, unknown>) => Request;
    readonly onResponse?: (status: number, body: string, context: Record<string, unknown>) => void;
  }
  export interface Options {
    readonly url: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly requests?: readonly Request[];
    readonly connections?: number;
    /** Seconds. */
    readonly duration?: number;
    /** Milliseconds from one sample to the next. */
    readonly sampleInt?: number;
  }
  export interface Histogram {
    readonly average: number;
    readonly p50: number;
    readonly p99: number;
    readonly total: number;
  }
  export interface Result {
    readonly requests: Histogram;
    /** Milliseconds. */
    readonly latency: Histogram;
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
    readonly '2xx': number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
