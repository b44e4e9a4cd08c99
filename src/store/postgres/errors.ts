/** Tells the failures of PostgreSQL apart: one to try again, one for the operator, and one of the statement. */
import { StoreBusyError, StoreError } from '../store.ts';

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
    /^(Connection terminated|Client has encountered|timeout expired|Client was closed)/i.test(error.message)
  );
}

/** Whether nothing was done and the same may succeed in a moment. */
function isBusy(error: unknown): boolean {
  // Lock time-outs, cancelled statements, deadlocks, serialization failures, too many connections.
  return isDisconnected(error) || /^(55P03|57014|40P01|40001|53300)$/.test(codeOf(error));
}

/** Whether the statement itself was refused, for example by a constraint. Every other change of the batch may succeed. */
export function isOfTheStatement(error: unknown): boolean {
  return !(isBusy(error) || Object.keys(REMEDIES).some((prefix) => codeOf(error).startsWith(prefix)));
}

/** Remedies by the prefix of the SQLSTATE. */
const REMEDIES: Readonly<Record<string, string>> = {
  '25006': 'the server is read-only: name the primary in the URL, for example with several hosts behind a proxy',
  '28': "check the user and the password in the store's URL, and the server's pg_hba.conf",
  '3D': 'create the database: createdb NAME',
  '42501': 'grant the user the rights on its tables, or make it their owner',
  '42P01': 'the tables are missing: run tollgate migrate',
  '53100': "make room on the server's disk",
  '53200': 'give the server more memory',
  '58': "check the server's disk and its log",
  XX: "check the server's log, and restore a backup if its data is damaged",
};

/** Converts an error of an operation to a StoreError with a remedy, if the state of the server caused it. */
export function storeFailure(error: unknown): unknown {
  if (isDisconnected(error)) {
    return new StoreBusyError('PostgreSQL cannot be reached; try again in a moment', { cause: error });
  }
  if (isBusy(error)) return new StoreBusyError('PostgreSQL is busy; try again in a moment', { cause: error });
  const remedy = Object.entries(REMEDIES).find(([prefix]) => codeOf(error).startsWith(prefix))?.[1];
  if (remedy === undefined || !(error instanceof Error)) return error;
  return new StoreError(`the store failed: ${error.message}; ${remedy}`, { cause: error });
}

/** Why the store could not be opened, with a remedy. Names the host and never the password. */
export function openingError(url: string, error: unknown): unknown {
  if (error instanceof StoreError) return error;
  if (!(error instanceof Error)) return error;
  const { host, pathname } = new URL(url);
  const where = `${host}${pathname}`;
  const remedy = Object.entries(REMEDIES).find(([prefix]) => codeOf(error).startsWith(prefix))?.[1];
  const next = remedy ?? 'check that the server runs and that its address is right';
  return new StoreError(`cannot open the store at ${where}: ${error.message || codeOf(error)}; ${next}`, {
    cause: error,
  });
}
