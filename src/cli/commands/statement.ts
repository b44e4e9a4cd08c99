/** `statement`: what moved the wallet of an account in a month, as a table, JSON, CSV or a page that prints. */
import type { Command } from 'commander';
import type { Static } from 'typebox';
import type { StatementDocument } from '../../admin/api/statement.ts';
import { showStatement } from '../../admin/operations/reports.ts';
import { usageError } from '../shared/errors.ts';
import type { Answer, Cli, CommandHandler, ExitCode } from '../shared/io.ts';
import { addCommand, option } from '../shared/operation-command.ts';
import { withOperator } from '../shared/operator.ts';
import { fields, table } from '../shared/table.ts';
import { writeFileOf } from '../shared/written-file.ts';

type StatementOptions = Static<(typeof showStatement)['input']> & { readonly csv?: true; readonly html?: string };

/** Adds `statement`; `--json` gives `{opening,topups,charges:[…],adjustments,refunds,charged,closing,movements:[…],…}`. */
export function addStatementCommand(program: Command, act: CommandHandler): void {
  const shape = {
    does: 'show what moved the wallet of an account in a month; equal to the ledger',
    args: [['<account>', 'id or name']] as const,
    options: [
      option('--month <month>', 'such as 2026-11').makeOptionMandatory(),
      option('--tz <zone>', 'the IANA time zone of the month, such as Europe/Berlin (default: seller.tz)'),
      option('--csv', 'write CSV'),
      option('--html <file>', 'write a page that prints; an existing file is replaced'),
    ],
  };
  addCommand([program, act], 'statement', shape, statement);
}

function statement(cli: Cli, { csv, html, ...asked }: StatementOptions): Promise<Answer | ExitCode> {
  if (csv === true && html !== undefined) throw usageError('--csv and --html are two formats', 'give one of them');
  return withOperator<Answer | ExitCode>(cli, 'read', async ({ call, write }) => {
    if (csv === true) {
      await write(showStatement, { ...asked, format: 'csv' }, (text) => cli.io.stdout.write(String(text)));
      return 0;
    }
    const found = await call(showStatement, asked);
    if (html === undefined) return { json: found, text: textOf(found) };
    await writeFileOf(html, '--html', (part) => write(showStatement, { ...asked, format: 'html' }, part));
    return { json: { ...found, written: html }, text: `wrote ${html}` };
  });
}

function textOf(document: StatementDocument): string {
  const charges = document.charges.map(({ model, requests, amount }) => [model, String(requests), amount]);
  const sums = fields([
    ['account', document.account],
    ['month', `${document.month}, ${document.tz}${document.is_complete ? '' : ' (not ended)'}`],
    ...(document.invoice === null ? [] : [['invoice', document.invoice] as const]),
    ['opening', document.opening],
    ['top-ups', document.topups],
    ['adjustments', document.adjustments],
    ['refunds', document.refunds],
    ['charged', document.charged],
    ['closing', document.closing],
  ]);
  if (charges.length === 0) return sums;
  return `${sums}\n\n${table('MODEL >REQUESTS >CHARGED', [...charges, ['carried', '', document.carried]])}`;
}
