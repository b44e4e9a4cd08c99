/**
 * fast-check with a fixed seed, so that test runs are repeatable. SEED=N sets another seed, and SEED=any a random one; a failure
 * prints its seed.
 */
import fc from 'fast-check';

const { SEED = '1' } = process.env;
if (SEED !== 'any') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(SEED) });

export default fc;
