/** Finds the earlier tasks that a request names, because their facts decide its price. */

import { isEarlier } from '../../../billing/kinds.ts';
import type { Task } from '../../../ledger/store/store.ts';
import { follow } from '../../../lib/json/pointer.ts';
import { excerpt, Refusal } from '../../../lib/refusal.ts';
import type { BillingPlan } from '../../../plan/index.ts';
import { notFound } from '../../admission/ownership.ts';
import type { Made } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import type { Services } from '../../runtime/services.ts';
import type { ExchangeWith } from '../exchange.ts';

/**
 * The step `earlier`.
 *
 * @throws Refusal resource_not_found if the account has no such task; invalid_request if it was billed without the fact, whose default is
 *   for requests that name no task.
 */
export function findEarlier(
  { facts }: Pick<BillingPlan, 'facts'>,
  { store }: Services,
): Run<ExchangeWith<'principal'>, Made<'earlier'>> {
  const wanted = facts.filter(isEarlier);
  return async ({ principal: { account }, body, params }) => {
    const earlier = new Map<string, string | boolean>();
    // Several facts may be those of one task.
    const found = new Map<string, Task>();
    for (const { name, source } of wanted) {
      const { kinds, at, param } = source;
      const id = param === undefined ? follow(at ?? [], body?.value) : params[param];
      if (id === undefined || id === null) continue;
      if (typeof id !== 'string') throw new Refusal('invalid_request', `${name} needs the id of a task, a string`);
      const key = `${kinds.join()} ${id}`;
      const task = found.get(key) ?? (await store.findTask(account, kinds, id));
      if (task === undefined) throw notFound({ resource: kinds[0] ?? 'task', id });
      found.set(key, task);
      const value = task.facts?.[source.fact];
      if (value === undefined) {
        const message = `the task '${excerpt(id)}' has no ${source.fact}, which decides the price here; name another task`;
        throw new Refusal('invalid_request', message);
      }
      earlier.set(name, value);
    }
    return { earlier };
  };
}
