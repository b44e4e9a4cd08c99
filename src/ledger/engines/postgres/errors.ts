/** Classifies the failures of PostgreSQL: try again, a matter for the operator, or an error of the statement. */
import {
  isNewerError,
  newerError,
  StoreBusyError,
  StoreError,
  StoreInUseError,
  StoreUnreachableError,
} from '../../store/store.ts';
import { STATEMENT_ms } from './connection.ts';

/** The SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html) or the code of the socket's error; empty if none. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Whether the connection is gone or was refused. What was sent last may or may not have been done. */
export function isDisconnected(error: unknown): boolean {
  const code = codeOf(error);
  if (/^(ECONN|EPIPE|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|ENOENT)/.test(code)) return true;
  // 08: connection exceptions. 57P: shutdown, crash, restart, terminated while idle. 25P03: idle in a transaction for too long.
  if (/^(08|57P0|25P03)/.test(code)) return true;
  // The messages of node-postgres, which have no code.
  return (
    code === '' &&
    error instanceof Error &&
    /^(Connection terminated|Client has encountered|timeout (expired|exceeded)|Query read timeout|Client was closed)/i.test(
      error.message,
    )
  );
}

/** Whether the server takes no changes: after a fail-over, the address may lead to another one. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === '25006';
}

/** Whether the user lacks a right. */
export function isForbidden(error: unknown): boolean {
  return codeOf(error) === '42501';
}

/** Whether the statement was refused only because an earlier one of its transaction had failed. */
export function isAfterFailure(error: unknown): boolean {
  return codeOf(error) === '25P02';
}

/** Whether nothing was done and the same may succeed in a moment. */
function isBusy(error: unknown): boolean {
  // Lock time-outs, cancelled statements, deadlocks, serialization failures, too many connections.
  return isDisconnected(error) || /^(55P03|57014|40P01|40001|53300)$/.test(codeOf(error));
}

/** Whether the server stopped a statement: after the time-out of the session, or because an administrator asked for it. */
function isCancelled(error: unknown): error is Error {
  return error instanceof Error && codeOf(error) === '57014';
}

/** The server has one code for both. Its message tells them apart, in English unless its `lc_messages` is another language. */
function cancelledText({ message }: Error): string {
  if (message.includes('user request')) return 'PostgreSQL was told to cancel a statement; try again';
  return `PostgreSQL did not finish a statement in ${STATEMENT_ms / 1000} s; look for what keeps the server busy, and try again`;
}

/** Whether the statement itself was refused, for example by a constraint. Every other change of the batch may succeed. */
export function isStatementRefused(error: unknown): boolean {
  return !isBusy(error) && troubleOf(error) === undefined;
}

/** A state of the server in which no change succeeds. */
interface Trouble {
  /** Has no names or addresses, because the readiness check shows it. */
  readonly reason: string;
  readonly remedy: string;
}

/** By the prefix of the SQLSTATE. */
const TROUBLES: Readonly<Record<string, Trouble>> = {
  '25006': {
    reason: 'PostgreSQL is read-only',
    remedy: 'the server is read-only: name the primary in the URL, for example with several hosts behind a proxy',
  },
  '28': {
    reason: 'PostgreSQL refuses the user or the password',
    remedy: "check the user and the password in the store's URL, and the server's pg_hba.conf",
  },
  '3D': { reason: 'the database does not exist', remedy: 'create the database: createdb NAME' },
  '42501': {
    reason: 'PostgreSQL refuses the user a right',
    remedy: 'grant the user the rights on its tables, or make it their owner',
  },
  '42P01': { reason: 'tables are missing', remedy: 'the tables are missing: run tollgate migrate' },
  '53100': { reason: "PostgreSQL's disk is full", remedy: "make room on the server's disk" },
  '53200': { reason: 'PostgreSQL has too little memory', remedy: 'give the server more memory' },
  // At the beginning of a session: its database is restored, renamed or moved.
  '55000': {
    reason: 'PostgreSQL takes no connections to the database',
    remedy: 'wait for its maintenance, or allow them: ALTER DATABASE NAME ALLOW_CONNECTIONS true',
  },
  '58': { reason: "PostgreSQL's disk fails", remedy: "check the server's disk and its log" },
  XX: {
    reason: 'PostgreSQL reports damage',
    remedy: "check the server's log, and restore a backup if its data is damaged",
  },
};

function troubleOf(error: unknown): Trouble | undefined {
  return Object.entries(TROUBLES).find(([prefix]) => codeOf(error).startsWith(prefix))?.[1];
}

/** Converts an error of an operation to a StoreError with a remedy, if the state of the server caused it. */
export function storeFailure(error: unknown): unknown {
  if (isNewerError(error)) return newerError(`the store failed: ${error.message}`);
  if (isDisconnected(error)) {
    return new StoreBusyError('PostgreSQL cannot be reached; try again in a moment', { cause: error });
  }
  if (codeOf(error) === '53300') {
    return new StoreBusyError('PostgreSQL has no free connection; try again in a moment', { cause: error });
  }
  if (isCancelled(error)) return new StoreBusyError(cancelledText(error), { cause: error });
  if (isBusy(error)) return new StoreBusyError('PostgreSQL is busy; try again in a moment', { cause: error });
  const trouble = troubleOf(error);
  if (trouble === undefined || !(error instanceof Error)) return error;
  const { reason, remedy } = trouble;
  return new StoreError(`the store failed: ${error.message}; ${remedy}`, { cause: error, reason });
}

/** Why the store could not be opened, with a remedy. Names the host and never the password. */
export function openingError(url: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { host, pathname } = new URL(url);
  const where = `${host}${pathname}`;
  // An earlier step has converted it already.
  if (error instanceof StoreUnreachableError) return error;
  const Kind = error instanceof StoreInUseError ? StoreInUseError : StoreError;
  if (error instanceof StoreError) return new Kind(`cannot open the store at ${where}: ${error.message}`);
  // node-postgres gives no code when the server wants a password and the URL has none.
  const noPassword = /password must be a string/.test(error.message) ? TROUBLES['28']?.remedy : undefined;
  const next = troubleOf(error)?.remedy ?? noPassword ?? 'check that the server runs and that its address is right';
  const OpeningError = isBusy(error) ? StoreUnreachableError : StoreError;
  return new OpeningError(`cannot open the store at ${where}: ${error.message || codeOf(error)}; ${next}`, {
    cause: error,
  });
}
