/** The folder of the peers that are not programs of the system. */
import { resolve } from 'node:path';

/** `TOLLGATE_BENCH_PEERS`, by default the folder beside this file. */
export const installed = resolve(process.env.TOLLGATE_BENCH_PEERS || resolve(import.meta.dirname, 'installed'));
