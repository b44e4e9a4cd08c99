/** Lists all commands. */
import type { Command } from 'commander';
import { addAccountCommands } from './commands/account.ts';
import { addAdminCommands } from './commands/admin.ts';
import { addAuditCommand } from './commands/audit.ts';
import { addBackupCommand } from './commands/backup.ts';
import { addBenchCommand } from './commands/bench.ts';
import { addChangesCommand } from './commands/changes.ts';
import { addChargeCommands } from './commands/charge.ts';
import { addCheckCommand } from './commands/check.ts';
import { addDiffCommand } from './commands/diff.ts';
import { addExplainCommand } from './commands/explain.ts';
import { addFmtCommand } from './commands/fmt.ts';
import { addHealthCommand } from './commands/health.ts';
import { addInitCommand } from './commands/init.ts';
import { addKeyCommands } from './commands/key.ts';
import { addLedgerCommand } from './commands/ledger.ts';
import { addLiveCommands } from './commands/live.ts';
import { addMigrateCommand } from './commands/migrate.ts';
import { addMonthCommand } from './commands/month.ts';
import { addPlanCommand } from './commands/plan.ts';
import { addPruneCommand } from './commands/prune.ts';
import { addRecordCommand } from './commands/record.ts';
import { addReloadCommand } from './commands/reload.ts';
import { addRepriceCommand } from './commands/reprice.ts';
import { addRequestsCommand } from './commands/requests.ts';
import { addRestoreCommand } from './commands/restore.ts';
import { addSandboxCommand } from './commands/sandbox.ts';
import { addSchemaCommand } from './commands/schema.ts';
import { addSearchCommand } from './commands/search.ts';
import { addServeCommand } from './commands/serve.ts';
import { addStatementCommand } from './commands/statement.ts';
import { addStoreCommands } from './commands/store-copy.ts';
import { addTaskCommands } from './commands/task.ts';
import { addUsageCommand } from './commands/usage.ts';
import { addWalletCommands } from './commands/wallet.ts';
import { addWebhookCommands } from './commands/webhook.ts';
import { addConvertCommand } from './convert/convert.ts';
import { addPricesCommands } from './prices/import-prices.ts';
import type { CommandHandler } from './shared/io.ts';

/** In the order of the help text. */
export const commands: readonly ((program: Command, act: CommandHandler) => void)[] = [
  addInitCommand,
  addConvertCommand,
  addPricesCommands,
  addServeCommand,
  addReloadCommand,
  addCheckCommand,
  addDiffCommand,
  addRepriceCommand,
  addPlanCommand,
  addFmtCommand,
  addSchemaCommand,
  addExplainCommand,
  addRecordCommand,
  addAccountCommands,
  addKeyCommands,
  addWalletCommands,
  addLedgerCommand,
  addChargeCommands,
  addRequestsCommand,
  addSearchCommand,
  addUsageCommand,
  addStatementCommand,
  addMonthCommand,
  addTaskCommands,
  addWebhookCommands,
  addLiveCommands,
  addChangesCommand,
  addAuditCommand,
  addPruneCommand,
  addAdminCommands,
  addBackupCommand,
  addRestoreCommand,
  addStoreCommands,
  addMigrateCommand,
  addHealthCommand,
  addSandboxCommand,
  addBenchCommand,
];
