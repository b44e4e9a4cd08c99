/** `usage`, `statement` and `reprice`: what was used and charged, and what it would have cost. */
import { type Command, InvalidArgumentError } from 'commander';
import type { Static } from 'typebox';
import type { UsageSchema } from '../admin/documents.ts';
import { showReprice, startReprice } from '../admin/operations/jobs.ts';
import { showStatement, sumUsage } from '../admin/operations/reports.ts';
import { type RepricingDocument, repriceHere } from '../admin/reprices.ts';
import { type StatementDocument, statementCsv, statementHtml } from '../admin/statement.ts';
import { requirePlan } from '../command/config.ts';
import { CliError, usageError, writeOrRefuse } from '../command/errors.ts';
import type { Answer, Cli, CommandHandler, ExitCode } from '../command/io.ts';
import { termsOf } from '../plan/models.ts';
import { USAGE_COLUMNS } from '../store/store.ts';
import { readForServer } from './diff.ts';
import { untilEnded, withOperator } from './operator.ts';
import { withStoreFor } from './store.ts';
import { fields, table } from './table.ts';

type Columns = readonly (typeof USAGE_COLUMNS)[number][];

interface UsageOptions {
  readonly account?: string;
  readonly by: Columns;
  /** A time, or a duration back from now. */
  readonly since?: string;
  readonly until?: string;
  /** The time zone. */
  readonly tz?: string;
  readonly csv?: true;
}

/** Adds `usage`; `--json` gives `{usage:[{account,key,model,route,target,hour,day,month,requests,failures,units,amount,cost,margin}]}`. */
export function addUsageCommand(program: Command, act: CommandHandler): void {
  program
    .command('usage')
    .description('sum the usage and cost of metered requests and tasks')
    .option('--account <account>', 'only this account, by id or name')
    .option('--by <columns>', `group by some of ${USAGE_COLUMNS.join(', ')}`, columnsValue, ['model', 'day'])
    .option('--since <time>', 'from this time on: 2026-11-01, 2026-11-01T08:00:00Z, or 7d for 7 days ago')
    .option('--until <time>', 'before this time, written in the same ways')
    .option('--tz <zone>', 'the IANA time zone of hours, days and months, such as Europe/Berlin (default: UTC)')
    .option('--csv', 'write CSV, line by line')
    .action(act(usage, 'anywhere'));
}

function usage(cli: Cli, { by, csv, ...filter }: UsageOptions): Promise<Answer | ExitCode> {
  return withOperator<Answer | ExitCode>(cli, 'read', async ({ call, writeUsage }) => {
    if (csv === true) {
      await writeUsage({ ...filter, by: [...by] }, (text) => cli.io.stdout.write(text));
      return 0;
    }
    const { data } = await call(sumUsage, { ...filter, by: [...by] });
    return { json: { usage: data }, text: data.length === 0 ? 'no usage' : usageTable(data, by) };
  });
}

function usageTable(rows: readonly Static<typeof UsageSchema>[], by: Columns): string {
  // Without `cost` in any model, the columns would be empty.
  const hasCost = rows.some(({ cost }) => cost !== null);
  const cells = rows.map((row) => [
    ...by.map((column) => row[column] ?? ''),
    String(row.requests),
    String(row.failures),
    row.amount,
    ...(hasCost ? [row.cost ?? '?', row.margin ?? '?'] : []),
    Object.entries(row.units)
      .map(([unit, count]) => `${unit} ${count}`)
      .join(', '),
  ]);
  const titles = `>REQUESTS >FAILURES >AMOUNT ${hasCost ? '>COST >MARGIN ' : ''}UNITS`;
  return table([...by.map((column) => column.toUpperCase()), titles].join(' '), cells);
}

