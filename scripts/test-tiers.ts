/** Sorts test files into tiers. Slow ones kill processes, simulate, soak, reload under load, fuzz or build SDKs; `npm run test:fast` leaves them out. */

const SLOW: readonly RegExp[] = [
  /^test\/crash\//,
  /^test\/sdk\/(go|python)/,
  /^test\/examples\/openai-python/,
  /^test\/soak\//,
  /^test\/reload\/reload-(under-load|memory)/,
  /^test\/fuzz\//,
  /^test\/deploy\/(executable|package)/,
  /simulation|soak|kill|browser/,
];

/** Whether a test file is in the fast tier. @param file its path relative to the project's root. */
export function isFast(file: string): boolean {
  return !SLOW.some((pattern) => pattern.test(file));
}

/** Files that measure the memory of the process. */
const MEASURES_MEMORY = /bounded-memory|slow-reader|tiny-chunks|many-nodes/;

/** Whether a test file must be the first of its process. Others may follow it. */
export function needsFreshProcess(file: string): boolean {
  return MEASURES_MEMORY.test(file);
}

/** Whether a test file must run alone in its process, because it starts too much for other files to run after it. */
export function needsOwnProcess(file: string): boolean {
  return !isFast(file);
}
