/** The ways to write the value of a limit. A kind uses one of these. */
import { formatNano, type Nano, parseNano } from '../../lib/money/amount.ts';
import type { LimitKind, LimitValue } from './kind.ts';

type Written<Value extends LimitValue> = Pick<LimitKind<Value>, 'parse' | 'format'>;

/** `60/min`, as the definition `rate` of the schema. */
export const PER_MINUTE: Written<number> = {
  parse: (text) => numberIn(/^(0|[1-9]\d{0,11})\/min$/.exec(text)),
  format: (value) => `${value}/min`,
};

/** `10`: a whole number up to a million. With 0, nothing is allowed. */
export const WHOLE: Written<number> & { readonly schema: object } = {
  schema: { type: 'integer', minimum: 0, maximum: 1_000_000 },
  parse: (text) => numberIn(/^(0|[1-9]\d{0,5}|1000000)$/.exec(text)),
  format: String,
};

/** `"5.00"`, as the definition `amount` of the schema. */
export const MONEY: Written<Nano> = {
  parse: (text) => parseNano(text, { min: 0n }),
  format: (value) => formatNano(BigInt(value)),
};

function numberIn(match: RegExpExecArray | null): number | undefined {
  return match === null ? undefined : Number(match[1]);
}
