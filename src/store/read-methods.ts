/** The methods of a store that only read, shared by all engines: each runs a reading of its name. */
import { prunable } from './prune.ts';
import {
  accountNames,
  entries,
  findAccount,
  getKey,
  listAccounts,
  listKeys,
  listResources,
  ownsResource,
  wallet,
} from './reads/accounts.ts';
import { changes, findChangeKey } from './reads/changes.ts';
import { leaseUsage, priceVersion, taskOfRequest, usageById, usageOfRequest } from './reads/charges.ts';
import { eachCharge } from './reads/each-charge.ts';
import { openTaskCount, quotasOf, spendLeasesOf, wantedSpendLeases } from './reads/limits.ts';
import {
  accountsPage,
  anchor,
  entriesOfHold,
  entriesPage,
  entryById,
  keysPage,
  leasesPage,
  tasksPart,
} from './reads/pages.ts';
import { accountStatement } from './reads/statement.ts';
import {
  countOpenTasks,
  findIdempotent,
  findTask,
  getTask,
  knownUpstreamIds,
  listTasks,
  storedRequest,
} from './reads/tasks.ts';
import { findSession, findToken, tokenById, tokensPage } from './reads/tokens.ts';
import { eachUsage, topUsage, usage, usageDays } from './reads/usage.ts';
import {
  deliveriesPage,
  deliveryById,
  dueDeliveries,
  expiringKeys,
  hasDueDeliveries,
  webhookById,
  webhooksPage,
} from './reads/webhooks.ts';
import type { Reader, Reading } from './sql.ts';

/** For the administration API. */
const adminReadings = {
  findToken,
  tokenById,
  findSession,
  tokensPage,
  accountsPage,
  keysPage,
  anchor,
  entriesPage,
  entryById,
  entriesOfHold,
  tasksPart,
  leasesPage,
  webhookById,
  webhooksPage,
  deliveryById,
  deliveriesPage,
  dueDeliveries,
  hasDueDeliveries,
  expiringKeys,
  usageById,
  leaseUsage,
  priceVersion,
  taskOfRequest,
  usageOfRequest,
  accountStatement,
  eachCharge,
  prunable,
};

const readings = {
  ...adminReadings,

  listAccounts,
  accountNames,
  findAccount,
  listKeys,
  getKey,
  wallet,
  entries,
  changes,
  findChangeKey,
  ownsResource,
  listResources,

  getTask,
  findTask,
  listTasks,
  storedRequest,
  knownUpstreamIds,
  findIdempotent,
  countOpenTasks,

  spendLeasesOf,
  openTaskCount,
  quotasOf,
  wantedSpendLeases,
  usage,
  eachUsage,
  topUsage,
  usageDays,
};

/** Readings with several statements that must see the same rows. */
const ON_A_SNAPSHOT: ReadonlySet<string> = new Set<keyof typeof readings>([
  'listTasks',
  'leaseUsage',
  'spendLeasesOf',
  'usage',
  'eachUsage',
  'topUsage',
  'accountStatement',
  'eachCharge',
]);

type Method<F> = F extends (...args: infer A) => Reading<infer R> ? (...args: A) => Promise<R> : never;

/** The names of the readings for the administration API. */
export const adminReadNames: readonly string[] = Object.keys(adminReadings);

export type AdminReadName = keyof typeof adminReadings;

/** One method for each reading, which is described there. */
export type Reads = { readonly [N in keyof typeof readings]: Method<(typeof readings)[N]> };

/** The methods, on top of an engine's reader. */
export function readMethods({ read, snapshot }: Reader): Reads {
  const methods = Object.entries(readings).map(([name, reading]: [string, (...args: never[]) => Reading<unknown>]) => {
    const run = ON_A_SNAPSHOT.has(name) ? snapshot : read;
    return [name, (...args: never[]) => run(reading(...args))];
  });
  return Object.fromEntries(methods) as Reads;
}
