/** `ledger`: lists the ledger entries of an account, newest first. */
import type { Command } from 'commander';
import { entryDocument } from '../admin/documents.ts';
import { requireAccount } from '../admin/find.ts';
import type { Entry } from '../store/store.ts';
import type { Answer, Cli, CommandHandler } from './io.ts';
import { withStore } from './store.ts';
import { table } from './table.ts';
import { rowCountValue } from './values.ts';

/** Adds `ledger`; `--json` gives `{account,entries:[…]}`, newest first. */
export function addLedgerCommand(program: Command, act: CommandHandler): void {
  program
    .command('ledger')
    .description('list the ledger entries of an account, newest first')
    .argument('<account>', 'id or name')
    .option('--limit <n>', 'maximum number of entries', rowCountValue, 50)
    .action(act(ledger));
}

async function ledger(cli: Cli, nameOrId: string, options: { readonly limit: number }): Promise<Answer> {
  return withStore(cli, async (store) => {
    const account = await requireAccount(store, nameOrId);
    const entries = await store.entries(account.id, options.limit);
    return {
      json: { account: account.name, entries: entries.map(entryDocument) },
      text: entries.length === 0 ? `account ${account.name} has no entries yet` : entryTable(entries),
    };
  });
}

function entryTable(entries: readonly Entry[]): string {
  const rows = entries
    .map(entryDocument)
    .map((entry) => [
      entry.id,
      entry.at,
      entry.kind,
      entry.amount,
      signed(entry.posted_delta),
      signed(entry.held_delta),
      entry.hold_id ?? '',
      entry.task_id ?? '',
      [entry.reference, entry.memo].filter((part) => part !== null).join('  '),
    ]);
  return table('>ID AT KIND >AMOUNT >POSTED >HELD >HOLD TASK MEMO', rows);
}

/** The delta with its sign; empty for zero. */
function signed(delta: string): string {
  if (delta === '0.00') return '';
  return delta.startsWith('-') ? delta : `+${delta}`;
}
