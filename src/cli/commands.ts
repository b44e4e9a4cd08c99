/** Lists all commands. */
import type { Command } from 'commander';
import type { CommandHandler } from '../command/io.ts';
import { addAccountCommands, addKeyCommands } from './account.ts';
import { addAdminCommands, addChangesCommand, addLiveCommands, addPruneCommand } from './admin.ts';
import { addAuditCommand } from './audit.ts';
import { addBackupCommand, addMigrateCommand, addRestoreCommand, addStoreCommands } from './backup.ts';
import { addBenchCommand } from './bench.ts';
import { addCheckCommand } from './check.ts';
import { addConvertCommand } from './convert.ts';
import { addDiffCommand } from './diff.ts';
import { addExplainCommand } from './explain.ts';
import { addFmtCommand } from './fmt.ts';
import { addHealthCommand } from './health.ts';
import { addInitCommand } from './init.ts';
import { addRecordCommand } from './record.ts';
import { addPlanCommand, addReloadCommand } from './reload.ts';
import { addRepriceCommand, addStatementCommand, addUsageCommand } from './reports.ts';
import { addSandboxCommand } from './sandbox.ts';
import { addSchemaCommand } from './schema.ts';
import { addServeCommand } from './serve.ts';
import { addTaskCommands } from './task.ts';
import { addChargeCommands, addLedgerCommand, addWalletCommands } from './wallet.ts';
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
