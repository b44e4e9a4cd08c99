/** Compiles a configuration in a thread of its own. */

import type { NewTerms } from '../../admin/reports/reprice.ts';
import type { Guarded } from '../../config/compile/compiled.ts';
import type { Change } from '../../config/inspect/change.ts';
import type { Diagnostic } from '../../config/read/diagnostic.ts';
import type { Texts } from '../../config/read/read-text.ts';
import { startThread } from '../../lib/node/start-sibling.ts';
import type { PackedPlan } from '../../plan/packed.ts';
import type { Environment } from '../shared/io.ts';
import type { SandboxAddress } from './private-sandbox.ts';

export interface CompileOrder {
  readonly config: string;
  readonly env: Environment;
  /** Replaces the upstreams. */
  readonly sandbox: SandboxAddress | undefined;
  /** Texts by absolute path, in place of all files of this machine; undefined: the files are read. */
  readonly texts?: ReadonlyMap<string, string>;
  readonly guarded?: Guarded;
  /** The plan to compare with. */
  readonly running: PackedPlan;
}

export interface CompiledInThread {
  readonly diagnostics: readonly Diagnostic[];
  readonly files: readonly string[];
  /** The texts of the files that were read. */
  readonly texts: Texts;
  readonly text_variables: readonly string[];
  /** Undefined if there was an error. */
  readonly next:
    | { readonly packed: PackedPlan; readonly changes: readonly Change[]; readonly terms: NewTerms }
    | undefined;
}

/** The configuration took longer than it may. */
export class CompileTooSlow extends Error {
  static readonly code = 'config_too_slow';
  override readonly name = 'CompileTooSlow';
  readonly code = CompileTooSlow.code;
}

/**
 * Compiles the configuration in a thread.
 *
 * @param limit_ms after which it fails; undefined: none. @throws CompileTooSlow, or another error if the thread cannot be started, or fails.
 */
export function compileInThread(order: CompileOrder, limit_ms?: number): Promise<CompiledInThread> {
  return new Promise((resolve, reject) => {
    const thread = startThread(import.meta.filename, 'compile-thread', order);
    const stop = () => {
      reject(new CompileTooSlow(`it takes more than ${(limit_ms ?? 0) / 1_000} s`));
      void thread.terminate();
    };
    const late = limit_ms === undefined ? undefined : setTimeout(stop, limit_ms);
    thread.once('exit', () => clearTimeout(late));
    thread.once('message', (compiled: CompiledInThread) => {
      resolve(compiled);
      void thread.terminate();
    });
    thread.once('error', reject);
    thread.once('exit', (code) =>
      reject(new Error(`the thread that compiles the configuration ended with code ${code}`)),
    );
  });
}
