/** `lease list`, `limit list` and `target list`: what the gateways hold, count and reach now. */
import type { Command } from 'commander';
import { listTargets } from '../../admin/operations/gateway.ts';
import { listLeases } from '../../admin/operations/ledger.ts';
import { listLimits } from '../../admin/operations/limits.ts';
import type { CommandHandler } from '../shared/io.ts';
import { addList, addRun, option } from '../shared/operation-command.ts';
import { table } from '../shared/table.ts';

/** Adds the commands; `--json` gives `{leases:[…]}`, `{limits:[{id,account,limits:[…]}]}` and `{targets:[…]}`. */
export function addLiveCommands(program: Command, act: CommandHandler): void {
  addList([program.command('lease').description('list spend leases'), act], 'list', listLeases, {
    does: 'list the open spend leases, newest first',
    options: [option('--account <account>', 'only those of this account, by id or name')],
    as: 'leases',
    none: 'no open leases',
    titles: '>ID ACCOUNT OWNER >AMOUNT OPENED UNTIL',
    lines: ({ id, account, owner, amount, opened_at, until }) => [[id, account, owner, amount, opened_at, until]],
  });
  addList([program.command('limit').description('list limits'), act], 'list', listLimits, {
    does: 'list what is used and left of the limits of each key',
    options: [option('--account <account>', 'only the keys of this account, by id or name')],
    as: 'limits',
    none: 'no limits',
    titles: 'KEY ACCOUNT NAME MEASURE >LIMIT >USED >LEFT RESETS',
    lines: (key) =>
      key.limits.map(({ name, measure, limit, used, remaining, resets_at }) => [
        key.id,
        key.account,
        name,
        measure,
        limit,
        used,
        remaining,
        resets_at ?? '-',
      ]),
  });
  addRun([program.command('target').description('list targets'), act], 'list', listTargets, {
    does: 'list the targets of the gateway of --server, and whether each takes requests',
    answer({ data }) {
      const rows = data.map((each) => [
        each.upstream,
        each.target,
        each.takes_requests ? 'yes' : 'no',
        each.last_failure === null ? '-' : `${each.last_failure.reason} at ${each.last_failure.at}`,
        String(each.unfinished_tasks),
        each.next_poll_at ?? '-',
        String(each.polls_behind_s),
      ]);
      const titles = 'UPSTREAM TARGET REQUESTS LAST_FAILURE >TASKS NEXT_POLL >BEHIND_S';
      return { json: { targets: data }, text: rows.length === 0 ? 'no targets' : table(titles, rows) };
    },
  });
}
