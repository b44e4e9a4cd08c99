/** The SQL of resources: which account made a portrait group or an asset. */
import type { Database } from 'better-sqlite3';
import type { Time_ms } from '../store.ts';
import { bindTime, perDatabase, transact } from './database.ts';

const statements = perDatabase((db) => ({
  record: db.prepare<[string, string, string, bigint | null]>(
    'INSERT INTO resource (kind, id, account, created_at) VALUES (?, ?, ?, ?) ON CONFLICT (kind, id) DO NOTHING',
  ),
  owner: db.prepare<[string, string], string>('SELECT account FROM resource WHERE kind = ? AND id = ?').pluck(),
}));

export function recordResource(db: Database, kind: string, id: string, account: string, at_ms: Time_ms): boolean {
  return transact(db, () => {
    statements(db).record.run(kind, id, account, bindTime(at_ms));
    return ownsResource(db, kind, id, account);
  });
}

export function ownsResource(db: Database, kind: string, id: string, account: string): boolean {
  return statements(db).owner.get(kind, id) === account;
}
