/** Audits the store: checks every invariant of money over all rows, in one snapshot. */
import type { Database } from 'better-sqlite3';
import { snapshot } from '../engines/sqlite/database.ts';
import { NANO } from '../lang/amount.ts';
import {
  type Anchor,
  type AuditProgress,
  type AuditReport,
  type Breach,
  INVARIANTS,
  type Invariant,
} from '../store/audit-report.ts';
import { CHANGE_INVARIANTS, changeBreaches } from './changes.ts';
import type { BreachRow, Check } from './check.ts';
import { checks } from './checks.ts';
import { HISTORY_INVARIANTS, historyBreaches, newestAnchor } from './history.ts';
import { LIMIT_INVARIANTS, limitBreaches } from './limits.ts';
import { PRICE_INVARIANTS, priceBreaches } from './prices.ts';
import { SCHEMA_INVARIANTS, schemaBreaches } from './schema.ts';
import { WALLET_INVARIANTS, walletBreaches } from './wallets.ts';

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
  readonly invariants: readonly Invariant[];
  /** Reads in the caller's snapshot. */
  readonly find: (db: Database, anchor?: Anchor) => readonly Breach[];
}

/** The steps, which together check every invariant. */
export const auditSteps: readonly AuditStep[] = [
  { invariants: WALLET_INVARIANTS, find: walletBreaches },
  { invariants: HISTORY_INVARIANTS, find: historyBreaches },
  { invariants: CHANGE_INVARIANTS, find: changeBreaches },
  { invariants: PRICE_INVARIANTS, find: priceBreaches },
  { invariants: LIMIT_INVARIANTS, find: limitBreaches },
  { invariants: SCHEMA_INVARIANTS, find: schemaBreaches },
  ...INVARIANTS.flatMap((invariant) => (isChecked(invariant) ? [stepOf(invariant, checks[invariant])] : [])),
];

function isChecked(invariant: Invariant): invariant is keyof typeof checks {
  return Object.hasOwn(checks, invariant);
}

function stepOf(invariant: Invariant, { sql, says }: Check): AuditStep {
  return {
    invariants: [invariant],
    find: (db) =>
      db
        .prepare<[], BreachRow>(sql)
        .all()
        .map((row) => ({ invariant, account: row.account, task: row.task, message: says(whole(row)) })),
  };
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
