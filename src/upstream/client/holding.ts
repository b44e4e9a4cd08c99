/**
 * Holds the bytes of an answer back until what they announce is stored: callers must not get an id that they cannot use yet. The start of
 * a long event may pass before its id is read, but its end waits.
 */
import type { AnswerControl, AnswerReader } from '../http1/answer-handler.ts';

/** Decides which bytes are held back. */
export interface AnswerHold {
  /**
   * @param header the answer's, by name.
   * @returns a promise if the head and all that follows must wait for it. If it rejects, the caller gets no answer.
   */
  onHead(statusCode: number, header: (name: string) => string | undefined): Promise<void> | undefined;
  /** @returns a promise if these bytes and all that follow must wait for it. If it rejects, the answer breaks off. */
  onData(chunk: Buffer): Promise<void> | undefined;
}

/** Passes everything to `reader`, in order, and held bytes later. */
export function holding(
  reader: AnswerReader,
  hold: AnswerHold,
  headerIn: (headers: readonly string[], name: string) => string | undefined,
): AnswerReader {
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
    reader.onResponseError(error);
  }

  /** Everything from now on waits for the promise. */
  function waitFor(control: AnswerControl, stored: Promise<void>): void {
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

  function pass(event: () => void): void {
    if (waiting === undefined) event();
    else waiting.push(event);
  }

  return {
    onResponseStart(control, statusCode, headers) {
      const stored = hold.onHead(statusCode, (name) => headerIn(headers, name));
      if (stored !== undefined) waitFor(control, stored);
      pass(() => reader.onResponseStart(control, statusCode, headers));
    },
    onResponseData(control, chunk) {
      if (isOver) return;
      const stored = hold.onData(chunk);
      if (stored !== undefined) waitFor(control, stored);
      // The chunk may be a view of a buffer that is used again.
      const kept = waiting === undefined ? chunk : Buffer.from(chunk);
      pass(() => reader.onResponseData(control, kept));
    },
    onResponseEnd() {
      if (!isOver) pass(() => reader.onResponseEnd());
    },
    onResponseError(error) {
      if (!isOver) pass(() => reader.onResponseError(error));
    },
  };
}
