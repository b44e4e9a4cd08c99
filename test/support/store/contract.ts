/** The contract of every engine's store, run by one test file per engine. */
import type { Test } from 'tap';
import type { Store } from '../../../src/ledger/store/store.ts';
import type { OpenFresh } from '../stores.ts';
import { accountContract, accountListContract, keyContract, resourceContract } from './contract/accounts.ts';
import { correctionContract } from './contract/corrections.ts';
import { leaseContract } from './contract/leases.ts';
import { gaugeContract, ledgerContract, repetitionContract } from './contract/ledger.ts';
import { limitContract } from './contract/limits.ts';
import { claimContract, listContract } from './contract/lists.ts';
import { settlementContract } from './contract/settlements.ts';
import { taskContract } from './contract/tasks.ts';

/** test/support/store/contract/model.ts */
type ModelWrite = 'recoverTasks';
type TokenWrite = 'noteTokenUse' | 'openSession' | 'endSession' | 'keepAnswer';
/** test/admin/prune.test.ts */
type PruneWrite = 'recordPrune' | 'pruneUsage' | 'pruneTasks';
/** src/ledger/store/reads/usage-in-time-zones.test.ts */
type ReportWrite = 'rollUpUsage';
/** test/admin/ */
type AdminReadName =
  | 'findToken'
  | 'tokenById'
  | 'findSession'
  | 'tokensPage'
  | 'accountsPage'
  | 'lastUses'
  | 'accountGroups'
  | 'searchRows'
  | 'keysPage'
  | 'anchor'
  | 'entriesPage'
  | 'entryById'
  | 'entriesOfHold'
  | 'tasksPart'
  | 'leasesPage'
  | 'webhookById'
  | 'webhooksPage'
  | 'deliveryById'
  | 'deliveriesPage'
  | 'dueDeliveries'
  | 'hasDueDeliveries'
  | 'expiringKeys'
  | 'usageById'
  | 'leaseUsage'
  | 'priceVersion'
  | 'chosenPrices'
  | 'taskOfRequest'
  | 'usageOfRequest'
  | 'accountMonths'
  | 'accountStatement'
  | 'eachCharge'
  | 'prunable';
/** test/webhooks/ */
type WebhookWrite =
  | 'createWebhook'
  | 'editWebhook'
  | 'rotateWebhook'
  | 'testWebhook'
  | 'redeliver'
  | 'recordEvents'
  | 'noteRefusal'
  | 'setWalletLow'
  | 'claimWebhooks'
  | 'endWebhookClaim'
  | 'recordDeliveries'
  | 'tidyDeliveries';

/** Lists every method but those of the administration API (test/admin/), which TypeScript checks. */
const methods: Readonly<
  Record<
    Exclude<
      keyof Store,
      | ModelWrite
      | AdminReadName
      | TokenWrite
      | PruneWrite
      | ReportWrite
      | WebhookWrite
      | 'lost'
      | 'share'
      | 'giveUp'
      | 'isShared'
      | 'moved'
      | 'now'
    >,
    true
  >
> = {
  createAccount: true,
  listAccounts: true,
  accountNames: true,
  findAccount: true,
  createKey: true,
  findKey: true,
  listKeys: true,
  revokeKey: true,
  wallet: true,
  entries: true,
  topup: true,
  openTask: true,
  redirectTask: true,
  startTask: true,
  markUnknown: true,
  markUnlearnable: true,
  releaseUnlisted: true,
  markReview: true,
  settleTask: true,
  observeTask: true,
  hideTask: true,
  reviewOverdueTasks: true,
  reviewUnknownTasks: true,
  resolveTask: true,
  claimTasks: true,
  postponeTask: true,
  sendTaskAgain: true,
  refuseTask: true,
  storedRequest: true,
  knownUpstreamIds: true,
  findIdempotent: true,
  forgetIdempotency: true,
  countOpenTasks: true,
  getTask: true,
  findTask: true,
  listTasks: true,
  openSpendLease: true,
  renewSpendLeases: true,
  recordUsage: true,
  closeSpendLease: true,
  closeExpiredSpendLeases: true,
  splitSpendLease: true,
  spendLeasesOf: true,
  takeMoneyTurn: true,
  endMoneyTurn: true,
  wantedSpendLeases: true,
  answerSpendLeases: true,
  usage: true,
  eachUsage: true,
  topUsage: true,
  probe: true,
  recordResource: true,
  ownsResource: true,
  listResources: true,
  forgetResource: true,
  gauges: true,
  pressure: true,
  editAccount: true,
  getKey: true,
  editKey: true,
  rotateKey: true,
  adjust: true,
  createToken: true,
  rotateToken: true,
  setTokenRole: true,
  revokeToken: true,
  refund: true,
  recordChange: true,
  changes: true,
  findChangeKey: true,
  openTaskCount: true,
  takeQuotas: true,
  quotasOf: true,
  usageDays: true,
  audit: true,
  close: true,
};

/** The contract of what only commands do: they write on their own thread, in commits of one change. */
export function commandContract(t: Test, name: string, open: OpenFresh): void {
  t.test(`${name}: accounts`, (t) => accountContract(t, open));
  t.test(`${name}: lists of accounts`, (t) => accountListContract(t, open));
  t.test(`${name}: keys`, (t) => keyContract(t, open));
  t.test(`${name}: corrections`, (t) => correctionContract(t, open));
}

/** The whole contract. Returns the names of the methods that its tests have called. */
export function storeContract(t: Test, name: string, openFresh: OpenFresh): ReadonlySet<string> {
  const called = new Set<string>();
  const open: OpenFresh = async (t, clock) => {
    const { store, again } = await openFresh(t, clock);
    return { store: watch(store, called), again: async () => watch(await again(), called) };
  };
  t.test(`${name}: accounts`, (t) => accountContract(t, open));
  t.test(`${name}: keys`, (t) => keyContract(t, open));
  t.test(`${name}: corrections`, (t) => correctionContract(t, open));
  t.test(`${name}: ledger`, (t) => ledgerContract(t, open));
  t.test(`${name}: tasks`, (t) => taskContract(t, open));
  t.test(`${name}: claims`, (t) => claimContract(t, open));
  t.test(`${name}: repetitions`, (t) => repetitionContract(t, open));
  t.test(`${name}: settlements`, (t) => settlementContract(t, open));
  t.test(`${name}: leases`, (t) => leaseContract(t, open));
  t.test(`${name}: limits`, (t) => limitContract(t, open));
  t.test(`${name}: lists`, (t) => listContract(t, open));
  t.test(`${name}: resources`, (t) => resourceContract(t, open));
  t.test(`${name}: gauges`, (t) => gaugeContract(t, open));
  return called;
}

/** The methods of a store that the contract does not call. */
export function leftOut(called: ReadonlySet<string>): readonly string[] {
  return Object.keys(methods).filter((method) => !called.has(method));
}

function watch(store: Store, called: Set<string>): Store {
  return new Proxy(store, {
    get(target, method) {
      called.add(String(method));
      return Reflect.get(target, method);
    },
  });
}
