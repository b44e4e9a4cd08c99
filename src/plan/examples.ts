/** Examples of routes: requests with the upstream's answers and the expected outcome. */
import type { Nano } from '../lib/money/amount.ts';
import type { ErrorKind } from '../lib/refusal.ts';

/** A documented request with the upstream's answers to it and its expected outcome; `check` plays it without a network. */
export interface ExamplePlan {
  readonly name: string;
  readonly body: string;
  readonly params: Readonly<Record<string, string>>;
  /** When the request arrives, for its prices; undefined: before all prices that begin at a date. */
  readonly at_ms?: number | undefined;
  /** By lower-case name. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The group of the caller's account; undefined: it has none. */
  readonly group?: string | undefined;
  /** The example that creates the task, for a poll or a cancellation. */
  readonly after?: string | undefined;
  /** Undefined: the request is played until it would be sent. */
  readonly answer?: AnswerPlan | undefined;
  /** The answers to the polls before and after a cancellation. */
  readonly polls?: readonly AnswerPlan[] | undefined;
  readonly expect: {
    readonly branch?: string | undefined;
    /** By class; a class that is not listed has 0. */
    readonly units_nano?: ReadonlyMap<string, Nano> | undefined;
    readonly charge_nano?: Nano | undefined;
    readonly state?: 'running' | 'succeeded' | 'failed' | 'unknown' | 'review' | undefined;
    /** The method and path that go upstream: `POST /clips/1/stop`. */
    readonly request?: string | undefined;
    /** Values of the body that goes upstream, by JSON Pointer; null: absent. */
    readonly sent?: Readonly<Record<string, unknown>> | undefined;
    /** Whether the cap cuts the charge. */
    readonly capped?: boolean | undefined;
    /** The upstream's id of the created task. */
    readonly task?: string | undefined;
    /** The ids of the created resources, by kind. */
    readonly resource?: Readonly<Record<string, string>> | undefined;
    /** Values of facts of the billing rule, as text. */
    readonly facts?: Readonly<Record<string, string>> | undefined;
    readonly hold_nano?: Nano | undefined;
    readonly error?: ErrorKind | undefined;
  };
}

/** A recorded answer of an upstream. */
export interface AnswerPlan {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Of a WebSocket that is one response. */
  readonly connection?: { readonly seconds: number; readonly bytes: number; readonly isWhole: boolean } | undefined;
}