function columnsValue(text: string): Columns {
  return text.split(',').map((name) => {
    const found = USAGE_COLUMNS.find((column) => column === name.trim());
    if (found === undefined) throw new InvalidArgumentError(`'${name}' is not one of ${USAGE_COLUMNS.join(', ')}.`);
    return found;
  });
}

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
    if (html === undefined) return { json: found, text: statementText(found) };
    writeOrRefuse(html, statementHtml(found), 'choose another file with --html');
    return { json: { ...found, written: html }, text: `wrote ${html}` };
  });
}

function statementText(of: StatementDocument): string {
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

interface RepriceOptions {
  readonly since?: string;
  readonly until?: string;
  readonly account?: string;
}

/** Adds `reprice`; `--json` gives `{since,until,account,old:{amount},new:{amount},rows,unpriced,reasons,winners,losers,by:[…]}`. */
export function addRepriceCommand(program: Command, act: CommandHandler): void {
  program
    .command('reprice')
    .description('show what past usage would have cost with the configuration --config; writes nothing')
    .option(
      '--since <time>',
      'from this time on: 2026-11-01, 2026-11-01T08:00:00Z, or 7d for 7 days ago (default: 30d)',
    )
    .option('--until <time>', 'before this time, written in the same ways (default: now)')
    .option('--account <account>', 'only this account, by id or name')
    .action(act(reprice, 'anywhere'));
}

async function reprice(cli: Cli, asked: RepriceOptions): Promise<Answer> {
  const found = cli.server === undefined ? await repriceOwn(cli, asked) : await repriceThere(cli, asked);
  return { json: found, text: repriceText(found) };
}

async function repriceOwn(cli: Cli, asked: RepriceOptions): Promise<RepricingDocument> {
  const plan = await requirePlan(cli);
  const store_url = cli.store ?? plan.store_url;
  return withStoreFor({ ...cli, store: store_url }, 'read', (store) => repriceHere(asked, store, termsOf(plan)));
}

function repriceThere(cli: Cli, asked: RepriceOptions): Promise<RepricingDocument> {
  return withOperator(cli, 'read', async (operator) => {
    const { files } = await readForServer(cli, cli.config, operator);
    const started = await operator.call(startReprice, { files: { ...files }, ...asked });
    const job = await untilEnded(started, (id) => operator.call(showReprice, { id }));
    if (job.result === null) throw new CliError('store_unusable', job.error ?? `the reprice ended as ${job.state}`);
    return job.result;
  });
}

const SHOWN = 20;

function repriceText(of: RepricingDocument): string {
  const sums = fields([
    ['from', `${of.since} to ${of.until}`],
    ['account', of.account],
    ['charges', String(of.rows)],
    ['charged', of.old.amount],
    ['anew', of.new.amount],
    ['refused', of.refused === 0 ? null : `${of.refused} charges of ${of.refused_amount} by limits, in both sums`],
    ['unpriced', of.unpriced === 0 ? null : `${of.unpriced} charges of ${of.unpriced_amount}, in neither sum`],
    ['pruned', of.pruned_before && `requests of before ${of.pruned_before}, in neither sum`],
  ]);
  const changed = of.by.filter(({ difference }) => difference !== '0.00').slice(0, SHOWN);
  const rows = changed.map((sum) => [sum.account, sum.model, String(sum.rows), sum.old, sum.new, sum.difference]);
  const refusals = of.refusals.map((one) => [
    one.account,
    one.limit,
    one.measure,
    one.value,
    String(one.rows),
    one.amount,
  ]);
  const reasons = of.reasons.map(({ model, why, rows: count, amount }) => [model, String(count), amount, why]);
  return [
    sums,
    ...(rows.length === 0 ? [] : [table('ACCOUNT MODEL >CHARGES >CHARGED >ANEW >DIFFERENCE', rows)]),
    ...(refusals.length === 0 ? [] : [table('ACCOUNT LIMIT MEASURE >VALUE >REFUSED >ANEW', refusals)]),
    ...(reasons.length === 0 ? [] : [table('UNPRICED >CHARGES >CHARGED WHY', reasons)]),
  ].join('\n\n');
}
