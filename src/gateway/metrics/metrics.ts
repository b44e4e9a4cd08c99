/** All metrics of the gateway, in Prometheus' text format. */
import type { Logger } from 'pino';
import Counter from 'prom-client/lib/counter.js';
import Gauge from 'prom-client/lib/gauge.js';
import Histogram from 'prom-client/lib/histogram.js';
import Registry from 'prom-client/lib/registry.js';
import about from '../../../package.json' with { type: 'json' };
import type { ChargeMetrics } from '../../billing/pricing/charge-metrics.ts';
import { getOrCreate } from '../../lib/get-or-create.ts';
import { CREDENTIAL_REFUSED_CODE, ERROR_KINDS, NO_CREDENTIAL_CODE } from '../../lib/refusal.ts';
import { addConfigGauges, type ConfigGauges } from './config-gauges.ts';
import { watchEventLoop } from './event-loop.ts';
import { addGauges, type GaugeSource } from './gauges.ts';
import { addMoneyCounter } from './money.ts';

/** One metric of a thread with its values. It can be sent to another thread. */
export interface MetricValues {
  readonly name: string;
  readonly values: readonly {
    readonly value: number;
    readonly labels?: Readonly<Partial<Record<string, string | number>>>;
  }[];
}

/** An upstream request without a complete answer. */
interface FailedCall {
  readonly upstream: string;
  readonly target: string;
  readonly code: string;
  /** False: the request was never sent, or surely made nothing. */
  readonly sent: boolean;
  /** `overloaded`: the gateway had no connection for it. */
  readonly kind: string;
}

/** The counters and gauges that the gateway updates. */
export interface Metrics extends ChargeMetrics {
  countRequest(route: string, status: number, duration_ms: number): void;
  /** Counts the answer to one request of a caller to an upstream. @param first_byte_ms until its head arrived. */
  countUpstream(upstream: string, target: string, status: number, first_byte_ms: number): void;
  /** Errors that the gateway answered, by kind. */
  readonly errors: Counter<'kind'>;
  /** Creations by outcome: started, refused (by the upstream), no_money, limited, unsent, unknown, replayed. */
  readonly creations: Counter<'outcome'>;
  /** Tasks that ended or went to review, by state. */
  readonly tasks: Counter<'state'>;
  readonly polls: Counter<'upstream' | 'outcome'>;
  /** Polls that were answered with the record of another task. */
  readonly foreignRecords: Counter<'upstream'>;
  /** Requests that a limit refused: `key` and `account` for the limits of every key and account, else a name of the configuration. */
  readonly limited: Counter<'limit' | 'measure'>;
  /** Incremented by `reportUpstreamFailure`. */
  readonly upstreamFailures: Counter<'upstream' | 'target' | 'code'>;
  /** Answers 401 and 403. With 401, and for some upstreams with 403, the gateway's own credential is refused. */
  readonly credentialsRefused: Counter<'upstream' | 'target' | 'status'>;
  /** How often a target sent bytes that belong to no answer. */
  readonly surplusBytes: Counter<'upstream' | 'target'>;
  /** Requests that left a target for another one, by the target that they left and the reason: unsent, refused, credential_refused. */
  readonly targetMoves: Counter<'upstream' | 'target' | 'reason'>;
  readonly uncharged: Counter<'route' | 'reason'>;
  /** Metered requests whose charge differs from the answer's counts, by reason: estimated, held, unusable, capped. */
  readonly doubtful: Counter<'route' | 'reason'>;
  /** Spans that were not sent to the collector, by reason: queue_full, not_sent. */
  readonly spansDropped: Counter<'reason'>;
  /** Records of requests that were dropped because the recorder did not keep up, or its thread ended. */
  readonly recordsDropped: Counter;
  /** Requests of operators, by operation (`none`: there is none) and status. */
  readonly adminRequests: Counter<'operation' | 'status'>;
  /** Wrong, revoked and expired tokens that were sent to the admin API. */
  readonly adminRefusedTokens: Counter;
  /** Changes that operators made by the admin API. */
  readonly adminChanges: Counter<'operation'>;
  /** Polls of the settler in flight. */
  readonly settling: Gauge;
  /** Which configuration runs, and whether the last reload succeeded. */
  readonly config: ConfigGauges;
  watch(watched: GaugeSource): void;
  /** The page for a scraper. */
  text(): Promise<string>;
  /** The values of all metrics, to be added to the values of other threads. */
  values(): Promise<readonly MetricValues[]>;
  readonly contentType: string;
}

