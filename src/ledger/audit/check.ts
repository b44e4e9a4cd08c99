/** A check of an invariant: a query for breaches, and a message with a remedy. */
import { NANO, type Nano } from '../../lib/money/amount.ts';
import { sumOf } from '../store/sql.ts';

/** The columns of every check; an unused column is null. */
export interface BreachRow {
  readonly account: string | null;
  readonly task: string | null;
  /** The id or name of the wrong entry or other row. */
  readonly subject: bigint | string | null;
  readonly found: Nano | string | null;
  readonly expected: Nano | string | null;
  /** If not null, `found` or `expected` is a sum in whole units, and this is the rest to add, in nano. */
  readonly found_rest?: Nano | null;
  readonly expected_rest?: Nano | null;
}

/** One check: `says` formats the message of a breach. */
export interface Check {
  readonly sql: string;
  readonly says: (row: BreachRow) => string;
}

// Two such sums are equal when `difference` is 0. That is also true beyond 64 bits, where SQLite continues with a REAL.
export const SUMS = sumOf('amount');
export const difference = (a: string, b: string) => `(${a}_whole - ${b}_whole) * ${NANO} + ${a}_rest - ${b}_rest`;
