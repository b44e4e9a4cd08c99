/** Loads the rows of each kind of need by their keys. */
import type { RowNeed } from '../../ledger/prefetch.ts';
import type { Table } from '../../ledger/table.ts';
import { compoundKey, type TaskRow, type WorkingSet } from '../../ledger/working-set.ts';
import { rowReader, selectOf } from '../columns.ts';
import * as schema from '../schema.ts';
import { type Statement, statement } from '../sql.ts';
import { WALLETS } from './accounts.ts';
import { accountLoads } from './load-accounts.ts';
import { byKey, type Of, PAIRS, putWallet, type RowLoad, rowsByKey } from './row-load.ts';
import { RECORDS, TASK_COLUMNS, toRecord } from './tasks.ts';

/** Selects tasks for operations. The request may be large and is not used there, so only its existence is loaded. */
export const TASKS = `SELECT ${TASK_COLUMNS}, CASE WHEN request IS NULL THEN NULL ELSE 'kept' END AS request FROM task`;
export const toTask: (stored: object) => TaskRow = rowReader(schema.tasks);
/** Selects leases, whose amounts are those of their holds. */
export const LEASES = `
  SELECT ${selectOf(schema.leases)}, hold.amount AS amount_nano FROM lease JOIN entry AS hold ON hold.id = lease.hold_id`;
const toLease = rowReader(schema.leases);
/** Selects the sums of leases, by `hold_id`. */
export const USED = 'SELECT hold_id, count(*) AS requests, coalesce(sum(amount), 0) AS amount_nano FROM usage';
const toQuota = rowReader(schema.quotas);

const statements = {
  wallets: statement('wallets', `${WALLETS} WHERE id = ANY($1)`),
  walletsOfTasks: statement('wallets_of_tasks', `${WALLETS} WHERE id IN (SELECT account FROM task WHERE id = ANY($1))`),
  walletsOfLeases: statement(
    'wallets_of_leases',
    `${WALLETS} WHERE id IN (SELECT account FROM lease WHERE hold_id = ANY($1::int8[]))`,
  ),
  topups: statement(
    'topups',
    `SELECT account, reference, amount AS amount_nano FROM entry WHERE kind = 'topup' AND (account, reference) IN ${PAIRS}`,
  ),
  tasks: statement('tasks', `${TASKS} WHERE id = ANY($1)`),
  upstreams: statement('upstreams_of_ids', 'SELECT upstream_id, upstream FROM task WHERE upstream_id = ANY($1)'),
  records: statement('idempotency', `${RECORDS} WHERE (account, key) IN ${PAIRS}`),
  unanswered: statement('unanswered', `${RECORDS} WHERE task_id = ANY($1) AND response_status IS NULL`),
  leases: statement('leases', `${LEASES} WHERE lease.hold_id = ANY($1::int8[])`),
  turns: statement('money_turns', `SELECT ${selectOf(schema.turns)} FROM money_turn WHERE account = ANY($1)`),
  used: statement('used', `${USED} WHERE hold_id = ANY($1::int8[]) GROUP BY hold_id`),
  quotas: statement(
    'quotas_of',
    `SELECT ${selectOf(schema.quotas)} FROM quota WHERE subject = ANY($1) ORDER BY subject, owner`,
  ),
};

function listsByKey<N extends RowNeed, R>(
  key: (need: N) => string,
  tableOf: (book: WorkingSet) => Table<string, readonly R[]>,
  of: Statement<never>,
  read: (stored: never) => readonly [key: string, row: R],
): RowLoad<N, string> {
  return {
    key,
    tableOf,
    load(needs) {
      const keys = needs.map(key);
      return {
        queries: [{ of, values: [keys] }],
        put(book, [found = []]) {
          const byName = Map.groupBy(
            found.map((each) => read(each as never)),
            ([name]) => name,
          );
          for (const one of keys)
            tableOf(book).load(
              one,
              (byName.get(one) ?? []).map(([, each]) => each),
            );
        },
      };
    },
  };
}

/** The kinds of needs that one statement loads. */
export const rowLoads = {
  wallet: byKey(
    (need: Of<'wallet'>) => need.account,
    (book) => book.wallets,
    statements.wallets,
    putWallet,
  ),
  ...accountLoads,
  topup: byKey(
    (need: Of<'topup'>) => compoundKey(need.account, need.reference),
    (book) => book.topups,
    statements.topups,
    (book, of: { readonly account: string; readonly reference: string; readonly amount_nano: bigint }) =>
      book.topups.load(compoundKey(of.account, of.reference), of.amount_nano),
    { pairs: ({ account, reference }) => [account, reference] },
  ),
  task: byKey(
    (need: Of<'task'>) => need.id,
    (book) => book.tasks,
    statements.tasks,
    putTask,
    { and: { of: statements.walletsOfTasks, put: putWallet } },
  ),
  idempotency: byKey(
    (need: Of<'idempotency'>) => compoundKey(need.account, need.key),
    (book) => book.idempotency,
    statements.records,
    (book, stored: object) => void putRecord(book, stored),
    { pairs: ({ account, key }) => [account, key] },
  ),
  unanswered: byKey(
    (need: Of<'unanswered'>) => need.task_id,
    (book) => book.unansweredOfTask,
    statements.unanswered,
    (book, stored: object) => {
      const { task_id, account, key } = putRecord(book, stored);
      book.unansweredOfTask.load(task_id, compoundKey(account, key));
    },
  ),
  lease: byKey(
    (need: Of<'lease'>) => need.hold_id,
    (book) => book.leases,
    statements.leases,
    (book, stored: object) => void putLease(book, stored),
    { and: { of: statements.walletsOfLeases, put: putWallet } },
  ),
  used: byKey(
    (need: Of<'used'>) => need.hold_id,
    (book) => book.used,
    statements.used,
    putUsed,
    { absent: { requests: 0, amount_nano: 0n } },
  ),
  turn: rowsByKey(
    (need: Of<'turn'>) => need.account,
    (book) => book.turns,
    statements.turns,
    rowReader(schema.turns),
    (turn) => turn.account,
  ),

  upstreams_of_id: listsByKey(
    (need: Of<'upstreams_of_id'>) => need.upstream_id,
    (book) => book.upstreamsOfId,
    statements.upstreams,
    (of: { readonly upstream_id: string; readonly upstream: string }) => [of.upstream_id, of.upstream],
  ),
  quota: listsByKey(
    (need: Of<'quota'>) => need.subject,
    (book) => book.quotas,
    statements.quotas,
    (stored: object) => {
      const quota = toQuota(stored);
      return [quota.subject, quota];
    },
  ),
};

export function putTask(book: WorkingSet, stored: object): void {
  const task = toTask(stored);
  book.tasks.load(task.id, task);
}

export function putLease(book: WorkingSet, stored: object): bigint {
  const lease = toLease(stored);
  book.leases.load(lease.hold_id, lease);
  return lease.hold_id;
}

export function putUsed(
  book: WorkingSet,
  {
    hold_id,
    requests,
    amount_nano,
  }: { readonly hold_id: bigint; readonly requests: bigint; readonly amount_nano: bigint },
): void {
  book.used.load(hold_id, { requests: Number(requests), amount_nano });
}

function putRecord(book: WorkingSet, stored: object) {
  const record = toRecord(stored);
  book.idempotency.load(compoundKey(record.account, record.key), record);
  return record;
}
