/** Summarizes a run's figures over its rounds. */
import { median } from '../load/percentile.ts';
import { type FigureName, type Figures, figures } from '../scenarios/scenario.ts';

/** The figures of one target in one round of one scenario. */
export interface Sample {
  readonly scenario: string;
  readonly target: string;
  readonly round: number;
  readonly figures: Figures;
}

/** A figure over the rounds. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** The figures of one target in one scenario. */
export interface Result {
  readonly scenario: string;
  readonly target: string;
  readonly figures: Readonly<Partial<Record<FigureName, Spread>>>;
}

/** One result per scenario and target. */
export function summarize(samples: readonly Sample[]): readonly Result[] {
  const groups = Map.groupBy(samples, ({ scenario, target }) => `${scenario}\n${target}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const names = figureNames().filter((name) => group.some((sample) => sample.figures[name] !== undefined));
    const spreads = names.map((name) => [name, spread(group.flatMap((sample) => sample.figures[name] ?? []))]);
    return [{ scenario: first.scenario, target: first.target, figures: Object.fromEntries(spreads) }];
  });
}

/** The figures in the order of the report's columns. */
export function figureNames(): readonly FigureName[] {
  return Object.keys(figures) as FigureName[];
}

/** The values must not be empty. */
export function spread(values: readonly number[]): Spread {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}
