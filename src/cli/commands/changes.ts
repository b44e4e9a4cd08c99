/** `changes`: lists who changed what. */
import type { Command } from 'commander';
import { listChanges } from '../../admin/operations/records.ts';
import type { CommandHandler } from '../shared/io.ts';
import { addList, option } from '../shared/operation-command.ts';
import { rowCountValue } from '../shared/values.ts';

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
