/** `reprice`: what past usage would have cost with another configuration. */
import type { Command } from 'commander';
import { type RepriceInput, type RepricingDocument, repriceHere } from '../../admin/api/reprices.ts';
import { showReprice, startReprice } from '../../admin/operations/jobs.ts';
import { termsOf } from '../../plan/models.ts';
import { requirePlan } from '../shared/config.ts';
import { withStoreFor } from '../shared/configured-store.ts';
import { CliError } from '../shared/errors.ts';
import type { Answer, Cli, CommandHandler } from '../shared/io.ts';
import { addCommand, option } from '../shared/operation-command.ts';
import { untilEnded, withOperator } from '../shared/operator.ts';
import { readForServer } from '../shared/remote-config.ts';
import { fields, table } from '../shared/table.ts';

/** Adds `reprice`; `--json` gives `{since,until,account,old:{amount},new:{amount},rows,unpriced,reasons,winners,losers,by:[…]}`. */
export function addRepriceCommand(program: Command, act: CommandHandler): void {
  const does = 'show what past usage would have cost with the configuration --config; writes nothing';
  const options = [
    option(
      '--since <time>',
      'from this time on: 2026-11-01, 2026-11-01T08:00:00Z, or 7d for 7 days ago (default: 30d)',
    ),
    option('--until <time>', 'before this time, written in the same ways (default: now)'),
    option('--account <account>', 'only this account, by id or name'),
    option('--at <time>', 'at the prices of this time, such as 2026-12-01 (default: now)'),
  ];
  addCommand([program, act], 'reprice', { does, options }, reprice);
}

async function reprice(cli: Cli, asked: RepriceInput): Promise<Answer> {
  const found = cli.server === undefined ? await repriceOwn(cli, asked) : await repriceThere(cli, asked);
  return { json: found, text: textOf(found) };
}

async function repriceOwn(cli: Cli, asked: RepriceInput): Promise<RepricingDocument> {
  const plan = await requirePlan(cli);
  const store_url = cli.store ?? plan.store_url;
  return withStoreFor({ ...cli, store: store_url }, 'read', (store) => repriceHere(asked, store, termsOf(plan)));
}

function repriceThere(cli: Cli, asked: RepriceInput): Promise<RepricingDocument> {
  return withOperator(cli, 'read', async (operator) => {
    const { files } = await readForServer(cli, cli.config, operator);
    const started = await operator.call(startReprice, { files: { ...files }, ...asked });
    const job = await untilEnded(started, (id) => operator.call(showReprice, { id }));
    if (job.result === null) throw new CliError('store_unusable', job.error ?? `the reprice ended as ${job.state}`);
    return job.result;
  });
}

/** The sums that fit on a screen; `--json` has all. */
const SHOWN = 20;

function textOf(document: RepricingDocument): string {
  const sums = fields([
    ['from', `${document.since} to ${document.until}`],
    ['account', document.account],
    ['charges', String(document.rows)],
    ['charged', document.old.amount],
    ['anew', document.new.amount],
    [
      'refused',
      document.refused === 0
        ? null
        : `${document.refused} charges of ${document.refused_amount} by limits, in both sums`,
    ],
    [
      'unpriced',
      document.unpriced === 0 ? null : `${document.unpriced} charges of ${document.unpriced_amount}, in neither sum`,
    ],
    ['pruned', document.pruned_before && `requests of before ${document.pruned_before}, in neither sum`],
  ]);
  const changed = document.by.filter(({ difference }) => difference !== '0.00').slice(0, SHOWN);
  const rows = changed.map((sum) => [sum.account, sum.model, String(sum.rows), sum.old, sum.new, sum.difference]);
  const refusals = document.refusals.map((refusal) => [
    refusal.account,
    refusal.limit,
    refusal.measure,
    refusal.value,
    String(refusal.rows),
    refusal.amount,
  ]);
  const reasons = document.reasons.map(({ model, why, rows: count, amount }) => [model, String(count), amount, why]);
  return [
    sums,
    ...(rows.length === 0 ? [] : [table('ACCOUNT MODEL >CHARGES >CHARGED >ANEW >DIFFERENCE', rows)]),
    ...(refusals.length === 0 ? [] : [table('ACCOUNT LIMIT MEASURE >VALUE >REFUSED >ANEW', refusals)]),
    ...(reasons.length === 0 ? [] : [table('UNPRICED >CHARGES >CHARGED WHY', reasons)]),
  ].join('\n\n');
}
