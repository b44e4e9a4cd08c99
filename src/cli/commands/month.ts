/** `month`: what all customers did in a month, as a table, JSON or CSV, and the statements of all in one ZIP file. */
import type { Command } from 'commander';
import type { Static } from 'typebox';
import { MONTH_COLUMNS, type MonthDocument } from '../../admin/api/month-document.ts';
import { showMonth } from '../../admin/operations/month.ts';
import { usageError } from '../shared/errors.ts';
import type { Answer, Cli, CommandHandler, ExitCode } from '../shared/io.ts';
import { addCommand, option } from '../shared/operation-command.ts';
import { withOperator } from '../shared/operator.ts';
import { table } from '../shared/table.ts';
import { writeFileOf } from '../shared/written-file.ts';

type MonthOptions = Static<(typeof showMonth)['input']> & { readonly csv?: true; readonly zip?: string };

/** Adds `month`; `--json` gives `{month,tz,currency,data:[{account,opening,…,closing,cost,margin}],others,total,…}`. */
export function addMonthCommand(program: Command, act: CommandHandler): void {
  const shape = {
    does: 'show what all accounts did in a month, with the sum of the ledger, and write their statements',
    args: [['[month]', 'such as 2026-11; by default the last one that has ended']] as const,
    options: [
      option('--tz <zone>', 'the IANA time zone of the month, such as Europe/Berlin (default: seller.tz)'),
      option('--sort <column>', `one of ${MONTH_COLUMNS.join(', ')} (default: charged)`),
      option('--order <order>', 'asc or desc (default: desc, the largest first; of account, asc)'),
      option('--top <accounts>', 'only so many accounts, and the others as one', Number),
      option('--csv', 'write CSV'),
      option(
        '--zip <file>',
        'write the statements of all accounts, as pages that print and as CSV; an existing file is replaced',
      ),
    ],
  };
  addCommand([program, act], 'month', shape, month);
}

function month(cli: Cli, { csv, zip, ...asked }: MonthOptions): Promise<Answer | ExitCode> {
  if (csv === true && zip !== undefined) throw usageError('--csv and --zip are two formats', 'give one of them');
  return withOperator<Answer | ExitCode>(cli, 'read', async ({ call, write }) => {
    if (csv === true) {
      await write(showMonth, { ...asked, format: 'csv' }, (text) => cli.io.stdout.write(String(text)));
      return 0;
    }
    const found = await call(showMonth, asked);
    if (zip === undefined) return { json: found, text: monthTable(found) };
    await writeFileOf(zip, '--zip', (part) => write(showMonth, { ...asked, month: found.month, format: 'zip' }, part));
    const { accounts } = found.total;
    const written = `wrote ${zip}: the statements of ${accounts} account${accounts === 1 ? '' : 's'}`;
    return { json: { ...found, written: zip }, text: written };
  });
}

function monthTable({ month: name, tz, is_complete, data, others, total }: MonthDocument): string {
  const head = `${name}, ${tz}${is_complete ? '' : ' (not ended)'}`;
  const rest = others === null ? [] : [{ ...others, account: `${others.accounts} others` }];
  const rows = [...data, ...rest, { ...total, account: `all ${total.accounts}` }];
  // Without `cost` in any model, the columns would be empty.
  const hasCost = data.some(({ cost, requests }) => cost !== null && requests > 0);
  const cells = rows.map((row) => [
    row.account,
    row.opening,
    row.topups,
    row.adjustments,
    row.refunds,
    row.charged,
    row.closing,
    ...(hasCost ? [row.cost ?? '?', row.margin ?? '?'] : []),
  ]);
  const titles = `ACCOUNT >OPENING >TOP-UPS >ADJUSTED >REFUNDED >CHARGED >CLOSING${hasCost ? ' >COST >MARGIN' : ''}`;
  return `${head}\n\n${table(titles, cells)}`;
}
