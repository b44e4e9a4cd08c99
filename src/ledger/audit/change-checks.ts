/** The checks of operators' changes: accounts, keys and tokens are as their changes left them, entries name their change, and refunds a charge. */
import type { Database } from 'better-sqlite3';
import { formatNano, NANO, type Nano } from '../../lib/money/amount.ts';
import type { Facts } from '../core/change-rows.ts';
import { accountFacts, isSame, keyFacts, sessionFacts, tokenFacts, webhookFacts } from '../core/changes.ts';
import type { Breach } from '../store/audit-report.ts';
import type { Table } from '../store/columns.ts';
import { accounts, keys, proofOf, resources } from '../store/schema.ts';
import { sessions, tokens } from '../store/schema-tokens.ts';
import { webhooks } from '../store/schema-webhooks.ts';
import { type SumRow, sumOf, total } from '../store/sql.ts';
import { readOlder } from './older.ts';
import { amountText, factsIn, integer } from './stored-values.ts';

/** Entries that a change should tell of. */
const ENTRIES = `
  SELECT e.account, e.task_id AS task, e.id, e.kind, e.amount, e.reference, e.refund_of, e.memo, e.at, c.operation, c.subject, c.after,
    c.reason, c.at AS told_at, t.charged
  FROM entry AS e LEFT JOIN change AS c ON c.id = e.change_id LEFT JOIN task AS t ON t.id = e.task_id
  WHERE e.change_id IS NOT NULL OR e.kind IN ('adjust', 'refund') OR (e.kind = 'topup' AND e.id > ?)`;

/** Changes of money without an entry. */
const CHANGES_OF_MONEY = `
  SELECT c.account, c.id, c.operation FROM change AS c
  WHERE (c.operation LIKE 'wallet.%' OR c.operation = 'task.resolve')
    AND NOT EXISTS (SELECT 1 FROM entry AS e WHERE e.id > c.entry_id AND e.id <= c.entry_id + 2 AND e.change_id = c.id)`;

/** The first refund of each charge stands for their sum. */
const REFUNDS = `
  WITH refunded AS (SELECT refund_of, min(id) AS id, ${sumOf('amount')} FROM entry WHERE refund_of IS NOT NULL GROUP BY refund_of)
  SELECT r.account, r.task_id AS task, r.id, sums.whole, sums.rest, c.amount
  FROM refunded AS sums JOIN entry AS r ON r.refund_of = sums.refund_of
    LEFT JOIN entry AS c ON c.id = sums.refund_of AND c.kind IN ('capture', 'overage')
  WHERE c.id IS NULL OR c.account <> r.account OR c.hold_id <> r.hold_id OR c.task_id IS DISTINCT FROM r.task_id
    OR r.id <= c.id
    OR (r.id = sums.id AND (sums.whole - c.amount / ${NANO}) * ${NANO} + sums.rest - c.amount % ${NANO} > 0)`;

const CHANGES = `
  SELECT id, operation, subject, before, after FROM change
  WHERE operation LIKE 'account.%' OR operation LIKE 'key.%' OR operation LIKE 'token.%' OR operation LIKE 'webhook.%'
    OR operation LIKE 'session.%' ORDER BY id`;

interface EntryRow {
  readonly account: string;
  readonly task: string | null;
  readonly id: bigint;
  readonly kind: string;
  readonly amount: unknown;
  readonly reference: string | null;
  readonly refund_of: bigint | null;
  readonly memo: string | null;
  readonly at: bigint;
  readonly operation: string | null;
  readonly subject: string | null;
  readonly after: string | null;
  readonly reason: string | null;
  readonly told_at: bigint | null;
  readonly charged: unknown;
}

interface RefundRow extends SumRow {
  readonly account: string;
  readonly task: string | null;
  readonly id: bigint;
  readonly amount: Nano | null;
}

interface ToldRow {
  readonly id: string;
  readonly version: bigint;
}

/** The state of a row according to its changes. */
interface Told {
  readonly version: bigint;
  readonly facts: Facts;
  /** Whether a change has told all its facts. A row that is older than changes has only some edits, until it is adopted. */
  readonly isWhole: boolean;
}

const UNTOLD: Told = { version: 0n, facts: {}, isWhole: false };

