/** How much a test tries: less in `npm run test:fast`, which sets TESTS=fast, than in the complete run. */

const isFastRun = process.env.TESTS === 'fast';

/** The first number in the fast run, the second in every other run. Use it only where fewer tries mean the same. */
export function sample(fast: number, complete: number): number {
  return isFastRun ? fast : complete;
}
