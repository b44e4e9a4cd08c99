/** `admin token …`: makes, lists, rotates and revokes the tokens of operators. */
import type { Command } from 'commander';
import { listTargets } from '../admin/operations/gateway.ts';
import { listLeases } from '../admin/operations/ledger.ts';
import { listLimits } from '../admin/operations/limits.ts';
import { listChanges, pruneStore } from '../admin/operations/records.ts';
import { createToken, listTokens, revokeToken, rotateToken } from '../admin/operations/tokens.ts';
import type { Answer, Cli, CommandHandler } from '../command/io.ts';
import { ROLES } from '../store/store.ts';
import { addList, addRun, option } from './operation-command.ts';
import { withOperator } from './operator.ts';
import { table } from './table.ts';
import { durationValue, nameValue, overlapValue, rowCountValue } from './values.ts';

const ID = ['<id>', 'its id or name'] as const;
const NOT_AGAIN = 'The token is not shown again.';

/** Adds `admin token …`; `--json` gives `{id,token,name,role,…}`, and `{tokens:[…]}` without `token`. */
export function addAdminCommands(program: Command, act: CommandHandler): void {
  const admin = program.command('admin').description('manage who may use the administration API');
  const token = admin.command('token').description('create, list, rotate and revoke the tokens of operators');
  const to = [token, act] as const;
  addRun(to, 'create', createToken, {
    does: 'create a token and print it; it is not shown again',
    options: [
      option('--role <role>', 'what it may do').choices(ROLES).makeOptionMandatory(),
      option('--name <name>', 'a unique name, under which changes are recorded', nameValue),
      option('--expires <time>', 'lifetime from now, such as 90d', durationValue),
    ],
    answer: ({ id, token, ...created }) => ({
      json: { id, token, ...created },
      text: [token, '', `${NOT_AGAIN} Its id is ${id}.`].join('\n'),
    }),
  });
  addList(to, 'list', listTokens, {
    does: 'list all tokens',
    as: 'tokens',
    none: 'no tokens yet; create one with: tollgate admin token create --role admin',
    titles: 'ID NAME ROLE USED STATE',
    lines: ({ id, name, role, last_used_at, expires_at, revoked_at }) => {
      const state =
        revoked_at !== null ? `revoked ${revoked_at}` : expires_at === null ? 'active' : `until ${expires_at}`;
      return [[id, name, role, last_used_at ?? 'never', state]];
    },
  });
  addRun(to, 'rotate', rotateToken, {
    does: 'give a token another secret and print it; the one before works for the overlap',
    args: [ID],
    options: [
      option('--overlap <time>', 'how long the secret before works, such as 1h (default: not at all)', overlapValue),
    ],
    answer: ({ id, token, ...rotated }) => ({
      json: { id, token, ...rotated },
      text: [token, '', NOT_AGAIN].join('\n'),
    }),
  });
  addRun(to, 'revoke', revokeToken, {
    does: 'revoke a token; it stops working at once',
    args: [ID],
    answer: (revoked) => ({ json: revoked, text: `token ${revoked.name} (${revoked.id}) is revoked` }),
  });
}

/** Adds the commands; `--json` gives `{leases:[…]}`, `{limits:[{id,account,limits:[…]}]}` and `{targets:[…]}`. */
export function addLiveCommands(program: Command, act: CommandHandler): void {
  addList([program.command('lease').description('list spend leases'), act], 'list', listLeases, {
    does: 'list the open spend leases, newest first',
    options: [option('--account <account>', 'only those of this account, by id or name')],
    as: 'leases',
    none: 'no open leases',
    titles: '>ID ACCOUNT OWNER >AMOUNT OPENED UNTIL',
  });
  addList([program.command('limit').description('list limits'), act], 'list', listLimits, {
    does: 'list what is used and left of the limits of each key',
    options: [option('--account <account>', 'only the keys of this account, by id or name')],
    as: 'limits',
    none: 'no limits',
    titles: 'KEY ACCOUNT NAME MEASURE >LIMIT >USED >LEFT RESETS',
    lines: (key) =>
      key.limits.map(({ name, measure, limit, used, remaining, resets_at }) => [
        ...[key.id, key.account, name, measure, limit, used, remaining, resets_at ?? '-'],
      ]),
  });
  addRun([program.command('target').description('list targets'), act], 'list', listTargets, {
    does: 'list the targets of the gateway of --server, and whether each takes requests',
    answer({ data }) {
      const rows = data.map((each) => [
        ...[each.upstream, each.target, each.takes_requests ? 'yes' : 'no'],
        each.last_failure === null ? '-' : `${each.last_failure.reason} at ${each.last_failure.at}`,
        ...[String(each.unfinished_tasks), each.next_poll_at ?? '-', String(each.polls_behind_s)],
      ]);
      const titles = 'UPSTREAM TARGET REQUESTS LAST_FAILURE >TASKS NEXT_POLL >BEHIND_S';
      return { json: { targets: data }, text: rows.length === 0 ? 'no targets' : table(titles, rows) };
    },
  });
}

/** Adds `changes`; `--json` gives `{changes:[…]}`, newest first. */
export function addChangesCommand(program: Command, act: CommandHandler): void {
  addList([program, act], 'changes', listChanges, {
    does: 'list who changed what, newest first',
    options: [
      option('--account <account>', 'only changes that concern this account, by id or name'),
      option('--subject <id>', 'only changes of this account, key or task, by id'),
      option('--actor <name>', 'only changes of this token, or of cli:user@host'),
      option('--limit <n>', 'maximum number of changes', rowCountValue).default(50),
    ],
    as: 'changes',
    none: 'no changes found',
    titles: '>ID AT ACTOR OPERATION SUBJECT CHANGE',
    lines: ({ id, at, actor, operation, subject, before, after, reason }) => {
      const change = `${JSON.stringify(before)} → ${JSON.stringify(after)}`;
      return [[id, at, actor, operation, subject, reason === null ? change : `${change}  ${reason}`]];
    },
  });
}

interface PruneOptions {
  readonly dryRun?: true;
  readonly reason?: string;
}

/** Adds `prune`; `--json` gives `{usage:{rows,before},tasks:{rows,before},finished}`. */
export function addPruneCommand(program: Command, act: CommandHandler): void {
  program
    .command('prune')
    .description('delete usage rows, and records of ended tasks, that are older than retention allows')
    .option('--dry-run', 'show what would go, and delete nothing')
    .option('--reason <text>', 'why; it is recorded')
    .action(act(prune, 'anywhere'));
}

function prune(cli: Cli, { dryRun, reason }: PruneOptions): Promise<Answer> {
  const dry_run = dryRun === true;
  return withOperator(cli, dry_run ? 'read' : 'write', async ({ call }) => {
    const input = reason === undefined ? {} : { reason };
    const found = await call(pruneStore, input, { dry_run });
    let { finished } = found;
    while (!finished && !dry_run) ({ finished } = await call(pruneStore, input));
    const { usage, tasks } = found;
    const lines = [
      usage.before === null ? [] : `${usage.rows} usage rows of before ${usage.before}`,
      tasks.before === null ? [] : `the records of ${tasks.rows} tasks that ended before ${tasks.before}`,
    ].flat();
    const text = lines.map((line) => `${dry_run ? 'would delete' : 'deleted'} ${line}`).join('\n');
    return { json: { usage, tasks, finished }, text };
  });
}
