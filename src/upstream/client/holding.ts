/**
 * Holds the bytes of an answer back until what they announce is stored: callers must not get an id that they cannot use yet. The start of
 * a long event may pass before its id is read, but its end waits.
 */
import type { AnswerControl, AnswerHandler } from '../http1/answer-handler.ts';

/** Decides which bytes are held back. */
export interface AnswerHold {
  /** @param contentType of the answer. */
  onHead(statusCode: number, contentType: string | undefined): void;
  /** @returns a promise if these bytes and all that follow must wait for it. If it rejects, the answer breaks off. */
  onData(chunk: Buffer): Promise<void> | undefined;
}

/** Passes everything to `handler`, in order, and held bytes later. */
export function holding(
  handler: AnswerHandler,
  hold: AnswerHold,
  typeOf: (headers: readonly string[]) => string | undefined,
): AnswerHandler {
  /** What waits, in order; undefined: nothing is held. */
  let waiting: (() => void)[] | undefined;
  /** How many promises have not resolved yet. */
  let open = 0;
  let isOver = false;

  function release(control: AnswerControl): void {
    const ready = waiting ?? [];
    waiting = undefined;
    // Before `resume`, which may deliver what follows at once.
    for (const pass of ready) pass();
    control.resume();
  }

  function breakOff(control: AnswerControl, reason: unknown): void {
    if (isOver) return;
    const error = reason instanceof Error ? reason : new Error(String(reason));
    isOver = true;
    waiting = undefined;
    control.abort(error);
    handler.onResponseError(error);
  }

  return {
    onRequestStart: (control) => handler.onRequestStart(control),
    onResponseStart(control, statusCode, headers) {
      hold.onHead(statusCode, typeOf(headers));
      handler.onResponseStart(control, statusCode, headers);
    },
    onResponseData(control, chunk) {
      if (isOver) return;
      const stored = hold.onData(chunk);
      if (stored !== undefined) {
        open += 1;
        if (waiting === undefined) control.pause();
        waiting ??= [];
        stored.then(
          () => {
            open -= 1;
            if (open === 0 && !isOver) release(control);
          },
          (error: unknown) => breakOff(control, error),
        );
      }
      if (waiting === undefined) handler.onResponseData(control, chunk);
      // The chunk may be a view of a buffer that is used again.
      else {
        const kept = Buffer.from(chunk);
        waiting.push(() => handler.onResponseData(control, kept));
      }
    },
    onResponseEnd() {
      if (isOver) return;
      if (waiting === undefined) handler.onResponseEnd();
      else waiting.push(() => handler.onResponseEnd());
    },
    onResponseError(error) {
      if (isOver) return;
      if (waiting === undefined) handler.onResponseError(error);
      else waiting.push(() => handler.onResponseError(error));
    },
  };
}
