/** The options of a relay, and its possible ends. */
import type { DrainPlan, HiddenEvents } from '../../plan/index.ts';
import type { BreakReason } from './break-off.ts';
import type { Drains } from './drains.ts';
import type { UpstreamFailure } from './failure.ts';
import type { AnswerHold } from './holding.ts';

/** The number of answers that are streamed to callers at this moment. */
export interface OpenStreams {
  open: number;
}

export interface RelayOptions {
  /** When the caller leaves: abort the upstream request, or read its answer to the end within the limits. */
  readonly on_abort: 'cancel' | 'drain';
  /** Limits for draining an answer that has begun. */
  readonly drain: DrainPlan;
  /** The drains that a shutdown ends. */
  readonly drains: Drains;
  readonly streams: OpenStreams;
  /**
   * The last event for a stream that is broken off, or undefined if the interface has no error event. The socket is
   * destroyed after it, because SDKs take a clean end for a complete answer.
   */
  readonly breakEvent: (reason: BreakReason) => string | undefined;
  readonly tap?: AnswerTap | undefined;
  /** Holds bytes back until what they announce is stored. */
  readonly hold?: AnswerHold | undefined;
  /** Events of a stream that the caller does not get. */
  readonly hidden?: HiddenEvents | undefined;
  /**
   * Called with the head of an answer before anything of it is passed on. If it returns true, the answer is dropped and the relay ends
   * as `refused`. Undefined: every answer is passed on.
   */
  readonly isRefused?: ((statusCode: number, headers: readonly string[]) => boolean) | undefined;
  /** Begins the answer to the caller. It may add to `headers`, a flat list. */
  readonly writeHead: (statusCode: number, headers: string[]) => void;
}

/** Observes an answer, including drained bytes, without changing it. */
export interface AnswerTap {
  onHead(
    statusCode: number,
    contentType: string | undefined,
    encoding: string | undefined,
    header: (name: string) => string | undefined,
  ): void;
  onData(chunk: Buffer): void;
}

export type RelayEnd =
  | { readonly how: 'complete'; readonly statusCode: number }
  /** Nothing was written yet, so the caller can still get an error in the envelope. */
  | { readonly how: 'no_answer'; readonly failure: UpstreamFailure }
  /** `isRefused` has dropped the answer, and nothing was written. */
  | { readonly how: 'refused'; readonly statusCode: number }
  | { readonly how: 'broken'; readonly statusCode: number; readonly failure: UpstreamFailure }
  /** `isWhole`: the answer was drained to its end. No status code: no answer had begun. */
  | { readonly how: 'caller_left'; readonly statusCode: number | undefined; readonly isWhole: boolean };