/** Finds the breaches. Runs in the caller's snapshot. */
export function changeBreaches(db: Database): readonly Breach[] {
  return [
    ...entryBreaches(db),
    ...rowBreaches(db),
    ...refundBreaches(db),
    ...resourceBreaches(db),
    ...pruneBreaches(db),
  ];
}

function refundBreaches(db: Database): readonly Breach[] {
  const refunds = db.prepare<[], RefundRow>(REFUNDS).all();
  return refunds.map(({ account, task, id, amount, ...sum }) => {
    const says =
      amount === null
        ? `the refund in entry ${id} names a charge that does not exist`
        : `the refunds with entry ${id} give back ${formatNano(total(sum))} of a charge of ${formatNano(amount)}, or differ from it in account, hold or task`;
    const message = `account ${account}: ${says}; compare it with a backup`;
    return { invariant: 'refund_within_its_charge', account, task, message };
  });
}

function entryBreaches(db: Database): readonly Breach[] {
  const breaches: Breach[] = [];
  const add = (account: string | null, task: string | null, says: string) => {
    const message = `account ${account}: ${says}; compare it with a backup`;
    breaches.push({ invariant: 'entry_names_its_change', account, task, message });
  };
  for (const row of db.prepare<[bigint], EntryRow>(ENTRIES).iterate(readOlder(db).topups)) {
    const { account, task, id, kind, operation } = row;
    if (!isTold(row))
      add(account, task, `the ${kind} in entry ${id} is not what its change says (${operation ?? 'it has none'})`);
  }
  const changes = db.prepare<[], { account: string | null; id: bigint; operation: string }>(CHANGES_OF_MONEY).all();
  for (const { account, id, operation } of changes) add(account, null, `change ${id} (${operation}) made no entry`);
  return breaches;
}

/** Whether the change of an entry tells of it with all that it has. */
function isTold({ account, task, id, kind, operation, subject, after, ...row }: EntryRow): boolean {
  const told = factsIn(after);
  if (operation === 'task.resolve')
    return subject === task && RESOLUTIONS.includes(kind) && told.charged === amountText(row.charged);
  if (operation !== `wallet.${kind}` || subject !== account || row.at !== row.told_at) return false;
  const { reference = null, refund_of = null } = told;
  const money = { entry: String(id), amount: amountText(row.amount), reference, refund_of };
  const due = {
    entry: told.entry,
    amount: told.amount,
    reference: row.reference,
    refund_of: textOrNull(row.refund_of),
  };
  return isSame(money, due) && (kind === 'topup' || row.memo === row.reason);
}

const RESOLUTIONS: readonly string[] = ['capture', 'release', 'overage'];

function textOrNull(id: bigint | null): string | null {
  return id === null ? null : String(id);
}

interface ToldChange {
  readonly id: bigint;
  readonly operation: string;
  readonly subject: string;
  readonly before: string | null;
  readonly after: string | null;
}

function rowBreaches(db: Database): readonly Breach[] {
  const told = new Map<string, Told>();
  /** By the digest of its secrets. A token may have several. */
  const toldSessions = new Map<unknown, Facts>();
  const breaches: Breach[] = [];
  for (const { id, operation, subject, before, after } of db.prepare<[], ToldChange>(CHANGES).iterate()) {
    const facts = factsIn(after);
    if (operation.startsWith('session.')) {
      toldSessions.set(facts.secrets, { ...toldSessions.get(facts.secrets), ...facts });
      continue;
    }
    // Such as a test of a webhook.
    if (after === null) continue;
    const known = told.get(subject) ?? UNTOLD;
    const wrong = contradictions(known, before === null ? undefined : factsIn(before), facts);
    if (wrong.length > 0) {
      const says = `change ${id} (${operation}) contradicts the changes before it: ${wrong.join(', ')} of ${subject}`;
      breaches.push(breach(null, says));
    }
    told.set(subject, {
      version: id,
      facts: { ...known.facts, ...facts },
      isWhole: known.isWhole || before === null,
    });
  }
  const compare = <R extends ToldRow>({ name, select, read }: Table<R>, kind: string, describe: (row: R) => Facts) => {
    for (const stored of db.prepare<[], Readonly<Record<string, unknown>>>(select).all()) {
      const { id, account = null } = stored;
      const says = difference(told.get(String(id)), integer(stored.version), () => describe(read({ ...stored })));
      told.delete(String(id));
      const owner = name === 'account' ? id : account;
      if (says !== undefined) breaches.push(breach(owner === null ? null : String(owner), `${kind} ${id}: ${says}`));
    }
  };
  compare(accounts, 'account', accountFacts);
  compare(keys, 'key', keyFacts);
  compare(tokens, 'token', tokenFacts);
  compare(webhooks, 'webhook', webhookFacts);
  for (const id of told.keys()) breaches.push(breach(null, `${id} has changes, but does not exist`));
  for (const row of db.prepare<[], { readonly token: string }>(SESSIONS).all()) {
    const { token } = row;
    const facts = readable(() => sessionFacts(sessions.read(row)));
    if (facts !== undefined && differing(toldSessions.get(facts.secrets) ?? {}, facts).length === 0) continue;
    breaches.push(breach(null, `a session of token ${token} is not what its record says, or has none; log it out`));
  }
  return breaches;
}

