/**
 * Loads the rows that a batch needs into its working set: one statement per kind of need, all in one round trip. Runs under the write lock, so that
 * no other process changes them.
 */
import { taskSubjectName } from '../../core/hold-limits.ts';
import type { Prefetch, RowNeed } from '../../core/prefetch.ts';
import { compoundKey, type WorkingSet } from '../../core/working-set.ts';
import type { Query, Reading } from '../sql.ts';
import { countOf, heldQuery, openTasksQuery, sumsOf } from './limit-reads.ts';
import { queryLoads } from './load-queries.ts';
import { rowLoads } from './load-rows.ts';
import { SpendingLoads } from './load-spending.ts';
import type { Load, RowLoad } from './row-load.ts';

/** Puts the rows that were read into a working set. */
export type RowLoader = (set: WorkingSet) => void;

/** @param set has rows already, which are not read again; undefined: none. */
export function* loadNeeds(needs: readonly Prefetch[], set: WorkingSet | undefined): Reading<RowLoader> {
  const loads: Load[] = [];
  const spending = new SpendingLoads(set);
  const rows = new Map<RowLoad<RowNeed, unknown>, Map<unknown, RowNeed>>();
  const sums = new Map<string, Load>();
  const add = (need: RowNeed & { readonly need: keyof typeof rowLoads }) => {
    const load: RowLoad<RowNeed, unknown> = rowLoads[need.need];
    const name = load.key(need);
    if (need.need === 'wallet') spending.ofAccount(need.account);
    if (set !== undefined && load.tableOf(set).knows(name)) {
      // A known row of an earlier batch may lack these.
      const known = need.need === 'task' ? set.tasks.get(need.id) : undefined;
      const row = need.need === 'lease' ? set.leases.get(need.hold_id) : known;
      if (row === undefined) return;
      add({ need: 'wallet', account: row.account });
      if (row.key !== null) spending.ofPair(row.account, row.key);
      return;
    }
    if (need.need === 'task') spending.tasks.add(need.id);
    if (need.need === 'lease') spending.leases.add(need.hold_id);
    const same = rows.get(load) ?? new Map<unknown, RowNeed>();
    rows.set(load, same.set(name, need));
  };
  const once = (name: string, isKnown: boolean | undefined, query: Query, put: Load['put']) => {
    if (isKnown !== true) sums.set(name, { queries: [query], put });
  };

  for (const need of needs) {
    switch (need.need) {
      case 'spending':
        spending.ofPair(need.account, need.key ?? '', need.period);
        break;
      case 'held_of_key': {
        const name = compoundKey(need.account, need.key);
        once(`held ${name}`, set?.heldOfKey.knows(name), heldQuery(need.account, need.key), (set, [found = []]) =>
          set.heldOfKey.load(name, sumsOf(found)),
        );
        break;
      }
      case 'open_tasks': {
        const name = taskSubjectName(need.of);
        once(`open ${name}`, set?.openTasks.knows(name), openTasksQuery(need.of), (set, [found = []]) =>
          set.openTasks.load(name, countOf(found)),
        );
        break;
      }
      default:
        if (isRowNeed(need)) add(need);
        else {
          loads.push(queryLoads(need, spending));
          if (need.need === 'expired_leases') spending.expired(need.at_ms);
        }
    }
  }
  for (const [load, same] of rows) loads.push(load.load([...same.values()]));
  // Spending is the last: it looks at the rows that the others put into the working set.
  loads.push(...sums.values(), spending.load());
  const queries = loads.flatMap((each) => each.queries);
  if (queries.length === 0) return () => {};
  const answers = yield queries;
  return (into) => {
    let at = 0;
    for (const { queries, put } of loads) {
      put(into, answers.slice(at, at + queries.length) as readonly (readonly object[])[]);
      at += queries.length;
    }
  };
}

function isRowNeed(need: Prefetch): need is RowNeed & { readonly need: keyof typeof rowLoads } {
  return Object.hasOwn(rowLoads, need.need);
}
