/** `usage`: the usage and cost of metered requests and tasks, summed by account, key, model and day. */
import { type Command, InvalidArgumentError } from 'commander';
import { usageDocument } from '../admin/documents.ts';
import { optionalAccount } from '../admin/find.ts';
import type { UsageFilter } from '../store/store.ts';
import type { Answer, Cli, CommandHandler } from './io.ts';
import { withStore } from './store.ts';
import { table } from './table.ts';
import { durationValue } from './values.ts';

const COLUMNS = ['account', 'key', 'model', 'day'] as const satisfies UsageFilter['by'];

interface UsageOptions {
  readonly account?: string;
  readonly by: UsageFilter['by'];
  /** Milliseconds back from now. */
  readonly since?: number;
}

/** Adds `usage`; `--json` gives `{usage:[{account,key,model,day,requests,units,amount}]}`. */
export function addUsageCommand(program: Command, act: CommandHandler): void {
  program
    .command('usage')
    .description('sum the usage and cost of metered requests and tasks')
    .option('--account <account>', 'only this account, by id or name')
    .option('--by <columns>', `group by some of ${COLUMNS.join(', ')}`, columnsValue, ['model', 'day'])
    .option('--since <time>', 'only this recent, such as 7d or 12h', durationValue)
    .action(act(usage));
}

async function usage(cli: Cli, options: UsageOptions): Promise<Answer> {
  return withStore(cli, async (store) => {
    const account = await optionalAccount(store, options.account);
    const names = new Map((await store.listAccounts()).map(({ id, name }) => [id, name]));
    const sums = await store.usage({
      by: options.by,
      ...(account === undefined ? {} : { account: account.id }),
      ...(options.since === undefined ? {} : { since_ms: Date.now() - options.since }),
    });
    const rows = sums.map((sum) =>
      usageDocument(sum, sum.account === null ? null : (names.get(sum.account) ?? sum.account)),
    );
    return {
      json: { usage: rows },
      text: rows.length === 0 ? 'no usage' : usageTable(rows, options.by),
    };
  });
}

function usageTable(rows: readonly ReturnType<typeof usageDocument>[], by: UsageFilter['by']): string {
  const cells = rows.map((row) => [
    ...by.map((column) => row[column] ?? ''),
    String(row.requests),
    row.amount,
    Object.entries(row.units)
      .map(([unit, count]) => `${unit} ${count}`)
      .join(', '),
  ]);
  return table([...by.map((column) => column.toUpperCase()), '>REQUESTS >AMOUNT UNITS'].join(' '), cells);
}

function columnsValue(text: string): UsageFilter['by'] {
  return text.split(',').map((name) => {
    const found = COLUMNS.find((column) => column === name.trim());
    if (found === undefined) throw new InvalidArgumentError(`'${name}' is not one of ${COLUMNS.join(', ')}.`);
    return found;
  });
}
