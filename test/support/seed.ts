/** The seed of the fuzz tests. */

const DAY_ms = 86_400_000;

/** `SEED`, or the number of the day, so that other cases are tried every day, and those of one day can be repeated. */
export const seed = Number(process.env.SEED ?? Math.floor(Date.now() / DAY_ms));
