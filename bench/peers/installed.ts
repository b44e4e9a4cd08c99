/** The folder with the peers that are not installed system-wide. */
import { resolve } from 'node:path';

/** `TOLLGATE_BENCH_PEERS`; default: the folder `installed` beside this file. */
export const installed = resolve(process.env.TOLLGATE_BENCH_PEERS || resolve(import.meta.dirname, 'installed'));
