/** The methods of a store that only read, shared by all engines: the readings of `reads/`, by their names. */
import * as prune from './prune-rows.ts';
import * as accounts from './reads/account-reads.ts';
import * as changes from './reads/change-reads.ts';
import * as charges from './reads/charge-reads.ts';
import * as eachCharge from './reads/each-charge.ts';
import * as limits from './reads/limit-reads.ts';
import * as pages from './reads/pages.ts';
import * as statement from './reads/statement.ts';
import * as tasks from './reads/task-reads.ts';
import * as tokens from './reads/token-reads.ts';
import * as usage from './reads/usage-reads.ts';
import * as webhooks from './reads/webhook-reads.ts';
import type { Reader, Reading } from './sql.ts';

const exported = {
  ...prune,
  ...accounts,
  ...changes,
  ...charges,
  ...eachCharge,
  ...limits,
  ...pages,
  ...statement,
  ...tasks,
  ...tokens,
  ...usage,
  ...webhooks,
};

/** Readings that engines use, and that are no methods. */
type OfEngines = 'findKey' | 'isSpendingStored' | 'webhookRules';
type Method<F> = F extends (...args: infer A) => Reading<infer R> ? (...args: A) => Promise<R> : never;
type Methods = {
  readonly [N in keyof typeof exported as Method<(typeof exported)[N]> extends never ? never : N]: Method<
    (typeof exported)[N]
  >;
};

/** One method for each generator function that a file of `reads/` exports, where it is described. */
export type Reads = Omit<Methods, OfEngines>;

const { constructor: GeneratorFunction } = function* () {};
const readings = Object.entries<unknown>(exported).filter(
  (named): named is [string, (...args: never[]) => Reading<unknown>] => named[1] instanceof GeneratorFunction,
);

/** Readings with several statements that must see the same rows. */
const ON_A_SNAPSHOT: ReadonlySet<string> = new Set<keyof Reads>([
  'listTasks',
  'leaseUsage',
  'spendLeasesOf',
  'usage',
  'eachUsage',
  'topUsage',
  'accountStatement',
  'eachCharge',
]);

/** The methods, on top of an engine's reader. */
export function readMethods({ read, snapshot }: Reader): Reads {
  const methods = readings.map(([name, reading]) => {
    const run = ON_A_SNAPSHOT.has(name) ? snapshot : read;
    return [name, (...args: never[]) => run(reading(...args))];
  });
  return Object.fromEntries(methods);
}
