/** `lease list`, `limit list` and `target list`: what the gateways hold, count and reach now. */
import type { Command } from 'commander';
import { listLeases } from '../admin/operations/lease-list.ts';
import { listLimits } from '../admin/operations/limit-list.ts';
import { listTargets } from '../admin/operations/target-list.ts';
import type { Answer, Cli, CommandHandler } from '../command/io.ts';
import { withOperator } from './operator.ts';
import { table } from './table.ts';

interface Filter {
  readonly account?: string;
}

/** Adds the commands; `--json` gives `{leases:[…]}`, `{limits:[{id,account,limits:[…]}]}` and `{targets:[…]}`. */
export function addLiveCommands(program: Command, act: CommandHandler): void {
  program
    .command('lease')
    .description('list spend leases')
    .command('list')
    .description('list the open spend leases, newest first')
    .option('--account <account>', 'only those of this account, by id or name')
    .action(act(leases, 'anywhere'));
  program
    .command('limit')
    .description('list limits')
    .command('list')
    .description('list what is used and left of the limits of each key')
    .option('--account <account>', 'only the keys of this account, by id or name')
    .action(act(limits, 'anywhere'));
  program
    .command('target')
    .description('list targets')
    .command('list')
    .description('list the targets of the gateway of --server, and whether each takes requests')
    .action(act(targets, 'anywhere'));
}

function leases(cli: Cli, filter: Filter): Promise<Answer> {
  return withOperator(cli, 'read', async ({ list }) => {
    const found = await list(listLeases, filter);
    const rows = found.map(({ id, account, owner, amount, opened_at, until }) => [
      ...[id, account, owner, amount, opened_at, until],
    ]);
    const text = rows.length === 0 ? 'no open leases' : table('>ID ACCOUNT OWNER >AMOUNT OPENED UNTIL', rows);
    return { json: { leases: found }, text };
  });
}

function limits(cli: Cli, filter: Filter): Promise<Answer> {
  return withOperator(cli, 'read', async ({ list }) => {
    const found = await list(listLimits, filter);
    const rows = found.flatMap((key) =>
      key.limits.map(({ name, measure, limit, used, remaining, resets_at }) => [
        ...[key.id, key.account, name, measure, limit, used, remaining, resets_at ?? '-'],
      ]),
    );
    const titles = 'KEY ACCOUNT NAME MEASURE >LIMIT >USED >LEFT RESETS';
    return { json: { limits: found }, text: rows.length === 0 ? 'no limits' : table(titles, rows) };
  });
}

function targets(cli: Cli): Promise<Answer> {
  return withOperator(cli, 'read', async ({ call }) => {
    const { data } = await call(listTargets, {});
    const rows = data.map((each) => [
      ...[each.upstream, each.target, each.takes_requests ? 'yes' : 'no'],
      each.last_failure === null ? '-' : `${each.last_failure.reason} at ${each.last_failure.at}`,
      ...[String(each.unfinished_tasks), each.next_poll_at ?? '-', String(each.polls_behind_s)],
    ]);
    const titles = 'UPSTREAM TARGET REQUESTS LAST_FAILURE >TASKS NEXT_POLL >BEHIND_S';
    return { json: { targets: data }, text: rows.length === 0 ? 'no targets' : table(titles, rows) };
  });
}
