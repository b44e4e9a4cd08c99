/** Writes the changes of what limits count, and the sums of usage by day. */
import { clampSum, LARGEST_SUM_nano, type Nano } from '../../lang/amount.ts';
import { DAY_ms } from '../../lang/duration.ts';
import type { Book } from '../../ledger/book.ts';
import { type SpendingRow, slotChanges, spendingChanges } from '../../ledger/limit-changes.ts';
import { type Statement, statement } from './connection.ts';

const statements = {
  putSpending: statement(
    'put_spending',
    `INSERT INTO spending (account, key, since, until, spent)
     SELECT * FROM unnest($1::text[], $2::text[], $3::int8[], $4::int8[], $5::int8[])
     ON CONFLICT (account, key, since, until) DO UPDATE SET spent = excluded.spent`,
  ),
  dropSpending: statement(
    'drop_spending',
    `DELETE FROM spending WHERE (account, key, since, until) IN
       (SELECT * FROM unnest($1::text[], $2::text[], $3::int8[], $4::int8[]))`,
  ),
  putQuotas: statement(
    'put_quotas',
    `INSERT INTO quota (subject, since, taken) SELECT * FROM unnest($1::text[], $2::int8[], $3::int8[])
     ON CONFLICT (subject) DO UPDATE SET since = excluded.since, taken = excluded.taken`,
  ),
  putSlots: statement(
    'put_slots',
    `INSERT INTO slot (subject, owner, slots, until) SELECT * FROM unnest($1::text[], $2::text[], $3::int8[], $4::int8[])
     ON CONFLICT (subject, owner) DO UPDATE SET slots = excluded.slots, until = excluded.until`,
  ),
  dropSlots: statement(
    'drop_slots',
    'DELETE FROM slot WHERE (subject, owner) IN (SELECT * FROM unnest($1::text[], $2::text[]))',
  ),
  addToDays: statement(
    'add_to_days',
    `INSERT INTO usage_day AS d (account, day, model, requests, amount)
     SELECT * FROM unnest($1::text[], $2::int8[], $3::text[], $4::int8[], $5::int8[])
     ON CONFLICT (account, day, model) DO UPDATE SET requests = d.requests + excluded.requests,
       amount = least(d.amount::numeric + excluded.amount, ${LARGEST_SUM_nano})::int8`,
  ),
};

/** Sends a statement with one array per column. */
export type Send = (of: Statement<never>, columns: readonly unknown[]) => void;

/** Writes the changed periods, pieces and slots. */
export function applyLimits(send: Send, book: Book): void {
  applySpending(send, book);
  const quotas = [...book.quotas.changes()].flatMap(({ after }) => after ?? []);
  sendRows(
    send,
    statements.putQuotas,
    quotas.map(({ subject, since_ms, taken }) => [subject, since_ms, taken]),
  );
  applySlots(send, book);
}

function applySpending(send: Send, book: Book): void {
  const changes = [...book.spending.changes()].map(spendingChanges);
  const put = changes.flatMap((each) => each.put);
  const drop = changes.flatMap((each) => each.drop);
  const period = ({ account, key, since_ms, until_ms }: SpendingRow) => [account, key, since_ms, until_ms];
  sendRows(send, statements.dropSpending, drop.map(period));
  sendRows(
    send,
    statements.putSpending,
    put.map((row) => [...period(row), row.spent_nano]),
  );
}

function applySlots(send: Send, book: Book): void {
  const changes = [...book.slots.changes()].map(slotChanges);
  const put = changes.flatMap((each) => each.put);
  const drop = changes.flatMap((each) => each.drop);
  sendRows(
    send,
    statements.dropSlots,
    drop.map(({ subject, owner }) => [subject, owner]),
  );
  sendRows(
    send,
    statements.putSlots,
    put.map(({ subject, owner, slots, until_ms }) => [subject, owner, slots, until_ms]),
  );
}

/** Adds the charged requests and tasks of the batch to their days. */
export function applyDays(send: Send, book: Book): void {
  const days = new Map<string, { account: string; day: number; model: string; requests: number; amount_nano: Nano }>();
  const add = (account: string, model: string, at_ms: number, requests: number, amount_nano: Nano) => {
    const day = Math.floor(at_ms / DAY_ms);
    const name = JSON.stringify([account, day, model]);
    const sum = days.get(name) ?? { account, day, model, requests: 0, amount_nano: 0n };
    days.set(name, { ...sum, requests: sum.requests + requests, amount_nano: sum.amount_nano + amount_nano });
  };
  for (const { before, after } of book.tasks.changes()) {
    if (after?.state !== 'succeeded' || before?.state === 'succeeded' || after.finished_at_ms === null) continue;
    add(after.account, after.model, after.finished_at_ms, 1, after.charged_nano ?? 0n);
  }
  for (const { account, model, at_ms, requests, amount_nano } of book.usage) {
    add(account, model, at_ms, requests, amount_nano);
  }
  sendRows(
    send,
    statements.addToDays,
    [...days.values()].map((sum) => [sum.account, sum.day, sum.model, sum.requests, clampSum(sum.amount_nano)]),
  );
}

/** Sends rows as columns; nothing if there are none. */
function sendRows(send: Send, of: Statement<never>, rows: readonly (readonly unknown[])[]): void {
  const [first] = rows;
  if (first !== undefined)
    send(
      of,
      [...first.keys()].map((column) => rows.map((row) => row[column])),
    );
}
