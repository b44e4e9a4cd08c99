/** Describes the limits of a plan. */
import { type LimitsPlan, limitTexts } from '../plan.ts';

export interface LimitsDescription {
  /** Where days and months begin. */
  readonly time_zone: string;
  readonly limits: readonly LimitDescription[];
}

export interface LimitDescription {
  readonly name: string;
  readonly by: readonly string[];
  /** Null: all. */
  readonly models: readonly string[] | null;
  /** As in the file: `requests: 60/min`. */
  readonly values: Readonly<Record<string, string>>;
}

/** Null: nothing is limited, and keys and accounts cannot have limits. */
export function describeLimits(limits: LimitsPlan | undefined): LimitsDescription | null {
  if (limits === undefined) return null;
  return {
    time_zone: limits.time_zone,
    limits: limits.rules.map(({ name, by, models = null, values }) => ({
      name,
      by,
      models,
      values: limitTexts(values),
    })),
  };
}

/** The rows of a table. */
export function limitRow({ name, by, models, values }: LimitDescription): readonly string[] {
  const each = Object.entries(values).map(([measure, value]) => `${measure} ${value}`);
  return [name, by.join(' and '), models?.join(', ') ?? 'all', each.length === 0 ? '-' : each.join(', ')];
}
