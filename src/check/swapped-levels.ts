/** Finds a price table whose levels are in another order than the facts in its `by`: one mistake, and not one for each price. */
import type { Scope } from '../compile/scope.ts';
import type { PricePlan } from '../plan.ts';

/** Whether the first level of the table has the values of another fact than the first; reports it. @param choices the values of each fact */
export function areLevelsSwapped(
  { name, by, table }: PricePlan,
  choices: readonly ReadonlySet<string>[],
  { report }: Scope,
): boolean {
  const keys = typeof table === 'bigint' ? [] : Object.keys(table);
  if (keys.length === 0 || keys.some((key) => choices[0]?.has(key) !== false)) return false;
  const fact = by.find((_, index) => keys.every((key) => choices[index]?.has(key) === true));
  if (fact === undefined) return false;
  const order = [fact, ...by.filter((one) => one !== fact)].join(', ');
  const message = `the first level of the table has the values of '${fact}', but by begins with '${by[0]}'`;
  report.error('price-depth', ['prices', name, 'by'], message, `write by: [${order}]`);
  return true;
}
