/**
 * The checks of all wallets, in one pass over the entries. Sums are computed here, because SQL's sum() fails beyond 64 bits, which an
 * account's lifetime sums may exceed, and because grouping by account would sort the whole ledger.
 */

import type { Database } from 'better-sqlite3';
import { formatNano, LARGEST_SUM_nano, larger, NANO, type Nano, parseUnits } from '../../lib/money/amount.ts';
import { isStored } from '../../lib/money/class-units.ts';
import type { Facts } from '../core/change-rows.ts';
import type { Breach, Invariant } from '../store/audit-report.ts';
import { amountText, factsIn, integer } from './stored-values.ts';

/** The sums of one account's entries. */
interface Fold {
  posted: Nano;
  held: Nano;
  /** The credit limit at this entry. */
  credit: Nano;
  /** The largest credit limit that the account ever had. */
  mostCredit: Nano;
  /** The sum of overages and negative adjustments: the wallet may be this far below zero. */
  lowered: Nano;
}

/** The stored amounts of an account. In a file that was edited by hand, one may be null or not an integer. */
interface AccountRow {
  readonly id: string;
  readonly posted: unknown;
  readonly held: unknown;
}

interface ChangeRow {
  readonly id: bigint;
  readonly account: string;
  readonly entry_id: bigint;
  readonly before: string | null;
  readonly after: string | null;
}

/** Columns: id, account, kind, posted_delta, held_delta. */
type EntryRow = readonly [unknown, string, string, unknown, unknown];

const ACCOUNT_ROWS = 'SELECT id, posted, held FROM account ORDER BY id';
// Reads the table sequentially; the index by account would cause random reads.
const ENTRY_ROWS = 'SELECT id, account, kind, posted_delta, held_delta FROM entry ORDER BY id';
/** The changes that set credit limits or move money, and the newest entry before each. */
const CHANGES = `
  SELECT id, subject AS account, entry_id, before, after FROM change
  WHERE operation LIKE 'account.%' OR operation LIKE 'wallet.%' ORDER BY id`;
const TASK_OF_ENTRY = 'SELECT task_id FROM entry WHERE id IS ?';
// The + disables the index by account, so that only the few open holds are sorted.
const OPEN_HOLDS = `
  SELECT account, sum(amount / ${NANO}) AS whole, sum(amount % ${NANO}) AS rest FROM entry AS h
  WHERE kind = 'hold'
    AND NOT EXISTS (SELECT 1 FROM entry AS r WHERE r.hold_id = h.id AND r.kind IN ('capture', 'release'))
  GROUP BY +account`;

/** Finds the breaches of all wallet invariants. Runs in the caller's snapshot. */
export function walletBreaches(db: Database): readonly Breach[] {
  const { folds, wrong } = foldEntries(db);
  const accounts = db.prepare<[], AccountRow>(ACCOUNT_ROWS).all();
  const open = readOpenHolds(db);
  const known = new Set(accounts.map(({ id }) => id));
  const orphans = [...folds.keys()].filter((id) => !known.has(id)).map((id) => ({ id, posted: null, held: null }));
  return [
    ...[...accounts, ...orphans].flatMap((account) => differences(account, folds.get(account.id) ?? emptyFold)),
    ...accounts.flatMap((account) => wrongHeld(account, open.get(account.id) ?? 0n)),
    ...accounts.flatMap(negativeHeld),
    ...accounts.flatMap((account) => unexplainedDebt(account, folds.get(account.id) ?? emptyFold)),
    ...wrong,
  ];
}

const emptyFold: Readonly<Fold> = { posted: 0n, held: 0n, credit: 0n, mostCredit: 0n, lowered: 0n };

