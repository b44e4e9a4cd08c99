/** `restore`: replaces the store by a backup, and warns of what the backup cannot have. */
import type { Command } from 'commander';
import { formatTime } from '../../admin/api/documents.ts';
import type { RestoreReport } from '../../ledger/backup/report.ts';
import { restoreStore } from '../../ledger/backup/restore.ts';
import { storeUrl } from '../shared/configured-store.ts';
import { shellWord } from '../shared/invocation.ts';
import type { Answer, Cli, CommandHandler } from '../shared/io.ts';
import { copyJson, copyLines, progressOn } from './backup.ts';

/** Adds `restore`; `--json` gives `{store,kept,migrated,bytes,newest_entry,audit,warnings:[…]}`. */
export function addRestoreCommand(program: Command, act: CommandHandler): void {
  program
    .command('restore')
    .description(
      'restore a backup as the store; refused while a process has the store open, and if the audit finds a breach',
    )
    .argument('<file>', 'a file that tollgate backup made')
    .option('--force', 'replace an existing store, which is kept under a new name')
    .action(act(restore));
}

async function restore(cli: Cli, file: string, options: { readonly force?: boolean }): Promise<Answer> {
  const report = await restoreStore(await storeUrl(cli), file, {
    force: options.force === true,
    now: Date.now,
    progress: progressOn(cli.io),
  });
  const { store, kept, migrated } = report;
  const warnings = warningsOf(report);
  return {
    json: { store, kept, migrated, ...copyJson(report), warnings },
    text: [
      `restored ${store} from ${file}`,
      ...(kept === null ? [] : [`the store that was there: ${kept}`]),
      ...(migrated.length === 0 ? [] : [`applied ${migrated.join(', ')}`]),
      ...copyLines(report),
      '',
      'warning:',
      ...warnings.map((warning) => `- ${warning}`),
      'See "Backup and restore" in docs/guides/backups.md before you start the gateway.',
    ].join('\n'),
  };
}

/** Warnings of changes after the copy. */
function warningsOf({ newest_entry, kept }: RestoreReport): readonly string[] {
  const since = newest_entry === null ? 'the backup' : formatTime(newest_entry.at_ms);
  const compare =
    kept === null ? '' : `; those of the replaced store: tollgate task list --store sqlite:${shellWord(kept)}`;
  return [
    `tasks created after ${since} are unknown here, but the upstreams bill them: compare with the upstreams' lists of tasks and bills${compare}`,
    'keys revoked after the backup are valid again: revoke them again, and list all with tollgate key list',
    'idempotency keys used after the backup are forgotten: a creation that a caller repeats is sent again',
    'top-ups after the backup are missing: repeat them with their original references, which count once',
    'tasks of unknown outcome may be matched with jobs that a lost task made: check tollgate task list --state unknown',
  ];
}
