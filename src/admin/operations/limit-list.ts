/** `limit.list`: what is left of the limits of each key. */
import Type from 'typebox';
import { joinLimits, limitsOf } from '../../limits/effective-limits.ts';
import { readLeft } from '../../limits/left.ts';
import { formatTime } from '../documents.ts';
import { optionalAccount, requirePlace, requirePlan } from '../find.ts';
import { operation } from '../operation.ts';
import { Id, nullable, object, page, pageOf, paging, Text, Time } from '../schemas.ts';

const LimitSchema = object({
  name: Text('key, account, or its name in the configuration'),
  measure: Text('its kind'),
  limit: Text('as operators write it'),
  used: Text('what counts now'),
  remaining: Text('what is left'),
  resets_at: nullable(Time),
});

export const listLimits = operation({
  name: 'limit.list',
  method: 'GET',
  path: '/limits',
  role: 'viewer',
  summary: 'List what is used and left of the limits of each key',
  input: object({ account: Type.Optional(Id('the id or the name of the account')), ...paging }),
  output: pageOf(
    object({ id: Id('the id of the key'), account: Text("the account's name"), limits: Type.Array(LimitSchema) }),
  ),
  example: { account: 'demo' },
  async run({ account: nameOrId, limit, starting_after }, { store, plan: configured, now }) {
    const { limits: plan, models } = requirePlan(configured());
    const account = await optionalAccount(store, nameOrId);
    const after = requirePlace(
      starting_after,
      starting_after === undefined ? undefined : await store.getKey(starting_after),
    );
    const keys = await page(
      limit,
      (rows) => store.keysPage(account?.id, { limit: rows, after }),
      (key) => key,
    );
    const data = keys.data.map(async (key) => {
      const { id, account_limits, limits } = key;
      const caller = { account: key.account, key: id, limits, account_limits };
      const all = plan === undefined ? [] : [undefined, ...models.keys()].map((model) => limitsOf(plan, caller, model));
      const left =
        plan === undefined ? [] : await readLeft(key.account, joinLimits(all), plan.time_zone, { store, now });
      return {
        ...{ id, account: key.account_name },
        limits: left.map(({ name, measure, limit: max, used, remaining, resets_ms }) => {
          return {
            name,
            measure,
            limit: max,
            used,
            remaining,
            resets_at: resets_ms === undefined ? null : formatTime(resets_ms),
          };
        }),
      };
    });
    return { data: await Promise.all(data), has_more: keys.has_more };
  },
});
