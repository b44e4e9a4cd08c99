/** Prints the error that ended a command, as text or as JSON. */
import { CommanderError } from 'commander';
import { Problem } from '../../admin/api/problem.ts';
import { BackupError } from '../../ledger/backup/report.ts';
import { StoreBusyError, StoreError } from '../../ledger/store/store.ts';
import { AddonError } from '../../lib/node/embedded-addon.ts';
import { CliError, type CliErrorCode, usageError } from './errors.ts';
import type { ExitCode, Io } from './io.ts';

/**
 * Prints the error that ended a command: one JSON document on standard output, or two lines on standard error.
 *
 * @returns the exit code: 0 if commander only printed help, 2 for wrong usage, 3 if the store cannot be used or the program
 *   failed, and 1 for everything else.
 */
export function reportError(error: unknown, io: Io, json: boolean): ExitCode {
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  const refusal = asRefusal(error);
  if (json) {
    const { code, message, hint = null } = refusal;
    io.stdout.write(`${JSON.stringify({ error: { code, message, hint } })}\n`);
  } else if (!(error instanceof CommanderError && error.code === 'commander.help')) {
    io.stderr.write(`tollgate: ${refusal.message}\n`);
    if (refusal.hint !== undefined) io.stderr.write(`  ${refusal.hint}\n`);
  }
  if (refusal.code === 'internal' && error instanceof Error) io.stderr.write(`${error.stack ?? error.message}\n`);
  return EXIT_CODES[refusal.code] ?? 1;
}

const EXIT_CODES: Readonly<Partial<Record<CliErrorCode, ExitCode>>> = {
  usage: 2,
  store_unknown: 3,
  store_unusable: 3,
  // With --server: the outcome is unknown.
  store_unavailable: 3,
  gateway_unreachable: 3,
  unauthenticated: 3,
  too_many_attempts: 3,
  internal: 3,
};

function asRefusal(error: unknown): CliError {
  if (error instanceof CliError) return error;
  if (error instanceof Problem) return new CliError(error.code, error.message, error.hint);
  if (error instanceof CommanderError) return fromCommander(error);
  if (error instanceof StoreError || error instanceof StoreBusyError)
    return new CliError('store_unusable', error.message);
  if (error instanceof AddonError)
    return new CliError('store_unusable', error.message, 'set TMPDIR to a writable folder that is not mounted noexec');
  if (error instanceof BackupError) return new CliError(error.code, error.message, error.hint);
  return new CliError('internal', error instanceof Error ? error.message : String(error));
}

/** Commander writes `error: unknown command 'chek'\n(Did you mean check?)`: the first line is the message, the second the hint. */
function fromCommander(error: CommanderError): CliError {
  if (error.code === 'commander.help') return usageError('no command was given', 'see tollgate --help');
  const [first = '', ...rest] = error.message.replace(/^error: /, '').split('\n');
  const suggestion = rest.join(' ').replace(/^\((.*)\)$/, '$1');
  return usageError(first, suggestion === '' ? 'see tollgate --help' : suggestion);
}
