/** `ledger`: lists the ledger entries of an account, newest first. */
import type { Command } from 'commander';
import type { Static } from 'typebox';
import type { EntrySchema } from '../../admin/api/documents.ts';
import { showAccount } from '../../admin/operations/accounts.ts';
import { listEntries } from '../../admin/operations/ledger.ts';
import type { Answer, Cli, CommandHandler } from '../shared/io.ts';
import { addCommand, option } from '../shared/operation-command.ts';
import { withOperator } from '../shared/operator.ts';
import { table } from '../shared/table.ts';
import { rowCountValue } from '../shared/values.ts';

/** Adds `ledger`; `--json` gives `{account,entries:[…]}`, newest first. */
export function addLedgerCommand(program: Command, act: CommandHandler): void {
  const shape = {
    does: 'list the ledger entries of an account, newest first',
    args: [['<account>', 'id or name']] as const,
    options: [option('--limit <n>', 'maximum number of entries', rowCountValue).default(50)],
  };
  addCommand([program, act], 'ledger', shape, ledger);
}

function ledger(cli: Cli, { account, limit }: Static<(typeof listEntries)['input']>): Promise<Answer> {
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
  const rows = entries.map(({ posted_delta, held_delta, hold_id, task_id, reference, memo, ...entry }) => ({
    ...entry,
    posted: signed(posted_delta),
    held: signed(held_delta),
    hold: hold_id ?? '',
    task: task_id ?? '',
    memo: [reference, memo].filter((part) => part !== null).join('  '),
  }));
  return table('>ID AT KIND >AMOUNT >POSTED >HELD >HOLD TASK MEMO', rows);
}

/** The delta with its sign; empty for zero. */
function signed(delta: string): string {
  if (delta === '0.00') return '';
  return delta.startsWith('-') ? delta : `+${delta}`;
}
