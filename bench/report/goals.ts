/** The performance goals of the gateway, mostly ratios of two figures measured in the same round. */
import type { FigureName } from '../scenarios/scenario.ts';
import { type Sample, type Spread, spread } from './results.ts';

interface Side {
  readonly scenario: string;
  /** How the target's name begins. */
  readonly target: string;
  readonly figure: FigureName;
}

interface Goal {
  readonly name: string;
  readonly of: Side;
  readonly over?: Side;
  /** How the two are compared; `figure` for a single one. */
  readonly by: 'ratio' | 'difference' | 'figure';
  readonly better: 'lower' | 'higher';
  readonly target: number;
  readonly beyond: number;
}

const messages = (target: string, figure: FigureName): Side => ({ scenario: 'messages', target, figure });

/** Every goal, in the order of the report. */
export const goals: readonly Goal[] = [
  {
    name: 'CPU per messages JSON request ÷ raw floor',
    of: messages('tollgate', 'cpu_us'),
    over: messages('raw floor', 'cpu_us'),
    by: 'ratio',
    better: 'lower',
    target: 1.5,
    beyond: 1.3,
  },
  {
    name: 'throughput ÷ bare @fastify/http-proxy',
    of: messages('tollgate', 'requests_per_s'),
    over: messages('http-proxy', 'requests_per_s'),
    by: 'ratio',
    better: 'higher',
    target: 1.7,
    beyond: 2,
  },
  {
    name: 'throughput ÷ Portkey',
    of: messages('tollgate', 'requests_per_s'),
    over: messages('portkey', 'requests_per_s'),
    by: 'ratio',
    better: 'higher',
    target: 10,
    beyond: 14,
  },
  {
    name: 'CPU per SSE event ÷ raw pipe of the same stream',
    of: { scenario: 'stream', target: 'tollgate', figure: 'cpu_us_per_event' },
    over: { scenario: 'stream', target: 'raw floor', figure: 'cpu_us_per_event' },
    by: 'ratio',
    better: 'lower',
    target: 1.5,
    beyond: 1.2,
  },
  {
    name: 'p50 added over direct, one caller, ms',
    of: { scenario: 'one-caller', target: 'tollgate', figure: 'p50_ms' },
    over: { scenario: 'one-caller', target: 'direct', figure: 'p50_ms' },
    by: 'difference',
    better: 'lower',
    target: 0.4,
    beyond: 0.25,
  },
  {
    name: 'durable video creations per second',
    of: { scenario: 'video', target: 'tollgate', figure: 'requests_per_s' },
    by: 'figure',
    better: 'higher',
    target: 5_000,
    beyond: 8_000,
  },
  {
    name: 'durable video creations per second, PostgreSQL, 1 gateway',
    of: { scenario: 'postgres', target: '1 gateway', figure: 'requests_per_s' },
    by: 'figure',
    better: 'higher',
    target: 8_000,
    beyond: 15_000,
  },
  {
    name: 'durable video creations per second, PostgreSQL, 3 gateways',
    of: { scenario: 'postgres', target: '3 gateways', figure: 'requests_per_s' },
    by: 'figure',
    better: 'higher',
    target: 12_000,
    beyond: 20_000,
  },
  {
    name: 'event-loop p99 while creating, ms',
    of: { scenario: 'video', target: 'tollgate', figure: 'loop_p99_ms' },
    by: 'figure',
    better: 'lower',
    target: 10,
    beyond: 5,
  },
  {
    name: 'memory per held-open stream, KiB',
    of: { scenario: 'held', target: 'tollgate', figure: 'stream_kib' },
    by: 'figure',
    better: 'lower',
    target: 60,
    beyond: 30,
  },
  {
    name: 'CPU per messages request, grown store ÷ empty',
    of: { scenario: 'growth', target: 'grown store', figure: 'cpu_us' },
    over: { scenario: 'growth', target: 'empty store', figure: 'cpu_us' },
    by: 'ratio',
    better: 'lower',
    target: 1.2,
    beyond: 1.05,
  },
  {
    name: 'CPU per video creation and poll, grown store ÷ empty',
    of: { scenario: 'growth-video', target: 'grown store', figure: 'cpu_us' },
    over: { scenario: 'growth-video', target: 'empty store', figure: 'cpu_us' },
    by: 'ratio',
    better: 'lower',
    target: 1.2,
    beyond: 1.05,
  },
  {
    name: 'start to first answer, ms',
    of: { scenario: 'start', target: 'tollgate', figure: 'start_ms' },
    by: 'figure',
    better: 'lower',
    target: 400,
    beyond: 150,
  },
];

/** A goal with its measurement. */
export interface GoalResult {
  readonly name: string;
  readonly better: Goal['better'];
  readonly measured: Spread;
  readonly target: number;
  readonly beyond: number;
  readonly verdict: 'beyond' | 'met' | 'missed';
}

/** Judges the goals whose figures were measured, by the median of the rounds. */
export function judgeGoals(samples: readonly Sample[]): readonly GoalResult[] {
  return goals.flatMap((goal) => {
    const values = valuesOf(goal, samples);
    if (values.length === 0) return [];
    const measured = spread(values);
    const reaches = (mark: number) => (goal.better === 'lower' ? measured.median <= mark : measured.median >= mark);
    const verdict = reaches(goal.beyond) ? 'beyond' : reaches(goal.target) ? 'met' : 'missed';
    const { name, better, target, beyond } = goal;
    return [{ name, better, measured, target, beyond, verdict } as const];
  });
}

function valuesOf({ of, over, by }: Goal, samples: readonly Sample[]): readonly number[] {
  const left = byRound(of, samples);
  if (over === undefined) return [...left.values()];
  const right = byRound(over, samples);
  return [...left].flatMap(([round, value]) => {
    const other = right.get(round);
    if (other === undefined || (by === 'ratio' && other === 0)) return [];
    return [by === 'ratio' ? value / other : value - other];
  });
}

function byRound({ scenario, target, figure }: Side, samples: readonly Sample[]): ReadonlyMap<number, number> {
  const found = samples.filter((sample) => sample.scenario === scenario && sample.target.startsWith(target));
  return new Map(
    found.flatMap(({ round, figures }) => (figures[figure] === undefined ? [] : [[round, figures[figure]] as const])),
  );
}
