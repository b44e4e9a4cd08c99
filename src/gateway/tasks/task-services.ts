/** The services that the functions of `gateway/tasks/` use. */
import type { Logger } from 'pino';
import type { SettlerStore, TaskStore } from '../../ledger/store/store.ts';
import type { Plan } from '../../plan/index.ts';
import type { UpstreamClient } from '../../upstream/client/client.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** The services of every function of `gateway/tasks/`. */
export interface TaskServices {
  readonly plan: Plan;
  readonly store: TaskStore & SettlerStore;
  readonly upstreams: UpstreamClient;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
