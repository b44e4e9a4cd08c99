/** Which tests take long by their nature: they kill processes, simulate, soak, or run whole SDKs. `npm run test:fast` leaves them out. */

const SLOW: readonly RegExp[] = [
  /^test\/crash\//,
  /^test\/sdk\//,
  /^test\/clients\//,
  /^test\/soak\//,
  /^test\/fuzz\//,
  /simulation|soak|kill|browser/,
];

/** Whether a test file, named from the project's root, is of the fast tier. */
export function isFast(file: string): boolean {
  return !SLOW.some((pattern) => pattern.test(file));
}

/** Files that measure memory or time, change what a process has only once, or start so much that nothing should run after them. */
const ALONE: readonly RegExp[] = [/memory|slow-reader|tiny-chunks|many-nodes/, /^test\/store\/(race|killed)/];

/** Whether a test file must be the only one of its process. */
export function needsOwnProcess(file: string): boolean {
  return !isFast(file) || ALONE.some((pattern) => pattern.test(file));
}
