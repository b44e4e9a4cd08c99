/** Lists all commands. */
import type { Command } from 'commander';
import { addConvertCommand } from '../convert/convert.ts';
import type { CommandHandler } from '../shared/io.ts';
import { addAccountCommands } from './account.ts';
import { addAdminCommands } from './admin.ts';
import { addAuditCommand } from './audit.ts';
import { addBackupCommand } from './backup.ts';
import { addBenchCommand } from './bench.ts';
import { addChangesCommand } from './changes.ts';
import { addChargeCommands } from './charge.ts';
import { addCheckCommand } from './check.ts';
import { addDiffCommand } from './diff.ts';
import { addExplainCommand } from './explain.ts';
import { addFmtCommand } from './fmt.ts';
import { addHealthCommand } from './health.ts';
import { addInitCommand } from './init.ts';
import { addKeyCommands } from './key.ts';
import { addLedgerCommand } from './ledger.ts';
import { addLiveCommands } from './live.ts';
import { addMigrateCommand } from './migrate.ts';
import { addPlanCommand } from './plan.ts';
import { addPruneCommand } from './prune.ts';
import { addRecordCommand } from './record.ts';
import { addReloadCommand } from './reload.ts';
import { addRepriceCommand } from './reprice.ts';
import { addRestoreCommand } from './restore.ts';
import { addSandboxCommand } from './sandbox.ts';
import { addSchemaCommand } from './schema.ts';
import { addServeCommand } from './serve.ts';
import { addStatementCommand } from './statement.ts';
import { addStoreCommands } from './store-copy.ts';
import { addTaskCommands } from './task.ts';
import { addUsageCommand } from './usage.ts';
import { addWalletCommands } from './wallet.ts';
import { addWebhookCommands } from './webhook.ts';

/** In the order of the help text. */
export const commands: readonly ((program: Command, act: CommandHandler) => void)[] = [
  addInitCommand,
  addConvertCommand,
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
  addUsageCommand,
  addStatementCommand,
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
