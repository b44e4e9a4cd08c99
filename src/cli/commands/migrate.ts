/** `migrate`: creates the store or upgrades its tables without starting a gateway. */
import type { Command } from 'commander';
import { migrateStore } from '../../ledger/open-store.ts';
import { storeUrl } from '../shared/configured-store.ts';
import type { Answer, Cli, CommandHandler } from '../shared/io.ts';

/** Adds `migrate`; `--json` gives `{migrated:[…]}`, the names of the applied migrations. */
export function addMigrateCommand(program: Command, act: CommandHandler): void {
  program
    .command('migrate')
    .description('create the store, or upgrade its tables; serve does the same')
    .action(act(migrate));
}

async function migrate(cli: Cli): Promise<Answer> {
  const migrated = await migrateStore(await storeUrl(cli));
  return {
    json: { migrated },
    text: migrated.length === 0 ? 'the store is up to date' : `applied ${migrated.join(', ')}`,
  };
}
