/** `usage`: the usage and cost of metered requests and tasks, summed by account, key, model and day. */
import { type Command, InvalidArgumentError } from 'commander';
import { formatNano } from '../lang/amount.ts';
import type { UsageFilter, UsageSum } from '../store/store.ts';
import type { Act, Answer, Cli } from './io.ts';
import { optionalAccount, withStore } from './store.ts';
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
export function addUsageCommand(program: Command, act: Act): void {
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
    const rows = sums.map((sum) => usageDocument(sum, names));
    return {
      json: { usage: rows },
      text: rows.length === 0 ? 'no usage' : usageTable(rows, options.by),
    };
  });
}

function usageDocument(sum: UsageSum, names: ReadonlyMap<string, string>) {
  const { key, model, day, requests, units } = sum;
  const account = sum.account === null ? null : (names.get(sum.account) ?? sum.account);
  return { account, key, model, day, requests, units, amount: formatNano(sum.amount_nano) };
}

function usageTable(rows: readonly ReturnType<typeof usageDocument>[], by: UsageFilter['by']): string {
  const titles = [
    ...by.map((column) => ({ title: column.toUpperCase() })),
    { title: 'REQUESTS', right: true },
    { title: 'AMOUNT', right: true },
    { title: 'UNITS' },
  ];
  const cells = rows.map((row) => [
    ...by.map((column) => row[column] ?? ''),
    String(row.requests),
    row.amount,
    Object.entries(row.units)
      .map(([unit, count]) => `${unit} ${count}`)
      .join(', '),
  ]);
  return table(titles, cells);
}

function columnsValue(text: string): UsageFilter['by'] {
  return text.split(',').map((name) => {
    const found = COLUMNS.find((column) => column === name.trim());
    if (found === undefined) throw new InvalidArgumentError(`'${name}' is not one of ${COLUMNS.join(', ')}.`);
    return found;
  });
}
