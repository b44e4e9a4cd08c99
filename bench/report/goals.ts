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

const side = (scenario: string, target: string, figure: FigureName): Side => ({ scenario, target, figure });
const ratio = (name: string, of: Side, over: Side, better: Goal['better'], target: number, beyond: number): Goal => ({
  ...{ name, of, over, by: 'ratio', better, target, beyond },
});
const figure = (name: string, of: Side, better: Goal['better'], target: number, beyond: number): Goal => ({
  ...{ name, of, by: 'figure', better, target, beyond },
});

const messages = (target: string) => side('messages', target, 'cpu_us');
const perSecond = (scenario: string, target: string) => side(scenario, target, 'requests_per_s');

/** Every goal, in the order of the report. */
export const goals: readonly Goal[] = [
  ratio('CPU per messages JSON request ÷ raw floor', messages('tollgate'), messages('raw floor'), 'lower', 1.6, 1.3),
  ratio(
    'CPU per messages JSON request ÷ raw floor, one caller',
    side('one-caller', 'tollgate', 'cpu_us'),
    side('one-caller', 'raw floor', 'cpu_us'),
    'lower',
    1.4,
    1.2,
  ),
  ratio('CPU per messages JSON request ÷ Bifrost bare', messages('tollgate'), messages('bifrost'), 'lower', 0.6, 0.5),
  ratio('CPU per messages JSON request ÷ Envoy', messages('tollgate'), messages('envoy'), 'lower', 1.6, 1.3),
  ratio(
    'throughput with 2 threads on 2 cores ÷ 1 thread',
    perSecond('threads', '2 threads'),
    perSecond('threads', '1 thread'),
    'higher',
    1.5,
    1.7,
  ),
  ratio(
    'throughput ÷ bare @fastify/http-proxy',
    perSecond('messages', 'tollgate'),
    perSecond('messages', 'http-proxy'),
    'higher',
    1.7,
    2,
  ),
  ratio('throughput ÷ Portkey', perSecond('messages', 'tollgate'), perSecond('messages', 'portkey'), 'higher', 10, 14),
  ratio(
    'CPU per SSE event ÷ raw pipe of the same stream',
    side('stream', 'tollgate', 'cpu_us_per_event'),
    side('stream', 'raw floor', 'cpu_us_per_event'),
    'lower',
    1.5,
    1.2,
  ),
  {
    name: 'p50 added over direct, one caller, ms',
    of: side('one-caller', 'tollgate', 'p50_ms'),
    over: side('one-caller', 'direct', 'p50_ms'),
    by: 'difference',
    better: 'lower',
    target: 0.4,
    beyond: 0.25,
  },
  figure('durable video creations per second', perSecond('video', 'tollgate'), 'higher', 8_000, 12_000),
  figure(
    'durable video creations per second, PostgreSQL, 1 gateway',
    perSecond('postgres', '1 gateway'),
    'higher',
    8_000,
    15_000,
  ),
  figure(
    'durable video creations per second, PostgreSQL, 3 gateways',
    perSecond('postgres', '3 gateways'),
    'higher',
    12_000,
    20_000,
  ),
  figure(
    'holds per second on one account, PostgreSQL',
    side('postgres', 'holds', 'holds_per_s'),
    'higher',
    20_000,
    30_000,
  ),
  figure('event-loop p99 while creating, ms', side('video', 'tollgate', 'loop_p99_ms'), 'lower', 10, 5),
  figure('memory per held-open stream, KiB', side('held', 'tollgate', 'stream_kib'), 'lower', 60, 30),
  ratio(
    'CPU per messages request, grown store ÷ empty',
    side('growth', 'grown store', 'cpu_us'),
    side('growth', 'empty store', 'cpu_us'),
    'lower',
    1.2,
    1.05,
  ),
  ratio(
    'CPU per video creation and poll, grown store ÷ empty',
    side('growth-video', 'grown store', 'cpu_us'),
    side('growth-video', 'empty store', 'cpu_us'),
    'lower',
    1.2,
    1.05,
  ),
  figure('tasks settled per second', side('settle', 'tollgate', 'settled_per_s'), 'higher', 2_000, 4_000),
  figure(
    'holds per second of the ledger core in memory',
    side('ledger', 'ledger core', 'holds_per_s'),
    'higher',
    300_000,
    1_000_000,
  ),
  figure(
    'list page of a million tasks, event loop blocked, ms',
    side('lists', 'list pages', 'blocked_ms'),
    'lower',
    5,
    1,
  ),
  figure('start to first answer, ms', side('start', 'tollgate', 'start_ms'), 'lower', 250, 150),
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
