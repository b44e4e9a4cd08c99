/** A thread that checks the configuration, so that finding mistakes delays no request of a running gateway. */
import { parentPort, workerData } from 'node:worker_threads';
import { compileConfig } from '../compile/compile.ts';
import type { Checked, CheckOrder } from './check-in-thread.ts';

const { file, env, sandboxed }: CheckOrder = workerData;
// The sandbox's addresses and credential decide nothing here.
const upstreams = () => ({ url: 'http://127.0.0.1:1', secret: 'sandbox' });
const { diagnostics, files } = compileConfig(file, { env, ...(sandboxed && { upstreams }) });
parentPort?.postMessage({ diagnostics, files } satisfies Checked);
