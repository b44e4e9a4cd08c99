/** `ledger`: lists the ledger entries of an account, newest first. */
import type { Command } from 'commander';
import type { Static } from 'typebox';
import type { EntrySchema } from '../admin/documents.ts';
import { showAccount } from '../admin/operations/accounts.ts';
import { listEntries } from '../admin/operations/ledger.ts';
import type { Answer, Cli, CommandHandler } from '../command/io.ts';
import { withOperator } from './operator.ts';
import { table } from './table.ts';
import { rowCountValue } from './values.ts';

/** Adds `ledger`; `--json` gives `{account,entries:[…]}`, newest first. */
export function addLedgerCommand(program: Command, act: CommandHandler): void {
  program
    .command('ledger')
    .description('list the ledger entries of an account, newest first')
    .argument('<account>', 'id or name')
    .option('--limit <n>', 'maximum number of entries', rowCountValue, 50)
    .action(act(ledger, 'anywhere'));
}

function ledger(cli: Cli, account: string, { limit }: { readonly limit: number }): Promise<Answer> {
  return withOperator(cli, 'read', async ({ call, list }) => {
    const { id, name } = await call(showAccount, { account });
    const entries = await list(listEntries, { account: id }, limit);
    return {
      json: { account: name, entries },
      text: entries.length === 0 ? `account ${name} has no entries yet` : entryTable(entries),
    };
  });
}

function entryTable(entries: readonly Static<typeof EntrySchema>[]): string {
  const rows = entries.map((entry) => [
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
