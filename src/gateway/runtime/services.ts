/** The services of the steps: the runtime, which survives a reload, and what belongs to one configuration. */
import type { Logger } from 'pino';
import type { Limits } from '../../billing/limits/request-limits.ts';
import type { SpendLeases } from '../../billing/metering/spend-leases.ts';
import type { OwnRequestReads } from '../../ledger/requests/own-requests.ts';
import type { GatewayStore } from '../../ledger/store/store.ts';
import type { Tracing } from '../../lib/tracing/trace.ts';
import type { Plan } from '../../plan/index.ts';
import type { UpstreamClient } from '../../upstream/client/client.ts';
import type { Drains } from '../../upstream/client/drains.ts';
import type { OpenStreams } from '../../upstream/client/relay-options.ts';
import type { TargetStates } from '../../upstream/client/target-states.ts';
import type { MediaProbe } from '../../upstream/media/probe.ts';
import type { BodyReservations } from '../http/body-reservations.ts';
import type { OpenWebSockets } from '../http/websocket/open-sessions.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { RequestRecords } from '../records/request-records.ts';
import type { Alerts } from './alerts.ts';

/** What every configuration of this process shares: it survives a reload. docs/explanation/architecture.md says how to add a part. */
export interface Runtime {
  readonly store: GatewayStore;
  /** Reads the statement of an account, apart from requests if the gateway serves. */
  readonly statementOf: GatewayStore['accountStatement'];
  /** Reads what is recorded of an account's requests, apart from requests. */
  readonly ownRequests: OwnRequestReads;
  readonly upstreams: UpstreamClient;
  readonly targets: TargetStates;
  readonly leases: SpendLeases;
  readonly alerts: Alerts;
  readonly limits: Limits;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
  /** The id of this process in leases. */
  readonly owner: string;
  readonly inFlight: InFlight;
  readonly drains: Drains;
  readonly streams: OpenStreams;
  /** The open WebSockets of routes, which a stop ends. */
  readonly webSockets: OpenWebSockets;
  readonly bodies: BodyReservations;
  /** Undefined: tracing is off. */
  readonly tracing: Tracing | undefined;
  /** Undefined: no recorder runs. */
  readonly records: RequestRecords | undefined;
}

/**
 * The services of the steps: the runtime, and what belongs to one configuration. `inFlight` counts the requests of that configuration
 * and of the runtime. They are passed in, so that a test can replace the clock and the randomness.
 */
export interface Services extends Runtime {
  readonly plan: Plan;
  readonly media: MediaProbe;
}

/** Counts requests in flight, including those whose callers have left: a creation must be recorded even then. */
export interface InFlight {
  enter(): void;
  leave(): void;
  readonly count: number;
  /** Resolves when the count is 0. */
  idle(): Promise<void>;
}

/** A counter at 0. @param all also counts the same requests. */
export function createInFlight(all?: InFlight): InFlight {
  let count = 0;
  let waiting: (() => void)[] = [];
  return {
    enter: () => {
      all?.enter();
      count += 1;
    },
    leave: () => {
      all?.leave();
      count -= 1;
      if (count > 0) return;
      for (const wake of waiting) wake();
      waiting = [];
    },
    get count() {
      return count;
    },
    idle: () => (count === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}
