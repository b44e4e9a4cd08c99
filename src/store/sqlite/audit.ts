/** Proves every invariant of money over the whole store, on one snapshot: reads the counts, then runs each check. */
import type { Database } from 'better-sqlite3';
import { type AuditReport, type Breach, invariants } from '../audit.ts';
import { type BreachRow, checks } from './audit-checks.ts';
import { snapshot } from './database.ts';

const count = `
  SELECT (SELECT count(*) FROM account) AS accounts, (SELECT count(*) FROM entry) AS entries,
    (SELECT count(*) FROM entry WHERE kind = 'hold') AS holds, (SELECT count(*) FROM task) AS tasks`;

interface Counts {
  readonly accounts: bigint;
  readonly entries: bigint;
  readonly holds: bigint;
  readonly tasks: bigint;
}

export function audit(db: Database): AuditReport {
  return snapshot(db, () => {
    const counts = db.prepare<[], Counts>(count).get();
    if (counts === undefined) throw new Error('the store cannot be counted');
    const breaches = invariants.flatMap((invariant): Breach[] => {
      const { sql, says } = checks[invariant];
      const rows = db.prepare<[], BreachRow>(sql).all();
      return rows.map((row) => ({ invariant, account: row.account, task: row.task, message: says(row) }));
    });
    return {
      ok: breaches.length === 0,
      checked: {
        accounts: Number(counts.accounts),
        entries: Number(counts.entries),
        holds: Number(counts.holds),
        tasks: Number(counts.tasks),
      },
      breaches,
    };
  });
}