function foldEntries(db: Database): {
  readonly folds: ReadonlyMap<string, Readonly<Fold>>;
  readonly wrong: readonly Breach[];
} {
  const folds = new Map<string, Fold>();
  const changes = db.prepare<[], ChangeRow>(CHANGES).iterate();
  const wrong: Breach[] = [];
  let next = changes.next();
  /** Applies the changes before an entry. */
  const applyChanges = (id: unknown) => {
    for (; next.done !== true && next.value.entry_id < integer(id); next = changes.next()) {
      const { account, before, after } = next.value;
      const fold = foldOf(folds, account);
      const told = factsIn(after);
      if (typeof told.credit_limit === 'string') {
        fold.credit = amountOf(told.credit_limit);
        fold.mostCredit = larger(fold.mostCredit, fold.credit);
      }
      if (typeof told.amount === 'string') wrong.push(...wrongBalances(next.value, fold, factsIn(before), told));
    }
  };
  const overdrawn: { readonly id: unknown; readonly account: string; readonly available: Nano }[] = [];
  for (const row of db.prepare<[], EntryRow>(ENTRY_ROWS).raw().iterate()) {
    const [id, account, kind] = row;
    applyChanges(id);
    const posted = integer(row[3]);
    const held = integer(row[4]);
    const fold = foldOf(folds, account);
    fold.posted += posted;
    fold.held += held;
    if (kind === 'hold') {
      if (held > 0n && fold.posted + fold.credit < fold.held)
        overdrawn.push({ id, account, available: fold.posted - fold.held });
    } else if (kind === 'overage' || (kind === 'adjust' && posted < 0n)) {
      fold.lowered -= posted;
    }
  }
  applyChanges(LARGEST_SUM_nano);
  const task = db.prepare<[unknown], string | null>(TASK_OF_ENTRY).pluck();
  return {
    folds,
    wrong: [
      ...wrong,
      ...overdrawn.map(
        ({ id, account, available }): Breach => ({
          invariant: 'hold_within_available',
          account,
          task: task.get(id) ?? null,
          message: `account ${account}: hold ${id} left ${formatNano(available)} available; it was taken without enough money or credit; check its ledger`,
        }),
      ),
    ],
  };
}

/** A change of money says how much the wallet had before and after it. */
function wrongBalances(
  { id, account }: ChangeRow,
  { posted, held }: Readonly<Fold>,
  before: Facts,
  after: Facts,
): readonly Breach[] {
  const says = (facts: Facts, posted_nano: Nano) =>
    facts.posted === formatNano(posted_nano) &&
    facts.held === formatNano(held) &&
    facts.available === formatNano(posted_nano - held);
  if (says(before, posted) && says(after, posted + amountOf(String(after.amount)))) return [];
  const message = `account ${account}: change ${id} says what its wallet had, and its entries add up to something else; compare it with a backup`;
  return [{ invariant: 'entry_names_its_change', account, task: null, message }];
}

function foldOf(folds: Map<string, Fold>, account: string): Fold {
  const found = folds.get(account);
  if (found !== undefined) return found;
  const fresh = { ...emptyFold };
  folds.set(account, fresh);
  return fresh;
}

/** The sum of the open holds of each account. */
function readOpenHolds(db: Database): ReadonlyMap<string, Nano> {
  const rows = db.prepare<[], { account: string; whole: unknown; rest: unknown }>(OPEN_HOLDS).all();
  return new Map(rows.map(({ account, whole, rest }) => [account, integer(whole) * NANO + integer(rest)]));
}

function differences(account: AccountRow, fold: Readonly<Fold>): readonly Breach[] {
  return (['posted', 'held'] as const).flatMap((side) => {
    if (account[side] === fold[side]) return [];
    const says = `${side} is ${amountText(account[side])}, but its entries add up to ${formatNano(fold[side])}`;
    return breach('wallet_equals_entries', account, `${says}; compare its ledger with a backup`);
  });
}

function wrongHeld(account: AccountRow, open: Nano): readonly Breach[] {
  if (account.held === open) return [];
  const says = `held is ${amountText(account.held)}, but its unresolved holds add up to ${formatNano(open)}`;
  return breach('held_equals_open_holds', account, `${says}; check its unfinished tasks`);
}

function negativeHeld(account: AccountRow): readonly Breach[] {
  if (integer(account.held) >= 0n) return [];
  const says = `held is ${amountText(account.held)}`;
  return breach('held_not_negative', account, `${says}; check its ledger for a hold that was resolved twice`);
}

function unexplainedDebt(account: AccountRow, fold: Readonly<Fold>): readonly Breach[] {
  const available = integer(account.posted) - integer(account.held);
  const least = -fold.lowered - fold.mostCredit;
  if (available >= least) return [];
  const says = `available is ${formatNano(available)}, but overages, adjustments and its credit limit explain only ${formatNano(least)}`;
  return breach('available_not_negative', account, `${says}; check its ledger`);
}

function breach(invariant: Invariant, { id }: AccountRow, says: string): readonly [Breach] {
  return [{ invariant, account: id, task: null, message: `account ${id}: ${says}` }];
}

/** A text that is not an amount counts as 0; the chain of hashes reports it. Amounts may be larger than those that operators may write. */
function amountOf(text: string): Nano {
  const digits = text.replace(/^-/, '');
  if (!isStored(digits)) return 0n;
  return digits === text ? parseUnits(text) : -parseUnits(digits);
}
