/** Checks a configuration in a thread of its own. */
import type { Diagnostic } from '../config/diagnostic.ts';
import { startThread } from '../platform/start-sibling.ts';
import type { Environment } from './io.ts';

/** What the thread is to check. */
export interface CheckOrder {
  readonly file: string;
  readonly env: Environment;
  /** Whether the sandbox replaces the upstreams, so that their variables need not be set. */
  readonly sandboxed: boolean;
}

/** What the thread found. */
export interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  readonly files: readonly string[];
}

/** Compiles the configuration in a thread and returns the findings. A plan contains functions, which cannot leave their thread. */
export function checkInThread(order: CheckOrder): Promise<Checked> {
  return new Promise((resolve, reject) => {
    const thread = startThread(import.meta, 'check-thread', order);
    thread.once('message', (checked: Checked) => {
      resolve(checked);
      void thread.terminate();
    });
    thread.once('error', reject);
    thread.once('exit', (code) =>
      reject(new Error(`the thread that checks the configuration ended with code ${code}`)),
    );
  });
}
