/** The errors of the command line. */
import type { ProblemCode } from '../../admin/api/problem.ts';

/** The codes that only the command line has. */
export const CLI_ERRORS = [
  'usage',
  'store_unknown',
  'store_unusable',
  'key_not_valid',
  'sandbox_store',
  'gateway_unreachable',
  'tasks_unreachable',
  'file_exists',
  'vendors_clash',
  'not_convertible',
  'file_unreadable',
  'file_unwritable',
  'no_upstream',
  'no_answer',
  'not_recordable',
  'restart_needed',
  'price_change',
  'currency_changed',
  'stopping',
  'not_ready',
  'address_unusable',
  'backup_failed',
  'restore_refused',
  'store_damaged',
] as const;

/** The closed set of codes under `error.code`; scripts may match on them. */
export type CliErrorCode = ProblemCode | (typeof CLI_ERRORS)[number];

/** A rejected command. The message says what is wrong and where; the hint says what to do next. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly code: CliErrorCode;
  readonly hint: string | undefined;

  constructor(code: CliErrorCode, message: string, hint?: string) {
    super(message);
    this.code = code;
    this.hint = hint;
  }
}

/** A CliError for a command that was used wrongly, such as a malformed value: exit code 2. */
export function usageError(message: string, hint?: string): CliError {
  return new CliError('usage', message, hint);
}

/** Runs what writes a file of a command. @param hint the remedy. @throws CliError file_unwritable */
export function writeOrRefuse(file: string, hint: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError('file_unwritable', `${file} cannot be written: ${reason}`, hint);
  }
}
