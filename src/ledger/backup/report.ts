/** The reports of backups and restores, and the error of a rejected one. */
import type { Time_ms } from '../core/money-rows.ts';
import type { AuditReport } from '../store/audit-report.ts';

export interface CopyReport {
  readonly bytes: number;
  /** Null without entries. */
  readonly newest_entry: { readonly id: bigint; readonly at_ms: Time_ms } | null;
  readonly audit: AuditReport;
}

export interface BackupOptions {
  /** Replace an existing file. */
  readonly force: boolean;
  readonly progress: Progress;
}

export interface BackupReport extends CopyReport {
  /** Whether the rest of an interrupted backup was removed: FILE.partial. */
  readonly removed_partial: boolean;
  /** Where the copy is: the file as asked for, or FILE.failed if the audit found breaches. */
  readonly file: string;
}

export interface RestoreOptions {
  /** Replace an existing store, which is kept under a new name. */
  readonly force: boolean;
  readonly now: () => Time_ms;
  readonly progress: Progress;
}

export interface RestoreReport extends CopyReport {
  readonly store: string;
  /** The new path of the store that was there before; null if there was none. */
  readonly kept: string | null;
  /** The names of the migrations that were applied to the copy. */
  readonly migrated: readonly string[];
}

/** Called from time to time during the copy. */
export type Progress = (copied_bytes: number, total_bytes: number) => void;

/** A backup or a restore that failed. Nothing has changed; a copy of a damaged store was kept. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly code: 'backup_failed' | 'restore_refused' | 'store_damaged';
  readonly hint: string | undefined;

  constructor(code: BackupError['code'], message: string, hint?: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.hint = hint;
  }
}
