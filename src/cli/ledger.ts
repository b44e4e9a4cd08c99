/** `ledger`: lists the ledger entries of an account, newest first. */
import type { Command } from 'commander';
import { formatNano } from '../lang/amount.ts';
import type { Entry } from '../store/store.ts';
import type { Act, Answer, Cli } from './io.ts';
import { requireAccount, withStore } from './store.ts';
import { table } from './table.ts';
import { formatTime, rowCountValue } from './values.ts';

/** Adds `ledger`; `--json` gives `{account,entries:[…]}`, newest first. */
export function addLedgerCommand(program: Command, act: Act): void {
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

/** Ids are strings: they may exceed the integers that a JSON number holds exactly. */
function entryDocument(entry: Entry) {
  return {
    id: String(entry.id),
    kind: entry.kind,
    amount: formatNano(entry.amount_nano),
    posted_delta: formatNano(entry.posted_delta_nano),
    held_delta: formatNano(entry.held_delta_nano),
    hold_id: entry.hold_id === null ? null : String(entry.hold_id),
    task_id: entry.task_id,
    reference: entry.reference,
    memo: entry.memo,
    at: formatTime(entry.at_ms),
  };
}

function entryTable(entries: readonly Entry[]): string {
  const columns = [
    { title: 'ID', right: true },
    { title: 'AT' },
    { title: 'KIND' },
    { title: 'AMOUNT', right: true },
    { title: 'POSTED', right: true },
    { title: 'HELD', right: true },
    { title: 'HOLD', right: true },
    { title: 'TASK' },
    { title: 'MEMO' },
  ];
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
  return table(columns, rows);
}

/** The delta with its sign; empty for zero. */
function signed(delta: string): string {
  if (delta === '0.00') return '';
  return delta.startsWith('-') ? delta : `+${delta}`;
}
