/** `usage`: the usage and cost of metered requests and tasks, summed by account, key, model and day. */
import { type Command, InvalidArgumentError } from 'commander';
import type { Static } from 'typebox';
import type { UsageSchema } from '../admin/documents.ts';
import { sumUsage, USAGE_COLUMNS } from '../admin/operations/usage-sum.ts';
import type { Answer, Cli, CommandHandler } from './io.ts';
import { withOperator } from './operator.ts';
import { table } from './table.ts';
import { durationValue } from './values.ts';

type Columns = readonly (typeof USAGE_COLUMNS)[number][];

interface UsageOptions {
  readonly account?: string;
  readonly by: Columns;
  /** Back from now. */
  readonly since?: string;
  /** The time zone. */
  readonly tz?: string;
}

/** Adds `usage`; `--json` gives `{usage:[{account,key,model,day,requests,units,amount}]}`. */
export function addUsageCommand(program: Command, act: CommandHandler): void {
  program
    .command('usage')
    .description('sum the usage and cost of metered requests and tasks')
    .option('--account <account>', 'only this account, by id or name')
    .option('--by <columns>', `group by some of ${USAGE_COLUMNS.join(', ')}`, columnsValue, ['model', 'day'])
    .option('--since <time>', 'only this recent, such as 7d or 12h', durationValue)
    .option('--tz <zone>', 'the IANA time zone of the days, such as Europe/Berlin (default: UTC)')
    .action(act(usage, 'anywhere'));
}

function usage(cli: Cli, { by, ...filter }: UsageOptions): Promise<Answer> {
  return withOperator(cli, 'read', async ({ call }) => {
    const { data } = await call(sumUsage, { ...filter, by: [...by] });
    return { json: { usage: data }, text: data.length === 0 ? 'no usage' : usageTable(data, by) };
  });
}

function usageTable(rows: readonly Static<typeof UsageSchema>[], by: Columns): string {
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

function columnsValue(text: string): Columns {
  return text.split(',').map((name) => {
    const found = USAGE_COLUMNS.find((column) => column === name.trim());
    if (found === undefined) throw new InvalidArgumentError(`'${name}' is not one of ${USAGE_COLUMNS.join(', ')}.`);
    return found;
  });
}
