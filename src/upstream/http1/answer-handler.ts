/** The events of a request, and the control of its answer, for the code that sends it. */

/** Receives the events of one request. */
export interface AnswerHandler {
  /** A connection is ready, and the request is written next. Before this call, it was certainly not sent. */
  onRequestStart(control: AnswerControl): void;
  /** The final answer begins with this status. @returns who reads it: all later events are its own. */
  reader(statusCode: number): AnswerReader;
  /** No answer has begun, and this is the last event. */
  onResponseError(error: Error): void;
}

/** Reads one answer: its events come in this order. The last is always either `onResponseEnd` or `onResponseError`, once. */
export interface AnswerReader {
  /**
   * The head of the answer.
   *
   * @param control takes the place of the one of `onRequestStart`.
   * @param headers a flat list of names and values, as received.
   */
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
