/** The gateway as operations see it. */

import type { Actor } from '../../ledger/store/store.ts';
import type { Plan } from '../../plan/index.ts';
import type { Reports } from '../reports/report-threads.ts';
import type { NewTerms } from '../reports/reprice.ts';

export interface TargetStatus {
  readonly upstream: string;
  readonly target: string;
  /** Whether it takes requests now. */
  readonly takes_requests: boolean;
  /** The last request that it failed, since the gateway started. */
  readonly failure: { readonly at_ms: number; readonly reason: string } | undefined;
}

/** Files of a configuration. Their names are relative to the configuration that runs. */
export interface ConfigFiles {
  /** The name of the file that includes the others; undefined: as in the configuration that runs. */
  readonly main: string | undefined;
  readonly texts: ReadonlyMap<string | undefined, string>;
}

/** The gateway, as the thread of the administration sees it. */
export interface GatewayView {
  readonly plan: Plan;
  /** The configuration that runs. */
  config(): Promise<{
    readonly digest: string;
    readonly generation: number;
    readonly source: string;
    /** A request of the first example, as a curl command with `YOUR_KEY` in it; undefined: there is no example. */
    readonly first_call: string | undefined;
    /** The files whose text differs from the running configuration. */
    readonly differing_files: readonly string[];
  }>;
  /** The configuration that runs, without secrets, as a document and as tables. */
  describePlan(): Promise<{ readonly plan: object; readonly text: string }>;
  targets(): Promise<readonly TargetStatus[]>;
  latency(): Promise<Latency>;
  /** Why the gateway is not ready; undefined if it is. */
  notReady(): Promise<string | undefined>;
  /** The changes of the main thread that wait for the store. */
  waitingWrites(): Promise<number>;
  /** Checks a configuration that was sent, and compares it with the running one. */
  diff(files: ConfigFiles): Promise<Difference>;
  /**
   * Checks a configuration in the same way, for its prices and limits. They are undefined if it has errors.
   *
   * @param files undefined: the files of this machine as they are now.
   */
  termsOf(
    files: ConfigFiles | undefined,
  ): Promise<{ readonly diagnostics: readonly object[]; readonly terms?: NewTerms | undefined }>;
  /** The answer to the idempotency key of `by` is stored with the record. */
  reload(actor: Actor, options: ReloadOptions): Promise<Reloaded>;
  /** Reads over the whole store, in a thread of their own. */
  readonly reports: Reports;
}

/** The requests that ended in the last minutes. */
export interface Latency {
  readonly since_ms: number;
  readonly requests: number;
  /** The upper bounds of the buckets with the median and the 99th percentile. Null: no requests, or above the largest bucket. */
  readonly p50_ms: number | null;
  readonly p99_ms: number | null;
}

export interface Difference {
  readonly diagnostics: readonly object[];
  /** Undefined: it has errors. */
  readonly summary: string | undefined;
  readonly changes: readonly object[];
}

export interface ReloadOptions {
  readonly accept_prices: boolean;
  /** Checks and compares the files, and loads nothing. */
  readonly dry_run: boolean;
}

/** The result of a reload. The command line knows the types of its findings and changes; the documents of operations leave them open. */
export type Reloaded<Finding = object, Changed = object, Code = string> =
  | {
      readonly reloaded: true;
      /** The number of the configuration, 1 at the start. */
      readonly generation: number;
      /** The changes in a few words. */
      readonly summary: string;
      readonly changes: readonly Changed[];
      readonly diagnostics: readonly Finding[];
    }
  | {
      readonly reloaded: false;
      readonly error: { readonly code: Code; readonly message: string; readonly hint: string | null };
      readonly diagnostics: readonly Finding[];
    };
