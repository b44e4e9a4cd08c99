/** Roll-ups of usage: sums by quarter of an hour, so that reports read no single requests. Every time zone's day is a whole number of quarters. */
import { hash } from 'node:crypto';
import { clampSum, type Nano } from '../../lib/money/amount.ts';
import { chargedUnits } from '../../lib/money/class-units.ts';
import { QUARTER_ms } from '../../lib/time/duration.ts';
import type { Time_ms } from './money-rows.ts';
import type { TaskRow, WorkingSet } from './working-set.ts';

/** Classes of units per series. The usage of a rule with more classes has several series. */
const CLASSES = 4;

/** What a roll-up counts. Two series may have the same columns: reports add them up. */
export interface UsageSeries {
  readonly id: bigint;
  readonly account: string;
  readonly key: string;
  readonly model: string;
  readonly route: string;
  /** `upstream/target`; empty: not known. */
  readonly target: string;
  /** The classes of `units_1` to `units_4`. */
  readonly classes: readonly string[];
}

/** Sums over requests and tasks. */
export interface CountedUsage {
  readonly requests: number;
  /** Tasks and metered requests that ended without a charge because the upstream failed. */
  readonly failures: number;
  readonly amount_nano: Nano;
  readonly cost_nano: Nano;
  /** The requests whose cost is not known. */
  readonly uncosted: number;
}

export interface QuarterSum extends CountedUsage {
  readonly series: bigint;
  /** Since 1970, in UTC. */
  readonly quarter: number;
  readonly units_1_nano: bigint;
  readonly units_2_nano: bigint;
  readonly units_3_nano: bigint;
  readonly units_4_nano: bigint;
}

export interface UsageCount extends CountedUsage, Pick<UsageSeries, 'account' | 'key' | 'model' | 'route' | 'target'> {
  readonly at_ms: Time_ms;
  readonly units_nano: Readonly<Record<string, bigint>>;
}

/** The quarter of a time. */
export function quarterOf(at_ms: Time_ms): number {
  return Math.floor(at_ms / QUARTER_ms);
}

/** When a task counts as usage: at its end. Null: it has not ended. */
function endedAt_ms({ state, finished_at_ms }: TaskRow): Time_ms | null {
  return state === 'succeeded' || state === 'failed' ? finished_at_ms : null;
}

/** The usage that the batch adds to the roll-ups. */
export function countedIn(set: WorkingSet): readonly UsageCount[] {
  const counted: UsageCount[] = [];
  for (const { before, after } of set.tasks.changes()) {
    const at_ms = after && endedAt_ms(after);
    if (after === null || at_ms === null || (before && endedAt_ms(before)) !== null) continue;
    counted.push(countTask(after, at_ms));
  }
  for (const group of set.usage) {
    const { upstream, target, ...names } = group;
    counted.push({ ...names, target: targetName(upstream, target) });
  }
  return counted;
}

/** The target of a series. Targets of several upstreams may have one name. */
export function targetName(upstream: string | null, target: string | null): string {
  return upstream === null || target === null ? '' : `${upstream}/${target}`;
}

/** What is counted of a task. */
type EndedTask = Pick<TaskRow, 'account' | 'key' | 'model' | 'route' | 'upstream' | 'target' | 'state'> &
  Pick<TaskRow, 'charged_nano' | 'cost_nano' | 'unit' | 'charged_units_nano' | 'charged_classes'>;

/** What an ended task adds to the roll-ups. */
export function countTask(task: EndedTask, at_ms: Time_ms): UsageCount {
  const { account, key, model, route, upstream, target, charged_nano, cost_nano } = task;
  const isCharged = task.state === 'succeeded';
  return {
    account,
    key,
    model,
    route,
    target: targetName(upstream, target),
    at_ms,
    requests: isCharged ? 1 : 0,
    failures: isCharged ? 0 : 1,
    amount_nano: isCharged ? (charged_nano ?? 0n) : 0n,
    cost_nano: isCharged ? (cost_nano ?? 0n) : 0n,
    uncosted: isCharged && cost_nano === null ? 1 : 0,
    units_nano: isCharged ? chargedUnits(task) : {},
  };
}

