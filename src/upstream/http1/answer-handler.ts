/** How the code that sends a request learns what happens to it, and how it steers the answer. */

/** Receives the events of one request, in this order. The last is always either `onResponseEnd` or `onResponseError`, once. */
export interface AnswerHandler {
  /** A connection is ready, and the request is written next. A request that has not come this far was certainly not sent. */
  onRequestStart(control: AnswerControl): void;
  /** The head of the final answer. @param headers a flat list of names and values, as received. */
  onResponseStart(control: AnswerControl, statusCode: number, headers: readonly string[]): void;
  onResponseData(control: AnswerControl, chunk: Buffer): void;
  onResponseEnd(): void;
  /** There is no complete answer. */
  onResponseError(error: Error): void;
}

/** Steers one answer. Without effect when the answer has ended. */
export interface AnswerControl {
  /** How much the connection has brought for this request: heads, framing and data. */
  readonly received_bytes: number;
  /** No events until `resume`. The idle time-out does not run meanwhile. */
  pause(): void;
  resume(): void;
  /** Closes the connection and calls `onResponseError` with the reason. */
  abort(reason: Error): void;
}
