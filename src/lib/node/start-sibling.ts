/** Starts a thread or a process whose code is the module beside the one that starts it, also inside the executable. */
import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { dirname, extname, join } from 'node:path';
import { getAsset, isSea } from 'node:sea';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { shareAddon } from './embedded-addon.ts';
import type { ProcessName, ThreadName } from './started-modules.ts';

/** Starts the module `name` in the folder of the file `beside` as a thread. @param resourceLimits it ends when it needs more. */
export function startThread(
  beside: string,
  name: ThreadName,
  workerData: unknown,
  resourceLimits: ResourceLimits = {},
): Worker {
  if (isSea()) {
    shareAddon();
    return new Worker(getAsset(`${name}.js`, 'utf8'), { workerData, resourceLimits, eval: true });
  }
  return new Worker(siblingFile(beside, name), { workerData, resourceLimits });
}

/**
 * Starts the module `name` in the folder of the file `beside` as a process with a message channel. Its environment is empty, and its other
 * streams are closed.
 *
 * @param heap_limit_mb the process ends when its heap is larger.
 */
export function startProcess(beside: string, name: ProcessName, heap_limit_mb: number): ChildProcess {
  const flags = [`--max-old-space-size=${heap_limit_mb}`, '--disable-sigusr1'];
  const options: ForkOptions = { serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] };
  if (!isSea()) return fork(siblingFile(beside, name), { ...options, execArgv: flags, env: {} });
  // The executable passes every argument to src/executable.ts, which starts the module that the first one names.
  return fork(name, { ...options, execArgv: [], env: { NODE_OPTIONS: flags.join(' ') } });
}

/** The path of a module, with the same extension as `beside`: TypeScript in the source, JavaScript when built. */
function siblingFile(beside: string, name: string): string {
  return join(dirname(beside), name + (extname(beside) === '.ts' ? '.ts' : '.js'));
}
