/** `prune`: deletes rows that are older than the configured retention. */
import type { Command } from 'commander';
import type { Static } from 'typebox';
import { pruneStore } from '../../admin/operations/records.ts';
import type { Answer, Cli, CommandHandler } from '../shared/io.ts';
import { addCommand, option } from '../shared/operation-command.ts';
import { withOperator } from '../shared/operator.ts';

/** Adds `prune`; `--json` gives `{usage:{rows,before},tasks:{rows,before},finished}`. */
export function addPruneCommand(program: Command, act: CommandHandler): void {
  const does = 'delete usage rows, and records of ended tasks, that are older than retention allows';
  const options = [
    option('--dry-run', 'show what would go, and delete nothing'),
    option('--reason <text>', 'why; it is recorded'),
  ];
  addCommand([program, act], 'prune', { does, options }, prune);
}

function prune(
  cli: Cli,
  { dry_run = false, ...input }: Static<(typeof pruneStore)['input']> & { readonly dry_run?: boolean },
): Promise<Answer> {
  return withOperator(cli, dry_run ? 'read' : 'write', async ({ call }) => {
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
