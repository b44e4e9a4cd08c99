/** `usage`: the usage and cost of metered requests and tasks, summed by account, key, model, route, target, hour, day and month. */
import { type Command, InvalidArgumentError } from 'commander';
import type { Static } from 'typebox';
import type { UsageSchema } from '../../admin/api/documents.ts';
import { sumUsage } from '../../admin/operations/reports.ts';
import { USAGE_COLUMNS } from '../../ledger/store/store.ts';
import type { Answer, Cli, CommandHandler, ExitCode } from '../shared/io.ts';
import { addCommand, option } from '../shared/operation-command.ts';
import { withOperator } from '../shared/operator.ts';
import { table } from '../shared/table.ts';

type Columns = readonly (typeof USAGE_COLUMNS)[number][];

/** Adds `usage`; `--json` gives `{usage:[{account,key,model,route,target,hour,day,month,requests,failures,units,amount,cost,margin}]}`. */
export function addUsageCommand(program: Command, act: CommandHandler): void {
  const options = [
    option('--account <account>', 'only this account, by id or name'),
    option('--by <columns>', `group by some of ${USAGE_COLUMNS.join(', ')}`, columnsValue).default(['model', 'day']),
    option('--since <time>', 'from this time on: 2026-11-01, 2026-11-01T08:00:00Z, or 7d for 7 days ago'),
    option('--until <time>', 'before this time, written in the same ways'),
    option('--tz <zone>', 'the IANA time zone of hours, days and months, such as Europe/Berlin (default: UTC)'),
    option('--csv', 'write CSV, line by line'),
  ];
  addCommand([program, act], 'usage', { does: 'sum the usage and cost of metered requests and tasks', options }, usage);
}

function usage(
  cli: Cli,
  { by = [], csv, ...filter }: Static<(typeof sumUsage)['input']> & { csv?: true },
): Promise<Answer | ExitCode> {
  return withOperator<Answer | ExitCode>(cli, 'read', async ({ call, write }) => {
    if (csv === true) {
      await write(sumUsage, { ...filter, by, format: 'csv' }, (part) => cli.io.stdout.write(String(part)));
      return 0;
    }
    const { data } = await call(sumUsage, { ...filter, by });
    return { json: { usage: data }, text: data.length === 0 ? 'no usage' : usageTable(data, by) };
  });
}

function usageTable(rows: readonly Static<typeof UsageSchema>[], columns: Columns): string {
  // Without `cost` in any model, the columns would be empty.
  const hasCost = rows.some(({ cost }) => cost !== null);
  const cells = rows.map((row) => [
    ...columns.map((column) => row[column] ?? ''),
    String(row.requests),
    String(row.failures),
    row.amount,
    ...(hasCost ? [row.cost ?? '?', row.margin ?? '?'] : []),
    Object.entries(row.units)
      .map(([unit, count]) => `${unit} ${count}`)
      .join(', '),
  ]);
  const titles = `>REQUESTS >FAILURES >AMOUNT ${hasCost ? '>COST >MARGIN ' : ''}UNITS`;
  return table([...columns.map((column) => column.toUpperCase()), titles].join(' '), cells);
}

function columnsValue(text: string): Columns {
  return text.split(',').map((name) => {
    const found = USAGE_COLUMNS.find((column) => column === name.trim());
    if (found === undefined) throw new InvalidArgumentError(`'${name}' is not one of ${USAGE_COLUMNS.join(', ')}.`);
    return found;
  });
}
