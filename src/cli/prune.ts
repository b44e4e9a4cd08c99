/** `prune`: deletes rows that are older than the configured retention. */
import type { Command } from 'commander';
import { pruneStore } from '../admin/operations/records.ts';
import type { Answer, Cli, CommandHandler } from '../command/io.ts';
import { withOperator } from './operator.ts';

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
