/** Finds which rows were written before proofs existed. Migration 34 recorded them in a change; every newer row needs its proof. */
import type { Database } from 'better-sqlite3';
import { ADOPT_STORE, type Older } from '../store/adopt.ts';

const ADOPTED = `
  SELECT CAST(after ->> 'topups' AS INTEGER) AS topups, CAST(after ->> 'tasks' AS INTEGER) AS tasks,
    CAST(after ->> 'usage' AS INTEGER) AS usage
  FROM change WHERE operation = '${ADOPT_STORE}' AND json_valid(after) ORDER BY id LIMIT 1`;

/** The newest rows without a proof: the id of a top-up, the hold of a task, the id of a usage row. 0: there are none. */
export function readOlder(db: Database): Older {
  return db.prepare<[], Older>(ADOPTED).get() ?? { topups: 0n, tasks: 0n, usage: 0n };
}
