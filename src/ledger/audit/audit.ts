/** Audits the store: checks every invariant of money over all rows, in one snapshot. */
import type { Database } from 'better-sqlite3';
import { NANO } from '../../lib/money/amount.ts';
import { snapshot } from '../engines/sqlite/database.ts';
import {
  type Anchor,
  type AuditProgress,
  type AuditReport,
  type Breach,
  INVARIANTS,
  type Invariant,
} from '../store/audit-report.ts';
import { changeBreaches } from './change-checks.ts';
import type { BreachRow, Check } from './check.ts';
import { checks } from './checks.ts';
import { historyBreaches, newestAnchor } from './history.ts';
import { limitBreaches } from './limit-checks.ts';
import { priceBreaches } from './price-checks.ts';
import { schemaBreaches } from './schema.ts';
import { walletBreaches } from './wallet-checks.ts';

const COUNT = `
  SELECT (SELECT count(*) FROM account) AS accounts, (SELECT count(*) FROM entry) AS entries,
    (SELECT count(*) FROM entry WHERE kind = 'hold') AS holds, (SELECT count(*) FROM task) AS tasks,
    (SELECT count(*) FROM change) AS changes`;

interface Counts {
  readonly accounts: bigint;
  readonly entries: bigint;
  readonly holds: bigint;
  readonly tasks: bigint;
  readonly changes: bigint;
}

/** A part of the audit, which can be timed separately. */
export interface AuditStep {
  readonly name: string;
  /** Reads in the caller's snapshot. */
  readonly find: (db: Database, anchor?: Anchor) => readonly Breach[];
}

/** The steps, which together check every invariant. */
export const auditSteps: readonly AuditStep[] = [
  { name: 'wallets', find: walletBreaches },
  { name: 'history', find: historyBreaches },
  { name: 'changes', find: changeBreaches },
  { name: 'prices', find: priceBreaches },
  { name: 'limits', find: limitBreaches },
  { name: 'schema', find: schemaBreaches },
  ...INVARIANTS.flatMap((name) => {
    const check = checks[name];
    return check === undefined ? [] : [{ name, find: (db: Database) => breachesOf(db, name, check) }];
  }),
];

function breachesOf(db: Database, invariant: Invariant, { sql, says }: Check): readonly Breach[] {
  const rows = db.prepare<[], BreachRow>(sql).all();
  return rows.map((row) => ({ invariant, account: row.account, task: row.task, message: says(whole(row)) }));
}

/** The row after joining the two parts of each sum. */
function whole(row: BreachRow): BreachRow {
  const { found, found_rest = null, expected, expected_rest = null } = row;
  return {
    ...row,
    found: typeof found === 'bigint' && found_rest !== null ? found * NANO + found_rest : found,
    expected: typeof expected === 'bigint' && expected_rest !== null ? expected * NANO + expected_rest : expected,
  };
}

/** Runs all steps. @param anchor from an earlier audit, for `anchor_in_history`. @param progress is called after each step. */
export function audit(db: Database, anchor?: Anchor, progress: AuditProgress = () => {}): AuditReport {
  return snapshot(db, () => {
    const counts = db.prepare<[], Counts>(COUNT).get();
    if (counts === undefined) throw new Error('the store cannot be counted');
    const breaches = auditSteps.flatMap(({ find }, index) => {
      const found = find(db, anchor);
      progress(Math.floor((100 * (index + 1)) / auditSteps.length));
      return found;
    });
    return {
      ok: breaches.length === 0,
      anchor: newestAnchor(db),
      checked: {
        accounts: Number(counts.accounts),
        entries: Number(counts.entries),
        holds: Number(counts.holds),
        tasks: Number(counts.tasks),
        changes: Number(counts.changes),
      },
      breaches,
    };
  });
}
