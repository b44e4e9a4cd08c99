/** The operations of administration, from which HTTP, OpenAPI and clients are made. Written by `npm run generate`. */
import type { Operation } from './operation.ts';
import { createAccount } from './operations/account-create.ts';
import { editAccount } from './operations/account-edit.ts';
import { listAccounts } from './operations/account-list.ts';
import { showAccount } from './operations/account-show.ts';
import { showAnchor } from './operations/anchor-show.ts';
import { listAudits } from './operations/audit-list.ts';
import { showAudit } from './operations/audit-show.ts';
import { startAuditJob } from './operations/audit-start.ts';
import { listChanges } from './operations/change-list.ts';
import { showCharge } from './operations/charge-show.ts';
import { checkConfig } from './operations/config-check.ts';
import { diffConfig } from './operations/config-diff.ts';
import { showPlan } from './operations/config-plan.ts';
import { reloadConfig } from './operations/config-reload.ts';
import { showConfig } from './operations/config-show.ts';
import { listDeliveries } from './operations/delivery-list.ts';
import { redeliver } from './operations/delivery-redeliver.ts';
import { listEntries } from './operations/entry-list.ts';
import { showEntry } from './operations/entry-show.ts';
import { showHealth } from './operations/health-show.ts';
import { createKey } from './operations/key-create.ts';
import { editKey } from './operations/key-edit.ts';
import { listKeys } from './operations/key-list.ts';
import { revokeKey } from './operations/key-revoke.ts';
import { rotateKey } from './operations/key-rotate.ts';
import { showKey } from './operations/key-show.ts';
import { listLeases } from './operations/lease-list.ts';
import { editLimits } from './operations/limit-edit.ts';
import { listLimits } from './operations/limit-list.ts';
import { showMe } from './operations/me-show.ts';
import { showOpenapi } from './operations/openapi-show.ts';
import { showReprice } from './operations/reprice-show.ts';
import { startReprice } from './operations/reprice-start.ts';
import { endSession } from './operations/session-end.ts';
import { startSession } from './operations/session-start.ts';
import { showStatement } from './operations/statement-show.ts';
import { pruneStore } from './operations/store-prune.ts';
import { listTargets } from './operations/target-list.ts';
import { listTasks } from './operations/task-list.ts';
import { resolveReview } from './operations/task-resolve.ts';
import { showTask } from './operations/task-show.ts';
import { createToken } from './operations/token-create.ts';
import { listTokens } from './operations/token-list.ts';
import { revokeToken } from './operations/token-revoke.ts';
import { rotateToken } from './operations/token-rotate.ts';
import { sumUsage } from './operations/usage-sum.ts';
import { adjustWallet } from './operations/wallet-adjust.ts';
import { refundCharge } from './operations/wallet-refund.ts';
import { showWallet } from './operations/wallet-show.ts';
import { topUpWallet } from './operations/wallet-topup.ts';
import { createWebhook } from './operations/webhook-create.ts';
import { editWebhook } from './operations/webhook-edit.ts';
import { listWebhooks } from './operations/webhook-list.ts';
import { removeWebhook } from './operations/webhook-remove.ts';
import { rotateWebhook } from './operations/webhook-rotate.ts';
import { showWebhook } from './operations/webhook-show.ts';
import { testWebhook } from './operations/webhook-test.ts';

/** All operations. */
export const operations: readonly Operation[] = [
  createAccount,
  editAccount,
  listAccounts,
  showAccount,
  showAnchor,
  listAudits,
  showAudit,
  startAuditJob,
  listChanges,
  showCharge,
  checkConfig,
  diffConfig,
  showPlan,
  reloadConfig,
  showConfig,
  listDeliveries,
  redeliver,
  listEntries,
  showEntry,
  showHealth,
  createKey,
  editKey,
  listKeys,
  revokeKey,
  rotateKey,
  showKey,
  listLeases,
  editLimits,
  listLimits,
  showMe,
  showOpenapi,
  showReprice,
  startReprice,
  endSession,
  startSession,
  showStatement,
  pruneStore,
  listTargets,
  listTasks,
  resolveReview,
  showTask,
  createToken,
  listTokens,
  revokeToken,
  rotateToken,
  sumUsage,
  adjustWallet,
  refundCharge,
  showWallet,
  topUpWallet,
  createWebhook,
  editWebhook,
  listWebhooks,
  removeWebhook,
  rotateWebhook,
  showWebhook,
  testWebhook,
];
