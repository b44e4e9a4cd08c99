/** The events of a request, and the control of its answer, for the code that sends it. */

/** Receives the events of one request, in this order. The last is always either `onResponseEnd` or `onResponseError`, once. */
export interface AnswerHandler {
  /** A connection is ready, and the request is written next. Before this call, it was certainly not sent. */
  onRequestStart(control: AnswerControl): void;
  /** Chooses who receives an answer with this status, from `onResponseStart` on. Without it, this handler does. */
  receiver?(statusCode: number): AnswerHandler;
  /** The head of the final answer. @param headers a flat list of names and values, as received. */
  onResponseStart(control: AnswerControl, statusCode: number, headers: readonly string[]): void;
  onResponseData(control: AnswerControl, chunk: Buffer): void;
  onResponseEnd(): void;
  /** There is no complete answer. */
  onResponseError(error: Error): void;
}

/** Controls one answer. Without effect when the answer has ended. */
export interface AnswerControl {
  /** The bytes received for this request: heads, framing and data. */
  readonly received_bytes: number;
  /** No events until `resume`. The idle time-out does not run meanwhile. */
  pause(): void;
  resume(): void;
  /** Closes the connection and calls `onResponseError` with the reason. */
  abort(reason: Error): void;
}
