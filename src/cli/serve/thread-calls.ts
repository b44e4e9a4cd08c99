/** The messages between the main thread of a gateway and the threads that answer requests. */
import type { AddressInfo } from 'node:net';
import type { MessagePort } from 'node:worker_threads';
import type { ListenAddress } from '../../gateway/http/listen-error.ts';
import type { MetricValues } from '../../gateway/metrics/metrics.ts';
import type { TargetUse } from '../../gateway/runtime/threads.ts';
import type { SentError } from '../../lib/node/sent-error.ts';
import type { PackedPlan } from '../../plan/packed.ts';

export interface ThreadOrder {
  readonly plan: PackedPlan;
  readonly host: string;
  readonly port: number;
  readonly store_url: string;
  /** To the writer of the store. */
  readonly writer: MessagePort;
  /** The line to the recorder of requests. */
  readonly recorder: MessagePort;
  readonly log_level: string;
  /** Shared by all threads. */
  readonly keptBytes: BigInt64Array;
  readonly clients: number;
}

export interface ThreadCalls {
  /** Every thread listens now. */
  allStarted(): Promise<void>;
  prepare(plan: PackedPlan): Promise<void>;
  /** Uses what was prepared. Returns its generation. */
  use(): Promise<number>;
  /** Waits until the configuration before this generation has answered its last request. */
  oldEnded(generation: number): Promise<void>;
  drop(): Promise<void>;
  metrics(): Promise<readonly MetricValues[]>;
  targets(): Promise<readonly TargetUse[]>;
  /** Prepares the end, as `Gateway.drain` does, and reports the requests in progress from now on. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

export interface OrderMessage {
  readonly order: ThreadOrder;
}

export interface CallMessage {
  readonly id: number;
  readonly name: keyof ThreadCalls;
  readonly argument: unknown;
}

export type ThreadMessage =
  | { readonly is: 'listening'; readonly address: AddressInfo }
  | { readonly is: 'unavailable'; readonly address: ListenAddress; readonly error: SentError }
  | { readonly is: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly is: 'failure'; readonly id: number; readonly error: SentError }
  | { readonly is: 'log'; readonly lines: string }
  /** Requests in progress, while the thread stops. */
  | { readonly is: 'requests'; readonly count: number }
  | { readonly is: 'lost'; readonly reason: string };
