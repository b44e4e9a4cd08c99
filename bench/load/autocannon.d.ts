/** The part of autocannon 9 that the benchmark uses; the package ships no types. */
declare module 'autocannon' {
  export interface Options {
    readonly url: string;
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly connections?: number;
    /** Seconds. */
    readonly duration?: number;
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
