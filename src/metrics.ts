/** All metrics of the gateway, in Prometheus' text format. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from 'pino';
import Counter from 'prom-client/lib/counter.js';
import Gauge from 'prom-client/lib/gauge.js';
import Registry from 'prom-client/lib/registry.js';
import { formatNano, NANO, type Nano } from './lang/amount.ts';

/** The counters and gauges that the gateway updates. */
export interface Metrics {
  /** Counts one answered request. */
  countRequest(route: string, status: number): void;
  /** Creations by outcome: started, refused (by the upstream), no_money, unsent, unknown, replayed. */
  readonly creations: Counter<'outcome'>;
  /** Tasks that ended or went to review, by state. */
  readonly tasks: Counter<'state'>;
  /** Polls of tasks by the settler, by outcome. */
  readonly polls: Counter<'upstream' | 'outcome'>;
  /** Polls that were answered with the record of another task. */
  readonly foreignRecords: Counter<'upstream'>;
  readonly upstreamFailures: Counter<'upstream' | 'code'>;
  /** Answers 401 and 403: the upstream did not accept the gateway's own credential. */
  readonly credentialsRefused: Counter<'upstream' | 'status'>;
  /** Charges beyond a hold, in units of the currency. An operator should check each of them. */
  readonly overage: Counter;
  /** Costs of metered requests that their wallets could not pay, in units of the currency. The operator pays them. */
  readonly waived: Counter;
  /** Metered requests that reached their upstream and tasks that succeeded, where the charge is 0, by reason. */
  readonly uncharged: Counter<'route' | 'reason'>;
  /** Metered requests whose charge differs from the answer's counts, by reason: estimated, held, unusable, capped. */
  readonly doubtful: Counter<'route' | 'reason'>;
  /** Polls of the settler in flight. */
  readonly settling: Gauge;
  /** The page for a scraper. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Creates all metrics in a new registry. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  watchEventLoop(registers);
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Counter<L>({ name: `tollgate_${name}`, help, labelNames: [...labelNames], registers });
  return {
    countRequest: requestCounter(counter('requests_total', 'Requests by route and status.', ['route', 'status'])),
    creations: counter('task_creations_total', 'Task creations by outcome.', ['outcome']),
    tasks: counter('tasks_ended_total', 'Tasks that were settled or sent to review, by state.', ['state']),
    polls: counter('settler_polls_total', 'Polls of tasks by the settler.', ['upstream', 'outcome']),
    foreignRecords: counter('foreign_records_total', 'Polls answered with the record of another task.', ['upstream']),
    upstreamFailures: counter('upstream_failures_total', 'Upstream requests without a complete answer.', [
      'upstream',
      'code',
    ]),
    credentialsRefused: counter(
      'upstream_credential_refused_total',
      "Answers 401 and 403: the upstream did not accept the gateway's credential.",
      ['upstream', 'status'],
    ),
    overage: counter('overage_total', 'Charges beyond a hold, in the currency.'),
    waived: counter('waived_total', 'Costs that were not charged because wallets could not pay them, in the currency.'),
    uncharged: counter(
      'uncharged_requests_total',
      'Metered requests and tasks that succeeded with a charge of 0, by reason.',
      ['route', 'reason'],
    ),
    doubtful: counter('doubtful_charges_total', "Metered charges that differ from the answer's counts, by reason.", [
      'route',
      'reason',
    ]),
    settling: new Gauge({ name: 'tollgate_settler_tasks', help: 'Tasks that the settler polls now.', registers }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Keeps the counter of each route and status, because prom-client hashes the labels on every look-up. */
function requestCounter(requests: Counter<'route' | 'status'>): Metrics['countRequest'] {
  const counters = new Map<string, Map<number, { inc(): void }>>();
  return (route, status) => {
    const ofRoute = counters.get(route) ?? new Map<number, { inc(): void }>();
    counters.set(route, ofRoute);
    const counter = ofRoute.get(status) ?? requests.labels({ route, status: String(status) });
    ofRoute.set(status, counter);
    counter.inc();
  };
}

/** Counts and logs an overage. @param about the account and task, for the log. */
export function reportOverage(
  overage_nano: Nano,
  about: Readonly<Record<string, string>>,
  { log, metrics }: { readonly log: Logger; readonly metrics: Metrics },
): void {
  if (overage_nano === 0n) return;
  metrics.overage.inc(Number(overage_nano) / Number(NANO));
  log.warn({ ...about, overage: formatNano(overage_nano) }, 'the upstream billed more than was held');
}

/** Measures the delay of the event loop between two readings of the page. Measuring starts at the first reading. */
function watchEventLoop(registers: Registry[]): void {
  const resolution_ms = 10;
  let delay: ReturnType<typeof monitorEventLoopDelay> | undefined;
  const late_s = (delay_ns: number) => Math.max(0, delay_ns / 1e9 - resolution_ms / 1e3);
  new Gauge({
    name: 'tollgate_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last reading.',
    labelNames: ['quantile'],
    registers,
    collect() {
      delay ??= monitorEventLoopDelay({ resolution: resolution_ms });
      for (const quantile of [0.5, 0.99, 1])
        this.set({ quantile: String(quantile) }, late_s(delay.percentile(quantile * 100)));
      delay.reset();
      delay.enable();
    },
  });
}
