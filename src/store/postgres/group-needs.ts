/** Sorts the needs of a batch by kind, so that one statement loads all of a kind. */
import { compoundKey } from '../../ledger/book.ts';
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
  readonly queries: QueryNeed[];
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
    default:
      of.queries.push(need);
  }
}
