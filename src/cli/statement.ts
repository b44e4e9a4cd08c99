/** `statement`: what moved the wallet of an account in a month, as a table, JSON, CSV or a page that prints. */
import type { Command } from 'commander';
import { showStatement } from '../admin/operations/reports.ts';
import { type StatementDocument, statementCsv, statementHtml } from '../admin/statement.ts';
import { usageError, writeOrRefuse } from '../command/errors.ts';
import type { Answer, Cli, CommandHandler, ExitCode } from '../command/io.ts';
import { withOperator } from './operator.ts';
import { fields, table } from './table.ts';

interface StatementOptions {
  readonly month: string;
  readonly tz?: string;
  readonly csv?: true;
  readonly html?: string;
}

/** Adds `statement`; `--json` gives `{opening,topups,charges:[…],adjustments,refunds,charged,closing,movements:[…],…}`. */
export function addStatementCommand(program: Command, act: CommandHandler): void {
  program
    .command('statement')
    .description('show what moved the wallet of an account in a month; equal to the ledger')
    .argument('<account>', 'id or name')
    .requiredOption('--month <month>', 'such as 2026-11')
    .option('--tz <zone>', 'the IANA time zone of the month, such as Europe/Berlin (default: UTC)')
    .option('--csv', 'write CSV')
    .option('--html <file>', 'write a page that prints; an existing file is replaced')
    .action(act(statement, 'anywhere'));
}

function statement(cli: Cli, account: string, { csv, html, ...asked }: StatementOptions): Promise<Answer | ExitCode> {
  if (csv === true && html !== undefined) throw usageError('--csv and --html are two formats', 'give one of them');
  return withOperator<Answer | ExitCode>(cli, 'read', async ({ call }) => {
    const found = await call(showStatement, { account, ...asked });
    if (csv === true) {
      cli.io.stdout.write(statementCsv(found));
      return 0;
    }
    if (html === undefined) return { json: found, text: textOf(found) };
    writeOrRefuse(html, statementHtml(found), 'choose another file with --html');
    return { json: { ...found, written: html }, text: `wrote ${html}` };
  });
}

function textOf(of: StatementDocument): string {
  const charges = of.charges.map(({ model, requests, amount }) => [model, String(requests), amount]);
  const sums = fields([
    ['account', of.account],
    ['month', `${of.month}, ${of.tz}${of.is_complete ? '' : ' (not ended)'}`],
    ['opening', of.opening],
    ['top-ups', of.topups],
    ['adjustments', of.adjustments],
    ['refunds', of.refunds],
    ['charged', of.charged],
    ['closing', of.closing],
  ]);
  if (charges.length === 0) return sums;
  return `${sums}\n\n${table('MODEL >REQUESTS >CHARGED', [...charges, ['carried', '', of.carried]])}`;
}
