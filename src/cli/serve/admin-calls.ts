/** The messages between the main thread of a gateway and the thread of its administration. */
import type { MessagePort } from 'node:worker_threads';
import type { ConfigFiles, GatewayView } from '../../admin/api/gateway-view.ts';
import type { AdminCount } from '../../admin/api/http.ts';
import type { SentError } from '../../lib/node/sent-error.ts';
import type { AdminPlan, Plan } from '../../plan/index.ts';
import type { PackedPlan } from '../../plan/packed.ts';
import type { RunningIdentity } from './config-changes.ts';
import type { Comparison } from './reloader.ts';

export interface AdminOrder {
  readonly admin: Pick<AdminPlan, 'host' | 'port' | 'public_origin'>;
  readonly plan: SentPlan;
  readonly store_url: string;
  /** To the writer of the store. */
  readonly writer: MessagePort;
  readonly log_level: string;
  /** The configuration file, as given. */
  readonly config: string;
  /** The address for callers. */
  readonly gateway_url: string;
}

/** A configuration that runs. Of its secrets, only the OpenID provider's leaves the main thread. */
export interface SentPlan {
  readonly packed: PackedPlan;
  /** With the options of the command line. */
  readonly server: Plan['server'];
  readonly identity: RunningIdentity;
}

/** What only the main thread knows or does. */
export interface MainCalls extends Pick<GatewayView, 'targets' | 'latency' | 'notReady' | 'waitingWrites' | 'reload'> {
  /** @param files undefined: the files of this machine as they are now. @throws CompileTooSlow */
  compare(files: ConfigFiles | undefined): Promise<Comparison>;
}

export interface CallMessage {
  readonly id: number;
  readonly name: keyof MainCalls;
  readonly args: readonly unknown[];
}

/** How often a counter of the metrics was counted. */
export interface Counted {
  readonly name: AdminCount;
  readonly labels: Readonly<Record<string, string>>;
  readonly times: number;
}

export type ToMain =
  | { readonly is: 'loaded' }
  | { readonly is: 'listening'; readonly address: string; readonly pages: readonly string[] }
  | { readonly is: 'unavailable'; readonly error: SentError }
  | { readonly is: 'log'; readonly lines: string }
  | { readonly is: 'counts'; readonly counts: readonly Counted[] }
  | ({ readonly is: 'call' } & CallMessage);

export type ToAdmin =
  | { readonly is: 'order'; readonly order: AdminOrder }
  | { readonly is: 'plan'; readonly plan: SentPlan }
  | { readonly is: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly is: 'failure'; readonly id: number; readonly error: SentError }
  | { readonly is: 'close' };
