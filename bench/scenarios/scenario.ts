/** The interface of a scenario, and the closed loop that most scenarios run. */
import type { Bed, Target } from '../bed.ts';
import type { LoadRequest, LoadResult } from '../load/jobs.ts';

/** The figures of one target in one round, without those that cannot be read. */
export type Figures = Readonly<Partial<Record<FigureName, number>>>;

/** All figures, in the order of the report's columns. The title gives the unit. */
export const figures = {
  requests_per_s: { title: 'requests/s', digits: 0 },
  cpu_us: { title: 'CPU µs/request', digits: 1 },
  server_cpu_us: { title: "CPU µs of the store's server", digits: 1 },
  cpu_us_per_event: { title: 'CPU µs/event', digits: 2 },
  p50_ms: { title: 'p50 ms', digits: 2 },
  p99_ms: { title: 'p99 ms', digits: 2 },
  loop_p99_ms: { title: 'event-loop p99 ms', digits: 1 },
  stream_kib: { title: 'KiB/stream', digits: 1 },
  settled_per_s: { title: 'settled/s', digits: 0 },
  settled_in_s: { title: 'all settled in s', digits: 1 },
  holds_per_s: { title: 'holds/s', digits: 0 },
  blocked_ms: { title: 'event loop blocked ms', digits: 2 },
  start_ms: { title: 'start ms', digits: 0 },
  start_cpu_ms: { title: 'start CPU ms', digits: 0 },
  idle_mib: { title: 'idle MiB', digits: 1 },
  own_mib: { title: 'own MiB', digits: 1 },
  failed: { title: 'failed', digits: 0 },
} as const;
/** The name of a figure. */
export type FigureName = keyof typeof figures;

/** How long to measure. */
export interface Pace {
  /** Seconds per target and round. */
  readonly duration_s: number;
  /** A smoke run does the least that shows that everything works. */
  readonly smoke: boolean;
  /** The threads of the gateway that is compared with one of a single thread. */
  readonly threads: number;
}

/** One measurement that the report shows as a table. */
export interface Scenario {
  readonly name: string;
  readonly about: string;
  /** Commands that install what it needs and the system lacks. The scenario is skipped if there are any. */
  missing?(): readonly string[];
  /** The targets, which take turns in every round. Processes that it starts are stopped by `cleanup`. */
  targets(bed: Bed, pace: Pace, cleanup: AsyncDisposableStack): Promise<readonly Target[]>;
  measure(target: Target, bed: Bed, pace: Pace): Promise<Figures>;
}

/** Runs a closed loop of callers, and reads what the callers saw and the CPU time of the target. */
export async function closedLoop(
  target: Target,
  bed: Bed,
  { duration_s }: Pace,
  connections: number,
  requests: readonly LoadRequest[],
): Promise<Figures> {
  const { url, headers, adapt } = target;
  const adapted = adapt === undefined ? requests : requests.map(adapt);
  const { result, cpu_ms } = await accounted(target, () =>
    bed.load({ kind: 'closed', url, headers, connections, duration_s, requests: adapted }),
  );
  return {
    requests_per_s: result.answered / result.seconds,
    ...(cpu_ms !== undefined && result.answered > 0 && { cpu_us: (cpu_ms * 1000) / result.answered }),
    p50_ms: result.p50_ms,
    p99_ms: result.p99_ms,
    failed: result.failed,
  };
}

/** How often a target is measured to warm it up, and how much less CPU time per request shows that it is still warming up. */
const WARMING = { least: 2, most: 10, gain: 0.97 };

/**
 * Warms up connection pools and just-in-time compilers: measures until the CPU time of a request no longer falls. V8 compiles and
 * optimizes the gateway's code during about 30,000 requests, in threads whose time counts.
 */
export async function warmUp(scenario: Scenario, target: Target, bed: Bed, pace: Pace): Promise<void> {
  let least_us = Number.POSITIVE_INFINITY;
  for (let times = 1; times <= WARMING.most; times += 1) {
    const { cpu_us } = await scenario.measure(target, bed, { ...pace, duration_s: Math.min(3, pace.duration_s) });
    if (cpu_us === undefined || (times >= WARMING.least && cpu_us > least_us * WARMING.gain)) return;
    least_us = Math.min(least_us, cpu_us);
  }
}

/** Runs the load and measures the target's CPU time meanwhile. */
export async function accounted(
  target: Target,
  load: () => Promise<LoadResult>,
): Promise<{ readonly result: LoadResult; readonly cpu_ms: number | undefined }> {
  const before = target.process?.cpu_ms();
  const result = await load();
  const after = target.process?.cpu_ms();
  return { result, cpu_ms: before === undefined || after === undefined ? undefined : after - before };
}
