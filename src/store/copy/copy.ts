/**
 * Copies a store to a new, empty one, also on another engine: every row of one snapshot, audited on both sides. An interrupted copy
 * goes on when it is called again.
 */
import { existsSync, renameSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AuditReport } from '../audit.ts';
import { requireMigrated } from '../migrations.ts';
import { openStore } from '../open.ts';
import { connectUnlimited, createPool, endPool, hangUp, snapshot } from '../postgres/connection.ts';
import { openingError, storeFailure } from '../postgres/errors.ts';
import { beginCopy, endCopy } from '../postgres/head.ts';
import { migrate, pendingMigrations, postgresMigrations } from '../postgres/migrate.ts';
import { openFile } from '../sqlite/open-file.ts';
import { StoreError } from '../store.ts';
import { isPostgresUrl, storeUrlProblem } from '../store-url.ts';
import { postgresSource, postgresTarget } from './postgres.ts';
import { type CopyProgress, type CopySource, type CopyTarget, copyRows } from './rows.ts';
import { sqliteSource, withSqliteTarget } from './sqlite.ts';

/** What was copied. */
export interface StoreCopyReport {
  /** Rows that this call wrote; fewer than all if it went on with an interrupted copy. */
  readonly rows: number;
  readonly source: AuditReport;
  readonly target: AuditReport;
  /** Both audits are clean and of the same history. */
  readonly ok: boolean;
}

/**
 * Copies the store at `from` to an empty store at `to`, which gateways cannot use before the copy is complete. No gateway may write
 * to the source: its money would be missing in the copy, and the audits would differ.
 *
 * @throws StoreError when one of the two cannot be used.
 */
export async function copyStore(from: string, to: string, progress: CopyProgress): Promise<StoreCopyReport> {
  for (const url of [from, to]) {
    const problem = storeUrlProblem(url);
    if (problem !== undefined) throw new StoreError(`${problem.message}; ${problem.hint}`);
  }
  const rows = await withSource(from, (source) => withTarget(to, (target) => copyRows(source, target, progress)));
  const [source, target] = [await auditOf(from), await auditOf(to)];
  const ok = source.ok && target.ok && source.anchor === target.anchor && sameCounts(source, target);
  return { rows, source, target, ok };
}

function sameCounts({ checked: one }: AuditReport, { checked: other }: AuditReport): boolean {
  return one.accounts === other.accounts && one.entries === other.entries && one.tasks === other.tasks;
}

async function auditOf(url: string): Promise<AuditReport> {
  const store = await openStore(url, { access: 'read' });
  try {
    return await store.audit();
  } finally {
    await store.close();
  }
}

async function withSource<T>(url: string, work: (source: CopySource) => Promise<T>): Promise<T> {
  if (isPostgresUrl(url)) return withPostgresSource(url, work);
  const { db } = await openFile(pathOf(url), 'read', Date.now);
  try {
    // The read transaction is the snapshot.
    db.exec('BEGIN');
    return await work(sqliteSource(db));
  } finally {
    db.close();
  }
}

async function withPostgresSource<T>(url: string, work: (source: CopySource) => Promise<T>): Promise<T> {
  await requireUpToDate(url);
  const pool = createPool(url, 1, 'command');
  try {
    return await snapshot(pool, (client) => work(postgresSource(client)));
  } catch (error) {
    throw storeFailure(error);
  } finally {
    await endPool(pool);
  }
}

async function requireUpToDate(url: string): Promise<void> {
  const client = await connectUnlimited(url, 'copy').catch((error: unknown) => {
    throw openingError(url, error);
  });
  try {
    requireMigrated(await pendingMigrations(client), postgresMigrations());
  } finally {
    await hangUp(client);
  }
}

async function withTarget<T>(url: string, work: (target: CopyTarget) => Promise<T>): Promise<T> {
  return isPostgresUrl(url) ? withPostgresTarget(url, work) : withFileTarget(pathOf(url), work);
}

async function withPostgresTarget<T>(url: string, work: (target: CopyTarget) => Promise<T>): Promise<T> {
  const client = await connectUnlimited(url, 'copy').catch((error: unknown) => {
    throw openingError(url, error);
  });
  try {
    await migrate(client, Date.now());
    await beginCopy(client);
    const result = await work(postgresTarget(client));
    await endCopy(client);
    return result;
  } catch (error) {
    throw storeFailure(error);
  } finally {
    await hangUp(client);
  }
}

/** The file gets its name when it is complete, so no gateway opens a part of a store. */
async function withFileTarget<T>(path: string, work: (target: CopyTarget) => Promise<T>): Promise<T> {
  if (existsSync(path)) throw new StoreError(`the target ${path} exists; name a new file`);
  const partial = `${path}.copying`;
  const { db } = await openFile(partial, 'make', Date.now);
  let result: T;
  try {
    result = await withSqliteTarget(db, work);
    // Into one file: a log would stay under the old name.
    db.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
  renameSync(partial, path);
  return result;
}

function pathOf(url: string): string {
  return resolve(url.slice('sqlite:'.length));
}
