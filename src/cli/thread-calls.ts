/** What the main thread of a gateway and the threads that answer requests say to each other. */

import type { AddressInfo } from 'node:net';
import type { MessagePort } from 'node:worker_threads';
import type { CheckedDocument } from '../compile/compiled.ts';
import type { ListenAddress } from '../http/listen-error.ts';
import type { PlanTexts } from '../http/threads.ts';
import type { MetricValues } from '../metrics.ts';
import type { SentError } from '../store/writer/sent-error.ts';
import type { Environment } from './io.ts';

/** What a thread compiles. Plans have functions, which cannot leave their thread, so each thread compiles for itself. */
export interface CompileOrder {
  readonly texts: PlanTexts;
  /** URLs and secrets that replace those of the configured upstreams, by name. */
  readonly upstreams: ReadonlyMap<string, { readonly url: string; readonly secret: string }> | undefined;
  /** The document of these texts, in which the main thread has found no error. Without it, the thread reads the YAML. */
  readonly checked: CheckedDocument | undefined;
}

/** With what a thread begins. */
export interface ThreadOrder extends CompileOrder {
  readonly file: string;
  readonly env: Environment;
  readonly host: string;
  readonly port: number;
  readonly store_url: string;
  /** To the writer of the store. */
  readonly writer: MessagePort;
  readonly log_level: string;
  /** Shared by all threads. */
  readonly keptBytes: BigInt64Array;
}

/** What the main thread can ask of a thread. */
export interface ThreadCalls {
  /** Every thread listens now. */
  allStarted(): Promise<void>;
  prepare(order: CompileOrder): Promise<void>;
  /** Uses what was prepared. Returns its generation. */
  use(): Promise<number>;
  /** Waits until the configuration before this generation has answered its last request. */
  oldEnded(generation: number): Promise<void>;
  drop(): Promise<void>;
  metrics(): Promise<readonly MetricValues[]>;
  close(): Promise<void>;
}

/** The first message to a thread. */
export interface OrderMessage {
  readonly order: ThreadOrder;
}

/** A call. */
export interface CallMessage {
  readonly id: number;
  readonly name: keyof ThreadCalls;
  readonly argument: unknown;
}

/** What a thread says. */
export type ThreadMessage =
  | { readonly is: 'listening'; readonly address: AddressInfo }
  | { readonly is: 'unavailable'; readonly address: ListenAddress; readonly error: SentError }
  | { readonly is: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly is: 'failure'; readonly id: number; readonly error: SentError }
  | { readonly is: 'log'; readonly lines: string }
  /** Requests in progress, while the thread stops. */
  | { readonly is: 'requests'; readonly count: number }
  | { readonly is: 'lost'; readonly reason: string };
