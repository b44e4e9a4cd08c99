/** Sorts test files into tiers. Slow ones kill processes, simulate, soak, fuzz or build SDKs; `npm run test:fast` leaves them out. */

const SLOW: readonly RegExp[] = [
  /^test\/crash\//,
  /^test\/sdk\/(go|python)/,
  /^test\/examples\/openai-python/,
  /^test\/soak\//,
  /^test\/fuzz\//,
  /^test\/deploy\/(executable|package)/,
  /simulation|soak|kill|browser/,
];

/** Whether a test file is in the fast tier. @param file its path relative to the project's root. */
export function isFast(file: string): boolean {
  return !SLOW.some((pattern) => pattern.test(file));
}

/** Files that measure memory or time, change global state of the process, or start too much for other files to run after them. */
const ALONE: readonly RegExp[] = [/memory|slow-reader|tiny-chunks|many-nodes/, /^test\/store\/(race|killed)/];

/** Whether a test file must run alone in its process. */
export function needsOwnProcess(file: string): boolean {
  return !isFast(file) || ALONE.some((pattern) => pattern.test(file));
}
