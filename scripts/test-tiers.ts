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
