/** The services that the functions of `tasks/` use. */
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { Plan } from '../plan.ts';
import type { SettlerStore, TaskStore } from '../store/store.ts';
import type { UpstreamClient } from '../upstream/client.ts';

/** The services of every function of `tasks/`. */
export interface TaskServices {
  readonly plan: Plan;
  readonly store: TaskStore & SettlerStore;
  readonly upstreams: UpstreamClient;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
