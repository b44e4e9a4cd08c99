/** `spend_per_day` and `spend_per_month`: charges and open holds in a calendar day or month. */
import type { LimitKind } from '../kind.ts';
import { MONEY } from '../written-values.ts';

export const spendPerDay = spendPer(
  'day',
  'Charges and open holds in a calendar day of `currency.time_zone`. Only for a limit by key or by account.',
  '10.00',
);
export const spendPerMonth = spendPer('month', 'The same in a calendar month.', '200.00');

function spendPer(period: 'day' | 'month', description: string, example: string): LimitKind {
  const name = `spend_per_${period}`;
  return {
    ...MONEY,
    name,
    schema: { description, examples: [example], $ref: '#/definitions/amount' },
    words: `per ${period}`,
    // Wallets belong to accounts, and leases to accounts or keys. Neither is divided by model.
    refuse({ by, models }) {
      if (models === undefined && !by.includes('model')) return undefined;
      const hint = `move ${name} to a limit by key or by account, without models`;
      return { message: 'spending is not limited by model', hint };
    },
    count: { by: 'spending', period },
  };
}
