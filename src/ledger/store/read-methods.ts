/** The methods of a store that only read, shared by all engines: the readings of `reads/`, by their names. */
import * as prune from './prune-rows.ts';
import * as months from './reads/account-months.ts';
import * as accounts from './reads/account-reads.ts';
import * as changes from './reads/change-reads.ts';
import * as charges from './reads/charge-reads.ts';
import * as eachCharge from './reads/each-charge.ts';
import * as limits from './reads/limit-reads.ts';
import * as pages from './reads/pages.ts';
import * as search from './reads/search-reads.ts';
import * as statement from './reads/statement.ts';
import * as tasks from './reads/task-reads.ts';
import * as tokens from './reads/token-reads.ts';
import * as usage from './reads/usage-reads.ts';
import * as webhooks from './reads/webhook-reads.ts';
import type { Reader, Reading } from './sql.ts';

/** Readings of one statement, or of several that need not see the same rows. */
const READINGS = {
  prunable: prune.prunable,
  listAccounts: accounts.listAccounts,
  accountGroups: accounts.accountGroups,
  accountNames: accounts.accountNames,
  lastUses: accounts.lastUses,
  findAccount: accounts.findAccount,
  getKey: accounts.getKey,
  listKeys: accounts.listKeys,
  wallet: accounts.wallet,
  entries: accounts.entries,
  ownsResource: accounts.ownsResource,
  listResources: accounts.listResources,
  changes: changes.changes,
  findChangeKey: changes.findChangeKey,
  usageById: charges.usageById,
  usageOfRequest: charges.usageOfRequest,
  priceVersion: charges.priceVersion,
  chosenPrices: charges.chosenPrices,
  taskOfRequest: charges.taskOfRequest,
  wantedSpendLeases: limits.wantedSpendLeases,
  openTaskCount: limits.openTaskCount,
  quotasOf: limits.quotasOf,
  accountsPage: pages.accountsPage,
  keysPage: pages.keysPage,
  entriesPage: pages.entriesPage,
  anchor: pages.anchor,
  entriesOfHold: pages.entriesOfHold,
  entryById: pages.entryById,
  leasesPage: pages.leasesPage,
  tasksPart: pages.tasksPart,
  searchRows: search.searchRows,
  getTask: tasks.getTask,
  findTask: tasks.findTask,
  storedRequest: tasks.storedRequest,
  knownUpstreamIds: tasks.knownUpstreamIds,
  findIdempotent: tasks.findIdempotent,
  countOpenTasks: tasks.countOpenTasks,
  findToken: tokens.findToken,
  tokenById: tokens.tokenById,
  findSession: tokens.findSession,
  tokensPage: tokens.tokensPage,
  usageDays: usage.usageDays,
  hasDueDeliveries: webhooks.hasDueDeliveries,
  expiringKeys: webhooks.expiringKeys,
  webhookById: webhooks.webhookById,
  webhooksPage: webhooks.webhooksPage,
  deliveryById: webhooks.deliveryById,
  deliveriesPage: webhooks.deliveriesPage,
  dueDeliveries: webhooks.dueDeliveries,
};

/** Readings of several statements that must see the same rows. */
const ON_A_SNAPSHOT = {
  leaseUsage: charges.leaseUsage,
  eachCharge: eachCharge.eachCharge,
  spendLeasesOf: limits.spendLeasesOf,
  accountMonths: months.accountMonths,
  accountStatement: statement.accountStatement,
  listTasks: tasks.listTasks,
  usage: usage.usage,
  eachUsage: usage.eachUsage,
  topUsage: usage.topUsage,
};

type Method<F> = F extends (...args: infer A) => Reading<infer R> ? (...args: A) => Promise<R> : never;
type Methods<Readings> = { readonly [N in keyof Readings]: Method<Readings[N]> };

/** One method for each reading. The files of `reads/` describe them. */
export type Reads = Methods<typeof READINGS & typeof ON_A_SNAPSHOT>;

/** The methods, on top of an engine's reader. */
export function readMethods({ read, snapshot }: Reader): Reads {
  const lists = [[READINGS, read] as const, [ON_A_SNAPSHOT, snapshot] as const];
  const methods = lists.flatMap(([readings, run]) =>
    Object.entries<(...args: never[]) => Reading<unknown>>(readings).map(([name, reading]) => {
      return [name, (...args: never[]) => run(reading(...args))];
    }),
  );
  return Object.fromEntries(methods);
}
