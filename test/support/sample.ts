/** How much a test tries, and with which seed. */

const DAY_ms = 86_400_000;
const { SEED = '1', TESTS } = process.env;

/** `SEED`, by default 1, so that a run can be repeated; with `SEED=day` the number of the day, which a daily run can use. */
export const seed = SEED === 'day' ? Math.floor(Date.now() / DAY_ms) : Number(SEED);

/**
 * The first value in the fast run, `npm run test:fast`, which sets TESTS=fast; the second in every other run. Use it only where the test
 * means the same with both.
 */
export function sample<T>(fast: T, complete: T): T {
  return TESTS === 'fast' ? fast : complete;
}
