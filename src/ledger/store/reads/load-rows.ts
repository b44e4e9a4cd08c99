/** Loads the rows of each kind of need by their keys. */
import type { RowNeed } from '../../core/prefetch.ts';
import type { Table } from '../../core/table.ts';
import { compoundKey, type WorkingSet } from '../../core/working-set.ts';
import * as schema from '../schema.ts';
import { type Statement, statement } from '../sql.ts';
import { accountLoads } from './load-accounts.ts';
import { byKey, type Of, ofTable, PAIRS, putWallet, type RowLoad } from './row-load.ts';
import { RECORDS, toRecord } from './task-reads.ts';

/** Selects tasks for operations. The request may be large and is not used there, so only its existence is loaded. */
export const TASKS = `SELECT ${schema.tasks.selected}, CASE WHEN request IS NULL THEN NULL ELSE 'kept' END AS request FROM task`;
/** Selects leases. Their amounts are the amounts of their holds. */
export const LEASES = `
  SELECT ${schema.leases.selected}, hold.amount AS amount_nano FROM lease JOIN entry AS hold ON hold.id = lease.hold_id`;
/** Selects the sums of leases, by `hold_id`. */
export const USED = 'SELECT hold_id, count(*) AS requests, coalesce(sum(amount), 0) AS amount_nano FROM usage';

const WALLETS = schema.wallets.select;

const statements = {
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
  used: statement('used', `${USED} WHERE hold_id = ANY($1::int8[]) GROUP BY hold_id`),
  quotas: statement('quotas_of', `${schema.quotas.select} WHERE subject = ANY($1) ORDER BY subject, owner`),
};

function listsByKey<N extends RowNeed, R>(
  key: (need: N) => string,
  tableOf: (set: WorkingSet) => Table<string, readonly R[]>,
  query: Statement<never>,
  read: (stored: never) => readonly [key: string, row: R],
): RowLoad<N, string> {
  return {
    key,
    tableOf,
    load(needs) {
      const keys = needs.map(key);
      return {
        queries: [{ of: query, values: [keys] }],
        put(set, [found = []]) {
          const byName = Map.groupBy(
            found.map((each) => read(each as never)),
            ([name]) => name,
          );
          for (const key of keys)
            tableOf(set).load(
              key,
              (byName.get(key) ?? []).map(([, each]) => each),
            );
        },
      };
    },
  };
}

/** The kinds of needs that one statement loads. */
export const rowLoads = {
  wallet: ofTable(
    'wallets',
    schema.wallets,
    (need: Of<'wallet'>) => need.account,
    (set) => set.wallets,
  ),
  ...accountLoads,
  topup: byKey(
    (need: Of<'topup'>) => compoundKey(need.account, need.reference),
    (set) => set.topups,
    statements.topups,
    (set, stored: { readonly account: string; readonly reference: string; readonly amount_nano: bigint }) =>
      set.topups.load(compoundKey(stored.account, stored.reference), stored.amount_nano),
    { pairs: ({ account, reference }) => [account, reference] },
  ),
  task: byKey(
    (need: Of<'task'>) => need.id,
    (set) => set.tasks,
    statements.tasks,
    putTask,
    { and: { of: statements.walletsOfTasks, put: putWallet } },
  ),
  idempotency: byKey(
    (need: Of<'idempotency'>) => compoundKey(need.account, need.key),
    (set) => set.idempotency,
    statements.records,
    (set, stored: object) => void putRecord(set, stored),
    { pairs: ({ account, key }) => [account, key] },
  ),
  unanswered: byKey(
    (need: Of<'unanswered'>) => need.task_id,
    (set) => set.unansweredOfTask,
    statements.unanswered,
    (set, stored: object) => {
      const { task_id, account, key } = putRecord(set, stored);
      set.unansweredOfTask.load(task_id, compoundKey(account, key));
    },
  ),
  lease: byKey(
    (need: Of<'lease'>) => need.hold_id,
    (set) => set.leases,
    statements.leases,
    (set, stored: object) => void putLease(set, stored),
    { and: { of: statements.walletsOfLeases, put: putWallet } },
  ),
  used: byKey(
    (need: Of<'used'>) => need.hold_id,
    (set) => set.used,
    statements.used,
    putUsed,
    { absent: { requests: 0, amount_nano: 0n } },
  ),
  turn: ofTable(
    'money_turns',
    schema.turns,
    (need: Of<'turn'>) => need.account,
    (set) => set.turns,
  ),

  upstreams_of_id: listsByKey(
    (need: Of<'upstreams_of_id'>) => need.upstream_id,
    (set) => set.upstreamsOfId,
    statements.upstreams,
    (stored: { readonly upstream_id: string; readonly upstream: string }) => [stored.upstream_id, stored.upstream],
  ),
  quota: listsByKey(
    (need: Of<'quota'>) => need.subject,
    (set) => set.quotas,
    statements.quotas,
    (stored: object) => {
      const quota = schema.quotas.read(stored);
      return [quota.subject, quota];
    },
  ),
};

export function putTask(set: WorkingSet, stored: object): void {
  const task = schema.tasks.read(stored);
  set.tasks.load(task.id, task);
}

export function putLease(set: WorkingSet, stored: object): bigint {
  const lease = schema.leases.read(stored);
  set.leases.load(lease.hold_id, lease);
  return lease.hold_id;
}

export function putUsed(
  set: WorkingSet,
  {
    hold_id,
    requests,
    amount_nano,
  }: { readonly hold_id: bigint; readonly requests: bigint; readonly amount_nano: bigint },
): void {
  set.used.load(hold_id, { requests: Number(requests), amount_nano });
}

function putRecord(set: WorkingSet, stored: object) {
  const record = toRecord(stored);
  set.idempotency.load(compoundKey(record.account, record.key), record);
  return record;
}
