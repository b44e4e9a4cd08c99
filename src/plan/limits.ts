/** Limits: what each key, account or model may use at a time. */
import { AmountError, formatNano, type Nano, parseNano } from '../lang/amount.ts';

/** Everything that can be limited. */
export const MEASURES = [
  'requests',
  'tokens',
  'concurrent_requests',
  'concurrent_tasks',
  'spend_per_day',
  'spend_per_month',
] as const;
export type Measure = (typeof MEASURES)[number];
type SpendMeasure = 'spend_per_day' | 'spend_per_month';

/** The largest values. Rates are per minute, spending is in nano. An absent one is not limited. */
export type LimitValues = {
  readonly [M in Measure]?: (M extends SpendMeasure ? Nano : number) | undefined;
};

/** Limits of one key or account, as text by name: `{requests: "60/min"}`; `none` lifts the configured one. */
export type OwnLimits = Readonly<Record<string, string>>;

/** What a limit counts separately. */
export type LimitScope = 'key' | 'account' | 'model';

/** One entry of `limits`. */
export interface LimitRule {
  readonly name: string;
  readonly by: readonly LimitScope[];
  /** Globs; undefined: all models, and requests without a model. */
  readonly models: readonly string[] | undefined;
  readonly values: LimitValues;
}

/** All limits. Undefined in the plan: no request is limited, and keys and accounts cannot have limits of their own. */
export interface LimitsPlan {
  /** IANA name: where days and months begin. */
  readonly time_zone: string;
  readonly rules: readonly LimitRule[];
}

/** Whether the text names something that can be limited. */
export function isMeasure(text: string): text is Measure {
  return MEASURES.some((measure) => measure === text);
}

/** Reads limits as keys and accounts store them: text by name. `none` becomes undefined. @throws Error that names the mistake. */
export function parseLimits(texts: OwnLimits): LimitValues {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      if (!isMeasure(name)) throw new Error(`'${name}' cannot be limited; use one of ${MEASURES.join(', ')}`);
      return [name, text === 'none' ? undefined : parseLimit(name, text)];
    }),
  );
}

/** Reads `60/min`, `10` or `5.00`. @throws Error that names the mistake. */
function parseLimit(measure: Measure, text: string): number | Nano {
  switch (measure) {
    case 'requests':
    case 'tokens':
      return wholeNumber(measure, /^([1-9]\d{0,11})\/min$/.exec(text)?.[1], `${measure}=60/min`);
    case 'concurrent_requests':
    case 'concurrent_tasks':
      return wholeNumber(measure, /^([1-9]\d{0,5}|1000000)$/.exec(text)?.[1], `${measure}=10`);
    case 'spend_per_day':
    case 'spend_per_month':
      return spend(measure, text);
  }
}

function wholeNumber(measure: Measure, digits: string | undefined, example: string): number {
  if (digits === undefined) throw new Error(`the limit of ${measure} is not valid; write ${example}, or none`);
  return Number(digits);
}

function spend(measure: Measure, text: string): Nano {
  try {
    return parseNano(text, { min: 0n });
  } catch (error) {
    if (!(error instanceof AmountError)) throw error;
    throw new Error(`the limit of ${measure} is not valid; write ${measure}=10.00, or none`, { cause: error });
  }
}

/** Formats a value as operators write it: `60/min`, `10`, `5.00`. */
export function formatLimit(measure: Measure, value: number | Nano): string {
  if (typeof value === 'bigint') return formatNano(value);
  return measure === 'requests' || measure === 'tokens' ? `${value}/min` : String(value);
}

/** All limits as text by name. */
export function limitTexts(values: LimitValues): OwnLimits {
  return Object.fromEntries(
    MEASURES.flatMap((measure) => {
      const value = values[measure];
      return value === undefined ? [] : [[measure, formatLimit(measure, value)]];
    }),
  );
}
