/** Which rows are older than what proves such rows. The change of the migration that adopted them says so; nothing else is believed to be older. */
import type { Database } from 'better-sqlite3';
import { ADOPT_STORE, type Older } from '../store/adopt.ts';

const ADOPTED = `
  SELECT CAST(after ->> 'topups' AS INTEGER) AS topups, CAST(after ->> 'tasks' AS INTEGER) AS tasks,
    CAST(after ->> 'usage' AS INTEGER) AS usage
  FROM change WHERE operation = '${ADOPT_STORE}' AND json_valid(after) ORDER BY id LIMIT 1`;

/** The newest such rows: the id of an entry, the hold of a task, and the id of a usage row. 0: there are none. */
export function readOlder(db: Database): Older {
  return db.prepare<[], Older>(ADOPTED).get() ?? { topups: 0n, tasks: 0n, usage: 0n };
}
