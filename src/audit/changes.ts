/** The checks of operators' changes: accounts, keys and tokens are as their changes left them, entries name their change, and refunds a charge. */
import type { Database } from 'better-sqlite3';
import { formatNano, NANO, type Nano } from '../lang/amount.ts';
import type { Facts } from '../ledger/change-rows.ts';
import { accountFacts, isSame, keyFacts, tokenFacts, webhookFacts } from '../ledger/changes.ts';
import type { Breach } from '../store/audit-report.ts';
import type { Table } from '../store/columns.ts';
import { parseObject } from '../store/json.ts';
import { accounts, keys } from '../store/schema.ts';
import { tokens } from '../store/schema-tokens.ts';
import { webhooks } from '../store/schema-webhooks.ts';
import { type SumRow, sumOf, total } from '../store/sql.ts';

/** Each change of money names the entry that it made. Each adjustment and refund has a change. */
const ENTRIES = `
  SELECT e.account, e.task_id AS task, e.id, e.kind, c.operation
  FROM entry AS e LEFT JOIN change AS c ON c.id = e.change_id
  WHERE (e.change_id IS NOT NULL OR e.kind IN ('adjust', 'refund'))
    AND CASE c.operation
      WHEN 'task.resolve' THEN c.subject = e.task_id AND e.kind IN ('capture', 'release', 'overage')
      ELSE c.operation = 'wallet.' || e.kind AND c.subject = e.account AND CASE WHEN json_valid(c.after) THEN c.after ->> 'entry' END = CAST(e.id AS TEXT)
    END IS NOT TRUE
  UNION ALL
  SELECT c.account, NULL, c.id, 'change', c.operation FROM change AS c
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
  SELECT id, subject, after FROM change
  WHERE (operation LIKE 'account.%' OR operation LIKE 'key.%' OR operation LIKE 'token.%' OR operation LIKE 'webhook.%') AND after IS NOT NULL ORDER BY id`;

interface EntryRow {
  readonly account: string | null;
  readonly task: string | null;
  readonly id: bigint;
  readonly kind: string;
  readonly operation: string | null;
}

interface RefundRow extends SumRow {
  readonly account: string;
  readonly task: string | null;
  readonly id: bigint;
  readonly amount: Nano | null;
}

/** The state of a row according to its changes. */
interface Told {
  version: bigint;
  facts: Facts;
}

/** Finds the breaches. Runs in the caller's snapshot. */
export function changeBreaches(db: Database): readonly Breach[] {
  return [...entryBreaches(db), ...rowBreaches(db), ...refundBreaches(db)];
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
  return db
    .prepare<[], EntryRow>(ENTRIES)
    .all()
    .map(({ account, task, id, kind, operation }) => {
      const says =
        kind === 'change'
          ? `change ${id} (${operation}) made no entry`
          : `the ${kind} in entry ${id} is not what its change says (${operation ?? 'it has none'})`;
      return {
        invariant: 'entry_names_its_change',
        account,
        task,
        message: `account ${account}: ${says}; compare it with a backup`,
      };
    });
}

function rowBreaches(db: Database): readonly Breach[] {
  const told = new Map<string, Told>();
  const changes = db.prepare<[], { id: bigint; subject: string; after: string }>(CHANGES);
  for (const { id, subject, after } of changes.iterate()) {
    const before = told.get(subject)?.facts;
    told.set(subject, { version: id, facts: { ...before, ...factsIn(after) } });
  }
  const all = <R>({ select, read }: Table<R>) => db.prepare<[], object>(select).all().map(read);
  const rows = [
    ...all(accounts).map((account) => ({
      ...account,
      account: account.id,
      what: 'account',
      facts: accountFacts(account),
    })),
    ...all(keys).map((key) => ({ ...key, what: 'key', facts: keyFacts(key) })),
    ...all(tokens).map((token) => ({ ...token, account: null, what: 'token', facts: tokenFacts(token) })),
    ...all(webhooks).map((webhook) => ({ ...webhook, what: 'webhook', facts: webhookFacts(webhook) })),
  ];
  const breaches = rows.flatMap(({ id, account, what, version, facts }) => {
    const says = difference(told.get(id), version, facts);
    told.delete(id);
    return says === undefined ? [] : breach(account, `${what} ${id}: ${says}`);
  });
  const lost = [...told.keys()].flatMap((id) => breach(null, `${id} has changes, but does not exist`));
  return [...breaches, ...lost];
}

/** A row older than the record of changes has version 0 and no change. */
function difference(told: Told | undefined, version: bigint, facts: Facts): string | undefined {
  if (told === undefined && version === 0n) return undefined;
  if (told?.version !== version)
    return `its newest change is ${told?.version ?? 'missing'}, but the row names ${version}`;
  const differing = Object.keys(told.facts).filter((name) => !isSame(told.facts[name], facts[name]));
  if (differing.length === 0) return undefined;
  return `${differing.join(', ')} ${differing.length === 1 ? 'is' : 'are'} not what its changes say; see tollgate changes`;
}

/** A damaged text is a breach of the chain of hashes. */
function factsIn(text: string): Facts {
  try {
    return parseObject(text);
  } catch {
    return {};
  }
}

function breach(account: string | null, says: string): readonly [Breach] {
  const message = `${says}; compare it with a backup`;
  return [{ invariant: 'row_equals_its_changes', account, task: null, message }];
}
