/**
 * All kinds of limits. The schema, the reference page, `check`, the command line and the steps `limit` and `reserve` are made from this
 * list. docs/contributing/kinds.md adds one.
 */
import { AmountError } from '../../lib/money/amount.ts';
import type { LimitValues, OwnLimits } from '../../plan/index.ts';
import type { LimitKind, LimitValue } from './kind.ts';
import { concurrentRequests } from './kinds/concurrent-requests.ts';
import { concurrentTasks } from './kinds/concurrent-tasks.ts';
import { requests } from './kinds/requests.ts';
import { spendPerDay, spendPerMonth } from './kinds/spend.ts';
import { tokens } from './kinds/tokens.ts';

export { PER_MINUTE } from './written-values.ts';
export { requests };

/** In the order in which they are shown. */
export const LIMIT_KINDS: readonly LimitKind[] = [
  requests,
  tokens,
  concurrentRequests,
  concurrentTasks,
  spendPerDay,
  spendPerMonth,
];

/** `requests=60/min`: how a kind is written on the command line. */
export function exampleOf({ name, schema }: LimitKind): string {
  return `${name}=${schema.examples[0]}`;
}

/** Reads limits as keys and accounts store them: text by name. `none` becomes undefined. @throws Error that names the mistake. */
export function parseLimits(texts: OwnLimits): LimitValues {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text === 'none' ? undefined : parseLimit(name, text)]),
  );
}

/** Checks one limit as an operator writes it: a value, `none` or `default`. @throws Error that names the mistake. */
export function checkLimit(name: string, text: string): void {
  if (text === 'none' || text === 'default') kindOf(name);
  else parseLimit(name, text);
}

function kindOf(name: string): LimitKind {
  const kind = LIMIT_KINDS.find((each) => each.name === name);
  if (kind !== undefined) return kind;
  throw new Error(`'${name}' cannot be limited; use one of ${LIMIT_KINDS.map((each) => each.name).join(', ')}`);
}

function parseLimit(name: string, text: string): LimitValue {
  const kind = kindOf(name);
  const mistake = `the limit of ${name} is not valid; write ${exampleOf(kind)}, or none`;
  try {
    const value = kind.parse(text);
    if (value !== undefined) return value;
  } catch (error) {
    if (!(error instanceof AmountError)) throw error;
    throw new Error(mistake, { cause: error });
  }
  throw new Error(mistake);
}

/** All limits as text by name. */
export function limitTexts(values: LimitValues): OwnLimits {
  return Object.fromEntries(
    LIMIT_KINDS.flatMap(({ name, format }) => {
      const value = values[name];
      return value === undefined ? [] : [[name, format(value)]];
    }),
  );
}
