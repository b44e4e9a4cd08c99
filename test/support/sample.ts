/** How much a test tries: less in `npm run test:fast`, which sets TESTS=fast, than in the complete run. */

const isFastRun = process.env.TESTS === 'fast';

/** The first value in the fast run, the second in every other run. Use it only where the test means the same with both. */
export function sample<T>(fast: T, complete: T): T {
  return isFastRun ? fast : complete;
}