/** The hash of its cookie is not among the selected columns. */
const SESSIONS = `SELECT ${sessions.selected}, lower(hex(sha256)) AS sha256 FROM admin_session`;

/** Every row has a change. Rows that are older than their record have one from the migration that adopted them. */
function difference(told: Told | undefined, version: bigint, describe: () => Facts): string | undefined {
  if (told?.version !== version)
    return `its newest change is ${told?.version ?? 'missing'}, but the row names ${version}`;
  const facts = readable(describe);
  if (facts === undefined) return 'the row cannot be read';
  const names = differing(facts, told.facts, Object.keys(facts));
  if (names.length === 0) return undefined;
  return `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} not what its changes say; see tollgate changes`;
}

/** Undefined: a text or a time of the row is damaged. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The members in which a change contradicts those before it. @param before undefined: the change tells all facts of the row. */
function contradictions({ facts, isWhole }: Told, before: Facts | undefined, after: Facts): readonly string[] {
  if (before === undefined) return differing(facts, after).filter((name) => name in facts);
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => {
    const isEdited = name in before && name in after;
    const isUnknown = !isWhole && !(name in facts);
    return !isEdited || !(isUnknown || isSame(facts[name] ?? null, before[name]));
  });
}

/** The members of the second that differ from the first. A record that is older than a member says nothing of it, which means null. */
function differing(a: Facts, b: Facts, names = Object.keys(b)): readonly string[] {
  return names.filter((name) => !isSame(a[name] ?? null, b[name] ?? null));
}

const RESOURCES = `SELECT ${resources.selected}, proof FROM resource`;

function resourceBreaches(db: Database): readonly Breach[] {
  const breaches: Breach[] = [];
  for (const row of db.prepare<[], { readonly proof: Uint8Array | null }>(RESOURCES).iterate()) {
    const { proof } = row;
    const resource = resources.read(row);
    if (proof !== null && Buffer.compare(proof, proofOf(resource)) === 0) continue;
    const { account, kind, id } = resource;
    const message = `account ${account}: the ${kind} ${id} is not what was stored when it was made; compare it with a backup`;
    breaches.push({ invariant: 'resource_equals_its_proof', account, task: null, message });
  }
  return breaches;
}

const PRUNES = "SELECT after FROM change WHERE operation = 'store.prune' AND after IS NOT NULL";
/** The parameter is the time before which leases were pruned. */
const WRONGLY_PRUNED = `
  SELECT l.account, l.hold_id FROM lease AS l
  WHERE l.pruned_at IS NOT NULL
    AND (l.closed_at IS NULL OR l.closed_at >= ? OR EXISTS (SELECT 1 FROM usage AS u WHERE u.hold_id = l.hold_id))`;

function pruneBreaches(db: Database): readonly Breach[] {
  let before_ms = 0;
  for (const after of db.prepare<[], string>(PRUNES).pluck().iterate())
    before_ms = Math.max(before_ms, Date.parse(String(factsIn(after).usage_before)) || 0);
  const leases = db.prepare<[bigint], { account: string; hold_id: bigint }>(WRONGLY_PRUNED).all(BigInt(before_ms));
  return leases.map(({ account, hold_id }) => {
    const message = `account ${account}: no recorded prune deleted the usage of lease ${hold_id}, or it is still there; compare it with a backup`;
    return { invariant: 'pruned_as_recorded', account, task: null, message };
  });
}

function breach(account: string | null, says: string): Breach {
  const message = `${says}; compare it with a backup`;
  return { invariant: 'row_equals_its_changes', account, task: null, message };
}
