/** The performance goals of the gateway, mostly ratios of two figures measured in the same round. */
import type { FigureName } from '../scenarios/scenario.ts';
import { type Sample, type Spread, spread } from './results.ts';

/** The figure that a goal is about. With `over`, it is compared with the same figure of another target in the same scenario. */
interface Measured {
  readonly scenario: string;
  readonly figure: FigureName;
  /** Names of targets, without a peer's version. */
  readonly of: string;
  readonly over?: string;
  /** How the two are compared; `figure` for a single one. */
  readonly by: 'ratio' | 'difference' | 'figure';
}

interface Goal extends Measured {
  readonly name: string;
  readonly better: 'lower' | 'higher';
  readonly target: number;
  readonly beyond: number;
}

const lower = (name: string, measured: Measured, target: number, beyond: number): Goal => ({
  name,
  ...measured,
  better: 'lower',
  target,
  beyond,
});
const higher = (name: string, measured: Measured, target: number, beyond: number): Goal => ({
  name,
  ...measured,
  better: 'higher',
  target,
  beyond,
});

const ratio = (scenario: string, figure: FigureName, target: string, over: string): Measured => ({
  scenario,
  figure,
  of: target,
  over,
  by: 'ratio',
});
const messagesCpu = (over: string) => ratio('messages', 'cpu_us', 'tollgate', over);
const messagesRate = (over: string) => ratio('messages', 'requests_per_s', 'tollgate', over);
const grown = (scenario: string) => ratio(scenario, 'cpu_us', 'grown store', 'empty store');
const single = (scenario: string, figure: FigureName, target = 'tollgate'): Measured => ({
  scenario,
  figure,
  of: target,
  by: 'figure',
});
const oneCaller = ratio('one-caller', 'cpu_us', 'tollgate', 'raw floor');
const twoThreads = ratio('threads', 'requests_per_s', '2 threads', '1 thread');
const event = ratio('stream', 'cpu_us_per_event', 'tollgate', 'raw floor');
const bifrostWithKey = messagesCpu('bifrost, virtual key');
const ledgerCore = single('ledger', 'holds_per_s', 'ledger core');
const postgresRate = (gateways: string) => single('postgres', 'requests_per_s', gateways);
const postgresHolds = single('postgres', 'holds_per_s', 'holds on one account');

const addedLatency: Measured = {
  scenario: 'one-caller',
  figure: 'p50_ms',
  of: 'tollgate',
  over: 'direct',
  by: 'difference',
};

/** Every goal, in the order of the report. */
export const goals: readonly Goal[] = [
  lower('CPU per messages JSON request ÷ raw floor', messagesCpu('raw floor'), 1.6, 1.3),
  lower('CPU per messages JSON request ÷ raw floor, one caller', oneCaller, 1.4, 1.2),
  lower('CPU per messages JSON request ÷ Bifrost with virtual key, budget and log', bifrostWithKey, 0.2, 0.15),
  lower('CPU per messages JSON request ÷ Bifrost bare', messagesCpu('bifrost'), 0.6, 0.5),
  lower('CPU per messages JSON request ÷ Envoy as a plain proxy', messagesCpu('envoy'), 1.6, 1.3),
  higher('throughput with 2 threads on 2 cores ÷ 1 thread', twoThreads, 1.5, 1.7),
  higher('throughput ÷ bare @fastify/http-proxy', messagesRate('http-proxy'), 1.7, 2),
  higher('throughput ÷ Portkey', messagesRate('portkey'), 10, 14),
  lower('CPU per SSE event ÷ raw pipe of the same stream', event, 1.5, 1.2),
  lower('p50 added over direct, one caller, ms', addedLatency, 0.4, 0.25),
  higher('durable video creations per second', single('video', 'requests_per_s'), 8_000, 12_000),
  higher('durable video creations per second, PostgreSQL, 1 gateway', postgresRate('1 gateway'), 8_000, 15_000),
  higher('durable video creations per second, PostgreSQL, 3 gateways', postgresRate('3 gateways'), 12_000, 20_000),
  higher('holds per second on one account, PostgreSQL', postgresHolds, 20_000, 30_000),
  lower('event-loop p99 while creating, ms', single('video', 'loop_p99_ms'), 10, 5),
  lower('memory per held-open stream, KiB', single('held', 'stream_kib'), 60, 30),
  lower('CPU per messages request, grown store ÷ empty', grown('growth'), 1.2, 1.05),
  lower('CPU per video creation and poll, grown store ÷ empty', grown('growth-video'), 1.2, 1.05),
  higher('tasks settled per second', single('settle', 'settled_per_s'), 2_000, 4_000),
  higher('holds per second of the ledger core in memory', ledgerCore, 300_000, 1_000_000),
  lower('list page of a million tasks, event loop blocked, ms', single('lists', 'blocked_ms', 'list pages'), 5, 1),
  lower('start to first answer, ms', single('start', 'start_ms'), 250, 150),
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

function valuesOf({ scenario, figure, of, over, by }: Measured, samples: readonly Sample[]): readonly number[] {
  const of_scenario = samples.filter((sample) => sample.scenario === scenario);
  const left = byRound(of, figure, of_scenario);
  if (over === undefined) return [...left.values()];
  const right = byRound(over, figure, of_scenario);
  return [...left].flatMap(([round, value]) => {
    const other = right.get(round);
    if (other === undefined || (by === 'ratio' && other === 0)) return [];
    return [by === 'ratio' ? value / other : value - other];
  });
}

function byRound(name: string, figure: FigureName, samples: readonly Sample[]): ReadonlyMap<number, number> {
  // A peer's name is followed by its version.
  const found = samples.filter(({ target }) => target === name || target.startsWith(`${name} `));
  return new Map(
    found.flatMap(({ round, figures }) => (figures[figure] === undefined ? [] : [[round, figures[figure]] as const])),
  );
}
