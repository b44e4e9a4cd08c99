/** Reports a long copy on standard error. */
import type { Io } from '../command/io.ts';

const PROGRESS_ms = 5_000;

/** Writes how far a copy has come, at most every five seconds. @param words of the copy's own numbers. */
export function everyFiveSeconds<A extends readonly number[]>(
  { stderr }: Io,
  words: (...progress: A) => string,
): (...progress: A) => void {
  let last_ms = performance.now();
  return (...progress) => {
    const now_ms = performance.now();
    if (now_ms - last_ms < PROGRESS_ms) return;
    last_ms = now_ms;
    stderr.write(`tollgate: ${words(...progress)}\n`);
  };
}
