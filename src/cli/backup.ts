/** `backup`: copies the store to a file while gateways run, and audits the copy. */
import type { Command } from 'commander';
import { formatTime } from '../admin/documents.ts';
import { backupStore } from '../backup/backup.ts';
import type { CopyReport, Progress, RestoreReport } from '../backup/report.ts';
import { restoreStore } from '../backup/restore.ts';
import { copyStore, type StoreCopyReport } from '../backup/store-copy/copy.ts';
import { type Answer, type Cli, type CommandHandler, type Io, shellWord } from '../command/io.ts';
import { migrateStore, reopenStore } from '../open-store.ts';
import { destinationOf, movedText } from '../store/moved.ts';
import { auditAnswer } from './audit.ts';
import { storeUrl } from './store.ts';

/** Adds `backup`; `--json` gives `{file,bytes,newest_entry:{id,at},audit:{ok,anchor,checked,breaches}}`. */
export function addBackupCommand(program: Command, act: CommandHandler): void {
  program
    .command('backup')
    .description(
      'copy the store to FILE while gateways run, and audit the copy; FILE appears only when it is complete and without a breach',
    )
    .argument('<file>', 'a new file, on another disk if possible')
    .option('--force', 'replace FILE if it exists')
    .action(act(backup));
}

async function backup(cli: Cli, file: string, options: { readonly force?: boolean }): Promise<Answer> {
  const report = await backupStore(await storeUrl(cli), file, {
    force: options.force === true,
    progress: progressOn(cli.io),
  });
  const { audit } = report;
  const head = audit.ok
    ? `backup ${report.file}`
    : `the copy has breaches: it is kept as ${report.file}, and ${file} was not written`;
  const note = report.removed_partial ? [`removed ${file}.partial, the rest of an interrupted backup`] : [];
  return {
    json: { file: report.file, ...copyJson(report) },
    text: [...note, head, ...copyLines(report)].join('\n'),
    exit: audit.ok ? 0 : 1,
  };
}

/** The members of a copy in a JSON document. */
export function copyJson({ bytes, newest_entry, audit }: CopyReport) {
  const newest = newest_entry === null ? null : { id: Number(newest_entry.id), at: formatTime(newest_entry.at_ms) };
  return { bytes, newest_entry: newest, audit };
}

/** The lines about a copy: its size, its newest entry and its audit. */
export function copyLines({ bytes, newest_entry, audit }: CopyReport): readonly string[] {
  const newest = newest_entry === null ? 'none' : `${newest_entry.id} of ${formatTime(newest_entry.at_ms)}`;
  return [`size: ${(bytes / 1e6).toFixed(1)} MB`, `newest entry: ${newest}`, `audit: ${auditAnswer(audit).text}`];
}

/** Reports the progress of a copy in bytes. */
export function progressOn(io: Io): Progress {
  return everyFiveSeconds(io, (copied_bytes: number, total_bytes: number) => {
    return `copied ${Math.floor((100 * copied_bytes) / total_bytes)} %`;
  });
}

const PROGRESS_ms = 5_000;

/** Writes the progress of a copy, at most every five seconds. @param words made from the copy's numbers. */
export function everyFiveSeconds<A extends readonly number[]>(
  { stderr }: Io,
  words: (...progress: A) => string,
): (...progress: A) => void {
  let last_ms = performance.now();
  return (...progress) => {
    const now_ms = performance.now();
    if (now_ms - last_ms < PROGRESS_ms) return;
    last_ms = now_ms;
    stderr.write(`tollgate: ${words(...progress)}\n`);
  };
}

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

interface CopyOptions {
  readonly from?: string;
  readonly to: string;
  readonly keep?: boolean;
}

/**
 * Adds `store copy`, whose `--json` gives `{ok,moved,rows,source:{ok,anchor,checked,breaches},target:{…}}`, and `store reopen`, whose
 * `--json` gives `{reopened}`.
 */
export function addStoreCommands(program: Command, act: CommandHandler): void {
  const store = program.command('store').description('move the store');
  store
    .command('copy')
    .description(
      'move a store to a new, empty one, also on another engine, and audit both; afterwards gateways refuse the old one. Stop the gateways first; call it again if it was interrupted',
    )
    .option('--from <url>', 'the store to copy: sqlite:PATH or postgres://… (default: the configured one)')
    .requiredOption('--to <url>', 'an empty store')
    .option('--keep', 'only copy: the old store stays in use, and gateways may run')
    .action(act(copy));
  store
    .command('reopen')
    .description('let gateways use a store again that store copy has moved; only if nothing has used the new one')
    .action(act(reopen));
}

async function copy(cli: Cli, { from, to, keep = false }: CopyOptions): Promise<Answer> {
  const progress = everyFiveSeconds(cli.io, (rows: number) => `${rows} rows copied`);
  const report = await copyStore(from ?? (await storeUrl(cli)), to, progress, { keep });
  const { ok, isMoved, rows, source, target } = report;
  return {
    json: { ok, moved: isMoved, rows, source, target },
    text: [
      `rows copied: ${rows}`,
      `source: ${auditAnswer(source).text}`,
      `target: ${auditAnswer(target).text}`,
      verdict(report, destinationOf(to)),
    ].join('\n'),
    exit: ok ? 0 : 1,
  };
}

function verdict({ ok, isOpen, isMoved, source, target }: StoreCopyReport, destination: string): string {
  const use = 'set TOLLGATE_STORE to the URL of --to, and start the gateways; they refuse the source, which was moved';
  const unmoved = isMoved
    ? 'gateways still refuse the source, which an interrupted call has retired; let them use it again with: tollgate store reopen'
    : 'nothing was moved, and gateways can use the source as before';
  if (!isOpen) {
    const why =
      source.anchor === target.anchor
        ? 'an audit found breaches'
        : 'the two stores differ; drop the copy and copy again';
    return `${why}; ${unmoved}`;
  }
  const found = ok ? '' : '; but an audit found breaches';
  return `the copy at ${destination} is complete${found}; ${isMoved ? use : 'the source stays in use'}`;
}

async function reopen(cli: Cli): Promise<Answer> {
  const moved = await reopenStore(await storeUrl(cli));
  return {
    json: { reopened: moved !== undefined },
    text:
      moved === undefined
        ? 'the store was not moved: gateways can use it'
        : `gateways can use this store again. It was moved ${movedText(moved)}: what has changed there since is missing here, so no gateway may use that one`,
  };
}

/** Adds `migrate`; `--json` gives `{migrated:[…]}`, the names of the applied migrations. */
export function addMigrateCommand(program: Command, act: CommandHandler): void {
  program
    .command('migrate')
    .description('create the store, or upgrade its tables; serve does the same')
    .action(act(migrate));
}

async function migrate(cli: Cli): Promise<Answer> {
  const migrated = await migrateStore(await storeUrl(cli));
  return {
    json: { migrated },
    text: migrated.length === 0 ? 'the store is up to date' : `applied ${migrated.join(', ')}`,
  };
}
