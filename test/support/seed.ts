/** The seed of the fuzz tests. */

const DAY_ms = 86_400_000;
const { SEED = '1' } = process.env;

/** `SEED`, by default 1, so that a run can be repeated; with `SEED=day` the number of the day, which a daily run can use. */
export const seed = SEED === 'day' ? Math.floor(Date.now() / DAY_ms) : Number(SEED);
