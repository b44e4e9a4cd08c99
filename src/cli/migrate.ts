/** `migrate`: makes the store, or brings its tables up to date, without starting a gateway. */
import type { Command } from 'commander';
import { migrateStore } from '../store/open.ts';
import type { Act, Answer, Cli } from './io.ts';
import { storeUrl } from './store.ts';

/** Adds `migrate`; `--json` gives `{migrated:[…]}`, the names of what was applied. */
export function addMigrateCommand(program: Command, act: Act): void {
  program
    .command('migrate')
    .description('make the store, or bring it up to date after an upgrade; serve does the same')
    .action(act(migrate));
}

async function migrate(cli: Cli): Promise<Answer> {
  const migrated = await migrateStore(await storeUrl(cli));
  return {
    json: { migrated },
    text: migrated.length === 0 ? 'the store is up to date' : `applied ${migrated.join(', ')}`,
  };
}
