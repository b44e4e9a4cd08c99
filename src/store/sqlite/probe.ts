/** The SQL of a small write that tests whether the store can be written. */

import type { Database } from 'better-sqlite3';
import { bindTime } from '../rows/row.ts';
import type { Time_ms } from '../store.ts';
import { perDatabase } from './database.ts';

const statements = perDatabase((db) => ({
  write: db.prepare<[bigint | null]>(
    'INSERT INTO probe (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
  ),
}));

/** Writes the time to a row of its own. */
export function probe(db: Database, at_ms: Time_ms): void {
  statements(db).write.run(bindTime(at_ms));
}