/** Upper bounds, from a cached answer to a long generation. */
const BUCKETS_s = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600] as const;

/** Creates all metrics in a new registry. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  watchEventLoop(registers);
  let watched: GaugeSource | undefined;
  addGauges(registers, () => watched);
  addBuildInfo(registers);
  return {
    ...requestMetrics(registers),
    ...taskMetrics(registers),
    ...upstreamMetrics(registers),
    ...adminMetrics(registers),
    ...chargeMetrics(registers, () => watched?.currency()),
    spansDropped: counter(registers, 'spans_dropped_total', 'Spans that were not sent to the collector, by reason.', [
      'reason',
    ]),
    recordsDropped: counter(registers, 'request_records_dropped_total', 'Records of requests that were dropped.'),
    config: addConfigGauges(registers),
    watch(given) {
      watched = given;
    },
    text: () => registry.metrics(),
    values: () => registry.getMetricsAsJSON(),
    contentType: registry.contentType,
  };
}

function counter<L extends string>(registers: Registry[], name: string, help: string, labelNames: readonly L[] = []) {
  return new Counter<L>({ name: `tollgate_${name}`, help, labelNames: [...labelNames], registers });
}

function requestMetrics(registers: Registry[]) {
  const requests = 'Requests by route and status.';
  const durations = "Time from a request's head to the end of its answer.";
  const count = addTally(registers, 'requests_total', requests, ['route', 'status']);
  const observe = addHistogram(registers, 'request_duration_seconds', durations, 'route');
  const errors = counter(registers, 'errors_total', 'Errors that the gateway answered, by kind.', ['kind']);
  // A counter that appears with its first burst has no increase for Prometheus.
  for (const kind of ERROR_KINDS) errors.inc({ kind }, 0);
  return {
    countRequest(route: string, status: number, duration_ms: number) {
      count(status, route);
      observe(route, duration_ms);
    },
    errors,
    limited: counter(registers, 'limited_requests_total', 'Requests that a limit refused.', ['limit', 'measure']),
  };
}

function taskMetrics(registers: Registry[]) {
  const ended = 'Tasks that were settled or sent to review, by state.';
  const foreign = 'Polls answered with the record of another task.';
  return {
    creations: counter(registers, 'task_creations_total', 'Task creations by outcome.', ['outcome']),
    tasks: counter(registers, 'tasks_ended_total', ended, ['state']),
    polls: counter(registers, 'settler_polls_total', 'Polls of tasks by the settler.', ['upstream', 'outcome']),
    foreignRecords: counter(registers, 'foreign_records_total', foreign, ['upstream']),
    settling: new Gauge({ name: 'tollgate_settler_tasks', help: 'Tasks that the settler polls now.', registers }),
  };
}

function upstreamMetrics(registers: Registry[]) {
  const answered = "Upstreams' answers to requests of callers.";
  const begins = "Time until an upstream's answer begins.";
  const count = addTally(registers, 'upstream_responses_total', answered, ['upstream', 'target', 'status']);
  const observe = addHistogram(registers, 'upstream_first_byte_seconds', begins, 'upstream');
  const failed = 'Upstream requests without a complete answer.';
  const refused =
    "Answers 401 and 403: the upstream refused the gateway's credential or, with 403, perhaps the request.";
  const surplus = 'How often a target sent bytes that belong to no answer.';
  const moved = 'Requests that left a target for another one, by reason.';
  return {
    countUpstream(upstream: string, target: string, status: number, first_byte_ms: number) {
      count(status, upstream, target);
      observe(upstream, first_byte_ms);
    },
    upstreamFailures: counter(registers, 'upstream_failures_total', failed, ['upstream', 'target', 'code']),
    credentialsRefused: counter(registers, 'upstream_credential_refused_total', refused, [
      'upstream',
      'target',
      'status',
    ]),
    surplusBytes: counter(registers, 'upstream_surplus_total', surplus, ['upstream', 'target']),
    targetMoves: counter(registers, 'target_moves_total', moved, ['upstream', 'target', 'reason']),
  };
}

function adminMetrics(registers: Registry[]) {
  const refused = 'Wrong, revoked and expired tokens that were sent to the admin API.';
  return {
    adminRequests: counter(registers, 'admin_requests_total', 'Requests of operators.', ['operation', 'status']),
    adminRefusedTokens: counter(registers, 'admin_refused_tokens_total', refused),
    adminChanges: counter(registers, 'admin_changes_total', 'Changes by the admin API.', ['operation']),
  };
}

function chargeMetrics(registers: Registry[], currency: () => string | undefined) {
  const charged = 'Charges of tasks and metered requests by model, in the currency.';
  const beyond = 'Charges beyond a hold, in the currency.';
  const unpaid = 'Costs that were not charged because wallets could not pay them, in the currency.';
  const free = 'Metered requests and tasks that succeeded with a charge of 0, by reason.';
  const differs = "Metered charges that differ from the answer's counts, by reason.";
  return {
    addRevenue: addMoneyCounter(registers, { name: 'revenue_total', help: charged, label: 'model' }, currency),
    addOverage: addMoneyCounter(registers, { name: 'overage_total', help: beyond }, currency),
    addWaived: addMoneyCounter(registers, { name: 'waived_total', help: unpaid }, currency),
    uncharged: counter(registers, 'uncharged_requests_total', free, ['route', 'reason']),
    doubtful: counter(registers, 'doubtful_charges_total', differs, ['route', 'reason']),
  };
}

/**
 * Adds a counter by status and names. prom-client hashes the labels at each call, so it gets the sums when the page is made.
 *
 * @param labelNames first the labels of the names, then the label of the status.
 */
