/** The type `decimal` of expressions: exact, for costs that vendors report. */
import { type Environment, EvaluationError } from '@marcbachmann/cel-js';
import { Decimal, readAtto, wholeDecimal } from '../money/decimal.ts';

/**
 * Adds the type, its operators, and `decimal(int or string)`, `ceil`, `max` and `min`. To be called last: of values whose type is unknown,
 * the library takes the first function.
 */
export function registerDecimals(environment: Environment): Environment {
  return environment
    .registerType('decimal', { ctor: Decimal, fields: {} })
    .registerFunction('decimal(int): decimal', wholeDecimal)
    .registerFunction('decimal(string): decimal', parseDecimal)
    .registerFunction('ceil(decimal): int', (value: Decimal) => value.ceil())
    .registerFunction('max(decimal, decimal): decimal', (a: Decimal, b: Decimal) => (a.atto > b.atto ? a : b))
    .registerFunction('min(decimal, decimal): decimal', (a: Decimal, b: Decimal) => (a.atto < b.atto ? a : b))
    .registerOperator('decimal + decimal', (a: Decimal, b: Decimal) => a.plus(b))
    .registerOperator('decimal - decimal', (a: Decimal, b: Decimal) => a.minus(b))
    .registerOperator('decimal * int', (a: Decimal, b: bigint) => a.times(b))
    .registerOperator('int * decimal: decimal', (a: bigint, b: Decimal) => b.times(a))
    .registerOperator('decimal == decimal', (a: Decimal, b: Decimal) => a.atto === b.atto)
    .registerOperator('decimal < decimal', (a: Decimal, b: Decimal) => a.atto < b.atto)
    .registerOperator('decimal <= decimal', (a: Decimal, b: Decimal) => a.atto <= b.atto)
    .registerOperator('decimal > decimal', (a: Decimal, b: Decimal) => a.atto > b.atto)
    .registerOperator('decimal >= decimal', (a: Decimal, b: Decimal) => a.atto >= b.atto);
}

function parseDecimal(text: string): Decimal {
  const atto = readAtto(text);
  if (atto !== undefined) return new Decimal(atto);
  throw new EvaluationError({
    code: 'invalid_conversion',
    message: `decimal() type error: '${text}' is not a decimal`,
  });
}
