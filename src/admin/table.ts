/** The operations of administration, from which HTTP, OpenAPI and clients are made. Written by `npm run generate`. */
import type { Operation } from './operation.ts';
import { createAccount } from './operations/accounts-create.ts';
import { editAccount } from './operations/accounts-edit.ts';
import { listAccounts } from './operations/accounts-list.ts';
import { showAccount } from './operations/accounts-show.ts';
import { showAnchor } from './operations/anchor-show.ts';
import { showAudit } from './operations/audits-show.ts';
import { startAuditOperation } from './operations/audits-start.ts';
import { listChanges } from './operations/changes-list.ts';
import { checkConfig } from './operations/config-check.ts';
import { diffConfig } from './operations/config-diff.ts';
import { showPlan } from './operations/config-plan.ts';
import { reloadConfig } from './operations/config-reload.ts';
import { showConfig } from './operations/config-show.ts';
import { listEntries } from './operations/entries-list.ts';
import { showEntry } from './operations/entries-show.ts';
import { showHealth } from './operations/health-show.ts';
import { createKey } from './operations/keys-create.ts';
import { editKey } from './operations/keys-edit.ts';
import { listKeys } from './operations/keys-list.ts';
import { revokeKey } from './operations/keys-revoke.ts';
import { rotateKey } from './operations/keys-rotate.ts';
import { showKey } from './operations/keys-show.ts';
import { listLeases } from './operations/leases-list.ts';
import { editLimits } from './operations/limits-edit.ts';
import { listLimits } from './operations/limits-list.ts';
import { showMe } from './operations/me-show.ts';
import { showOpenapi } from './operations/openapi-show.ts';
import { endSession } from './operations/session-end.ts';
import { startSession } from './operations/session-start.ts';
import { listTargets } from './operations/targets-list.ts';
import { listTasks } from './operations/tasks-list.ts';
import { resolve } from './operations/tasks-resolve.ts';
import { showTask } from './operations/tasks-show.ts';
import { createToken } from './operations/tokens-create.ts';
import { listTokens } from './operations/tokens-list.ts';
import { revokeToken } from './operations/tokens-revoke.ts';
import { rotateToken } from './operations/tokens-rotate.ts';
import { sumUsage } from './operations/usage-sum.ts';
import { adjust } from './operations/wallet-adjust.ts';
import { refund } from './operations/wallet-refund.ts';
import { showWallet } from './operations/wallet-show.ts';
import { topup } from './operations/wallet-topup.ts';

/** All operations. */
export const operations: readonly Operation[] = [
  createAccount,
  editAccount,
  listAccounts,
  showAccount,
  showAnchor,
  showAudit,
  startAuditOperation,
  listChanges,
  checkConfig,
  diffConfig,
  showPlan,
  reloadConfig,
  showConfig,
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
  endSession,
  startSession,
  listTargets,
  listTasks,
  resolve,
  showTask,
  createToken,
  listTokens,
  revokeToken,
  rotateToken,
  sumUsage,
  adjust,
  refund,
  showWallet,
  topup,
];
