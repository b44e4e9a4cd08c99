/** Sorts the needs of a batch by kind, so that one statement loads all of a kind. */
import { compoundKey } from '../../ledger/book.ts';
import type { TaskSubject } from '../../ledger/limit-rows.ts';
import { taskSubjectName } from '../../ledger/limits.ts';
import type { Need, QueryNeed } from '../../ledger/needs.ts';

/** The needs of a batch by kind, without repetitions. */
export interface Grouped {
  readonly wallets: Set<string>;
  readonly keys: Set<string>;
  readonly topups: Map<string, readonly [account: string, reference: string]>;
  readonly tasks: Set<string>;
  readonly upstreamIds: Set<string>;
  readonly records: Map<string, readonly [account: string, key: string]>;
  readonly unanswered: Set<string>;
  readonly leases: Set<bigint>;
  readonly used: Set<bigint>;
  readonly spending: Map<string, SpendingNeed>;
  readonly heldOfKeys: Map<string, readonly [account: string, key: string]>;
  readonly openTasks: Map<string, TaskSubject>;
  readonly quotas: Set<string>;
  readonly slots: Set<string>;
  readonly queries: QueryNeed[];
}

/** What an account, or one of its keys, spent: the stored periods, and these. */
export interface SpendingNeed {
  readonly account: string;
  readonly key: string | null;
  readonly periods: Map<string, { readonly since_ms: number; readonly until_ms: number }>;
}

/** The needs by kind. */
export function groupNeeds(needs: readonly Need[]): Grouped {
  const of: Grouped = {
    wallets: new Set(),
    keys: new Set(),
    topups: new Map(),
    tasks: new Set(),
    upstreamIds: new Set(),
    records: new Map(),
    unanswered: new Set(),
    leases: new Set(),
    used: new Set(),
    spending: new Map(),
    heldOfKeys: new Map(),
    openTasks: new Map(),
    quotas: new Set(),
    slots: new Set(),
    queries: [],
  };
  for (const need of needs) add(of, need);
  return of;
}

function add(of: Grouped, need: Need): void {
  switch (need.need) {
    case 'wallet':
      of.wallets.add(need.account);
      break;
    case 'key':
      of.keys.add(need.id);
      break;
    case 'topup':
      of.topups.set(compoundKey(need.account, need.reference), [need.account, need.reference]);
      break;
    case 'task':
      of.tasks.add(need.id);
      break;
    case 'upstreams_of_id':
      of.upstreamIds.add(need.upstream_id);
      break;
    case 'idempotency':
      of.records.set(compoundKey(need.account, need.key), [need.account, need.key]);
      break;
    case 'unanswered':
      of.unanswered.add(need.task_id);
      break;
    case 'lease':
      of.leases.add(need.hold_id);
      break;
    case 'used':
      of.used.add(need.hold_id);
      break;
    case 'spending':
      addSpending(of, need);
      break;
    case 'held_of_key':
      of.heldOfKeys.set(compoundKey(need.account, need.key), [need.account, need.key]);
      break;
    case 'open_tasks':
      of.openTasks.set(taskSubjectName(need.of), need.of);
      break;
    case 'quota':
      of.quotas.add(need.subject);
      break;
    case 'slots':
      of.slots.add(need.subject);
      break;
    default:
      of.queries.push(need);
  }
}

function addSpending(of: Grouped, { account, key, period }: Extract<Need, { readonly need: 'spending' }>): void {
  const name = compoundKey(account, key ?? '');
  const found = of.spending.get(name) ?? { account, key, periods: new Map() };
  of.spending.set(name, found);
  if (period !== undefined) found.periods.set(`${period.since_ms} ${period.until_ms}`, period);
}
