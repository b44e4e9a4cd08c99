/** What a scenario is, and the closed loop that most of them measure. */
import type { Bed, Target } from '../bed.ts';
import type { LoadRequest, LoadResult } from '../load/jobs.ts';

/** What is measured of one target in one round; a figure that cannot be read there is left out. */
export type Figures = Readonly<Partial<Record<FigureName, number>>>;

/** Each with its unit; the order is that of the report's columns. */
export const figures = {
  requests_per_s: { title: 'requests/s', digits: 0 },
  cpu_us: { title: 'CPU µs/request', digits: 1 },
  cpu_us_per_event: { title: 'CPU µs/event', digits: 2 },
  p50_ms: { title: 'p50 ms', digits: 2 },
  p99_ms: { title: 'p99 ms', digits: 2 },
  loop_p99_ms: { title: 'event-loop p99 ms', digits: 1 },
  stream_kib: { title: 'KiB/stream', digits: 1 },
  settled_per_s: { title: 'settled/s', digits: 0 },
  settled_in_s: { title: 'all settled in s', digits: 1 },
  start_ms: { title: 'start ms', digits: 0 },
  start_cpu_ms: { title: 'start CPU ms', digits: 0 },
  idle_mib: { title: 'idle MiB', digits: 1 },
  failed: { title: 'failed', digits: 0 },
} as const;
export type FigureName = keyof typeof figures;

export interface Pace {
  /** How long each target is measured in a round, in seconds. */
  readonly duration_s: number;
  /** A smoke: as little of everything as shows that it works. */
  readonly smoke: boolean;
}

export interface Scenario {
  readonly name: string;
  readonly about: string;
  /** What is measured, each in turn in every round. What it starts for itself it hands to `cleanup`. */
  targets(bed: Bed, pace: Pace, cleanup: AsyncDisposableStack): Promise<readonly Target[]>;
  measure(target: Target, bed: Bed, pace: Pace): Promise<Figures>;
}

/** A closed loop of so many callers over the requests, measured by what the callers saw and by the CPU time of the target. */
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

/** The load's result, with the CPU time that the target took for it. */
export async function accounted(
  target: Target,
  load: () => Promise<LoadResult>,
): Promise<{ readonly result: LoadResult; readonly cpu_ms: number | undefined }> {
  const before = target.process?.cpu_ms();
  const result = await load();
  const after = target.process?.cpu_ms();
  return { result, cpu_ms: before === undefined || after === undefined ? undefined : after - before };
}