function addTally(registers: Registry[], name: string, help: string, labelNames: readonly string[]) {
  /** By status and names. */
  const counts = new Map<number, Map<string, Map<string, number>>>();
  new Counter({
    name: `tollgate_${name}`,
    help,
    labelNames: [...labelNames],
    registers,
    collect() {
      for (const [status, firsts] of counts) {
        for (const [first, seconds] of firsts) {
          for (const [second, count] of seconds)
            this.labels(...[first, second].slice(0, labelNames.length - 1), String(status)).inc(count);
        }
      }
      counts.clear();
    },
  });
  return (status: number, first: string, second = ''): void => {
    const seconds = getOrCreate(getOrCreate(counts, status, newFirsts), first, newCounts);
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
  };
}

const newCounts = () => new Map<string, number>();
const newFirsts = () => new Map<string, Map<string, number>>();
const newList = (): number[] => [];

/** How many values of a histogram wait for prom-client, which takes them four times as fast in a loop as one per request. */
const WAITING_VALUES = 256;

/** Adds a histogram of seconds. @returns takes milliseconds. */
function addHistogram(registers: Registry[], name: string, help: string, label: string) {
  const waiting = new Map<string, number[]>();
  const histogram = new Histogram({
    name: `tollgate_${name}`,
    help,
    labelNames: [label],
    registers,
    buckets: [...BUCKETS_s],
    collect() {
      for (const [value, values_s] of waiting) observe(value, values_s);
    },
  });
  function observe(value: string, values_s: number[]): void {
    const child = histogram.labels(value);
    for (const value_s of values_s) child.observe(value_s);
    values_s.length = 0;
  }
  return (value: string, value_ms: number): void => {
    const values_s = getOrCreate(waiting, value, newList);
    // The clock may have been set back.
    values_s.push(Math.max(0, value_ms) / 1e3);
    if (values_s.length === WAITING_VALUES) observe(value, values_s);
  };
}

function addBuildInfo(registers: Registry[]): void {
  const labelNames = ['version', 'node'];
  const build = new Gauge({
    name: 'tollgate_build_info',
    help: 'The running version; always 1.',
    labelNames,
    registers,
    aggregator: 'first',
  });
  build.set({ version: about.version, node: process.version }, 1);
}

/** Counts and logs a request of a caller to an upstream without a complete answer. @param about the request, for the log. */
export function reportUpstreamFailure(
  { upstream, target, code, sent, kind }: FailedCall,
  about: Readonly<Record<string, string>>,
  { log, metrics }: { readonly log: Logger; readonly metrics: Metrics },
): void {
  metrics.upstreamFailures.inc({ upstream, target, code });
  const line = { ...about, upstream, target, code };
  if (sent || kind === 'overloaded') log.warn(line, 'an upstream did not send a complete answer');
  // A refused credential was logged when its answer arrived, and a missing one when it could not be fetched.
  else if (code !== CREDENTIAL_REFUSED_CODE && code !== NO_CREDENTIAL_CODE)
    log.error(line, 'an upstream cannot be reached: check its url, its name in DNS and its certificate');
}