/** The rows to add. */
export interface RollUps {
  readonly series: readonly UsageSeries[];
  readonly quarters: readonly QuarterSum[];
}

/** Sums what was counted by series and quarter. */
export function rollUp(counted: readonly UsageCount[]): RollUps {
  const series = new Map<bigint, UsageSeries>();
  const quarters = new Map<string, QuarterSum>();
  for (const each of counted) {
    const quarter = quarterOf(each.at_ms);
    const units = Object.entries(each.units_nano).sort(([a], [b]) => (a < b ? -1 : 1));
    // A second part has only units, so that requests and amounts count once.
    for (let from = 0; from === 0 || from < units.length; from += CLASSES) {
      const part = units.slice(from, from + CLASSES);
      const row = seriesOf(
        each,
        part.map(([name]) => name),
      );
      series.set(row.id, row);
      const name = `${quarter}/${row.id}`;
      quarters.set(name, addTo(quarters.get(name), from === 0 ? each : NO_REQUESTS, part, row.id, quarter));
    }
  }
  return { series: [...series.values()], quarters: [...quarters.values()] };
}

/** Of a part that has only units. */
export const NO_REQUESTS = { requests: 0, failures: 0, amount_nano: 0n, cost_nano: 0n, uncosted: 0 };

function addTo(
  before: QuarterSum | undefined,
  added: typeof NO_REQUESTS,
  units: readonly (readonly [string, bigint])[],
  series: bigint,
  quarter: number,
): QuarterSum {
  const unitsAt = (index: number) => units[index]?.[1] ?? 0n;
  return {
    series,
    quarter,
    requests: (before?.requests ?? 0) + added.requests,
    failures: (before?.failures ?? 0) + added.failures,
    amount_nano: clampSum((before?.amount_nano ?? 0n) + added.amount_nano),
    cost_nano: clampSum((before?.cost_nano ?? 0n) + added.cost_nano),
    uncosted: (before?.uncosted ?? 0) + added.uncosted,
    units_1_nano: clampSum((before?.units_1_nano ?? 0n) + unitsAt(0)),
    units_2_nano: clampSum((before?.units_2_nano ?? 0n) + unitsAt(1)),
    units_3_nano: clampSum((before?.units_3_nano ?? 0n) + unitsAt(2)),
    units_4_nano: clampSum((before?.units_4_nano ?? 0n) + unitsAt(3)),
  };
}

/** The id of a series or a pool with these columns. */
export function seriesId(name: string): bigint {
  return BigInt(`0x${hash('sha256', name, 'hex').slice(0, 16)}`) >> 1n;
}

/** Series by their columns. */
const known = new Map<string, UsageSeries>();
/** A full cache is emptied: callers choose some of the names. */
const MAX_KNOWN = 10_000;

function seriesName(
  { account, key, model, route, target }: Omit<UsageSeries, 'id' | 'classes'>,
  classes: readonly string[],
): string {
  return [account, key, model, route, target, ...classes].join('\0');
}

/** The id that a series with these columns has, unless a migration made it. */
export function seriesIdOf(series: Omit<UsageSeries, 'id'>): bigint {
  return seriesId(seriesName(series, series.classes));
}

/** A series has the same id in every process and store, so that writing one needs no look-up. Ids of a migration are negative. */
function seriesOf(series: Omit<UsageSeries, 'id' | 'classes'>, classes: readonly string[]): UsageSeries {
  const name = seriesName(series, classes);
  const found = known.get(name);
  if (found !== undefined) return found;
  const { account, key, model, route, target } = series;
  const id = seriesId(name);
  const made = { id, account, key, model, route, target, classes };
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(name, made);
  return made;
}
