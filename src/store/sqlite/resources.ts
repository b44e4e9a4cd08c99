/** The SQL of resources: which account created a portrait group or an asset. */

import type { Database } from 'better-sqlite3';
import { bindTime, type Row } from '../rows/row.ts';
import type { OwnedResource, Time_ms } from '../store.ts';
import { perDatabase } from './database.ts';

const statements = perDatabase((db) => ({
  record: db.prepare<[string, string, string, bigint | null]>(
    'INSERT INTO resource (kind, id, account, created_at) VALUES (?, ?, ?, ?) ON CONFLICT (kind, id) DO NOTHING',
  ),
  owner: db.prepare<[string, string], string>('SELECT account FROM resource WHERE kind = ? AND id = ?').pluck(),
  list: db.prepare<[string, string, number, number], Row<OwnedResource>>(`
    SELECT id, created_at AS created_at_ms FROM resource WHERE kind = ? AND account = ?
    ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`),
  count: db.prepare<[string, string], bigint>('SELECT count(*) FROM resource WHERE kind = ? AND account = ?').pluck(),
  forget: db.prepare<[string, string, string]>('DELETE FROM resource WHERE kind = ? AND id = ? AND account = ?'),
}));

/** Stores the owner of a new resource. Returns false when another account owns it. */
export function recordResource(db: Database, kind: string, id: string, account: string, at_ms: Time_ms): boolean {
  statements(db).record.run(kind, id, account, bindTime(at_ms));
  return ownsResource(db, kind, id, account);
}

/** Whether the account owns the resource. */
export function ownsResource(db: Database, kind: string, id: string, account: string): boolean {
  return statements(db).owner.get(kind, id) === account;
}

/** One page of an account's resources, newest first, and their total. */
export function listResources(
  db: Database,
  kind: string,
  account: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): { readonly resources: readonly OwnedResource[]; readonly total: number } {
  const rows = statements(db).list.all(kind, account, limit, offset);
  const resources = rows.map((row) => ({ id: row.id, created_at_ms: Number(row.created_at_ms) }));
  return { resources, total: Number(statements(db).count.get(kind, account) ?? 0n) };
}

/** Deletes the record of a resource that its upstream has deleted. */
export function forgetResource(db: Database, kind: string, id: string, account: string): void {
  statements(db).forget.run(kind, id, account);
}
