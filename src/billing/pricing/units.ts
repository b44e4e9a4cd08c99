/** Evaluates the expressions of billing rules to quantities. */

import { type CelContext, type CelExpression, evaluateCel } from '../../lib/cel/cel.ts';
import { LARGEST_AMOUNT, type Nano, quantityNano } from '../../lib/money/amount.ts';
import { Decimal } from '../../lib/money/decimal.ts';
import { Refusal } from '../../lib/refusal.ts';

/** The largest quantity that can be priced, in whole units. */
const MAX_UNITS = 1_000_000_000n;
const TOO_MUCH = 'this request asks for more than can be priced; ask for less';
const TOO_LITTLE = 'a number in this request is below 0 where a quantity is counted; send a larger one';

/**
 * Evaluates an expression to units, in nano.
 *
 * @param owner in words, for the operator: the rule, and what the expression is for.
 * @throws Refusal `invalid_request` for more units than can be priced, or fewer than none; `internal` when the result is no quantity.
 */
export function evaluateUnits(
  expression: CelExpression,
  context: CelContext,
  owner: () => readonly [rule: string, what: string],
): Nano {
  let units: unknown;
  try {
    units = evaluateCel(expression, context);
  } catch (cause) {
    // The facts have their types, so only a number of the caller that is out of range can fail here.
    throw new Refusal('invalid_request', TOO_MUCH, { cause });
  }
  const quantity = units instanceof Decimal ? units.toNano() : quantityNano(units);
  if (quantity !== undefined && quantity >= 0n && quantity <= LARGEST_AMOUNT) return quantity;
  if (quantity !== undefined) throw new Refusal('invalid_request', quantity < 0n ? TOO_LITTLE : TOO_MUCH);
  if (typeof units === 'bigint' || typeof units === 'number') {
    if (units > MAX_UNITS) throw new Refusal('invalid_request', TOO_MUCH);
    if (units < 0) throw new Refusal('invalid_request', TOO_LITTLE);
  }
  const [rule, what] = owner();
  throw new Refusal('internal', `${rule} gives no quantity for its ${what}`);
}
