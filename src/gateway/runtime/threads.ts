/** The threads that answer requests, as the main thread of a gateway sees them, and as each of them sees the others. */
import type { AddressInfo } from 'node:net';
import type { Plan } from '../../plan/index.ts';
import type { TargetUse } from '../../upstream/client/target-states.ts';
import type { MetricValues } from '../metrics/metrics.ts';

export type { TargetUse };

import type { ListenAddress } from '../http/listen-error.ts';

/** A configuration that every thread has built and none uses yet. */
export interface PreparedThreads {
  /** Answers new requests by it. @returns waits until the configuration before it has answered its last request in every thread. */
  use(): Promise<() => Promise<void>>;
  drop(): void;
}

/** Threads with a listener each, on the same port. */
export interface Threads {
  /** Starts the threads. Resolves when callers can connect to each of them. @throws ListenError if the address is not available. */
  listen(address: ListenAddress): Promise<AddressInfo>;
  /** Has every thread build a configuration. @throws if one of them cannot; then none has changed. */
  prepare(plan: Plan): Promise<PreparedThreads>;
  metrics(): Promise<readonly (readonly MetricValues[])[]>;
  targets(): Promise<readonly (readonly TargetUse[])[]>;
  /** Requests in progress, as far as is known without waiting. */
  readonly requests: number;
  /** Prepares the end in every thread, as `Gateway.drain` does. */
  drain(): Promise<void>;
  /** Stops like a gateway with one thread: not ready, then no new connections, then the last answers. */
  close(): Promise<void>;
  /** Ends the threads at once, after a failed start. */
  end(): Promise<void>;
}

/** What one of several threads gets from its gateway. It does not do the work that is done once per gateway. */
export interface ThreadPart {
  /** Until it resolves, the gateway is not ready: other threads are starting. */
  readonly allStarted: Promise<void>;
  /** Counts the bytes of request bodies of all threads together. */
  readonly keptBytes: BigInt64Array;
  readonly clients: number;
}
