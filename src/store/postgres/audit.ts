/**
 * Audits a store on PostgreSQL: copies one snapshot of it to a temporary SQLite file, and runs the audit there. So there is one audit,
 * and it costs the server one read of each table.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type pg from 'pg';
import type { Anchor, AuditReport, Breach } from '../audit.ts';
import { postgresSource } from '../copy/postgres.ts';
import { copyRows } from '../copy/rows.ts';
import { withSqliteTarget } from '../copy/sqlite.ts';
import { readMigrations } from '../migrations.ts';
import { audit as auditSqlite } from '../sqlite/audit.ts';
import { addFunctions } from '../sqlite/database.ts';
import { migrate } from '../sqlite/migrate.ts';
import { schemaBreaches } from './audit-schema.ts';
import { snapshot } from './connection.ts';
import { type Head, readHead } from './head.ts';

/** Runs all checks. @param anchor from an earlier audit, for `anchor_in_history`. */
export async function audit(pool: pg.Pool, anchor?: Anchor): Promise<AuditReport> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-audit-'));
  const db = new Database(join(folder, 'copy.db'));
  try {
    db.defaultSafeIntegers(true);
    // The copy is thrown away, so it need not survive a crash.
    db.pragma('journal_mode = OFF');
    db.pragma('synchronous = OFF');
    addFunctions(db);
    migrate(db, readMigrations('sqlite'), 0);
    const newest = await snapshot(pool, async (client) => {
      await withSqliteTarget(db, (target) => copyRows(postgresSource(client), target));
      return readHead(client);
    });
    const report = auditSqlite(db, anchor);
    const breaches = [...report.breaches, ...headBreaches(report, newest), ...(await schemaBreaches(pool))];
    return { ...report, ok: breaches.length === 0, breaches };
  } finally {
    db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The next batch continues from the head, so it must be the newest entry. */
function headBreaches({ anchor }: AuditReport, newest: Head): readonly Breach[] {
  const found = newest.entry_id === 0n ? null : `${newest.entry_id}:${newest.hash}`;
  if (found === anchor) return [];
  const message = `the ledger's head is ${found ?? 'missing'}, but the newest entry is ${anchor ?? 'missing'}; restore a backup`;
  return [{ invariant: 'entry_hash_chain', account: null, task: null, message }];
}
