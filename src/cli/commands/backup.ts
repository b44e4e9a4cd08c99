/** `backup`: copies the store to a file while gateways run, and audits the copy. */
import type { Command } from 'commander';
import { formatTime } from '../../admin/api/documents.ts';
import { backupStore } from '../../ledger/backup/backup.ts';
import type { CopyReport, Progress } from '../../ledger/backup/report.ts';
import { storeUrl } from '../shared/configured-store.ts';
import type { Answer, Cli, CommandHandler, Io } from '../shared/io.ts';
import { auditAnswer } from './audit.ts';

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

/** How often the progress is printed. */
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
