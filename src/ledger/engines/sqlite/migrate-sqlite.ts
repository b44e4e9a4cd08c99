/** Migrates a SQLite store to the schema of this program, also when several processes start at once. */
import Database from 'better-sqlite3';
import { ADOPTION, adopt } from '../../store/adopt.ts';
import { StoreError, type Time_ms } from '../../store/store.ts';
import { type AppliedMigration, type Migration, missingMigrations, readMigrations } from '../migrations.ts';
import { addFunctions, snapshot, transact } from './database.ts';
import { read } from './dialect.ts';
import { rowWriter } from './write-rows-sqlite.ts';

/** Applies all missing migrations in one transaction, and returns them. Throws a StoreError when this program may not use the store. */
export function migrate(db: Database.Database, migrations: readonly Migration[], at_ms: Time_ms): readonly Migration[] {
  // Check without the write lock first: opening an up-to-date store must not wait for a busy gateway.
  if (pendingMigrations(db, migrations).length === 0) return [];
  return transact(db, () => {
    // Another process may have migrated since the check, so check again under the lock.
    const missing = pending(db, migrations);
    db.exec(`CREATE TABLE IF NOT EXISTS migration (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL, sha256 TEXT NOT NULL, applied_at INTEGER NOT NULL
    ) STRICT`);
    const record = db.prepare('INSERT INTO migration (id, name, sha256, applied_at) VALUES (?, ?, ?, ?)');
    for (const { id, name, sha256, sql } of missing) {
      db.exec(sql);
      record.run(BigInt(id), name, sha256, BigInt(at_ms));
    }
    // After all of them: it reads and writes the tables as they are now.
    if (missing.some(({ id }) => id === ADOPTION)) read(db, adopt(at_ms, rowWriter(db)));
    return missing;
  });
}

/** The migrations that `migrate` would apply. Throws the same errors. */
export function pendingMigrations(db: Database.Database, migrations: readonly Migration[]): readonly Migration[] {
  return snapshot(db, () => pending(db, migrations));
}

function pending(db: Database.Database, migrations: readonly Migration[]): readonly Migration[] {
  const tables = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  if (tables.includes('migration')) return missingMigrations(migrations, applied(db));
  if (tables.length === 0) return migrations;
  throw new StoreError(
    `this database holds other tables (${tables.slice(0, 3).join(', ')}); give tollgate its own file`,
  );
}

function applied(db: Database.Database): readonly AppliedMigration[] {
  return db
    .prepare<[], { id: bigint; name: string; sha256: string }>('SELECT id, name, sha256 FROM migration ORDER BY id')
    .all()
    .map((row) => ({ ...row, id: Number(row.id) }));
}

/** Reads from a new database with the shipped schema. */
export function ofNewDatabase<T>(read: (db: Database.Database) => T): T {
  const memory = new Database(':memory:');
  try {
    memory.defaultSafeIntegers(true);
    addFunctions(memory);
    migrate(memory, readMigrations('sqlite'), 0);
    return read(memory);
  } finally {
    memory.close();
  }
}
